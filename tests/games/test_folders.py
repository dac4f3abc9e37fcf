"""Games that lie in folders: each folder is a game of its own, whatever it is called."""

from __future__ import annotations

import pickle
import shutil
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from rulewright import games
from rulewright.doors.server.catalog import Catalog
from rulewright.kernel import Game
from rulewright.kernel.callgraph import key
from rulewright.kernel.engines import engine
from rulewright.kernel.engines.playout import random_play
from rulewright.match import Match
from rulewright.telling.language import speaking
from rulewright.telling.listing import Listing
from tests.doors.server.servers import FOUR, newest, opened, quick


def version(folder: Path, number: str, columns: int) -> Path:
    """Connect four with another number of columns, under its own name in another place."""
    shutil.copytree(FOUR, folder / "connect_four", ignore=shutil.ignore_patterns("__pycache__"))
    for file, old, new in (
        ("__init__.py", 'version="1.0"', f'version="{number}"'),
        ("state.py", "COLUMNS, ROWS = 7, 6", f"COLUMNS, ROWS = {columns}, 6"),
    ):
        path = folder / "connect_four" / file
        text = path.read_text("utf-8")
        assert old in text, f"{file} does not say {old}"
        path.write_text(text.replace(old, new), "utf-8")
    return folder / "connect_four"


def test_two_versions_of_a_game_are_two_games(tmp_path: Path) -> None:
    folders = [Path(FOUR), version(tmp_path / "a", "1.1", 6), version(tmp_path / "b", "1.2", 5)]
    found = [games.load(str(folder)) for folder in folders]
    assert [game.name for game in found] == ["connect_four"] * 3
    assert [game.version for game in found] == ["1.0", "1.1", "1.2"]
    assert [game.actions.size for game in found] == [7, 6, 5]
    assert [game.home for game in found] == folders
    for game, columns in zip(found, (7, 6, 5), strict=True):
        assert [move.code for move in Match(game).legal(0)] == list(range(columns))
        assert games.load(games.address(game)) is game
        assert sys.modules[game.state.__module__].__file__ == str(game.home / "state.py")


def test_a_game_that_is_called_like_a_module_takes_nothing_from_it(tmp_path: Path) -> None:
    import colorsys

    version(tmp_path, "1.0", 7).rename(tmp_path / "colorsys")
    assert games.load(str(tmp_path / "colorsys")).name == "colorsys"
    assert sys.modules["colorsys"] is colorsys


def test_a_folder_is_loaded_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = version(tmp_path, "1.3", 4)
    monkeypatch.chdir(tmp_path)
    assert games.load("connect_four") is games.load(str(folder))


def absolutely(folder: Path) -> Path:
    """The same game, its imports written by its own name, as in a package that is installed."""
    for path in folder.glob("*.py"):
        path.write_text(path.read_text("utf-8").replace("from .", f"from {folder.name}."), "utf-8")
    start = folder / "__init__.py"
    start.write_text(
        f"import {folder.name}.state as same\n" + start.read_text("utf-8").replace("from __future__", "# ")
    )
    return folder


def test_a_game_that_imports_itself_by_name_gets_itself(tmp_path: Path) -> None:
    sizes = [games.load(absolutely(version(tmp_path / str(n), "1.0", n))) for n in (6, 5)]
    assert [game.actions.size for game in sizes] == [6, 5]
    for game in sizes:
        assert {Path(sys.modules[m].__file__ or "").parent for m in rooms(game)} == {game.home}
    assert "connect_four.rules" not in {m for game in sizes for m in rooms(game)}


def rooms(game: Game) -> set[str]:
    return {game.state.__module__, game.rules.check.__module__, game.tell.__name__, game.tell.State.__module__}


def test_what_another_process_is_sent_is_of_the_right_version(tmp_path: Path) -> None:
    """A class is found by its name alone, before anybody has loaded the game."""
    found = [games.load(version(tmp_path / str(n), "1.0", n)) for n in (6, 5)]
    sent = pickle.dumps([game.rules.offers for game in found] + [game.state for game in found])
    said = "import pickle, sys; a, b, s, t = pickle.load(sys.stdin.buffer); print(a(None, None, 0), b(None, None, 0), s is t)"
    done = subprocess.run([sys.executable, "-c", said], input=sent, capture_output=True, check=True)
    assert done.stdout.decode().split() == ["6", "5", "False"]


