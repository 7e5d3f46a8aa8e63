// Written by `tools/page_samples.py`: change that, not this.
import type { DoloresPosition } from "../src/games/dolores/wire";
import type { Here, Situation } from "../src/wire";

export const HERE: Here & { situation: Situation & { view: DoloresPosition } } = {
  "type": "here",
  "table": "tttttttttttt",
  "number": 3,
  "seat": 0,
  "info": {
    "id": "tttttttttttt",
    "game": "dolores",
    "players": 2,
    "options": {},
    "seconds": null,
    "watch": "anyone",
    "public": false,
    "phase": "playing",
    "seats": [
      {
        "kind": "player",
        "name": "Ada",
        "level": null,
        "player": "aaaaaaaaaaaaaaaa",
        "away": false,
        "rating": null,
        "plays": null,
        "account": false
      },
      {
        "kind": "bot",
        "name": "Kai",
        "level": "casual",
        "player": null,
        "away": false,
        "rating": null,
        "plays": null,
        "account": false
      }
    ],
    "opener": "aaaaaaaaaaaaaaaa",
    "opened": 0.0,
    "commitment": "84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a",
    "seed": null,
    "rematch": null,
    "ended": null,
    "pace": null,
    "hints": 0,
    "daily": null
  },
  "situation": {
    "view": {
      "game": "dolores",
      "players": 2,
      "options": {
        "bottles": true,
        "singles": true,
        "talk": false,
        "pile": 68
      },
      "round": 1,
      "phase": "gesture",
      "pending": [
        0,
        1
      ],
      "legal": {
        "0": [
          "peace",
          "fight",
          "first"
        ]
      },
      "totals": [
        0,
        0
      ],
      "scores": [
        4,
        7
      ],
      "over": false,
      "winners": null,
      "dealer": 1,
      "displays": [
        {
          "goods": [
            "cloth-1",
            "porcelain-1",
            "instruments-1",
            "instruments-1"
          ],
          "bottles": []
        },
        {
          "goods": [
            "wine-1",
            "cloth-1",
            "cloth-2",
            "cloth-3"
          ],
          "bottles": []
        }
      ],
      "pile": [
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?",
        "?"
      ],
      "duel": {
        "left": [
          "cloth-1",
          "wine-1"
        ],
        "dealer": [
          "instruments-3",
          "cloth-1"
        ]
      },
      "lantern": null,
      "window": null,
      "passed": [],
      "resume": null,
      "gestures": null,
      "chosen": {
        "left": null,
        "dealer": null
      },
      "two-hands": null,
      "bettor": null,
      "bet": null,
      "drops": null,
      "whirlpool": null,
      "given": [],
      "thief": null,
      "victim": null,
      "talking": null,
      "announced": [
        null,
        null
      ],
      "promised": null,
      "repeat": false,
      "kept": [
        0,
        0
      ],
      "broken": [
        0,
        0
      ],
      "gesture-counts": [
        [
          0,
          0,
          0
        ],
        [
          0,
          0,
          0
        ]
      ],
      "last-gestures": [
        [],
        []
      ],
      "discard": [],
      "buried": 0,
      "seer": null,
      "removed": [
        "bet",
        "?",
        "?",
        "?"
      ],
      "out": [],
      "sunrise": "low",
      "sunrise-places": []
    },
    "pending": [
      0,
      1
    ],
    "choices": [
      {
        "text": "peace",
        "says": {
          "id": "dol-do-peace",
          "values": {
            "other": 1,
            "cards": [
              "cloth-1",
              "wine-1"
            ]
          }
        },
        "action": {
          "type": "show",
          "gesture": "peace"
        }
      },
      {
        "text": "fight",
        "says": {
          "id": "dol-do-fight",
          "values": {
            "other": 1,
            "cards": [
              "cloth-1",
              "wine-1",
              "instruments-3",
              "cloth-1"
            ]
          }
        },
        "action": {
          "type": "show",
          "gesture": "fight"
        }
      },
      {
        "text": "first",
        "says": {
          "id": "dol-do-first",
          "values": {
            "other": 1,
            "cards": [
              "cloth-1",
              "wine-1",
              "instruments-3",
              "cloth-1"
            ]
          }
        },
        "action": {
          "type": "show",
          "gesture": "first"
        }
      }
    ],
    "asides": [],
    "deadline": null,
    "result": null,
    "record": null,
    "points": [
      [
        {
          "says": {
            "id": "dol-worth-highest",
            "values": {
              "sort": "instruments",
              "value": 2
            }
          },
          "points": 2
        },
        {
          "says": {
            "id": "dol-worth-lowest",
            "values": {
              "sort": "cloth",
              "value": 1
            }
          },
          "points": 1
        },
        {
          "says": {
            "id": "dol-worth-lowest",
            "values": {
              "sort": "porcelain",
              "value": 1
            }
          },
          "points": 1
        }
      ],
      [
        {
          "says": {
            "id": "dol-worth-highest",
            "values": {
              "sort": "cloth",
              "value": 6
            }
          },
          "points": 6
        },
        {
          "says": {
            "id": "dol-worth-lowest",
            "values": {
              "sort": "wine",
              "value": 1
            }
          },
          "points": 1
        }
      ]
    ],
    "facts": {
      "game": "dolores",
      "rules_section": 3,
      "outcome": null,
      "sunrise": {
        "state": "safe",
        "safe_cards": 48,
        "percent": 0
      },
      "unseen_goods": {
        "weapons-1": 7,
        "weapons-2": 2,
        "weapons-3": 1,
        "wine-1": 5,
        "wine-2": 2,
        "wine-3": 1,
        "jewels-1": 7,
        "jewels-2": 2,
        "jewels-3": 1,
        "cloth-1": 3,
        "cloth-2": 1,
        "porcelain-1": 6,
        "porcelain-2": 2,
        "porcelain-3": 1,
        "instruments-1": 5,
        "instruments-2": 2,
        "gold-1": 7,
        "gold-2": 2,
        "gold-3": 1
      },
      "scoring_sets": [
        [
          {
            "sort": "instruments",
            "value": 2,
            "rank": "highest",
            "points": 2
          },
          {
            "sort": "cloth",
            "value": 1,
            "rank": "lowest",
            "points": 1
          },
          {
            "sort": "porcelain",
            "value": 1,
            "rank": "lowest",
            "points": 1
          }
        ],
        [
          {
            "sort": "cloth",
            "value": 6,
            "rank": "highest",
            "points": 6
          },
          {
            "sort": "wine",
            "value": 1,
            "rank": "lowest",
            "points": 1
          }
        ]
      ]
    },
    "take_back": [],
    "standing_texts": [
      "pass"
    ],
    "standing": null
  },
  "now": 0.0,
  "story": [],
  "moves": [],
  "chat": [],
  "here": [],
  "layout": null
};
