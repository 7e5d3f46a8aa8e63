"""Baselines: short trainings of each method in each game, several seeds each, and how well their nets play.

    python benchmarks/baselines.py train FOLDER --minutes 8    # all games side by side, on the GPU if there is one
    python benchmarks/baselines.py evaluate FOLDER             # plays the nets against the pool of the ladder
    python benchmarks/baselines.py page                        # writes docs/baselines.md again

Both `evaluate` and `page` take `--docs FOLDER`, which keeps your page and results apart from the published ones.

`train` shares the minutes between all runs: it measures the speed of each game while all of them train, and gives every
run of a game the same number of decisions. Runs and matches that are finished are kept, and the same command goes on.
Training needs PyTorch, and on a GPU numba-cuda; `evaluate` needs the extras arena and learn. What `evaluate` finds is
kept in docs/benchmarks/baselines.jsonl, a line for each run; a run of the same game, method and seed takes its place.
"""

import argparse
import json
import math
import multiprocessing
import os
import re
import shutil
import sys
import tarfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from multiprocessing.synchronize import Barrier
from pathlib import Path
from threading import BrokenBarrierError
from typing import Any

import torch

from seachest.arena.estimates import Estimate, estimate
from seachest.arena.folder import write_whole
from seachest.batches.batch import available_cores
from seachest.bots.net.weights import load_weights
from seachest.ladder import POOL, LadderEntry, published_entries
from seachest.ladder.adding import play_deals
from seachest.ladder.protocol import ladder_match, ladder_players, ladder_seed
from seachest.learn.curve import Evaluation, LegReport
from seachest.learn.defaults import settings_for
from seachest.learn.evaluation import share_of_wins
from seachest.learn.export import net_of, weights_of
from seachest.learn.folder import NET_FILE, card_of, command_of
from seachest.learn.net import PolicyValueNet
from seachest.learn.settings import METHODS, TrainingSettings
from seachest.learn.trainer import Trainer, device_named
from seachest.rules.errors import NotationError
from seachest.rules.game import game_named, game_names

DOCS = Path(__file__).resolve().parents[1] / "docs"
PAGE, PICTURE, RESULTS = "baselines.md", "benchmarks/baselines.svg", "benchmarks/baselines.jsonl"
"""In the folder of docs."""
RUN_FILE = "run.json"
TITLES = {"sea-salt-paper": "Sea Salt & Paper", "sea-or-shore": "Sea or Shore", "dolores": "Dolores"}

GPU_TABLES = {"sea-salt-paper": 8_192, "sea-or-shore": 16_384, "dolores": 16_384}
"""Fewer where games are long, so that many of them end at each table."""
GPU_MINIBATCH = 16_384
LEGS = 6
"""In each run at most, where they are long enough for games to end; after each of them the net is evaluated."""
FIRST_ROUNDS, MEASURED_ROUNDS = 2, 40
"""Rounds that compile everything, and rounds that tell how fast it is then."""
MOST_COMPILING_SECONDS = 240.0
SPARE_SECONDS = 20.0
"""Kept for the evaluations after the last leg."""
SPARE_SHARE = 0.1
"""Of the time of each run, for what is not training."""
DEALS = {"greedy": 200, "search:1000": 20, "net:sample": 200}
"""Played against each rival: fewer where a game takes long."""


# Training


@dataclass(frozen=True)
class Order:
    """What is to be trained, and where it is kept."""

    folder: Path
    games: tuple[str, ...]
    methods: tuple[str, ...]
    seeds: int
    begin: float
    minutes: float
    """For everything, compiling included."""
    decisions: int | None
    deals: int
    """Played against greedy after each leg."""
    device: str | None
    given: dict[str, Any]  # values of settings
    pack: Path | None
    cores: int
    """For the evaluations of one game."""

    def seconds_left(self) -> float:
        """Until everything has to be finished."""
        return self.begin + 60 * self.minutes - time.time()

    def run_folder(self, game: str, method: str, seed: int) -> Path:
        """Where a run is kept."""
        return self.folder / game / f"{method}-{seed}"


