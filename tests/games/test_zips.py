"""Zip files made to do harm: each is refused in a sentence, or unpacks to plain files in the cache and nowhere else."""

from __future__ import annotations

import struct
import warnings
import zlib
from collections.abc import Callable
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

import pytest

from rulewright.games import zips

START = "hoard/__init__.py"
Entries = list[tuple[str | ZipInfo, bytes]]


def special(name: str, mode: int) -> ZipInfo:
    """An entry that is not a plain file on Unix: a link, a pipe, a device."""
    found = ZipInfo(name)
    found.create_system, found.external_attr = 3, mode << 16
    return found


LINK, PIPE, DEVICE, SETUID = 0o120777, 0o010666, 0o020666, 0o104755
NAMES: dict[str, Entries] = {
    "out of the folder": [("hoard/../../out.py", b"")],
    "out at once": [("../out.py", b"")],
    "an absolute path": [("/tmp/rulewright-out.py", b"")],
    "two slashes": [("//tmp/rulewright-out.py", b"")],
    "a drive": [("C:/out.py", b"")],
    "backslashes": [("hoard\\..\\..\\out.py", b"")],
    "beside the game": [("beside.py", b"")],
    "a second game": [("other/__init__.py", b"")],
    "a link out": [(special("hoard/out", LINK), b"/etc")],
    "a file behind a link": [(special("hoard/out", LINK), b"../../../.."), ("hoard/out/evil.py", b"")],
    "a link as the game": [(special("hoard/state.py", LINK), b"/etc/passwd")],
    "a pipe": [(special("hoard/state.py", PIPE), b"")],
    "a device": [(special("hoard/state.py", DEVICE), b"")],
    "a set-user-id file": [(special("hoard/state.py", SETUID), b"")],
    "the same file twice": [(START, b"raise SystemExit")],
    "a file that is a folder as well": [("hoard/state.py", b""), ("hoard/state.py/x", b"")],
    "the start as a folder": [(f"{START}/x", b"")],
    "a dot": [("./hoard/state.py", b"")],
    "nothing but slashes": [("///", b"")],
    "a name with NUL": [("hoard/state.py\0.txt", b"")],
    "a very long name": [(f"hoard/{'x' * 3000}.py", b"")],
    "very deep": [("hoard/" + "x/" * 3000, b"")],
    "control characters": [("hoard/\x1b[2J\n.py", b"")],
    "too many files": [(f"hoard/{n}.py", b"") for n in range(zips.MOST_FILES + 1)],
    "a bomb": [("hoard/zeros", bytes(zips.MOST_BYTES + 1))],
}


def packed(file: Path, entries: Entries) -> None:
    with ZipFile(file, "w", ZIP_DEFLATED) as made, warnings.catch_warnings(action="ignore"):  # of the same name twice
        for name, text in [(START, b""), *entries]:
            made.writestr(name, text)


def lying_bomb(file: Path) -> None:
    """It unpacks to far more than its entries say."""
    packed(file, [("hoard/zeros", bytes(50_000_000))])
    true, told = struct.pack("<L", 50_000_000), struct.pack("<L", 10)
    assert true in file.read_bytes()
    file.write_bytes(file.read_bytes().replace(true, told))


def overlapping(file: Path) -> None:
    """A thousand entries that all unpack the same compressed bytes."""
    packed(file, [("hoard/zeros", bytes(zips.MOST_BYTES // 2))])
    with ZipFile(file, "a") as made:
        (zeros,) = (entry for entry in made.filelist if entry.filename == "hoard/zeros")
        for n in range(zips.MOST_FILES - 10):
            again = ZipInfo(f"hoard/zeros{n}")
            for field in ("header_offset", "CRC", "compress_size", "file_size", "compress_type", "flag_bits"):
                setattr(again, field, getattr(zeros, field))
            made.filelist.append(again)
        made._didModify = True  # type: ignore[attr-defined]


def locked(file: Path) -> None:
    packed(file, [])
    changed = bytearray(file.read_bytes())
    for mark, at in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        changed[changed.index(mark) + at] |= 1
    file.write_bytes(changed)


def unknown_method(file: Path) -> None:
    packed(file, [])
    changed = bytearray(file.read_bytes())
    for mark, at in ((b"PK\3\4", 8), (b"PK\1\2", 10)):
        changed[changed.index(mark) + at] = 99
    file.write_bytes(changed)


def wrong_sum(file: Path) -> None:
    with ZipFile(file, "w", ZIP_STORED) as made:
        made.writestr(START, b"x = 1\n")
    file.write_bytes(file.read_bytes().replace(struct.pack("<L", zlib.crc32(b"x = 1\n")), b"ABCD"))


def empty(file: Path) -> None:
    file.write_bytes(b"PK\5\6" + bytes(18))


def huge_offset(file: Path) -> None:
    packed(file, [])
    changed = bytearray(file.read_bytes())
    end = changed.index(b"PK\5\6")
    changed[end + 16 : end + 20] = b"\xff\xff\xff\x7f"
    file.write_bytes(changed)


FORMS: list[Callable[[Path], None]] = [
    lying_bomb, overlapping, locked, unknown_method, wrong_sum, empty, huge_offset,
]  # fmt: skip


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "deep" / "in" / "the" / "cache"))
    return tmp_path / "deep" / "in" / "the" / "cache"


def tried(file: Path, cache: Path) -> str:
    """What is said of this file; empty if it was unpacked. Anything but a sentence fails, and so does what lands elsewhere."""
    said = ""
    try:
        zips.unpacked(file)
    except ValueError as e:
        said = str(e)
        assert file.name in said
        assert "\n" not in said
    outside = [path for path in file.parent.rglob("*") if not path.is_relative_to(cache) and path.is_file()]
    assert outside == [file]
    assert not Path("/tmp/rulewright-out.py").exists()
    found = [path for path in cache.rglob("*") if not path.is_dir()]
    assert all(path.is_file() and not path.is_symlink() and not path.stat().st_mode & 0o7000 for path in found)
    assert sum(path.stat().st_size for path in found) <= zips.MOST_BYTES
    return said


@pytest.mark.parametrize("name", NAMES)
def test_names_made_to_do_harm(name: str, tmp_path: Path, cache: Path) -> None:
    file = tmp_path / "sent.zip"
    packed(file, NAMES[name])
    tried(file, cache)


@pytest.mark.parametrize("make", FORMS, ids=lambda make: make.__name__)
def test_files_made_to_do_harm(make: Callable[[Path], None], tmp_path: Path, cache: Path) -> None:
    file = tmp_path / "sent.zip"
    make(file)
    assert tried(file, cache)
