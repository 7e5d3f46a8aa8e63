"""The commands, and what they take."""

import argparse
import json
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from seachest import __version__
from seachest.cli.streams import print_json, read_text
from seachest.messages import LANGUAGES
from seachest.rules.errors import NotationError, SeachestError
from seachest.rules.game import game_names
from seachest.rules.reading import number

USAGE_ERROR = 2
MOST_GAMES = 1_000_000_000
MOST_TABLES = 100_000


class _Parser(argparse.ArgumentParser):
    """Tells what is wrong in one line, without the whole usage before it."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE_ERROR, f"{self.prog}: {message} (see {self.prog} --help)\n")


def _option(text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise argparse.ArgumentTypeError(f"expected KEY=VALUE, not {text!r}")
    try:
        return name, json.loads(value)
    except json.JSONDecodeError:
        return name, value
    except (ValueError, RecursionError):
        raise argparse.ArgumentTypeError(f"{name}: the value is too long") from None


def _seat(text: str) -> int | None:
    if text == "watch":
        return None
    if not re.fullmatch("[0-9]{1,3}", text):
        raise argparse.ArgumentTypeError(f"expected the number of a seat, or watch, not {text!r}")
    return int(text)


def build_parser() -> argparse.ArgumentParser:
    """All commands with their arguments."""
    parser = _Parser(prog="seachest", description="Three sea card games with exact rules.")
    parser.add_argument("--version", action="version", version=f"seachest {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=_Parser)

    def command(name: str, run: Callable[[argparse.Namespace], int], text: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
        made.set_defaults(run=run)
        return made

    def with_game(made: argparse.ArgumentParser, **extra: Any) -> None:
        made.add_argument("game", metavar="GAME", choices=game_names(), help=", ".join(game_names()), **extra)

    def with_options(made: argparse.ArgumentParser) -> None:
        what = "an option of the game, as the rules tell; may be given several times"
        made.add_argument("--option", type=_option, action="append", default=[], metavar="KEY=VALUE", help=what)

    def with_language(made: argparse.ArgumentParser) -> None:
        made.add_argument("--language", choices=LANGUAGES, help="default: the language of your system")

    play = command("play", run_play, "play in the terminal against bots")
    with_game(play, nargs="?")
    play.add_argument("--players", type=int, metavar="N", help="how many play, you included (default: as few as can)")
    rivals = "the other seats, by comma: beginner, casual, skilled, expert, master, and others of docs/bots.md"
    play.add_argument("--bots", default="", metavar="NAMES", help=f"{rivals} (default skilled)")
    play.add_argument("--seat", type=int, default=0, metavar="N", help="your seat, counted from 0 (default 0)")
    play.add_argument("--seed", metavar="HEX", help="32 hexadecimal digits: the same deal again")
    with_options(play)
    play.add_argument("--pace", type=float, default=1.0, metavar="SECONDS", help="how long bots think (0: not at all)")
    play.add_argument("--record", type=Path, metavar="FILE", help="where to save the game")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    with_language(play)

    deal = command("deal", run_deal, "print a fresh record with no moves")
    with_game(deal)
    deal.add_argument("--players", type=int, required=True, metavar="N")
    deal.add_argument("--seed", metavar="HEX", help="32 hexadecimal digits (default: random)")
    with_options(deal)

    replay = command("replay", run_replay, "play a record to its end and show the position")
    replay.add_argument("file", metavar="FILE", help="a record or a position; - reads standard input")
    replay.add_argument("--json", action="store_true", help="print the position as JSON")
    replay.add_argument("--seat", type=_seat, default=..., metavar="N", help="only what seat N (or watch) knows")
    replay.add_argument("--to", type=int, metavar="K", help="stop after K written moves")
    with_language(replay)

    verify = command("verify", run_verify, "check the deal, the moves and the result of a record")
    verify.add_argument("file", metavar="RECORD", help="a record; - reads standard input")
    verify.add_argument("--commitment", metavar="HEX", help="64 hexadecimal digits that were shown before the game")
    with_language(verify)

    rules = command("rules", run_rules, "read the rules of a game, with our rulings")
    with_game(rules)
    with_language(rules)

    games = command("games", run_games, "list the games of the chest")
    with_language(games)

    bench = command("bench", run_bench, "measure how fast random games run on one core, alone or beside other systems")
    with_game(bench, nargs="?")
    bench.add_argument("--players", type=int, action="append", metavar="N", help="may be given several times")
    bench.add_argument("--seconds", type=float, default=2.0, help="how long to measure, for each (default 2)")
    bench.add_argument("--games", type=int, metavar="N", help="play so many games instead of measuring, with --check")
    bench.add_argument("--check", action="store_true", help="look for every card after every decision")
    bench.add_argument("--json", action="store_true", help="one JSON object a line")
    peers = "measure other environments beside all our games; their names by comma (default: all)"
    bench.add_argument("--peers", nargs="?", const="", metavar="NAMES", help=peers)
    page = "where --peers writes its page and plot (default: docs/benchmarks in a checkout, else benchmarks)"
    bench.add_argument("--output", type=Path, metavar="FOLDER", help=page)

    arena = command("arena", run_arena, "let bots play a match with duplicate deals, and report how good they are")
    arena.add_argument("--game", choices=game_names(), metavar="GAME", help=", ".join(game_names()))
    arena.add_argument("--players", type=int, metavar="N", help="how many sit at a table")
    arena.add_argument("--bots", metavar="NAMES", help="by comma; the last fills the seats that are left")
    arena.add_argument("--games", type=int, metavar="K", help="how many games, rounded up to whole deals")
    arena.add_argument("--seed", type=int, metavar="S", help="a whole number; the same match again (default 0)")
    where = arena.add_mutually_exclusive_group()
    where.add_argument("--workers", type=int, metavar="N", help="processes (default: one for each core)")
    where.add_argument("--ray", metavar="ADDRESS", help="play on a cluster of Ray; local starts one on this machine")
    with_options(arena)
    arena.add_argument("--out", type=Path, metavar="FOLDER", help="where it is written (default: arena-GAME-SEED-…)")
    arena.add_argument("--resume", action="store_true", help="go on with a match; --out FOLDER is enough to name it")

    serve = command("serve", run_serve, "open tables for friends, in the browser or the terminal")
    serve.add_argument("--host", metavar="ADDRESS", help="what to listen to (default 127.0.0.1: this machine alone)")
    serve.add_argument("--port", type=int, metavar="N", help="default 8000")
    serve.add_argument("--lan", action="store_true", default=None, help="for all in the same network, with a QR code")
    serve.add_argument("--open", action="store_true", help="show the page in the browser of this machine")
    serve.add_argument("--public-url", metavar="URL", help="what players type where a proxy stands before the server")
    serve.add_argument("--workers", type=int, metavar="N", help="processes (default 1; more need PostgreSQL and Redis)")
    serve.add_argument("--database", metavar="URL", help="a file, or a PostgreSQL database (default: a file of yours)")
    serve.add_argument("--redis", metavar="URL", help="needed for several workers")
    serve.add_argument("--tellers", type=int, metavar="N", help="processes that put news into words (default 0)")
    serve.add_argument("--pace", type=float, metavar="P", help="how long bots seem to think (default 1; 0: not at all)")
    serve.add_argument(
        "--guests-a-minute",
        type=int,
        metavar="N",
        help="new guests from one address; its other limits grow with it (default 30)",
    )
    serve.add_argument("--seeds", action="store_true", default=None, help="let players choose deals, for tests")
    with_language(serve)

    join = command("join", run_join, "play at a server's table in the terminal")
    place = "the link to a table, or the address of the server alone: then you choose one of its open tables"
    join.add_argument("link", metavar="LINK", help=place)
    join.add_argument("--name", metavar="NAME", help="how the others shall call you")
    join.add_argument("--token", metavar="TOKEN", help="the secret of your seat, to come back to it")
    with_language(join)

    swarm = command("swarm", run_swarm, "let many random players play at a server, and measure how fast it is")
    swarm.add_argument("url", metavar="URL", help="where the server is, such as http://127.0.0.1:8000")
    swarm.add_argument("--tables", type=int, required=True, metavar="T", help="how many tables play at the same time")
    swarm.add_argument("--game", choices=game_names(), default="dolores", metavar="GAME", help=", ".join(game_names()))
    swarm.add_argument("--players", type=int, metavar="N", help="how many sit at a table (default: as few as can)")
    swarm.add_argument("--rate", type=float, metavar="R", help="moves a second of all together (default: all they can)")
    swarm.add_argument("--seconds", type=float, default=30.0, metavar="S", help="how long to play (default 30)")
    swarm.add_argument("--json", action="store_true", help="one JSON object at the end")

    warm = command("warm", run_warm, "compile the rules now, so that nothing has to wait for it later")
    warm.add_argument("games", metavar="GAME", nargs="*", help="default: all games")
    return parser


def options_of(wishes: argparse.Namespace) -> dict[str, Any]:
    """The options of a game that were given."""
    options = dict(wishes.option)
    if len(options) != len(wishes.option):
        raise NotationError("option: the same one is given twice")
    return options


# --- Each command ---------------------------------------------------------------------------------------------------


def run_play(wishes: argparse.Namespace) -> int:
    """`seachest play`."""
    from seachest.cli.commands.play import play
    from seachest.messages.catalogue import preferred_language

    return play(
        game=wishes.game,
        players=wishes.players,
        options=options_of(wishes),
        seat=wishes.seat,
        bots=[name.strip() for name in wishes.bots.split(",")],
        seed=wishes.seed,
        language=preferred_language(wishes.language),
        record=wishes.record,
        pace=wishes.pace,
        resume=wishes.resume,
    )


def run_deal(wishes: argparse.Namespace) -> int:
    """`seachest deal`."""
    from seachest.table import deal

    print_json(deal(wishes.game, wishes.players, seed=wishes.seed, options=options_of(wishes)).record())
    return 0


def run_replay(wishes: argparse.Namespace) -> int:
    """`seachest replay`."""
    from seachest.table import load

    source = read_text(wishes.file)
    table = load(source, to=wishes.to)
    everything = wishes.seat is ...
    if wishes.json:
        print_json(table.position() if everything else table.view(wishes.seat))
    else:
        from seachest.cli.terminal.position import show_position
        from seachest.messages.catalogue import preferred_language

        view = table.everything() if everything else table.seat_view(wishes.seat)
        show_position(view, table.names, preferred_language(wishes.language))
    return 0


def run_verify(wishes: argparse.Namespace) -> int:
    """`seachest verify`."""
    from seachest.cli.commands.verify import verify
    from seachest.messages.catalogue import preferred_language

    return verify(read_text(wishes.file), wishes.commitment, preferred_language(wishes.language))


def run_rules(wishes: argparse.Namespace) -> int:
    """`seachest rules`."""
    from rich.console import Console

    from seachest.cli.commands.rules import show_rules
    from seachest.messages.catalogue import preferred_language

    show_rules(wishes.game, preferred_language(wishes.language), Console())
    return 0


def run_games(wishes: argparse.Namespace) -> int:
    """`seachest games`."""
    from seachest.cli.commands.games import show_games
    from seachest.messages.catalogue import preferred_language

    show_games(preferred_language(wishes.language))
    return 0


def run_bench(wishes: argparse.Namespace) -> int:
    """`seachest bench`."""
    if wishes.peers is not None:
        return run_bench_peers(wishes)
    if wishes.game is None:
        raise NotationError(f"bench: name a game ({', '.join(game_names())}), or --peers")
    if wishes.output is not None:
        raise NotationError("bench: --output goes with --peers")
    from seachest.cli.commands.bench import bench, check

    if wishes.check != (wishes.games is not None):
        raise NotationError("bench: --check and --games N go together")
    if wishes.check:
        return check(wishes.game, wishes.players, number(wishes.games, "games", 1, MOST_GAMES), as_json=wishes.json)
    return bench(wishes.game, wishes.players, wishes.seconds, as_json=wishes.json)


def run_bench_peers(wishes: argparse.Namespace) -> int:
    """`seachest bench --peers`."""
    if wishes.game or wishes.players or wishes.check or wishes.games is not None:
        raise NotationError("bench: --peers measures all games with all numbers of players, and checks none")
    from seachest.cli.commands.peers import bench_peers

    return bench_peers(wishes.peers or None, wishes.seconds, wishes.output, as_json=wishes.json)


def run_arena(wishes: argparse.Namespace) -> int:
    """`seachest arena`."""
    from seachest.cli.commands.arena import arena, match_wished

    match = match_wished(
        game=wishes.game,
        players=wishes.players,
        bots=wishes.bots,
        games=wishes.games,
        seed=wishes.seed,
        options=options_of(wishes),
        out=wishes.out,
        resume=wishes.resume,
    )
    return arena(match, wishes.out, games=wishes.games, workers=wishes.workers, ray=wishes.ray)


def run_serve(wishes: argparse.Namespace) -> int:
    """`seachest serve`."""
    from seachest.cli.commands.serve import serve
    from seachest.messages.catalogue import preferred_language

    return serve(vars(wishes), preferred_language(wishes.language))


def run_join(wishes: argparse.Namespace) -> int:
    """`seachest join`."""
    from seachest.extras import needed
    from seachest.messages.catalogue import preferred_language

    needed("seachest.client", "seachest join needs a client", "client")
    from seachest.cli.commands.join import join

    return join(wishes.link, wishes.name, wishes.token, preferred_language(wishes.language))


def run_swarm(wishes: argparse.Namespace) -> int:
    """`seachest swarm`."""
    from seachest.cli.commands.swarm import swarm

    return swarm(
        url=wishes.url,
        tables=number(wishes.tables, "tables", 1, MOST_TABLES),
        game=wishes.game,
        players=wishes.players,
        rate=wishes.rate,
        seconds=wishes.seconds,
        as_json=wishes.json,
    )


def run_warm(wishes: argparse.Namespace) -> int:
    """`seachest warm`."""
    from seachest.cli.commands.warm import warm

    warm(wishes.games or list(game_names()))
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; 0 when all went well, 2 with one clear line where something given was wrong."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    wishes = build_parser().parse_args(arguments)
    try:
        status: int = wishes.run(wishes)
        sys.stdout.flush()
    except SeachestError as error:
        sys.stderr.write(f"seachest: {error}\n")
        return USAGE_ERROR
    except BrokenPipeError:  # the reader has seen enough, as with `| head`
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130
    return status
