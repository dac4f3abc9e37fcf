"""The history checker finds every fault: each history is valid until it is sabotaged."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.siege.history import Client, History, Shown

STORED = {line: f"seal {line}" for line in range(1, 13)}


def true() -> list[Shown]:
    """Two players see every line; both are cut off after line 6 and reconnect, and a spectator watches from then on. Each line is
    shown to one a moment before the other, which is allowed."""
    states = []
    for line in range(1, 13):
        opened = 0.0 if line <= 6 else 65.0
        states.append(Shown("Ann", opened, 10.0 * line + 1, line, STORED[line]))
        states.append(Shown("Bo", opened, 10.0 * line + 2, line, STORED[line]))
        if line > 6:
            states.append(Shown("Carl", 66.0, 10.0 * line + 3, line, STORED[line]))
    return states


def change(client: str, shown: int, **values: object) -> Callable[[list[Shown]], list[Shown]]:
    """Change what one client was shown as this line."""

    def sabotage(states: list[Shown]) -> list[Shown]:
        return [replace(s, **values) if (s.client, s.line) == (client, shown) else s for s in states]  # type: ignore[arg-type]

    return sabotage


SABOTAGE: dict[str, tuple[Callable[[list[Shown]], list[Shown]], str]] = {
    "an older board after coming back": (change("Bo", 7, line=5, seal="seal 5"), "Bo was shown line 5 after line 6"),
    "an older board on an open line": (change("Ann", 11, line=9, seal="seal 9"), "Ann was shown line 9 after line 10"),
    "somebody new sees less than others saw": (
        change("Carl", 7, line=5, seal="seal 5"),
        "Carl connected after line 6 was shown, and saw 5",
    ),
    "an acknowledged move is another for one client": (
        change("Bo", 8, seal="seal 8'"),
        "line 8 was shown as two different ones",
    ),
    "two moves in another order for one client": (
        lambda states: change("Bo", 10, seal="seal 9")(change("Bo", 9, seal="seal 10")(states)),
        "line 9 was shown as two different ones",
    ),
    "all were shown what is not stored": (
        lambda states: [replace(s, seal="seal x") if s.line == 12 else s for s in states],
        "line 12 was shown and is another stored",
    ),
    "the last acknowledged move is lost": (
        lambda states: [*states, Shown("Ann", 65.0, 131.0, 13, "seal 13")],
        "line 13 was shown and is not stored",
    ),
}


def faults(states: list[Shown]) -> list[str]:
    return list(History({"m": states}).faults("m", STORED))


def test_a_true_history_is_not_complained_of() -> None:
    assert faults(true()) == []


@pytest.mark.parametrize("name", SABOTAGE)
def test_a_sabotaged_history_is_found_out(name: str) -> None:
    sabotage, sentence = SABOTAGE[name]
    assert f"m: {sentence}" in faults(sabotage(true()))


def test_an_undo_adds_a_line_and_is_nobodys_fault() -> None:
    client = Client(History(), "m", "Ann")
    client.connects()
    for line, number in ((5, 4), (6, 5), (7, 4)):
        client.saw({"line": line, "number": number, "receipt": f"seal {line}"})
    assert list(client.history.faults("m", STORED)) == []
