"""Programs that play a seat."""

import asyncio
from collections.abc import Awaitable, Callable
from inspect import isawaitable

from seachest.bots.bot import Bot
from seachest.client.errors import Refused
from seachest.client.table import FollowedTable
from seachest.wire.lobby import TableInfo
from seachest.wire.play import Result, Situation

Chooser = Callable[[Situation], str | Awaitable[str]]
"""What maps a situation to the text of one of its choices, at once or after a while."""


def chooser_of(table: FollowedTable, bot: Bot) -> Callable[[Situation], Awaitable[str]]:
    """Lets a bot of this package choose at a table that is followed exactly; it thinks in a thread of its own."""

    async def choose(situation: Situation) -> str:
        return await asyncio.to_thread(bot.choose, table.view_in(situation))

    return choose


async def play(table: FollowedTable, choose: Chooser) -> Result:
    """Plays the seat at a table until the game is over, and tells how it ended.

    `choose` is asked once for each situation in which the seat may decide. The seat takes the word again where a bot
    plays for it.
    """
    decided: Situation | None = None
    asked: TableInfo | None = None
    while True:
        if table.seat is not None and table.info.seats[table.seat].away and table.info is not asked:
            asked = table.info
            await table.back()
        situation = table.situation
        if situation is not None and situation.result is not None:
            return situation.result
        if situation is None or situation is decided or not situation.choices:
            await table.changed()
            continue
        decided = situation
        text = choose(situation)
        if isawaitable(text):
            text = await text
        try:
            await table.act(text)
        except Refused:
            # Things may have moved on meanwhile: somebody was faster, or the clock ran out.
            if table.situation is situation:
                raise
