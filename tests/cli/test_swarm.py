"""`seachest swarm` as a shell sees it."""

import asyncio
import json
import sys

import pytest

from seachest.cli.main import main
from tests.client.fake import run
from tests.client.little import little_server


async def swarming(url: str, *arguments: str) -> tuple[int, str, str]:
    """The command in a process of its own: exit status, output, errors."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "seachest", "swarm", url, *arguments, stdout=-1, stderr=-1
    )
    out, err = await process.communicate()
    assert process.returncode is not None
    return process.returncode, out.decode(), err.decode()


def test_the_command_measures_and_speaks_json() -> None:
    async def test() -> None:
        async with little_server() as little:
            status, out, err = await swarming(
                little.url, "--tables", "2", "--game", "sea-salt-paper", "--seconds", "1", "--rate", "30", "--json"
            )
        assert status == 0, err
        told = json.loads(out)
        assert (told["game"], told["players"], told["tables"], told["errors"]) == ("sea-salt-paper", 2, 2, {})
        assert told["acknowledged"] == told["moves"] > 0
        assert "moves/s" in err

    run(test())


def test_the_command_speaks_to_people() -> None:
    async def test() -> None:
        async with little_server() as little:
            status, out, _ = await swarming(little.url, "--tables", "1", "--seconds", "0.5")
        assert status == 0
        assert "moves per second" in out
        assert "errors: none" in out

    run(test())


def test_without_the_extra_one_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "seachest.bench.swarm", None)
    assert main(["swarm", "http://127.0.0.1:1", "--tables", "1"]) == 2
    assert (
        capsys.readouterr().err == "seachest: seachest swarm needs additional packages: pip install 'seachest[swarm]'\n"
    )


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["http://127.0.0.1:1", "--tables", "0"], "tables"),
        (["http://127.0.0.1:1", "--tables", "1", "--players", "9"], "players"),
        (["http://127.0.0.1:1", "--tables", "1", "--rate", "nan"], "rate"),
        (["http://127.0.0.1:1", "--tables", "1", "--seconds", "-1"], "seconds"),
        (["127.0.0.1:1", "--tables", "1"], "expected an address"),
        (["http://127.0.0.1:1", "--tables", "1"], "could not be opened"),
    ],
)
def test_what_makes_no_sense_is_told_in_a_line(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["swarm", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert says in told.err.splitlines()[-1]
