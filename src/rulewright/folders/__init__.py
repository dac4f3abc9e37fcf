"""Games in folders, each a package of its own below this one, so that two versions of a game can be loaded side by side.

`v1/hoard` becomes `rulewright.folders.fXXXX.hoard`, where XXXX spells the folder's path. So its modules and classes collide with
nobody's, and another process that meets such a name (in a pickle, say) finds the very same folder by it. Inside, `import hoard`
means this `hoard`, also where it is not written as a relative import. A folder that has changed can be loaded again (`fresh`): it
gets a new name, and code that holds the old version keeps it.
"""

from __future__ import annotations

import base64
import builtins
import importlib
import importlib.util
import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

__path__ = []
"""Nothing lies here: what is below is found by its name (see Finder)."""

_OURS = re.compile(rf"{re.escape(__name__)}\.f[a-z2-7]+(?:_\d+)?\.")
_loads: dict[Path, int] = {}
"""How often each folder was loaded afresh."""


def package_of(folder: Path, fresh: bool = False) -> str:
    """The name of the package that a folder is; with `fresh`, one that nobody has imported yet."""
    if fresh:
        _loads[folder] = _loads.get(folder, 0) + 1
    spelt = base64.b32encode(os.fsencode(folder)).decode().rstrip("=").lower()
    again = f"_{_loads[folder]}" if _loads.get(folder) else ""
    return f"{__name__}.f{spelt}{again}.{plain(folder)}"


def plain(folder: Path) -> str:
    """A folder's name as a module's."""
    return re.sub(r"\W", "_", folder.name)


def loaded(package: str) -> ModuleType:
    """Import a folder's package; if that fails, nothing is left of it, so that it can be tried again."""
    try:
        return importlib.import_module(package)
    except BaseException:
        for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
            del sys.modules[name]
        raise


def own_name(module: str) -> str:
    """What a module is called in its own folder: the same in whichever folder, process and version it lies."""
    return _OURS.sub("", module, count=1)


def text_of(f: FunctionType) -> str:
    """The text of the module in which a function is written, as it was when it was loaded; empty if there is none."""
    if hasattr(f, "written"):  # by the kernel
        return str(f.written)
    loader = f.__globals__.get("__loader__")
    if isinstance(loader, Source):
        return loader.text if loader.path == f.__code__.co_filename else ""
    return _read(f.__code__.co_filename)


@cache
def _read(file: str) -> str:
    try:
        return importlib.util.decode_source(Path(file).read_bytes())
    except OSError:
        return ""


class Source(SourceFileLoader):
    """A module of a folder: compiled from its text each time, because Python's cache takes two versions of one second for one."""

    def __init__(self, name: str, path: str, package: str) -> None:
        super().__init__(name, path)
        self.package = package
        self.text = ""
        """What was loaded, whatever the file says by now."""

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        data = self.get_data(path)
        self.text = importlib.util.decode_source(data)
        return self.source_to_code(data, path)

    def exec_module(self, module: ModuleType) -> None:
        vars(module)["__builtins__"] = {**vars(builtins), "__import__": _importing(self.package)}
        super().exec_module(module)


def _importing(package: str) -> Callable[..., Any]:
    """What `import` does in a folder's modules: its own name is the folder's own package, whatever else has that name."""
    above, _, own = package.rpartition(".")

    def import_(
        name: str,
        globals: Mapping[str, Any] | None = None,
        locals: Mapping[str, Any] | None = None,
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> ModuleType:
        if level or own == "rulewright" or name.partition(".")[0] != own:
            return builtins.__import__(name, globals, locals, fromlist or (), level)
        found = builtins.__import__(f"{above}.{name}", globals, locals, fromlist or ("",), 0)
        return found if fromlist else sys.modules[package]

    return import_


class Finder(MetaPathFinder):
    """Finds a folder's package by the path that its name spells, and the modules in it."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(f"{__name__}.f"):
            return None
        token, _, rest = fullname.removeprefix(f"{__name__}.f").partition(".")
        if not rest:
            return ModuleSpec(fullname, None, is_package=True)
        package = f"{__name__}.f{token}.{rest.partition('.')[0]}"
        places = [Path(place, rest.rpartition(".")[2]) for place in path or ()]
        if fullname == package:
            spelt = token.partition("_")[0].upper()
            places = [Path(os.fsdecode(base64.b32decode(spelt + "=" * (-len(spelt) % 8))))]
        for place in places:
            for file in (place / "__init__.py", place.with_name(f"{place.name}.py")):
                if file.is_file() and (fullname != package or file.parent == place):
                    loader = Source(fullname, str(file), package)
                    inside = [str(place)] if file.parent == place else None
                    return importlib.util.spec_from_file_location(
                        fullname, file, loader=loader, submodule_search_locations=inside
                    )
        return None


sys.meta_path.insert(0, Finder())
