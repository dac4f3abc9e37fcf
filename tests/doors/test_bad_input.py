"""Bad input on the command line: the answer is always a sentence, and never a traceback or "this is a defect".

The arguments and files are corrupted at random, from a fixed seed. `BAD_INPUTS=10000 BAD_SEED=7` tries more, or others.
"""

from __future__ import annotations

import io
import json
import os
import random
import shutil
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulewright.doors.cli import run
from tests.doors.conftest import FOUR, PARLOUR, ROOT, TOY
from tests.doors.server.servers import opened, quick
from tests.tiers import tries

TRIES = int(os.environ.get("BAD_INPUTS", tries(250, 60)))
SEED = int(os.environ.get("BAD_SEED", "1"))
JUNK: list[Any] = [
    "", " ", "x", "-1", "0", "1", "2", "3", "1.5", "9" * 30, "nan", "é" * 300, "\udcff", "\u202e", "..", "/", ".", "/dev/null",
    "=", "a=", "=b", "a=b", "random", "5,5", ",", "{}", "[]", "null", "%s%n", "--", "-", "-x", "--help", "karthis", "klobba",
    "\n", "\t", "x" * 5000,
]  # fmt: skip
VALUES: list[Any] = [
    None, True, -1, 0, 1, 2, 10**30, 1.5, 1e300, "", "x", "é", [], [[]], {}, {"a": 1}, "\udcff", "0" * 64, [0] * 50,
]  # fmt: skip
"""Values that may appear anywhere in JSON."""


