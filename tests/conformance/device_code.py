"""Records which games compile for the GPU: `python -m tests.conformance.device_code` compiles all and saves the result.

Generating device code takes half a minute per game and gives the same answer as long as the compiler's input is unchanged. That
input is hashed to a key; the suite compiles only games not recorded here under their current key.
"""

from __future__ import annotations

import json
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from rulewright.kernel import Game, callgraph
from rulewright.kernel.engines import cuda
from tests.conformance.cases import found_games

FILE = Path(__file__).parents[1] / "goldens" / "device_code.json"


def key(game: Game) -> str:
    """A hash of the compiler's input, the layout of state and box, and the compiler's version."""
    read = (callgraph.key(cuda.kernel(game)), repr(cuda.signature(game)), version("numba"), version("numba-cuda"))
    return sha256(repr(read).encode()).hexdigest()[:20]


def compiles(game: Game) -> None:
    """Generate a game's device code, which needs no GPU."""
    assert ".visible .entry" in cuda.ptx(game)


def known() -> dict[str, str]:
    """The keys under which games compiled, by name."""
    found: dict[str, str] = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    return found


if __name__ == "__main__":
    keys = known()
    for each in found_games():
        if keys.get(each.name) != key(each):
            compiles(each)
            keys[each.name] = key(each)
            print(f"{each.title} compiles for the GPU")
    FILE.write_text(json.dumps(keys, indent=2, sort_keys=True) + "\n", "utf-8")
