"""`make release`: sdist, wheel, documentation, what they consist of (SBOM) and checksums, in dist/.

It stops before anything is made where something is missing: work that is not committed, a changelog without this version, a tag
that is there already. Tagging and publishing are a person's steps: docs/release.md.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
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
    """What the changelog says of a version. It must be the newest section, and none may be called unreleased."""
    parts = re.split(r"^## (.+)$", (root / "CHANGELOG.md").read_text("utf-8"), flags=re.M)[1:]
    newest, text = (parts[0].strip(), parts[1].strip()) if parts else ("", "")
    if newest.partition(" ")[0] != of:
        raise NotReadyError(
            f'The newest section of CHANGELOG.md is "{newest}", and the version is {of}: name the section "{of}", '
            "or set the version in src/rulewright/__init__.py."
        )
    if not text:
        raise NotReadyError(f"CHANGELOG.md says nothing of {of}: write what changed.")
    for title in parts[::2]:
        if title.strip() == "Next" or "not released" in title:
            raise NotReadyError(
                f'CHANGELOG.md still has "{title.strip()}": it is part of {of} now, so name it after that.'
            )
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


def run(*words: str | Path, **more: object) -> None:
    subprocess.run(list(map(str, words)), check=True, **more)  # type: ignore[call-overload]


def build(root: Path, number: str) -> list[Path]:
    """The sdist, and the wheel from it; older ones stay where they are."""
    made = [root / f"dist/rulewright-{number}.tar.gz", root / f"dist/rulewright-{number}-py3-none-any.whl"]
    for path in made:
        path.unlink(missing_ok=True)
    run(sys.executable, "-m", "build", "--outdir", root / "dist", root)
    run(sys.executable, "-m", "twine", "check", "--strict", *made)
    with ZipFile(made[1]) as wheel:
        if TABLE not in wheel.namelist():
            raise NotReadyError("The wheel has no browser table in it: this is a defect of hatch_build.py.")
    return made


def describe(root: Path, number: str, wheel: Path) -> list[Path]:
    """What an installed server consists of, and what the browser table is built from (SBOM, CycloneDX)."""
    made = [root / f"dist/rulewright-{number}-{what}.cdx.json" for what in ("server", "browser")]
    with tempfile.TemporaryDirectory() as folder:
        run(sys.executable, "-m", "venv", folder)
        (python,) = (p for p in Path(folder).glob("*/python*") if p.stem == "python")
        run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", f"{wheel}[server]")
        run(python, "-m", "pip", "uninstall", "--quiet", "--yes", "setuptools", "pip")
        forget_origin(Path(folder))
        run(sys.executable, "-m", "cyclonedx_py", "environment", "--output-reproducible", "-o", made[0], python)
    lock = json.loads((root / "web/package-lock.json").read_text("utf-8"))["packages"]
    made[1].write_text(json.dumps(browser_parts(lock, number), indent=1) + "\n", "utf-8")
    return made


def forget_origin(environment: Path) -> None:
    """Remove what pip wrote down of where our wheel came from: a folder of this machine, which an SBOM would name."""
    for path in environment.rglob("rulewright-*.dist-info/direct_url.json"):
        path.unlink()


def browser_parts(lock: dict[str, dict[str, object]], number: str) -> dict[str, object]:
    """The packages of the lock file for any system, in the form of CycloneDX."""
    parts = {(path.rpartition("node_modules/")[2], str(package["version"])) for path, package in lock.items() if path}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "rulewright browser table", "version": number}},
        "components": [
            {
                "type": "library",
                "name": name,
                "version": version,
                "purl": f"pkg:npm/{name.replace('@', '%40')}@{version}",
            }
            for name, version in sorted(parts)
        ],
    }


def site(root: Path, number: str) -> Path:
    """The documentation as one file to unpack, without Sphinx's cache, which names folders of this machine."""
    to, cache = root / "build/release-site", root / "build/release-doctrees"
    for folder in (to, cache):
        shutil.rmtree(folder, ignore_errors=True)
    quiet = ("--quiet", "--fail-on-warning", "--builder", "html", "--doctree-dir", cache)
    run(sys.executable, "-m", "sphinx", *quiet, root / "docs", to)
    return Path(shutil.make_archive(str(root / f"dist/rulewright-{number}-docs"), "zip", to))


def sums(paths: list[Path]) -> str:
    """A line for each file, as `sha256sum --check` reads them."""
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in paths)


def main() -> int:
    try:
        number, tag = check(ROOT)
        run(sys.executable, "-m", "tools.public", "--check", cwd=ROOT)
        made = build(ROOT, number)
        made += [*describe(ROOT, number, made[1]), site(ROOT, number)]
    except NotReadyError as e:
        print(e, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as e:
        print(f"`{' '.join(map(str, e.cmd))}` failed; the messages above say why.", file=sys.stderr)
        return 1
    (ROOT / "dist/SHA256SUMS").write_text(sums(made), "utf-8")
    print(f"Rulewright {number} is built and checked; dist/ has:")
    for path in made:
        print(f"  {path.name}")
    print(f"docs/release.md says how to tag it ({tag}) and to publish it.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
