"""The ladder: the same deals against the same rivals for everyone, in files that their records prove."""

import hashlib
import json
import lzma
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from seachest.arena.games import play_chunk
from seachest.arena.match import match_of
from seachest.cli import main
from seachest.cli.reports import say
from seachest.ladder import POOL, LadderEntry, RivalResult, add_entry, check_entry, published_entries, read_entry
from seachest.ladder.entries import PUBLISHED_FOLDER, file_name_of
from seachest.ladder.protocol import ladder_match, ladder_players, weights_behind
from seachest.messages import LANGUAGES
from seachest.rules.errors import NotationError
from seachest.rules.game import game_named, game_names
from tests.scripts import script

QUICK_POOL = ("greedy", "random")
"""Compiled rivals: the search of the real pool takes its time."""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of one entry and its records."""
    return added(tmp_path_factory.mktemp("made")).parent


def added(folder: Path, bot: str = "random", **settings: object) -> Path:
    return add_entry("dolores", bot, folder, deals=3, pool=QUICK_POOL, workers=1, **settings)[1]  # type: ignore[arg-type]


def test_everybody_gets_the_same_deals_against_every_rival() -> None:
    matches = [ladder_match("dolores", bot, rival, 4) for bot in ("random", "net") for rival in POOL]
    seeds = [[match.plan(game).seed for game in range(match.games)] for match in matches]
    assert all(some == seeds[0] for some in seeds)
    assert len(set(seeds[0])) == 4
    assert all(match.games == 8 for match in matches)


def test_the_protocol_stays() -> None:
    """What published figures depend on; another one is another protocol."""
    assert POOL == ("greedy", "search:1000", "net:sample")
    assert {game: ladder_players(game) for game in game_names()} == {
        game: game_named(game).seats.start for game in game_names()
    }
    assert f"{ladder_match('dolores', 'random', 'greedy', 1).plan(0).seed:032x}" == "2f4ca547cca12c4d07f6daeda5f69adf"


def test_an_entry_is_kept_with_records_that_prove_it(tmp_path: Path) -> None:
    path = added(tmp_path, name="any legal one", about="It knows nothing.")
    assert path == tmp_path / "dolores" / "any-legal-one.json"
    entry, games = check_entry(path)
    assert games == 6  # against itself nothing is played
    assert (entry.name, entry.about, entry.bot, entry.deals) == ("any legal one", "It knows nothing.", "random", 3)
    assert entry.against("random").mean == entry.even == 0.5
    assert entry.overall().mean == pytest.approx((entry.against("greedy").mean + 0.5) / 2)
    assert read_entry(path) == entry
    before = path.read_bytes(), path.with_name("any-legal-one.records.xz").read_bytes()
    added(tmp_path, name="any legal one", about="It knows nothing.")
    assert (path.read_bytes(), path.with_name("any-legal-one.records.xz").read_bytes()) == before


def test_an_exploiter_sits_in_one_seat(tmp_path: Path) -> None:
    entry, games = check_entry(added(tmp_path, exploiter="greedy"))
    exploited = entry.exploited()
    assert exploited is not None
    assert 0 < exploited.mean <= 0.5
    assert games == 12
    with pytest.raises(NotationError, match="exploiter: a bot can't exploit itself"):
        added(tmp_path, exploiter="random")


def change_wins(entry: Path, records: Path) -> None:
    fields = json.loads(entry.read_text(encoding="utf-8"))
    fields["pool"][0]["wins_of_deals"][0] += 1
    entry.write_text(json.dumps(fields), encoding="utf-8")


def change_records(entry: Path, records: Path) -> None:
    records.write_bytes(lzma.compress(lzma.decompress(records.read_bytes()).replace(b"peace", b"fight")))


def change_protocol(entry: Path, records: Path) -> None:
    entry.write_text(entry.read_text(encoding="utf-8").replace('"protocol": 0', '"protocol": 9'), encoding="utf-8")


def change_rules(entry: Path, records: Path) -> None:
    fields = json.loads(entry.read_text(encoding="utf-8"))
    entry.write_text(json.dumps(fields | {"rules": 99}), encoding="utf-8")


def spoil_entry(entry: Path, records: Path) -> None:
    entry.write_text("{}", encoding="utf-8")


def spoil_records(entry: Path, records: Path) -> None:
    records.write_bytes(b"nothing")


def lose_records(entry: Path, records: Path) -> None:
    records.unlink()


def add_records(entry: Path, records: Path) -> None:
    records.write_bytes(lzma.compress(lzma.decompress(records.read_bytes()) + b"{}\n"))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (change_wins, "the wins against greedy are not those of the records"),
        (change_records, "the records against greedy are not those of the entry"),
        (change_protocol, "follows protocol 9, not 1"),
        (change_rules, "was played by version 99 of the rules"),
        (spoil_entry, "not an entry of the ladder"),
        (spoil_records, "not a file of records"),
        (lose_records, "No such file"),
        (add_records, "has 7 games, the entry 6"),
    ],
)
def test_what_was_changed_is_found(
    change: Callable[[Path, Path], None], message: str, made: Path, tmp_path: Path
) -> None:
    path = tmp_path / "random.json"
    for file in made.glob("random.*"):
        if file.is_file():
            shutil.copy(file, tmp_path)
    change(path, path.with_name("random.records.xz"))
    with pytest.raises(NotationError, match=message):
        check_entry(path)


def test_games_of_other_deals_are_found(made: Path, tmp_path: Path) -> None:
    """The records of a game that was dealt differently, with a digest that fits them."""
    entry, records = tmp_path / "random.json", tmp_path / "random.records.xz"
    match = match_of("dolores", 2, ["random", "greedy"], 6, seed=5)
    lines = b"".join(f"{record}\n".encode() for record in play_chunk(match, range(6)).records)
    records.write_bytes(lzma.compress(lines))
    fields = json.loads((made / "random.json").read_text(encoding="utf-8"))
    fields["pool"][0]["records_sha256"] = hashlib.sha256(lines).hexdigest()
    entry.write_text(json.dumps(fields), encoding="utf-8")
    with pytest.raises(NotationError, match="game 0 against greedy: is not the game of the protocol"):
        check_entry(entry)


def test_an_entry_of_the_protocol_met_its_pool(made: Path, tmp_path: Path) -> None:
    text = (made / "random.json").read_text(encoding="utf-8").replace('"protocol": 0', '"protocol": 1')
    (tmp_path / "random.json").write_text(text, encoding="utf-8")
    with pytest.raises(NotationError, match="not an entry of the ladder"):
        read_entry(tmp_path / "random.json")


def entry_with(name: str, wins: tuple[float, ...], weights: str | None = "w") -> LadderEntry:
    results = [RivalResult(rival, wins, weights if rival.startswith("net") else None) for rival in POOL]
    return LadderEntry("dolores", name, name, tuple(results), rules=game_named("dolores").rules_version)


def test_two_entries_are_compared_deal_by_deal() -> None:
    good, bad = entry_with("good", (2.0, 1.0, 2.0, 1.0)), entry_with("bad", (1.0, 0.0, 1.0, 0.0))
    ahead = good.ahead_of(bad)
    assert (ahead.mean, ahead.low, ahead.high) == pytest.approx((0.5, 0.5, 0.5))
    with pytest.raises(NotationError, match="good and other did not play the same protocol"):
        good.ahead_of(entry_with("other", (1.0, 1.0), weights="x"))


def test_nets_are_known_by_their_weights() -> None:
    shipped = weights_behind("net:sample", "dolores")
    assert shipped is not None
    assert shipped == weights_behind("net", "dolores") == weights_behind("net:sample:20ms", "dolores")
    assert weights_behind("search:1000", "dolores") is None
    assert weights_behind("net", "sea-or-shore") != shipped


def test_a_name_becomes_a_file_name() -> None:
    assert file_name_of("net:sample:my nets/net.npz") == "net-sample-my-nets-net.npz"
    with pytest.raises(NotationError, match="name: expected letters or digits"):
        file_name_of("://")


def test_the_command_adds_shows_and_checks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = ["--out", str(tmp_path)]
    assert main(["ladder", "add", "dolores", "random", "--deals", "2", "--workers", "1", *out]) == 0
    assert "random" in capsys.readouterr().out
    assert main(["ladder", "check", str(tmp_path / "dolores" / "random.json")]) == 0
    assert "12 games played again" in capsys.readouterr().out


def test_the_name_of_a_bot_is_printed_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    say(Console(), "search:100: 600 games")  # ":100:" means a picture elsewhere
    assert capsys.readouterr().out == "search:100: 600 games\n"


def test_the_command_shows_the_published_ladder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "--out", str(tmp_path)]) == 0
    shown = capsys.readouterr().out
    assert all(game in shown for game in game_names())
    assert main(["ladder", "dolores", "--json", "--out", str(tmp_path)]) == 0
    assert [entry["name"] for entry in json.loads(capsys.readouterr().out)] == [
        entry.name for entry in published_entries("dolores")
    ]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["add", "dolores"], "add takes a game and a bot"),
        (["add", "chess", "random"], "add takes a game and a bot"),
        (["check"], "check takes the file of an entry"),
        (["dolores", "x"], "only go with add"),
        (["add", "dolores", "nobody"], "bot: unknown"),
        (["add", "dolores", "random", "--deals", "1"], "deals"),
    ],
)
def test_nonsense_is_named(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", *arguments]) == 2
    assert message in capsys.readouterr().err


PUBLISHED = sorted(PUBLISHED_FOLDER.glob("*/*.json"))


def test_each_published_entry_has_its_records() -> None:
    for path in PUBLISHED:
        assert path.with_name(path.name.removesuffix(".json") + ".records.xz").exists()
        assert read_entry(path).game == path.parent.name


def test_the_tables_of_the_page_are_those_of_the_published_entries() -> None:
    ladder = script("benchmarks/ladder.py", "ladder_tables")
    page = ladder.PAGE.read_text(encoding="utf-8")
    assert page == ladder.page_of(page)
    assert all(ladder.row_of(entry) in page for game in game_names() for entry in published_entries(game))


@pytest.mark.long
@pytest.mark.parametrize("path", PUBLISHED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_published_entry_is_what_its_records_say(path: Path) -> None:
    check_entry(path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_column_is_lost_in_a_narrow_terminal(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    monkeypatch.setenv("COLUMNS", "60")
    assert main(["ladder", "dolores"]) == 0
    said = capsys.readouterr().out
    for entry in published_entries("dolores"):
        assert entry.name in said
        assert all(result.rival in said for result in entry.results)
    assert "…" not in said
