"""The devices on which players want notifications, and the key of the server."""

import contextlib
import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from seachest.server.clock import Clock
from seachest.server.errors import Refusal
from seachest.server.push.encryption import VapidKey, new_private_key, read_public_key
from seachest.server.push.endpoints import BadEndpoint, EndpointPolicy
from seachest.server.storage.engine import writing
from seachest.server.storage.schema import keys, players, pushes
from seachest.wire.community import PushSubscription

MAX_DEVICES_PER_PLAYER = 5
"""A further device takes the place of the oldest one."""
VAPID_KEY_NAME = "vapid"


@dataclass(frozen=True)
class Device:
    """A device on which a player wants notifications."""

    id: str
    endpoint: str
    p256dh: str
    auth: str
    language: str


def device_id(endpoint: str) -> str:
    """The id of a device: its endpoint, hashed."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


class PushSubscriptions:
    """All devices, as the database has them."""

    def __init__(self, engine: AsyncEngine, policy: EndpointPolicy, clock: Clock) -> None:
        self._engine, self._policy, self._clock = engine, policy, clock
        self._key: VapidKey | None = None

    async def key(self) -> VapidKey:
        """The server's key, made at the first time by one of the workers, and kept in the database."""
        if self._key is None:
            wanted = select(keys.c.value).where(keys.c.name == VAPID_KEY_NAME)
            async with self._engine.connect() as connection:
                stored = (await connection.execute(wanted)).scalar_one_or_none()
            if stored is None:
                await self._offer_key()
                async with self._engine.connect() as connection:
                    stored = (await connection.execute(wanted)).scalar_one()
            self._key = VapidKey.from_bytes(stored)
        return self._key

    async def _offer_key(self) -> None:
        """Stores a key, unless another worker was faster."""
        row = {"name": VAPID_KEY_NAME, "value": VapidKey(new_private_key()).to_bytes()}
        with contextlib.suppress(IntegrityError):
            async with writing(self._engine) as connection:
                await connection.execute(insert(keys).values(row))

    async def add(self, player: str, wish: PushSubscription) -> None:
        """Adds a device of a player, who takes it over if somebody else used it before.

        Raises a Refusal if nothing may be sent to its address.
        """
        try:
            self._policy.parse(wish.endpoint)
            read_public_key(wish.p256dh)
        except BadEndpoint:
            raise Refusal(400, "bad-endpoint") from None
        except ValueError:
            raise Refusal(400, "bad-message", {"where": "$.p256dh", "what": "value"}) from None
        row = {
            "id": device_id(wish.endpoint),
            "player": player,
            "endpoint": wish.endpoint,
            "p256dh": wish.p256dh.rstrip("="),
            "auth": wish.auth.rstrip("="),
            "language": wish.language,
            "created": self._clock(),
        }
        with contextlib.suppress(IntegrityError):  # the same device came twice at this moment
            await self._put(player, row)

    async def _put(self, player: str, row: Mapping[str, object]) -> None:
        """Stores a device, in place of the oldest one if there are too many."""
        async with writing(self._engine) as connection:
            # Locked, because two devices could come at the same moment.
            await connection.execute(select(players.c.id).where(players.c.id == player).with_for_update())
            await connection.execute(delete(pushes).where(pushes.c.id == row["id"]))
            mine = select(pushes.c.id).where(pushes.c.player == player).order_by(pushes.c.created.desc(), pushes.c.id)
            others = (await connection.execute(mine)).scalars().all()
            surplus = others[MAX_DEVICES_PER_PLAYER - 1 :]
            await connection.execute(delete(pushes).where(pushes.c.id.in_(surplus)))
            await connection.execute(insert(pushes).values(row))

    async def end(self, player: str, endpoint: str) -> None:
        """Removes a device of a player; nothing happens if it is none of theirs."""
        mine = (pushes.c.id == device_id(endpoint)) & (pushes.c.player == player)
        async with writing(self._engine) as connection:
            await connection.execute(delete(pushes).where(mine))

    async def devices_of(self, player: str) -> Sequence[Device]:
        """The devices of a player."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(pushes).where(pushes.c.player == player))
            return [Device(row.id, row.endpoint, row.p256dh, row.auth, row.language) for row in found]

    async def drop(self, device: str) -> None:
        """Removes a device that its push service does not know any longer."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(pushes).where(pushes.c.id == device))
