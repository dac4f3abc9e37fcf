"""The games, one folder each, found here or in installed packages. No code outside a game's folder names that game."""

from __future__ import annotations

import importlib
import pkgutil
import re
import sys
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import cache
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright import folders
from rulewright.games.messages import SAY
from rulewright.telling.language import NOBODY
from rulewright.telling.listing import Listing

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from rulewright.kernel.game import Game

NAME = r"[A-Za-z0-9][A-Za-z0-9_-]{0,59}"
"""A valid alias for a game in a folder."""
GROUP = "rulewright.games"
"""The entry points with which other packages declare games."""


def names() -> list[str]:
    """The names of the games that come with Rulewright.

    >>> import rulewright
    >>> "karthis" in rulewright.game_names()
    True
    """
    return sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg)


@cache
def installed() -> dict[str, EntryPoint]:
    """Games from other installed packages, by name: entry points of the group GROUP.

    Installing a package means trusting its code. An installed game cannot take the name of a built-in one.
    """
    if not _mentioned():
        return {}
    from importlib.metadata import entry_points

    found = {point.name: point for point in entry_points(group=GROUP)}
    return {name: found[name] for name in sorted(found) if name not in names()}


def _mentioned() -> bool:
    """Whether an installed package may declare a game. To look is quick; importing `importlib.metadata` is not."""
    declared = (file for folder in sys.path for file in Path(folder).glob("*-info/entry_points.txt"))
    return any(GROUP in file.read_text("utf-8") for file in declared)


def known() -> list[str]:
    """The names of all games that can be played by name."""
    return [*names(), *installed()]


def listed() -> list[Listing]:
    """All games that can be played by name, as a list shows them. Only those that come in other packages are loaded: importing
    the rules of the others would take most of the time of `rulewright games`."""
    own = [Listing.declared_in(Path(__path__[0], name)) for name in names()]
    return [*own, *map(load, installed())]


def on_shelf(name: object) -> Game:
    """Load a built-in or installed game by a name from a file. Refuses any other name, so a file cannot name code to import."""
    if name not in known():
        raise ValueError(SAY("not-on-shelf", game=repr(str(name)[:60])))
    return load(str(name))


def load(name: str | Path) -> Game:
    """Load a game by name, or by the path of a folder that holds one (as in examples/).

    A folder is imported, so its code runs. For a name from a file, a record or a request use `on_shelf`, which accepts no folder.
    Two folders are two games, even if they share a name; `NEW_NAME=FOLDER` renames one of them.

    >>> import rulewright
    >>> rulewright.load_game("klobba").title
    'Klobba!'
    """
    if "@" in str(name):
        from rulewright.games import earlier

        if str(name) in earlier.addresses():
            return earlier.load(str(name))
    on_shelf = str(name) in names() or str(name) in installed()
    return _on_shelf(str(name)) if on_shelf else _in_folder(str(name))


@cache
def _on_shelf(name: str) -> Game:
    if name in names():
        return _game(importlib.import_module(f"{__name__}.{name}"), name)
    point = installed()[name]
    found = _game(importlib.import_module(point.module), name)
    if found.name != name:
        raise ValueError(
            f"{point.value} is installed as the game {name!r} and calls itself {found.name!r}: name both alike"
        )
    return found


def _in_folder(given: str) -> Game:
    alias, folder = _parted(given)
    if not is_folder(folder):
        raise ValueError(_no_game(given))
    if alias and not re.fullmatch(NAME, alias):
        raise ValueError(SAY("bad-alias", name=repr(alias)))
    return _from_folder(Path(folder).resolve(), alias)


def _parted(given: str) -> tuple[str, str]:
    """The alias of a game, if it was given one, and its folder; a zip file is unpacked first."""
    alias, equals, folder = given.partition("=")
    if is_folder(given) or not equals:
        alias, folder = "", given
    if folder.endswith(".zip") and Path(folder).is_file():
        from rulewright.games import zips

        folder = str(zips.unpacked(Path(folder)))
    return alias, folder


def is_folder(path: str) -> bool:
    """Whether this path is a folder that may hold a game."""
    return (Path(path) / "__init__.py").is_file()