def test_both_are_compiled_and_what_is_the_same_is_compiled_once(tmp_path: Path) -> None:
    narrow, wide = (games.load(version(tmp_path / str(n), "1.0", n)) for n in (6, 7))
    same = games.load(version(tmp_path / "again", "1.0", 6))
    keys = [key(random_play(game)) for game in (narrow, wide, same, games.load(FOUR))]
    assert keys[0] == keys[2] != keys[1] == keys[3]
    fast, slow = engine("compiled"), engine("interpreted")
    prints = {}
    for game in (narrow, wide, same):
        box = game.make_box()
        prints[game] = list(fast.run(game, box, 5, 20).prints)
        assert prints[game] == list(slow.run(game, box, 5, 20).prints)
    assert prints[narrow] == prints[same] != prints[wide]
    assert fast.is_kept(same)


def test_a_folder_that_has_changed_can_be_loaded_again(tmp_path: Path) -> None:
    folder = version(tmp_path, "1.0", 6)
    before = games.load(folder)
    path = folder / "state.py"
    path.write_text(path.read_text("utf-8").replace("COLUMNS, ROWS = 6", "COLUMNS, ROWS = 5"), "utf-8")
    now = games.load_again(folder)
    assert (before.actions.size, now.actions.size) == (6, 5)
    assert before.rules.offers(None, None, 0) == 6
    assert games.load(folder) is now
    path.write_text("COLUMNS = (", "utf-8")
    with pytest.raises(SyntaxError):
        games.load_again(folder)


def test_folders_that_are_called_alike_are_named_after_those_above(tmp_path: Path) -> None:
    folders = [version(tmp_path / name, "1.0", n) for name, n in (("v1", 6), ("v2", 5), ("old/v2", 4))]
    found = [games.load(each) for each in games.told_apart([*map(str, folders), str(folders[0])])]
    assert [game.title for game in found][::2] == ["Connect Four (v1)", "Connect Four (old-v2)"]
    assert found[1].title.endswith("-v2)")
    assert len({game.name for game in found}) == 3
    assert [game.actions.size for game in found] == [6, 5, 4]
    for game in found:
        assert game.own_name == "connect_four"
        assert games.load(games.address(game)).name == game.name
        assert Match(game).header["game"] == "connect_four"
    assert games.load(f"mine={folders[0]}").title == "Connect Four (mine)"
    assert games.told_apart([str(folders[0])]) == [str(folders[0])]
    with pytest.raises(ValueError, match="cannot be called"):
        games.load(f"no name={folders[0]}")


def test_a_folder_that_is_called_like_a_game_of_the_house_takes_nothing_from_it(tmp_path: Path) -> None:
    version(tmp_path / "mine", "1.0", 6).rename(tmp_path / "mine" / "karthis")
    found = Catalog([str(tmp_path / "mine" / "karthis")]).games
    assert found["karthis"] is games.load("karthis")
    assert found["karthis_mine"].title == "Connect Four (mine)"


def test_a_server_lists_and_plays_both(tmp_path: Path) -> None:
    folders = tuple(str(version(tmp_path / name, "1.0", n)) for name, n in (("v1", 6), ("v2", 5)))
    with opened(quick(f"sqlite:///{tmp_path / 'server.db'}", games=folders)) as server:
        guest = server.guest("Ann")
        listed = {game["name"]: game["title"] for game in guest.get("/api/games")}
        assert {name: listed[name] for name in ("connect_four_v1", "connect_four_v2")} == {
            "connect_four_v1": "Connect Four (v1)",
            "connect_four_v2": "Connect Four (v2)",
        }
        for name, columns in (("connect_four_v1", 6), ("connect_four_v2", 5)):
            made = guest.post("/api/matches", {"game": name, "fill": {"1": "random"}})
            with guest.sit(made["id"]) as line:
                state = line.until()
                assert len(state["moves"]) == columns
                line.play(columns - 1, state["turn"])
                assert newest(line, 2)["number"] == 2


def test_a_list_says_of_every_game_what_the_game_says() -> None:
    for listing in games.listed():
        game = games.load(listing.name)
        assert {f.name: getattr(listing, f.name) for f in fields(Listing)} == {
            f.name: getattr(game, f.name) for f in fields(Listing)
        }
        assert (listing.reconstruction, listing.boxes) == (game.reconstruction, game.boxes)
        with speaking("de"):
            assert listing.said("pitch", listing.pitch) == game.said("pitch", game.pitch) != game.pitch


def test_a_game_that_computes_what_a_list_says_cannot_be_read_from_its_source(tmp_path: Path) -> None:
    (tmp_path / "__init__.py").write_text("GAME = Game.of(__name__, title=some.title())")
    with pytest.raises(ValueError, match="malformed"):
        Listing.declared_in(tmp_path)
