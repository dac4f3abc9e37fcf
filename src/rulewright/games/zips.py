"""Games in zip files, as an operator gives them to a server: unpacked once, into the cache folder."""

from __future__ import annotations

import contextlib
import shutil
import struct
import tempfile
import zlib
from errno import EEXIST, EINVAL, EISDIR, ENAMETOOLONG, ENOTDIR
from hashlib import sha256
from pathlib import Path
from zipfile import BadZipFile, ZipFile

from rulewright.games.messages import SAY
from rulewright.kernel.cache_folder import cache_folder

MOST_BYTES, MOST_FILES = 20_000_000, 1000
"""Limits on what a game may unpack to."""

DAMAGED = (BadZipFile, EOFError, NotImplementedError, RuntimeError, struct.error, zlib.error)
"""Exceptions from reading a damaged file, or one compressed in a way we cannot read."""
MISMADE = (EEXIST, EINVAL, EISDIR, ENAMETOOLONG, ENOTDIR)
"""Errors of the system if offsets lie outside the file, or names are too long or stand for a file and a folder at once."""


def unpacked(file: Path) -> Path:
    """Unpack a game from a zip file and return its folder: the only one in the file, with the game's `__init__.py`."""
    try:
        with ZipFile(file) as archive:
            name = _checked(archive, file)
            place = cache_folder("games") / sha256(file.read_bytes()).hexdigest()[:16]
            if not (place / name / "__init__.py").is_file():
                with tempfile.TemporaryDirectory(dir=place.parent) as folder:
                    archive.extractall(Path(folder, "game"))
                    _move(Path(folder, "game"), place, name)
    except (*DAMAGED, OSError) as e:
        if isinstance(e, OSError) and e.errno not in MISMADE:
            raise
        raise ValueError(SAY("not-a-zip", file=str(file))) from None
    return place / name


def _move(folder: Path, place: Path, name: str) -> None:
    """Rename the unpacked folder into place in one step, so that no process loads half a game."""
    if not (place / name / "__init__.py").is_file():
        shutil.rmtree(place, ignore_errors=True)
    with contextlib.suppress(OSError):  # another process was faster
        folder.rename(place)


def _checked(archive: ZipFile, file: Path) -> str:
    """The name of the only top-level folder. Raises ValueError if there are more, no game, or too much to unpack."""
    entries = archive.infolist()
    if len(entries) > MOST_FILES or sum(entry.file_size for entry in entries) > MOST_BYTES:
        raise ValueError(SAY("zip-too-large", file=str(file), files=str(MOST_FILES), bytes=MOST_BYTES))
    parts = [Path(entry.filename).parts for entry in entries]
    tops = {path[0] for path in parts if path}
    if len(tops) != 1 or any(".." in path or Path(*path).is_absolute() for path in parts if path):
        raise ValueError(SAY("zip-one-folder", file=str(file)))
    (name,) = tops
    if f"{name}/__init__.py" not in archive.namelist():
        raise ValueError(SAY("zip-no-game", file=str(file), name=name))
    return name
