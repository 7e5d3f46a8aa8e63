"""How to recognize that the database is locked, full or unreachable, and the refusal to answer with."""

from asyncpg import InterfaceError as DriverError  # type: ignore[import-untyped]  # it brings no types
from asyncpg import InternalClientError, PostgresError
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from seachest.server.errors import Refusal

RETRY_AFTER_S = 1
"""Seconds after which a client should try again."""


def database_busy() -> Refusal:
    """The refusal of everything that needs the database while it is in trouble."""
    return Refusal(503, "busy", headers={"Retry-After": str(RETRY_AFTER_S)})


def is_database_trouble(error: BaseException) -> bool:
    """Whether an error means that the database is locked, full or away, and not that something is wrong with us."""
    if isinstance(error, IntegrityError | DataError | ProgrammingError | NotSupportedError):
        return False
    if isinstance(
        error, FileNotFoundError | FileExistsError | PermissionError | IsADirectoryError | NotADirectoryError
    ):
        return False
    return isinstance(error, DBAPIError | PoolTimeout | PostgresError | DriverError | InternalClientError | OSError)
