"""A bot that runs as a program: it reads JSON lines and answers them, as described in docs/bot-protocol.md.

seachest play dolores --bots "program:python examples/program_bot.py"
"""

import json
import random
import sys
from typing import Any

GOOD = ("stop", "lay", "with", "fight", "rob", "fleece")
SPENT = ("plus", "discard", "return", "drop")
"""Words of decisions in any game: GOOD ones are usually worth making, SPENT ones give cards away."""


def worth(text: str, view: dict[str, Any], seat: int) -> float:
    """Rates a decision: usually good ones first, then cards of a kind the seat already has, then high numbers."""
    word, _, what = text.partition(" ")
    if word == "take" and view["game"] == "sea-salt-paper":
        what = view["piles"][int(what) - 1][0]
    kind, number = what.replace(".", "-").split("-")[0], what.rpartition("-")[2]
    mine = str([view[place][seat] for place in ("laid", "displays", "hands") if place in view])
    gain = (mine.count(kind) if kind else 1) + (int(number) if number.isdecimal() else 0)
    return 100 * (word in GOOD) + (-gain if word in SPENT else gain)


def main() -> None:
    """Answers messages until the end of the game or of the input."""
    hello: dict[str, Any] = {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            hello, answer = message, {"type": "ready", "name": "Rule of thumb"}
        elif message["type"] == "choose":
            view, seat, dice = message["view"], hello["seat"], random.Random(hello["seed"] + str(message["view"]))
            best = max((worth(text, view, seat), dice.random(), text) for text in message["legal"])
            answer = {"id": message["id"], "text": best[-1]}
        elif message["type"] == "bye":
            break
        else:
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
