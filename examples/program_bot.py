"""A bot for Seachest that is a program of its own: it reads JSON lines and answers them (docs/bot-protocol.md).

seachest play dolores --bots "program:python examples/program_bot.py"
"""

import json
import random
import sys

GOOD = ("stop", "lay", "with", "fight", "hands fight-fight", "keep", "rob", "fleece", "loot")
"""How decisions begin that are mostly worth it, in whichever game."""


def worth(text: str, view: dict, seat: int) -> float:
    """A rule of thumb: good beginnings first, then cards like those that the seat has already, then high numbers."""
    mine = json.dumps([view[place][seat] for place in ("hands", "laid", "displays", "stacks") if view.get(place)])
    word, _, card = text.replace(".", "-").partition(" ")
    if text.startswith("take"):
        card = view["piles"][int(card) - 1][-1]
    number = card.rpartition("-")[2]
    return 4.0 * text.startswith(GOOD) + mine.count(card.split(".")[0]) * 0.5 + (int(number) if number.isdecimal() else 0) / 20


def main() -> None:
    """Answers until there is no more to read."""
    hello = {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            hello, answer = message, {"type": "ready", "name": "Rule of thumb"}
        elif message["type"] == "choose":
            dice = random.Random(hello["seed"] + line)
            best = max(message["legal"], key=lambda text: (worth(text, message["view"], hello["seat"]), dice.random()))
            answer = {"id": message["id"], "text": best}
        else:
            break
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
