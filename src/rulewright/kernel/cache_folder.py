"""The folder of everything that can be made again: compiled rules, and games unpacked from zip files."""

from __future__ import annotations

import os
from collections import defaultdict
from contextlib import suppress
from pathlib import Path

from rulewright.telling.language import SAY

MOST_BYTES = 500_000_000
"""The most that compiled code may take; what was not used for longest is removed first."""


class CacheError(ValueError):
    """The cache cannot be written; the message says why, and how to choose another folder."""


def cache_folder(*parts: str) -> Path:
    """A folder in the user's cache, or in $RULEWRIGHT_CACHE if that is set. It is created if missing."""
    if own := os.environ.get("RULEWRIGHT_CACHE"):
        folder = Path(own, *parts)
    else:
        from platformdirs import user_cache_path

        folder = user_cache_path("rulewright").joinpath(*parts)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as e:
        raise CacheError(SAY("cache-not-writable", folder=str(folder), error=str(e.strerror))) from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise CacheError(SAY("cache-not-writable", folder=str(folder), error=os.strerror(13)))
    return folder


def tidy(folder: Path, most: int = MOST_BYTES) -> None:
    """Remove compiled code until the rest takes at most `most` bytes. Files of one entry point share the name before the dot, and
    are removed together; what another process removes meanwhile is no error."""
    used, files = defaultdict[Path, float](float), defaultdict[Path, list[tuple[Path, int]]](list)
    for file in folder.glob("*/*"):
        with suppress(OSError):
            about = file.stat()
            entry = file.with_name(file.name.partition(".")[0])
            files[entry].append((file, about.st_size))
            used[entry] = max(used[entry], about.st_mtime)
    left = most
    for entry in sorted(files, key=used.__getitem__, reverse=True):
        left -= sum(size for _, size in files[entry])
        if left < 0:
            for file, _ in files[entry]:
                with suppress(OSError):
                    file.unlink()
