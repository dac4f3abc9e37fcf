"""The games, one folder each. Nothing outside a game's own folder names it: they are found here."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import sys
from difflib import get_close_matches
from functools import cache
from hashlib import blake2s
from pathlib import Path
from types import ModuleType

from rulewright.kernel.game import Game


def names() -> list[str]:
    """The names of the games that come with Rulewright.

    >>> import rulewright
    >>> "karthis" in rulewright.game_names()
    True
    """
    return sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg)


def on_shelf(name: object) -> Game:
    """A game that comes with Rulewright, by a name found in a file: a file never names code to import."""
    if name not in names():
        raise ValueError(
            f"there is no game {str(name)[:60]!r} on the shelf; if it lies in a folder, give that as --game"
        )
    return load(str(name))


def load(name: str | Path) -> Game:
    """A game by its name, or by the path of a folder that holds one (as in examples/).

    A folder is imported, so its code runs. For a name out of a file, a record or a request use `on_shelf`, which imports nothing.

    >>> import rulewright
    >>> rulewright.load_game("klobba").title
    'Klobba!'
    """
    return _load(str(name))


@cache
def _load(name: str) -> Game:
    if name in names():
        return _game(importlib.import_module(f"{__name__}.{name}"), name)
    if not (Path(name) / "__init__.py").is_file():
        raise ValueError(f"there is no game {name!r}: {_meant(name)}, or give a game's folder")
    return _from_folder(Path(name).resolve())


def _meant(name: str) -> str:
    """What to choose instead of a name that is no game's: the one that looks like it, by name or title, else any."""
    known = {key.casefold(): each for each in names() for key in (each, each.replace("_", " "), load(each).title)}
    near = get_close_matches(name.casefold(), known, 1) or [key for key in known if name and name.casefold() in key]
    listed = f"choose one of {', '.join(names())}"
    return f"did you mean {known[near[0]]}? If not, {listed}" if near else listed


@cache
def address(game: Game) -> str:
    """By what another process loads the same game: its name, or its folder."""
    return game.name if game.name in names() and load(game.name) is game else str(game.home)


@cache
def _from_folder(folder: Path) -> Game:
    """The game in a folder, which is a package called like it.

    Where something else is called so, such as another version of the game, it becomes part of a package of its own: otherwise
    one of the two would be given modules of the other.
    """
    name, start = folder.name, folder / "__init__.py"
    taken = importlib.util.find_spec(name)
    if taken is not None and Path(taken.origin or "").resolve() != start:
        parent = ModuleType(f"rulewright_folder_{blake2s(bytes(folder), digest_size=8).hexdigest()}")
        parent.__path__ = [str(folder.parent)]
        sys.modules[parent.__name__] = parent
        name = f"{parent.__name__}.{name}"
    elif taken is None:
        spec = importlib.util.spec_from_file_location(name, start)
        if spec is None or spec.loader is None:
            raise ValueError(f"{folder} cannot be imported as a game")
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    return _game(importlib.import_module(name), str(folder))


def _game(module: object, name: str) -> Game:
    found = getattr(module, "GAME", None)
    if not isinstance(found, Game):
        raise ValueError(f"{name} does not define GAME: see docs/add-a-game.md")
    return found
