"""Programs that play a seat at a server's table."""

import asyncio
from collections.abc import Awaitable, Callable
from inspect import isawaitable

from seachest.bots.bot import Bot
from seachest.client.errors import RequestRefused
from seachest.client.table import FollowedTable
from seachest.wire.lobby import TableInfo
from seachest.wire.play import Result, Situation

Chooser = Callable[[Situation], str | Awaitable[str]]
"""Maps a situation to the text of one of its choices, at once or after a while."""


def chooser_of(table: FollowedTable, bot: Bot) -> Callable[[Situation], Awaitable[str]]:
    """A chooser for `play` that asks a bot of this package, in a thread; the table must be followed with ``exact``.

    >>> seated = await client.open("dolores", 2, bots=["random"])
    >>> table = await client.follow(seated.table.id, seated.token, exact=True)
    >>> result = await play(table, chooser_of(table, bot_named("greedy", 1)))
    >>> len(result.scores)
    2
    """

    async def choose(situation: Situation) -> str:
        return await asyncio.to_thread(bot.choose, table.view_in(situation))

    return choose


async def play(table: FollowedTable, choose: Chooser) -> Result:
    """Plays the client's seat at a table until the game is over, and returns the result.

    `choose` is called once for each situation in which the seat may decide. Where a bot plays for the seat because
    its player was away too long, the seat is taken back. Raises RequestRefused with the reason as its code for a game
    that has ended without a result (`TableInfo.ended`).

    >>> seated = await client.open("dolores", 2, bots=["random"])
    >>> table = await client.follow(seated.table.id, seated.token)
    >>> result = await play(table, lambda situation: situation.choices[0].text)
    >>> result.winners[0] in (0, 1)
    True
    """
    decided: Situation | None = None
    asked: TableInfo | None = None
    while True:
        if table.seat is not None and table.info.seats[table.seat].away and table.info is not asked:
            asked = table.info
            await table.back()
        situation = table.situation
        if table.info.ended is not None:
            raise RequestRefused(table.info.ended)
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
        except RequestRefused:
            # The table may have moved on meanwhile: somebody was faster, or the clock ran out.
            if table.situation is situation:
                raise
