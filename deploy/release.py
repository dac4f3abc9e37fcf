"""`make release`: an sdist and a wheel in dist/, checked, and a tag for them.

It stops before anything is made where something is missing: work that is not committed, a changelog without this version, a tag
that is there already. Publishing is a person's step; the last line says how.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[1]
TABLE = "rulewright/doors/server/web/index.html"


class NotReadyError(RuntimeError):
    """Something is missing; the message says what to do."""


def version(root: Path) -> str:
    """The version, from the one place where it stands."""
    found = re.search(r'^__version__ = "(.+)"$', (root / "src/rulewright/__init__.py").read_text("utf-8"), re.M)
    if not found:
        raise NotReadyError("src/rulewright/__init__.py has no __version__.")
    return found[1]


def changes(root: Path, of: str) -> str:
    """What the changelog says of a version. It must be the newest section: what stands above it would be released unsaid."""
    parts = re.split(r"^## (.+)$", (root / "CHANGELOG.md").read_text("utf-8"), flags=re.M)[1:]
    newest, text = (parts[0].strip(), parts[1].strip()) if parts else ("", "")
    if newest.partition(" ")[0] != of:
        raise NotReadyError(
            f'The newest section of CHANGELOG.md is "{newest}", and the version is {of}: name the section "{of}", '
            "or set the version in src/rulewright/__init__.py."
        )
    if not text:
        raise NotReadyError(f"CHANGELOG.md says nothing of {of}: write what changed.")
    return text


def git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, capture_output=True, encoding="utf-8", check=True).stdout.strip()


def check(root: Path) -> tuple[str, str]:
    """The version that is ready to be released, and its tag; or the first reason why not."""
    number = version(root)
    changes(root, number)
    tag = f"v{number}"
    if git(root, "status", "--porcelain"):
        raise NotReadyError("Not everything is committed: commit or remove what `git status` lists.")
    if git(root, "tag", "--list", tag):
        raise NotReadyError(f"There is a tag {tag} already: set a new version in src/rulewright/__init__.py.")
    return number, tag


def build(root: Path, number: str) -> list[Path]:
    """The sdist, and the wheel from it; older ones stay where they are."""
    made = [root / f"dist/rulewright-{number}.tar.gz", root / f"dist/rulewright-{number}-py3-none-any.whl"]
    for path in made:
        path.unlink(missing_ok=True)
    subprocess.run([sys.executable, "-m", "build", "--outdir", str(root / "dist"), str(root)], check=True)
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", *map(str, made)], check=True)
    with ZipFile(made[1]) as wheel:
        if TABLE not in wheel.namelist():
            raise NotReadyError("The wheel has no browser table in it: this is a defect of hatch_build.py.")
    return made


def main() -> int:
    try:
        number, tag = check(ROOT)
        made = build(ROOT, number)
    except NotReadyError as e:
        print(e, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as e:
        print(f"`{' '.join(map(str, e.cmd))}` failed; the messages above say why.", file=sys.stderr)
        return 1
    git(ROOT, "tag", "--annotate", tag, "--message", f"Rulewright {number}\n\n{changes(ROOT, number)}")
    files = " ".join(str(path.relative_to(ROOT)) for path in made)
    print(f"Rulewright {number} is built, checked and tagged. To publish it:")
    print(f"  git push origin {tag} && {Path(sys.executable).parent / 'twine'} upload {files}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
