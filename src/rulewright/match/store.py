"""The data folder: records, campaign sheets, and the seeds of unfinished games. Files are written atomically."""

from __future__ import annotations

import json
import os
import re
import unicodedata
from hashlib import sha256
from pathlib import Path
from secrets import token_hex
from typing import Any

from rulewright.match.messages import SAY


class StoreError(ValueError):
    """A stored file cannot be used; the message names the file and what to do."""


def folder(*parts: str) -> Path:
    """A folder in the user's data directory, or in $RULEWRIGHT_DATA if that is set."""
    own = os.environ.get("RULEWRIGHT_DATA")
    if own:
        return Path(own, *parts)
    from platformdirs import user_data_path

    return user_data_path("rulewright").joinpath(*parts)


def safe_name(text: str) -> str:
    """A file name for any text: readable, valid on every system, and different for different texts."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return f"{re.sub(r'[^a-z0-9]+', '-', plain).strip('-')[:40]}-{sha256(text.encode()).hexdigest()[:8]}"


def not_writable(path: Path, e: OSError) -> StoreError:
    """That this file cannot be written, and how to choose another place for it."""
    key = "data-not-writable" if path.is_relative_to(folder()) else "cannot-write"
    return StoreError(SAY(key, path=str(path), error=str(e.strerror)))


def write(path: Path, text: str, private: bool = False) -> None:
    """Replace a file atomically, so that no reader finds half of it. Only the owner can read a private one."""
    fresh = path.with_name(f".{path.name[:40]}-{token_hex(8)}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700 if private else 0o777)
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if private else 0o666)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(fresh, path)
        except BaseException:
            fresh.unlink(missing_ok=True)
            raise
    except OSError as e:
        raise not_writable(path, e) from None


def read(path: Path) -> str:
    """A file's text, with line endings unchanged."""
    try:
        return path.read_bytes().decode("utf-8")
    except OSError as e:
        raise StoreError(SAY("cannot-read", path=str(path), error=str(e.strerror))) from None
    except UnicodeDecodeError:
        raise StoreError(SAY("not-utf8", path=str(path))) from None


def read_json(path: Path) -> dict[str, Any]:
    """A JSON object from a file. Raises `StoreError`, naming the file and what to do, if it is damaged."""
    text = read(path)
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as e:
        raise StoreError(SAY("damaged", path=str(path), error=str(e))) from None
    if not isinstance(found, dict):
        raise StoreError(SAY("damaged-no-object", path=str(path)))
    return found


# ---------------------------------------------------------------- unfinished games


def _seed_file(commitment: str) -> Path:
    return folder("seeds", f"{safe_name(commitment)}.json")


def keep(commitment: str, kept: dict[str, object]) -> None:
    """Store data that an unfinished game needs but its record must not reveal."""
    write(_seed_file(commitment), json.dumps({"commitment": commitment, **kept}, ensure_ascii=False), private=True)


def recall(commitment: str) -> dict[str, Any] | None:
    """The data stored for this game, if it was begun on this machine."""
    path = _seed_file(commitment)
    if not path.exists():
        return None
    found = read_json(path)
    if not all(isinstance(found.get(key), str) for key in ("commitment", "seed", "nonce", "record", "game")):
        raise StoreError(SAY("damaged-incomplete", path=str(path)))
    return found


def forget(commitment: str) -> None:
    """Delete the data of a game that is over: its seed is now in its record."""
    _seed_file(commitment).unlink(missing_ok=True)


def kept() -> list[dict[str, Any]]:
    """The data of every unfinished game, most recently played first; damaged files are skipped."""
    paths = sorted(folder("seeds").glob("*.json"), key=lambda p: p.stat().st_mtime, reverse=True)
    found = []
    for path in paths:
        try:
            there = recall(str(read_json(path).get("commitment")))
        except StoreError:
            continue
        if there:
            found.append(there)
    return found
