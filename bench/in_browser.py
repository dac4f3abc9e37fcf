"""Whole games in a browser, without a server: `python -m bench.in_browser` plays a random game of each in Chromium.

Pyodide and the one compiled package that the interpreted rules need come from npm and PyPI. A worker loads them; then the
network is cut off, and every game must come to the same states as here.
"""

from __future__ import annotations

import functools
import gzip
import re
import subprocess
import sys
import tempfile
import threading
import zipfile
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib import metadata
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

import rulewright
from rulewright import games
from tests.prepare import chromium

PYODIDE = "pyodide@314.0.7"
WHEEL = "msgspec==0.22.0"
PLATFORM = "pyemscripten_2026_0_wasm32"
PLAIN = ("attrs", "babel", "fluent.runtime", "fluent.syntax", "pytz", "typing_extensions")
"""Packages of plain Python that the rules need."""
LEFT_OUT = re.compile(r"__pycache__|server/web/|\.onnx$|pytz/zoneinfo|locale-data/(?!(root|en|de|fr|es)(_001)?\.dat)")
POLICY = "default-src 'self'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'"
PLAY = """
import hashlib, random, time
from rulewright import games
from rulewright.match import Match

def play(name):
    game, luck, told = games.load(name), random.Random(1), hashlib.sha256()
    match, slowest, began = Match(game, max(1, game.seats[0]), seed=1), 0.0, time.perf_counter()
    while not match.over:
        before = time.perf_counter()
        seat = match.waiting[0]
        moves = match.legal(seat)
        match.play(seat, luck.choice([move for move in moves if move.verb != "give_up"] or moves))
        match.view(seat)
        slowest = max(slowest, time.perf_counter() - before)
        told.update(match.state.pack())
    return [match.number, told.hexdigest()[:16], time.perf_counter() - began, 1000 * slowest]
"""
WORKER = """
import { loadPyodide } from '/package/pyodide.mjs';
const bytes = async (path) => new Uint8Array(await (await fetch(path)).arrayBuffer());
const python = await loadPyodide({ indexURL: '/package/' });
python.unpackArchive(await bytes('/compiled.whl'), 'wheel');
python.unpackArchive(await bytes('/plain.zip'), 'zip', { extractDir: '/lib/python3.14/site-packages' });
python.runPython(new TextDecoder().decode(await bytes('/play.py')));
onmessage = ({ data }) => postMessage(python.runPython(`play('${data}')`).toJs());
postMessage('ready');
"""
PAGE = """<!doctype html><script>
const worker = new Worker('/worker.mjs', { type: 'module' });
const said = () => new Promise((tell) => (worker.onmessage = ({ data }) => tell(data)));
const ready = said();
const play = (name) => (worker.postMessage(name), said());
</script>"""


class Handler(SimpleHTTPRequestHandler):
    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass


def pack(folder: Path) -> None:
    """Everything that the page fetches."""
    subprocess.run(["npm", "pack", "--silent", PYODIDE], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["tar", "xzf", *(path.name for path in folder.glob("*.tgz"))], cwd=folder, check=True)
    wanted = ("--platform", PLATFORM, "--python-version", "3.14", "--only-binary", ":all:", "--no-deps")
    subprocess.run([sys.executable, "-m", "pip", "download", "-q", *wanted, WHEEL], cwd=folder, check=True)
    next(folder.glob("*.whl")).rename(folder / "compiled.whl")
    ours = Path(rulewright.__file__).parent
    files = {path: path.relative_to(ours.parent).as_posix() for path in ours.rglob("*") if path.is_file()}
    for name in PLAIN:
        for found in metadata.files(name) or ():
            files[Path(str(found.locate()))] = found.as_posix()
    with zipfile.ZipFile(folder / "plain.zip", "w", zipfile.ZIP_DEFLATED) as packed:
        for path, name in sorted(files.items()):
            if not LEFT_OUT.search(name) and path.suffix != ".pyc" and not name.startswith(".."):
                packed.write(path, name)
    (folder / "play.py").write_text(PLAY, "utf-8")
    (folder / "worker.mjs").write_text(WORKER, "utf-8")
    (folder / "index.html").write_text(PAGE, "utf-8")


def main() -> None:
    here: dict[str, Any] = {}
    exec(PLAY, here)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as p:
        pack(Path(place))
        loaded = (
            *Path(place).glob("package/*.asm.*"),
            *Path(place).glob("package/*.zip"),
            *Path(place).glob("[cp]*.[wz]*"),
        )
        print(f"{sum(len(gzip.compress(path.read_bytes())) for path in loaded) / 1e6:.1f} MB to load, compressed")
        server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=place))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = p.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        assert page.evaluate("ready") == "ready"
        page.context.set_offline(True)
        for name in games.names():
            moves, told, seconds, slowest = page.evaluate("(name) => play(name)", name)
            same = here["play"](name)[:2] == [moves, told]
            word = "the same game as here" if same else "ANOTHER GAME THAN HERE"
            print(f"{name}: {word}, {moves} moves in {seconds:.1f} s, the slowest in {slowest:.0f} ms")
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
