"""Makes backups of the server's database, once or on a schedule."""

import math
import sys
import time
from datetime import timedelta
from pathlib import Path

from seachest.cli.exit_codes import EXIT_OK
from seachest.extras import needed
from seachest.folders import data_folder
from seachest.messages.catalogue import catalogue
from seachest.messages.errors import error_text
from seachest.rules.errors import NotationError, SeachestError, shown
from seachest.rules.reading import number

BACKUP_FOLDER = "backups"
MAX_KEPT_BACKUPS = 10_000
MAX_BACKUP_HOURS = 24 * 366


def backup(database: str | None, to: Path | None, keep: int, every: float | None, language: str) -> int:
    """Makes a backup and prints where it is; with `every`, another one every few hours, until it is stopped."""
    why = "the server needs additional packages"
    settings = needed("seachest.server.settings", why, "server").settings_from({"database": database})
    backups = needed("seachest.server.storage.backup", why, "server")
    keep = number(keep, "keep", 1, MAX_KEPT_BACKUPS)
    if every is not None and not (math.isfinite(every) and 0 < every <= MAX_BACKUP_HOURS):
        raise NotationError(f"every: expected a number of hours above 0, not {shown(every)}")
    folder = to or data_folder() / BACKUP_FOLDER
    words = catalogue(language)
    while True:
        try:
            made = backups.make_backup(settings.database, folder, keep)
            sys.stdout.write(words.text("backup-made", file=str(made), count=len(backups.backups_in(folder))) + "\n")
        except SeachestError as error:
            if every is None:
                raise
            sys.stderr.write(f"seachest: {error_text(words, error)}\n")  # the next one may work
        sys.stdout.flush()
        if every is None:
            return EXIT_OK
        time.sleep(timedelta(hours=every).total_seconds())