@dataclass
class Run:
    """A run whose training is over, while its evaluations may still go on."""

    folder: Path
    settings: TrainingSettings
    curve: list[LegReport]
    card: dict[str, Any]  # JSON
    judged: list[Future[Evaluation]] = field(default_factory=list)

    def keep(self, seconds: float) -> None:
        """Writes down the run; evaluations that are not there after so many seconds are left out."""
        until = time.monotonic() + seconds
        for place, future in enumerate(self.judged):
            try:
                found = future.result(max(0.0, until - time.monotonic()))
            except Exception as error:  # a curve with gaps is better than none
                tell(f"{self.folder}: leg {place + 1} was not evaluated ({type(error).__name__}: {error})")
            else:
                self.curve[place] = replace(self.curve[place], evaluations=(found,))
        kept = {"settings": asdict(self.settings), "card": self.card, "curve": [asdict(leg) for leg in self.curve]}
        write_whole(self.folder / RUN_FILE, json.dumps(kept) + "\n")


def tell(text: str) -> None:
    """Prints a line at once."""
    print(text, flush=True)


def train(args: argparse.Namespace) -> int:
    """Trains what is missing, a process for each game; returns 1 if one of them failed."""
    games = tuple(args.game or game_names())
    given = {name: getattr(args, name) for name in ("tables", "steps", "width", "blocks") if getattr(args, name)}
    cores = max(1, available_cores() // len(games) - 1)
    order = Order(
        args.folder,
        games,
        tuple(args.method or METHODS),
        args.seeds,
        time.time(),
        args.minutes,
        args.decisions,
        args.deals,
        args.device,
        given,
        args.pack,
        cores,
    )
    os.environ.setdefault("NUMBA_NUM_THREADS", str(cores))
    context = multiprocessing.get_context("spawn")
    barrier = context.Barrier(len(games))
    processes = [context.Process(target=train_game, args=(order, game, barrier)) for game in games]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    tell(f"all is done after {time.time() - order.begin:.0f} s")
    return int(any(process.exitcode != 0 for process in processes))


def train_game(order: Order, game: str, barrier: Barrier) -> None:
    """All runs of a game that are missing, seed by seed, so that methods have equally many if time runs out."""
    torch.set_num_threads(order.cores)
    # On one core: evaluations that take more of them slow the trainings of all games down.
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), torch.set_num_threads, (1,)) as judge:
        GameRuns(order, game, judge).train(barrier)