@pytest.fixture(scope="module")
def materials(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Valid files of every kind."""
    folder = tmp_path_factory.mktemp("materials")
    good = {"box": folder / "box.toml", "lesson": folder / "book.txt", "server.db": folder / "server.db"}
    good["box"].write_text((ROOT / "examples/boxes/karthis.toml").read_text("utf-8"))
    good["lesson"].write_text("A book.\nWith two lines.\n")
    with opened(quick(f"sqlite:///{good['server.db']}")) as server:
        ann = server.guest("Ann")
        ids = []
        for game in ("high_card", "connect_four", "clin9ic"):
            fill = {} if game == "clin9ic" else {"1": "random"}
            ids.append(ann.post("/api/matches", {"game": game, "fill": fill})["id"])
        with ann.sit(ids[0]) as line:
            line.play(line.until()["moves"][-1]["code"], 0)
            while not line.until()["over"]:
                pass
        with ann.sit(ids[2]) as line:
            line.play(line.until()["moves"][0]["code"], 0)
            line.until()
        for number, name in ((0, "finished"), (1, "unfinished"), (2, "alone")):
            good[name] = folder / f"{name}.jsonl"
            good[name].write_text(ann.get(f"/api/matches/{ids[number]}/record"), "utf-8")
    good["backup"] = folder / "backup"
    assert run(["admin", "backup", str(good["backup"]), "--database", f"sqlite:///{good['server.db']}"]) == 0
    return good


class Spoiler:
    """Generates commands, each with something wrong in it."""

    def __init__(self, materials: dict[str, Path], folder: Path, taken: int, seed: int) -> None:
        self.materials, self.folder, self.taken = materials, folder, taken
        self.chance = random.Random(seed)

    def word(self, *good: str) -> str:
        found: str = self.chance.choice(good) if good and self.chance.random() < 0.6 else self.chance.choice(JUNK)
        return found

    def file(self, *kinds: str) -> str:
        """A corrupted copy of a valid file, or something else."""
        chance = self.chance
        if chance.random() < 0.15:
            return chance.choice(
                [str(self.folder), "/dev/null", "nosuch", "", str(ROOT / "docs/screenshots/clin9ic.png")]
            )
        good = self.materials[chance.choice(kinds) if chance.random() < 0.85 else chance.choice(list(self.materials))]
        data = good.read_bytes()
        how = chance.random()
        if good.suffix == ".jsonl" and how < 0.7:
            data = self.spoil_lines(data.decode()).encode(errors="surrogatepass")
        elif how < 0.9:
            data = self.spoil_bytes(data)
        spoiled = self.folder / f"spoiled{good.suffix}"
        for old in (spoiled, *self.folder.glob("spoiled*")):
            old.unlink(missing_ok=True)
        spoiled.write_bytes(data)
        return str(spoiled)

    def spoil_bytes(self, data: bytes) -> bytes:
        chance, made = self.chance, bytearray(data)
        for _ in range(chance.choice([1, 1, 3, 30])):
            at = chance.randrange(len(made) or 1)
            how = chance.randrange(5)
            if how == 0:
                made[at : at + 1] = bytes([chance.randrange(256)])
            elif how == 1:
                del made[at : at + chance.choice([1, 10, 4096])]
            elif how == 2:
                del made[at:]
            elif how == 3:
                page = at // 4096 * 4096
                made[page : page + 4096] = bytes(chance.randrange(256) for _ in range(64)) * 64
            else:
                made[at:at] = chance.choice([b"\0", b"\xff", b"\n", b"=", b'"', b"9" * 400, b"[" * 3000])
            if not made:
                made = bytearray(b"\n")
        return bytes(made)

    def spoil_lines(self, text: str) -> str:
        """A record with a changed value, or a line missing, doubled or moved."""
        chance, lines = self.chance, text.splitlines()
        at = chance.randrange(len(lines))
        how = chance.randrange(8)
        if how == 0:
            del lines[at]
        elif how == 1:
            lines.insert(at, chance.choice(lines))
        elif how == 2:
            chance.shuffle(lines)
        else:
            found = json.loads(lines[at])
            self.spoil_value(found)
            lines[at] = json.dumps(found)
        return "".join(f"{line}\n" for line in lines)

    def spoil_value(self, value: Any) -> None:
        chance = self.chance
        while value:
            keys = list(value) if isinstance(value, dict) else range(len(value))
            key = chance.choice(list(keys))
            if isinstance(value[key], (dict, list)) and value[key] and chance.random() < 0.7:
                value = value[key]
                continue
            if chance.random() < 0.2:
                del value[key]
            else:
                value[key] = chance.choice(VALUES)
            return

    def options(self, **known: tuple[str, ...]) -> list[str]:
        """Some of the options of a command, with good and bad values."""
        found: list[str] = []
        for name, good in known.items():
            if self.chance.random() < 0.4:
                found += [f"--{name.replace('_', '-')}", self.word(*good)]
        if self.chance.random() < 0.05:
            found.append(self.word())
        return found

    def database(self) -> str:
        if self.chance.random() < 0.5:
            return f"sqlite:///{self.file('server.db')}"
        junk = self.word(
            "sqlite://", "mysql://x", "postgresql+asyncpg://x:1/y", "postgresql://127.0.0.1:9/x", "sqlite:///"
        )
        return junk if junk.strip() else "x"

    def command(self) -> list[str]:
        made: list[Callable[[], list[str]]] = [
            lambda: [self.word("games", "rules", "content", "admin"), *self.options(json=())],
            lambda: [
                "rules",
                self.word("karthis", FOUR, PARLOUR),
                self.word("KA-1", "PA-2"),
                *self.options(players=("2",), option=("a=b",)),
            ],
            lambda: ["rules", "karthis", "--against", self.file("lesson")],
            lambda: ["rules", "karthis", "--box", self.file("box")],
            lambda: [
                "play",
                self.word("clin9ic", TOY, FOUR),
                *self.options(
                    seed=("1",), players=("2",), option=("a=1",), name=("Ann",), hero=("Ann",), bots=("random", "1")
                ),
            ],
            lambda: ["play", self.word("clin9ic", FOUR), "--resume", self.file("unfinished", "alone")],
            lambda: [
                "simulate",
                self.word("clin9ic", FOUR),
                "--games",
                self.chance.choice(["0", "1", "2", "-1", "x"]),
                "--engine",
                self.word("interpreted").replace("karthis", "x"),
                *self.options(seed=("1",), players=("1",), option=("a=b",)),
            ],
            lambda: ["simulate", "karthis", "--games", "1", "--engine", "interpreted", "--box", self.file("box")],
            lambda: [
                "tournament",
                self.word(FOUR),
                "--seats",
                self.word("random,random"),
                "--games",
                self.chance.choice(["0", "-1", "2", "x"]),
            ],
            lambda: ["ladder", self.chance.choice(["x", "", PARLOUR]), *self.options(players=("2",))],
            lambda: [
                "advise",
                self.file("finished", "unfinished", "alone"),
                "--iterations",
                self.chance.choice(["0", "5", "x"]),
                *self.options(move=("1", "2"), seat=("1",), aim=("win",), game=(TOY, FOUR)),
            ],
            lambda: [
                "review",
                self.file("finished"),
                "--iterations",
                self.chance.choice(["0", "5"]),
                *self.options(game=(TOY,)),
            ],
            lambda: [
                "replay",
                self.file("finished", "unfinished", "alone"),
                *self.options(seat=("1",), game=(TOY, FOUR)),
            ],
            lambda: [
                "verify",
                self.file("finished", "unfinished", "alone"),
                *self.options(receipt=("0" * 64,), game=(TOY, FOUR), box=("x",)),
            ],
            lambda: ["verify", self.file("finished"), "--game", TOY],
            lambda: ["lesson", self.word("clin9ic", FOUR), *self.options(seed=("1",), moves=("1",))],
            lambda: ["lesson", self.word("clin9ic", TOY), "--record", self.file("finished", "alone")],
            lambda: ["heroes", self.word("karthis")],
            lambda: [
                "serve",
                "--port",
                str(self.taken),
                "--database",
                self.database(),
                *self.options(
                    workers=("1",),
                    host=("127.0.0.1",),
                    trusted_proxies=("10.0.0.1",),
                    monitor_from=("::/0",),
                    game=(FOUR,),
                ),
            ],
            lambda: ["content", "check", self.file("box"), *self.options(game=("karthis",))],
            lambda: ["admin", "check", "--database", self.database(), *self.options(game=(FOUR,))],
            lambda: [
                "admin",
                "backup",
                self.chance.choice(["/nosuch/x", str(self.folder), str(self.folder / "out")]),
                "--database",
                self.database(),
            ],
            lambda: ["admin", "restore", self.file("backup"), "--database", f"sqlite:///{self.fresh()}"],
            lambda: [self.word("play", "verify"), *(self.word() for _ in range(self.chance.randrange(4)))],
        ]
        return self.chance.choice(made)()

    def fresh(self) -> Path:
        shutil.rmtree(self.folder / "fresh", ignore_errors=True)
        return self.folder / "fresh" / "server.db"


def test_bad_input_is_answered_with_a_sentence(
    materials: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RULEWRIGHT_DATA", str(tmp_path / "data"))
    wrong: dict[str, list[str]] = {}
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        spoiler = Spoiler(materials, tmp_path, other.getsockname()[1], SEED)
        for _ in range(TRIES):
            words = spoiler.command()
            monkeypatch.setattr("sys.stdin", io.StringIO(spoiler.chance.choice(["", "1\n", "x\n?\n", "1\n" * 30])))
            try:
                code = run(words)
            except BaseException as e:
                code = -1
                print(f"Traceback of {type(e).__name__}: {e}")
            said = capfd.readouterr()
            text = said.out + said.err
            if code not in (0, 1, 2) or "this is a defect" in text or "Traceback" in text or said.err.count("\n") > 2:
                kept = tmp_path / f"kept{len(wrong)}"
                for word in words:
                    if Path(word.removeprefix("sqlite:///")).name.startswith("spoiled"):
                        shutil.copy(word.removeprefix("sqlite:///"), kept)
                wrong.setdefault(said.err[-300:] or text[-300:], [str(kept), *words])
    assert not wrong, "\n".join(f"{words}\n    {text}" for text, words in wrong.items())
