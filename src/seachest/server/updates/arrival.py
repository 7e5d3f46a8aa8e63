"""What somebody gets who comes to a table."""

from seachest.rules.game import NOBODY
from seachest.rules.types import Seat
from seachest.server.tables.session import TableSession
from seachest.server.updates.build import FollowOptions
from seachest.view_bytes import layout
from seachest.wire.play import Here, Said


def here_at(
    session: TableSession, who: Seat, story: list[Said], moves: list[str], at: float, follow_options: FollowOptions
) -> Here:
    """The whole table for a recipient who comes, with the story and the moves so far."""
    return Here(
        table=session.row.id,
        number=session.numbers[who],
        seat=None if who == NOBODY else who,
        info=session.info(),
        situation=session.situation(who, follow_options),
        now=at,
        story=story,
        moves=moves,
        chat=list(session.chat),
        layout=layout(session.row.game) if follow_options.exact else None,
    )