class GameRuns:
    """The runs of one game, which share what was compiled."""

    def __init__(self, order: Order, game: str, judge: Executor) -> None:
        self.order, self.game, self.judge = order, game, judge
        self.device = device_named(order.device)
        self.missing = [
            (method, seed)
            for seed in range(1, order.seeds + 1)
            for method in order.methods
            if not (order.run_folder(game, method, seed) / RUN_FILE).exists()
        ]
        self.trainers: dict[str, Trainer] = {}

    def settings(self, method: str, seed: int, decisions: int) -> TrainingSettings:
        """The settings of a run."""
        given: dict[str, Any] = {"players": (ladder_players(self.game),), "method": method, "seed": seed}
        if self.device.type == "cuda":
            given |= {"tables": GPU_TABLES[self.game], "minibatch": GPU_MINIBATCH}
        given |= self.order.given | {"decisions": decisions}
        for legs in range(LEGS, 0, -1):
            settings = settings_for(game_named(self.game), self.device.type, given | {"leg": -(-decisions // legs)})
            with suppress(NotationError):
                settings.check_leg()
                break
        return settings

    def train(self, barrier: Barrier) -> None:
        """Trains all that is missing, as long as there is time."""
        decisions = self.decisions_of_a_run(barrier)
        waiting: list[Run] = []
        longest = 0.0
        for method, seed in self.missing:
            if self.order.seconds_left() < longest:
                tell(f"{self.game}: no time left for {method} {seed} and what comes after it")
                break
            begin = time.monotonic()
            waiting.append(self.run(self.settings(method, seed, decisions)))
            longest = max(longest, time.monotonic() - begin)
            while waiting and all(future.done() for future in waiting[0].judged):
                waiting.pop(0).keep(0.0)
                self.pack()
        for run in waiting:
            run.keep(max(SPARE_SECONDS, self.order.seconds_left()))
            self.pack()
        self.judge.shutdown(cancel_futures=True)

    def decisions_of_a_run(self, barrier: Barrier) -> int:
        """How many decisions each run of this game gets: what was asked for or kept, or what there is time for."""
        kept = self.order.folder / self.game / "decisions"
        if self.order.decisions is not None or kept.exists():
            barrier.abort()
            return self.order.decisions or int(kept.read_text())
        if self.order.deals:
            self.judge.submit(compile_evaluation, self.game)
        for method in self.order.methods:
            trainer = self.trainer(self.settings(method, 0, LEGS))
            self.measured_rate(trainer, FIRST_ROUNDS)
        tell(f"{self.game}: compiled after {time.time() - self.order.begin:.0f} s")
        try:
            barrier.wait(MOST_COMPILING_SECONDS)  # all games train while the speed is measured
        except BrokenBarrierError:
            tell(f"{self.game}: measures its speed without the others")
        rate = self.measured_rate(trainer, MEASURED_ROUNDS)
        seconds = (self.order.seconds_left() - SPARE_SECONDS) / len(self.missing) * (1 - SPARE_SHARE)
        rounds_a_leg = max(1, math.floor(rate * seconds / (LEGS * trainer.settings.round_size)))
        found = LEGS * rounds_a_leg * trainer.settings.round_size
        tell(f"{self.game}: {rate:,.0f} decisions a second; {found:,} for each of {len(self.missing)} runs")
        kept.parent.mkdir(parents=True, exist_ok=True)
        write_whole(kept, f"{found}\n")
        return found

    def measured_rate(self, trainer: Trainer, rounds: int) -> float:
        """Decisions a second of a few rounds."""
        size = rounds * trainer.settings.round_size
        trainer.start_over(replace(trainer.settings, decisions=size, leg=size))
        return trainer.run_leg().rate

    def trainer(self, settings: TrainingSettings) -> Trainer:
        """A trainer that begins a run; a method has one that is used again."""
        if settings.method in self.trainers:
            self.trainers[settings.method].start_over(settings)
        else:
            self.trainers[settings.method] = Trainer(settings, self.device)
        return self.trainers[settings.method]

    def run(self, settings: TrainingSettings) -> Run:
        """Trains from the first leg to the last; evaluations are made meanwhile by another process."""
        name = f"{settings.game} {settings.method} {settings.seed}"
        trainer, futures = self.trainer(settings), []
        while not trainer.is_done:
            leg = trainer.run_leg()
            tell(f"{name}: {leg.decisions:,} decisions, {leg.seconds:.1f} s, entropy {leg.entropy:.2f}")
            if self.order.deals:
                file = self.snapshot(trainer, f"{settings.method}-{settings.seed}-{trainer.progress.legs}")
                players, seed = settings.players[0], ladder_seed(self.game)
                futures.append(self.judge.submit(judged, file, players, self.order.deals, seed))
        folder = self.order.run_folder(self.game, settings.method, settings.seed)
        card = card_of(trainer, command_of(settings, device=self.device.type))
        weights_of(trainer.average, settings.game_object, card).save(folder / NET_FILE)
        return Run(folder, settings, list(trainer.curve), card, futures)

    def snapshot(self, trainer: Trainer, name: str) -> Path:
        """A file with the net as it is now."""
        path = self.order.folder / self.game / "legs" / f"{name}.npz"
        weights_of(trainer.average, trainer.settings.game_object, {}).save(path)
        return path

    def pack(self) -> None:
        """Puts all finished runs into one file, if that was asked for."""
        if self.order.pack is None:
            return
        self.order.pack.mkdir(parents=True, exist_ok=True)
        part = self.order.folder / f"{self.game}.tar"
        with tarfile.open(part, "w") as tar:
            for kept in sorted((self.order.folder / self.game).glob(f"*/{RUN_FILE}")):
                for file in (kept, kept.with_name(NET_FILE)):
                    tar.add(file, file.relative_to(self.order.folder).as_posix())
        shutil.copyfile(part, self.order.pack / part.name)


def compile_evaluation(game: str) -> None:
    """Compiles what evaluations need, while the trainer compiles its own."""
    net = PolicyValueNet.for_game(game_named(game), width=8, blocks=1)
    share_of_wins(net, game_named(game), ladder_players(game), "greedy", 2, 0, mixed=True)
    tell(f"{game}: evaluations are compiled")


def judged(path: Path, players: int, deals: int, seed: int) -> Evaluation:
    """How often the net of a file, drawing from its policy, wins against greedy; the file is used up."""
    weights = load_weights(path)
    path.unlink()
    net, game = net_of(weights, torch.device("cpu")), game_named(weights.game)
    found = share_of_wins(net, game, players, "greedy", deals, seed, mixed=True)
    return Evaluation(players, "greedy", deals, found.mean, found.low, found.high)


# Evaluation


def evaluate(args: argparse.Namespace) -> int:
    """Plays the nets of all runs against the pool of the ladder, and writes results and page."""
    runs = [
        (game, kept)
        for game in args.game or game_names()
        for kept in sorted((args.folder / game).glob(f"*/{RUN_FILE}"))
    ]
    if not runs:
        print(f"{args.folder}: has no finished runs", file=sys.stderr)
        return 1
    deals = DEALS | dict(args.deals)
    results = {key_of(result): result for result in read_results(args.docs)}
    for rival in (rival for rival in POOL if deals[rival]):  # all runs get as far as the time allows
        for game, kept in runs:
            found = result_of(kept)
            known = results.get(key_of(found), found)
            result = results[key_of(found)] = known if known["weights"] == found["weights"] else found
            begin = time.perf_counter()
            wins = wins_against(rival, kept, game, deals[rival], args.workers)
            result["pool"][rival] = wins
            share = text_of(estimate([won / result["players"] for won in wins], 0.0, 1.0))
            tell(f"{game} {kept.parent.name}, {rival}: {share}, {time.perf_counter() - begin:.0f} s")
            write_results(list(results.values()), args.docs)
    return write_page(args)


def wins_against(rival: str, kept: Path, game: str, deals: int, workers: int | None) -> list[float]:
    """The games of each deal that the net of a run won, drawing from its policy."""
    match = ladder_match(game, f"net:sample:{kept.with_name(NET_FILE)}", rival, deals)
    place = kept.parent / "matches" / f"{rival.replace(':', '-')}-{deals}"
    return [round(won, 6) for won in play_deals(match, place, workers=workers)[0]]


def result_of(kept: Path) -> dict[str, Any]:  # JSON
    """What the page tells of a run, before any match."""
    run = json.loads(kept.read_text(encoding="utf-8"))
    settings, card = run["settings"], run["card"]
    curve = [
        [leg["decisions"], round(leg["seconds"], 1), *(leg["evaluations"][0][name] for name in ("mean", "low", "high"))]
        for leg in run["curve"]
        if leg["evaluations"]
    ]
    return {
        "game": settings["game"],
        "method": settings["method"],
        "seed": settings["seed"],
        "players": settings["players"][0],
        **{name: card[name] for name in ("version", "command", "device", "seconds", "decisions", "games")},
        "weights": load_weights(kept.with_name(NET_FILE)).digest(),
        "curve": curve,
        "pool": {},
    }


def key_of(result: dict[str, Any]) -> tuple[str, str, int]:
    """What a run is known by in the table: another run with the same seed takes its place."""
    return result["game"], result["method"], result["seed"]


def read_results(docs: Path) -> list[dict[str, Any]]:  # JSON
    """The results of all runs that were evaluated."""
    path = docs / RESULTS
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []


def write_results(results: Sequence[dict[str, Any]], docs: Path) -> None:  # JSON
    """Writes the results, a line for each run."""
    lines = [json.dumps(result, ensure_ascii=False) for result in sorted(results, key=key_of)]
    (docs / RESULTS).parent.mkdir(parents=True, exist_ok=True)
    write_whole(docs / RESULTS, "\n".join(lines) + "\n")


# The page


def write_page(args: argparse.Namespace) -> int:
    """Writes the tables of the page, and its picture, from the results."""
    results = read_results(args.docs)
    found = re.compile(r"(<!-- tables -->\n).*(<!-- end of tables -->)", re.DOTALL)
    page = (DOCS / PAGE).read_text(encoding="utf-8")
    tables = "\n".join(tables_of(results))
    args.docs.mkdir(parents=True, exist_ok=True)
    write_whole(args.docs / PAGE, found.sub(lambda match: f"{match[1]}{tables}{match[2]}", page))
    curves = [result for result in results if result["curve"]]
    if curves:
        draw(games_of(curves), curves, args.docs / PICTURE)
    return 0


def games_of(results: Sequence[dict[str, Any]]) -> list[str]:  # JSON
    """The games that there are results of."""
    return [game for game in game_names() if any(result["game"] == game for result in results)]


def tables_of(results: Sequence[dict[str, Any]]) -> list[str]:  # JSON
    """The lines of all tables, and what stands above them."""
    picture = f"![Share of wins against greedy while training]({PICTURE})"
    lines = [machine_text(results), ""] if results else ["No runs have been published yet.", ""]
    if any(result["curve"] for result in results):
        lines += [picture, ""]
    for game in games_of(results):
        lines += [*table_of(game, [result for result in results if result["game"] == game]), ""]
    return lines


def machine_text(results: Sequence[dict[str, Any]]) -> str:  # JSON
    """What the runs were trained on, and for how long."""
    devices = " and ".join(sorted({result["device"] for result in results}))
    return f"{len(results)} runs on {devices}: {sum(result['seconds'] for result in results) / 60:.0f} minutes in all."


def table_of(game: str, results: Sequence[dict[str, Any]]) -> Iterator[str]:  # JSON
    """The lines of the table of one game."""
    players = results[0]["players"]
    yield f"## {TITLES[game]}"
    yield ""
    yield f"{players} players; an even share is {100 / players:.1f}%."
    yield ""
    heads = ["", "seeds", "decisions", "seconds a run", *(f"`{rival}`" for rival in POOL)]
    yield f"| {' | '.join(heads)} |"
    yield "|---" * len(heads) + "|"
    for method in METHODS:
        runs = [result for result in results if result["method"] == method]
        if runs:
            seconds = [run["seconds"] for run in runs]
            cells = [str(len(runs)), decisions_text(runs), f"{sum(seconds) / len(seconds):.0f}"]
            yield f"| `{method}` | {' | '.join([*cells, *(over_seeds(runs, rival) for rival in POOL)])} |"
    for entry in published_entries(game):
        if entry.bot in (*POOL, "net"):
            yield f"| `{entry.name}` ([ladder](ladder.md)) | – | – | – | {' | '.join(of_ladder(entry))} |"
    counts = {rival: sorted({len(run["pool"].get(rival, ())) for run in results}) for rival in POOL}
    played = ", ".join(f"{' or '.join(map(str, found))} against `{rival}`" for rival, found in counts.items())
    yield ""
    yield f"Deals of each run: {played}. Seeds one by one, in percent:"
    yield ""
    for method in METHODS:
        for rival in POOL:
            shares = seed_shares([result for result in results if result["method"] == method], rival)
            if shares:
                yield f"- `{method}` against `{rival}`: {', '.join(f'{100 * share:.1f}' for share in shares)}"


def decisions_text(runs: Sequence[dict[str, Any]]) -> str:  # JSON
    """How many decisions each run made; from the fewest to the most if they differ."""
    counts = sorted({run["decisions"] for run in runs})
    return " to ".join(f"{count:,}" for count in dict.fromkeys([counts[0], counts[-1]]))


def seed_shares(runs: Sequence[dict[str, Any]], rival: str) -> list[float]:  # JSON
    """The share of wins of each run that met a rival."""
    return [
        sum(run["pool"][rival]) / len(run["pool"][rival]) / run["players"] for run in runs if run["pool"].get(rival)
    ]


def over_seeds(runs: Sequence[dict[str, Any]], rival: str) -> str:  # JSON
    """The mean share of wins with its interval over seeds."""
    shares = seed_shares(runs, rival)
    return text_of(estimate(shares, 0.0, 1.0)) if shares else "–"


def of_ladder(entry: LadderEntry) -> list[str]:
    """What an entry of the ladder won against each rival."""
    return ["–" if rival == entry.bot else text_of(entry.against(rival)) for rival in POOL]


def text_of(found: Estimate) -> str:
    """A share with its interval, in percent."""
    mean = f"{100 * found.mean:.1f}%"
    return (
        mean if found.low is None or found.high is None else f"{mean} ({100 * found.low:.0f} to {100 * found.high:.0f})"
    )


def draw(games: Sequence[str], results: Sequence[dict[str, Any]], path: Path) -> None:  # JSON
    """The curves: a part of the picture for each game, a colour for each method."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    from seachest.arena.plots import colour

    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "seachest", "font.size": 9}):
        canvas = Figure(figsize=(9.5, 3.4), layout="constrained")
        for axes, game in zip(canvas.subplots(1, len(games), squeeze=False)[0], games, strict=True):
            for place, method in enumerate(METHODS):
                runs = [run for run in results if (run["game"], run["method"]) == (game, method)]
                for run in runs:
                    axes.plot(*points_of(run["curve"]), color=colour(place), alpha=0.35, linewidth=0.8)
                if runs:
                    legs = zip(*(run["curve"] for run in runs), strict=False)
                    mean = [(leg[0][0], 0, sum(run[2] for run in leg) / len(leg)) for leg in legs]
                    axes.plot(*points_of(mean), color=colour(place), linewidth=2, label=method)
            axes.axhline(100 / ladder_players(game), color="grey", linestyle=":", linewidth=1)
            axes.set_title(f"{TITLES[game]}, {ladder_players(game)} players", loc="left", fontsize=9)
            axes.set_xlabel("million decisions")
            axes.set_ylim(bottom=0)
            axes.grid(alpha=0.25)
            for side in ("top", "right"):
                axes.spines[side].set_visible(False)
            axes.legend(frameon=False)
        canvas.savefig(path, metadata={"Date": None})


def points_of(curve: Sequence[Sequence[float]]) -> tuple[list[float], list[float]]:
    """Millions of decisions and percents of wins."""
    return [point[0] / 1e6 for point in curve], [100 * point[2] for point in curve]


def deals_of(text: str) -> tuple[str, int]:
    """A rival of the pool and how many deals it gets: greedy=50."""
    rival, _, count = text.rpartition("=")
    if rival not in POOL or not count.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not RIVAL=N with one of {', '.join(POOL)}")
    return rival, int(count)


def main(words: Sequence[str] | None = None) -> int:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(required=True)
    trained = commands.add_parser("train", help="trains what is missing")
    trained.add_argument("folder", type=Path)
    trained.add_argument("--game", choices=game_names(), action="append", help="only this one; may be given again")
    trained.add_argument("--method", choices=METHODS, action="append", help="only this one; may be given again")
    trained.add_argument("--seeds", type=int, default=5)
    trained.add_argument("--minutes", type=float, default=8.0, help="for everything, compiling included")
    trained.add_argument("--decisions", type=int, help="of each run, instead of what the time allows")
    trained.add_argument("--deals", type=int, default=100, help="against greedy after each leg; 0 for none")
    trained.add_argument("--device", help="cpu or cuda")
    for name in ("tables", "steps", "width", "blocks"):
        trained.add_argument(f"--{name}", type=int)
    trained.add_argument("--pack", type=Path, metavar="FOLDER", help="also writes a .tar file for each game there")
    trained.set_defaults(act=train)
    evaluated = commands.add_parser("evaluate", help="plays the nets against the pool of the ladder")
    evaluated.add_argument("folder", type=Path)
    evaluated.add_argument("--game", choices=game_names(), action="append", help="only this one; may be given again")
    evaluated.add_argument(
        "--deals",
        action="append",
        type=deals_of,
        default=[],
        metavar="RIVAL=N",
        help=f"instead of {DEALS}; 0 leaves a rival out",
    )
    evaluated.add_argument("--workers", type=int)
    evaluated.set_defaults(act=evaluate)
    written = commands.add_parser("page", help="writes the page again")
    written.set_defaults(act=write_page)
    for command in (evaluated, written):
        command.add_argument("--docs", type=Path, default=DOCS, help="where page and results are, by default ours")
    args = parser.parse_args(words)
    act: Callable[[argparse.Namespace], int] = args.act
    return act(args)


if __name__ == "__main__":
    sys.exit(main())
