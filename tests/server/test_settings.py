from pathlib import Path

import pytest
from sqlalchemy import make_url

from seachest.rules.errors import NotationError
from seachest.server.settings import Settings, database_url, origin, settings_from

POSTGRES = "postgresql://sea:hidden@db/sea"


def settings(**told: object) -> Settings:
    return settings_from({"database": "games.db", **told}, {})


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg2", "postgresql+asyncpg"])
def test_postgresql_in_all_its_spellings_gets_our_driver(scheme: str) -> None:
    assert database_url(f"{scheme}://sea:p%40ss@db:5433/sea") == "postgresql+asyncpg://sea:p%40ss@db:5433/sea"


def test_sslmode_is_told_in_the_words_of_our_driver() -> None:
    assert database_url("postgres://db/sea?sslmode=require") == "postgresql+asyncpg://db/sea?ssl=require"


@pytest.mark.parametrize("text", ["/data/games.db", "sqlite:////data/games.db", "sqlite+aiosqlite:////data/games.db"])
def test_a_file_is_a_database(text: str) -> None:
    assert database_url(text) == "sqlite+aiosqlite:////data/games.db"


@pytest.mark.parametrize("file", ["what?.db", "100%.db", "a#b.db", "ü.db", "a b@c:d.db"])
def test_a_file_may_have_any_name(file: str) -> None:
    assert make_url(database_url(file)).database == file
    assert database_url(database_url(file)) == database_url(file)


@pytest.mark.parametrize(
    "text", ["", "sqlite://", "sqlite:///:memory:", ":memory:", "postgresql://sea:hidden@db", "://", "x://"]
)
def test_databases_that_make_no_sense_are_refused(text: str) -> None:
    with pytest.raises(NotationError, match="database"):
        database_url(text)


def test_an_error_about_a_database_names_its_kind_and_keeps_its_password() -> None:
    with pytest.raises(NotationError, match="mysql") as caught:
        database_url("mysql://sea:hidden@db/sea")
    assert "hidden" not in str(caught.value)


def test_settings_show_no_passwords() -> None:
    told = settings(database=POSTGRES, redis="redis://:hidden@cache", metrics_token="hidden-hidden-hidden")
    assert "hidden" not in repr(told)


def test_sqlite_with_two_workers_is_refused_by_name() -> None:
    with pytest.raises(NotationError, match=r"SQLite allows only one worker, not 2.*SEACHEST_DATABASE"):
        settings(workers=2, redis="redis://cache")


def test_postgresql_with_two_workers_needs_redis() -> None:
    with pytest.raises(NotationError, match="SEACHEST_REDIS"):
        settings(workers=2, database=POSTGRES)
    assert settings(workers=2, database=POSTGRES, redis="redis://cache").workers == 2


def test_the_environment_tells_what_arguments_do_not() -> None:
    environment = {"SEACHEST_DATABASE": POSTGRES, "SEACHEST_REDIS": "redis://cache", "SEACHEST_METRICS": "m" * 16}
    told = settings_from({"database": None, "redis": "redis://other", "command": "serve"}, environment)
    assert (told.is_sqlite, told.redis, told.metrics_token) == (False, "redis://other", "m" * 16)


def test_the_usual_database_is_a_file_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEACHEST_DATA", str(tmp_path))
    assert settings_from({}, {}).database == f"sqlite+aiosqlite:///{tmp_path}/server.db"


def test_without_a_home_no_other_folder_takes_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SEACHEST_DATA", "XDG_DATA_HOME", "HOME", "USERPROFILE"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(NotationError, match="no home folder; set SEACHEST_DATA to a folder"):
        settings_from({}, {})
    assert settings_from({"database": POSTGRES}, {}).database.startswith("postgresql"), "it needs none"


@pytest.mark.parametrize("variable", ["SEACHEST_DATA", "XDG_DATA_HOME", "HOME"])
def test_no_other_folder_takes_the_place_of_one_that_can_not_be_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    (tmp_path / "file").write_text("in the way")
    for name in ("SEACHEST_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv(variable, str(tmp_path / "file" / "folder"))
    with pytest.raises(NotationError, match=r"data folder: games can't be stored in .*file.folder.* to another folder"):
        settings_from({}, {})


def test_a_living_room_listens_to_all_networks_unless_told() -> None:
    assert settings().host == "127.0.0.1"
    assert settings(lan=True).host == "0.0.0.0"
    assert settings(lan=True, host="192.168.0.2").host == "192.168.0.2"


@pytest.mark.parametrize(
    ("told", "kept"),
    [
        ("https://Sea.example/", "https://sea.example"),
        ("https://sea.example:443", "https://sea.example"),
        ("http://sea.example:8080", "http://sea.example:8080"),
        ("https://[2001:db8::1]:444", "https://[2001:db8::1]:444"),
        ("https://möwe.example", "https://xn--mwe-sna.example"),
    ],
)
def test_a_public_url_is_kept_as_browsers_say_it(told: str, kept: str) -> None:
    assert settings(public_url=told).public_url == kept


@pytest.mark.parametrize(
    "url",
    [
        *("", "sea.example", "ftp://sea.example", "https://", "https://a b", "https://u:p@sea.example", "https://."),
        *(
            "https://x/path",
            "https://x?q",
            "https://x#f",
            "https://[::1",
            "https://x:999999",
            "https://u:p@möwe.example",
        ),
    ],
)
def test_a_public_url_that_is_no_origin_is_refused(url: str) -> None:
    with pytest.raises(NotationError, match="public URL"):
        settings(public_url=url)


@pytest.mark.parametrize(
    "told",
    [
        *({"port": -1}, {"port": 65536}, {"port": "80"}, {"workers": 0}, {"workers": True}, {"pace": -1.0}),
        *({"pace": float("nan")}, {"host": ""}, {"redis": "http://cache"}, {"metrics_token": "short"}),
        {"guests_a_minute": 0},
    ],
)
def test_numbers_and_names_out_of_bounds_are_refused(told: dict[str, object]) -> None:
    with pytest.raises(NotationError):
        settings(**told)


@pytest.mark.parametrize("host", ["", "a/b", "a@b", "a b", "a:", "a:b", "[::1", "[::1]x", "é"])
def test_a_host_that_makes_no_sense_has_no_origin(host: str) -> None:
    assert origin("http", host) is None
