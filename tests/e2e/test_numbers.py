"""What the boards know by heart, notes by name and decisions by number, is held against the rules."""

from __future__ import annotations

import re

import pytest

import rulewright.games.karthis.state as karthis_state
import rulewright.games.klobba.state as klobba_state
from rulewright import games
from rulewright.games.klobba.content import NAMES
from tests.prepare import ROOT

KARTHIS = (ROOT / "web/src/games/karthis/temple.ts").read_text("utf-8")
KLOBBA = (ROOT / "web/src/games/klobba/horde.ts").read_text("utf-8")


def block(text: str, name: str) -> dict[str, int]:
    found = re.search(rf"export const {name} = {{(.*?)}} as const", text, re.DOTALL)
    assert found
    return {key: int(n) for key, n in re.findall(r"(\w+): (\d+)", found[1])}


def numbers(text: str) -> dict[str, int]:
    """Every `export const [A, B] = [1, 2]` and `export const A = 1`."""
    found = {key: int(n) for key, n in re.findall(r"export const (\w+) = (-?\d+);", text)}
    for names, values in re.findall(r"export const \[([\w, ]+)\] = \[([\d, ]+)\]", text):
        found |= dict(zip(names.split(", "), map(int, values.split(", ")), strict=True))
    return found


def mentioned(name: str) -> set[str]:
    """Every kind of note that a board asks for, or has a time or a telling for."""
    found = set[str]()
    for path in (ROOT / "web/src/games" / name).iterdir():
        if path.suffix in (".ts", ".svelte"):
            text = path.read_text("utf-8")
            found |= set(re.findall(r"(?<!face\.)\bkind === '(\w+)'", text))
            for table in re.findall(r"const (?:TIME|TELL): Record<string, \w+> = \{(.*?)\n\};", text, re.DOTALL):
                found |= set(re.findall(r"^  (\w+):", table, re.MULTILINE))
    return found


@pytest.mark.parametrize("name", ["karthis", "klobba"])
def test_boards_tell_notes_that_the_rules_send(name: str) -> None:
    kinds = {kind.name for kind in games.load(name).notes.kinds}
    assert len(mentioned(name)) > 15
    assert mentioned(name) <= kinds


@pytest.mark.parametrize(("text", "state"), [(KARTHIS, karthis_state), (KLOBBA, klobba_state)])
def test_state(text: str, state: object) -> None:
    ours = {key: n for key, n in numbers(text).items() if hasattr(state, key)}
    assert len(ours) >= 5
    assert ours == {key: getattr(state, key) for key in ours}


def test_decisions_of_klobba() -> None:
    assert {key: getattr(klobba_state, key) for key in block(KLOBBA, "PHASE")} == block(KLOBBA, "PHASE")


def test_names_of_klobba_cards() -> None:
    clans = re.findall(r"name: '([\w ]+)', letter", KLOBBA)
    cards = re.findall(r"^  '([\w &]+)',$", KLOBBA.split("CARD_NAMES = [")[1].split("]")[0], re.MULTILINE)
    assert [*cards, *(f"All {clan} together" for clan in clans)] == list(NAMES)