def load_again(folder: Path, approve: Callable[[Game], None] = lambda game: None) -> Game:
    """Reload the game in a folder. The game loaded from it before is not changed, and remains the one that `load` returns if
    the new one cannot be loaded or `approve` raises."""
    folder = folder.resolve()
    package = folders.package_of(folder, fresh=True)
    approve(_game(folders.loaded(package), str(folder)))
    _packages[folder] = package
    _from_folder.cache_clear()
    return _from_folder(folder, "")


def told_apart(given: Sequence[str]) -> list[str]:
    """Addresses of these games, with aliases where names clash: `hoard_v1=...` and `hoard_v2=...`.

    Folders of the same name are told apart by their parent folders, as far up as it takes. One folder is one game.
    """
    found: dict[str, str] = {}
    for each in given:
        alias, folder = _parted(each)
        found[str(Path(folder).resolve()) if is_folder(folder) else each] = alias
    places = [Path(path) for path, alias in found.items() if not alias and is_folder(path)]
    taken = {alias for alias in found.values() if alias} | {*known()}
    for place in places:
        others = [other for other in places if folders.plain(other) == folders.plain(place) and other != place]
        if others or folders.plain(place) in taken:
            found[str(place)] = _distinct(place, others, taken)
            taken.add(found[str(place)])
    return [f"{alias}={path}" if alias else path for path, alias in found.items()]


def _distinct(place: Path, others: Sequence[Path], taken: Collection[str]) -> str:
    """An alias, made from a game's folder and its parents, that differs from all others."""
    name = folders.plain(place)
    for depth in range(1, len(place.parts)):
        said = _above(place, depth)
        alias = f"{name}_{said}"
        if alias not in taken and all(_above(other, depth) != said for other in others):
            return alias
    return next(alias for n in count(2) if (alias := f"{name}_{n}") not in taken)


def _above(place: Path, depth: int) -> str:
    """The names of this many parent folders, as part of an alias."""
    return re.sub(r"[^A-Za-z0-9]+", "-", "-".join(place.parts[1:-1][-depth:])).strip("-")


def _no_game(name: str) -> str:
    """The error for an unknown game, suggesting the closest match by name or title, if any, and listing all games."""
    from difflib import get_close_matches

    keys = {key.casefold(): each for each in names() for key in (each, each.replace("_", " "), load(each).title)}
    keys |= {each.casefold(): each for each in installed()}
    near = get_close_matches(name.casefold(), keys, 1) or [key for key in keys if name and name.casefold() in key]
    return SAY("no-game", name=repr(name), near=keys[near[0]] if near else NOBODY, games=", ".join(known()))


@cache
def address(game: Game) -> str:
    """The argument with which another process loads the same game: its name or folder, prefixed with its alias if it has one."""
    from rulewright.games import earlier

    if game.name in known() and load(game.name) is game:
        return game.name
    if found := earlier.address_of(game):
        return found
    return f"{game.name}={game.home}" if game.alias_of else str(game.home)


def earlier_rules(game: Game) -> list[str]:
    """The addresses of earlier rules of a game that comes with Rulewright, which `load` takes."""
    from rulewright.games import earlier

    return earlier.addresses(game.name) if game.name in names() else []


_packages: dict[Path, str] = {}
"""The package last loaded from each folder."""


@cache
def _from_folder(folder: Path, alias: str) -> Game:
    """The game in a folder, under its own name or an alias."""
    if alias:
        game = _from_folder(folder, "")
        if alias == game.name:
            return game
        said = alias.removeprefix(f"{game.name}_")
        return replace(game, name=alias, alias_of=game.name, title=f"{game.title} ({said})")
    package = _packages.setdefault(folder, folders.package_of(folder))
    return _game(folders.loaded(package), str(folder))


def _game(module: object, name: str) -> Game:
    from rulewright.kernel.game import Game

    found = getattr(module, "GAME", None)
    if not isinstance(found, Game):
        raise ValueError(f"{name} does not define GAME: see docs/add-a-game.md")
    return found
