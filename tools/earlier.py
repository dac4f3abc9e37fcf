"""Carry the rules of an earlier release: `python -m tools.earlier REVISION`, before a release that changes the rules of a game.

Every game whose rules at that revision do not play like those of today is written to `src/rulewright/games/earlier`, as a zip.
Rules that today's kernel cannot load are refused, with the reason: matches that began under them can be watched, but not go on.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from rulewright import folders, games
from rulewright.games import earlier
from rulewright.kernel.fingerprint import same_rules
from rulewright.kernel.game import Game
from tools import ROOT


def zipped(folder: Path) -> bytes:
    """A game's folder as a zip, which depends on nothing but its files."""
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as made:
        for file in sorted(folder.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                name = f"{folder.name}/{file.relative_to(folder).as_posix()}"
                made.writestr(ZipInfo(name), file.read_bytes(), ZIP_DEFLATED)
    return out.getvalue()


def carry(folder: Path, home: Path = earlier.HOME) -> str:
    """Write the zip of a game's folder unless its rules play like those of today; returns its address, or an empty string."""
    game = folders.loaded(folders.package_of(folder.resolve(), earlier=True)).GAME
    assert isinstance(game, Game)
    today = games.load(game.name)
    if game.version == today.version and same_rules(today, game.fingerprint):
        return ""
    home.mkdir(exist_ok=True)
    address = f"{game.name}@{game.fingerprint}"
    (home / f"{address}.zip").write_bytes(zipped(folder))
    return address


def main(revision: str) -> None:
    inside = "src/rulewright/games"
    told = subprocess.run(["git", "archive", revision, inside], cwd=ROOT, check=True, capture_output=True).stdout
    with tempfile.TemporaryDirectory() as place:
        with tarfile.open(fileobj=BytesIO(told)) as files:
            files.extractall(place, filter="data")
        for name in games.names():
            folder = Path(place, inside, name)
            if not folder.is_dir():
                continue
            try:
                print(name, carry(folder) or "plays as today")
            except Exception as e:
                print(f"{name} cannot be carried: {type(e).__name__}: {e}", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1])
