"""A figure that several pages give is the same on all of them, and says where it comes from."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest

from rulewright import games
from rulewright.doors.mcp.briefing import MOST_TOKENS
from rulewright.doors.server.identity import COOKIE_SECONDS
from rulewright.doors.server.store.creation import SALT_SECONDS
from rulewright.doors.server.store.database import ROOM
from rulewright.doors.server.store.moderation import REPORTS_KEPT
from rulewright.doors.server.store.vacations import DAYS
from rulewright.kernel.cache_folder import MOST_BYTES
from rulewright.lab import journal
from tests.prepare import ROOT

N = r"(\d[\d.,]*\d|\d)"
"""A number."""
DAY = 24 * 3600


class Thing(NamedTuple):
    """What a figure is about. It is either exact, as the code has it, or `made` by a command that a page with it names."""

    said: tuple[str, ...]
    """How pages say it; the groups are its figures."""
    made: str = ""
    exact: Callable[[], float] | None = None


def megabytes(bytes_: int) -> float:
    return bytes_ / 1_000_000


def net(game: str) -> float:
    return round((games.load(game).home / "play" / "net.onnx").stat().st_size / 1000)


def level_6(name: str, at: str, interval: str) -> Thing:
    """What a net wins against level 5: the row of docs/bots.md, the game's own page, and the changelog."""
    row = rf"\| \[{re.escape(name)}\]\(bots/\S+?\)[^|]*\| \d+ \| {N}% \| {N}% to {N}% \|"
    return Thing(
        (row, rf"{at}{N} ?%\*? \({interval}", rf"Level 6 in {re.escape(name)} [^%]*?{N}% \({interval}"), MAKE_NETS
    )


MAKE_NETS = "make nets"
INTERVAL = rf"{N}%? to {N} ?%?\)"
THINGS = {
    "room for an environment with the server": Thing(
        (
            rf"environment with the server takes {N} MB",
            rf"Umgebung mit dem Server braucht {N} MB",
            rf"`\.\[server\]` .*\| {N} MB",
        ),
        "du -sm .venv",
    ),
    "moves of Karthis a second on a GPU": Thing(
        (
            rf"{N} million moves a second of a dungeon",
            rf"{N} Millionen Züge eines Dungeon",
            rf"(?m)Karthis \| {N} million \|$",
        ),
        "python -m bench.gpu",
    ),
    "moves of Clin9ic a second on a GPU": Thing(
        (rf"{N} million on an H200", rf"(?m)^\| Clin9ic \| {N} million \|$"), "python -m bench.gpu"
    ),
    "moves of Clin9ic a second on a core": Thing(
        (rf"makes {N} million random moves a second", rf"(?m)^\| Clin9ic \| {N} \| \|$"), 'python -m bench "on a core"'
    ),
    "moves of Katamari a second on a core": Thing(
        (rf"Random play with two players, compiled, makes {N} million", rf"\| Katamari, two seats \| {N} \| \|"),
        'python -m bench "on a core"',
    ),
    "Katamari against C": Thing(
        (rf"{N} of C written by hand", rf"against hand-written C with the same tables \| {N} \|"), "python -m bench"
    ),
    "97 Klotho against yacht": Thing(
        (rf"random moves come {N} times as fast", rf"rollouts of yacht, in moves \| {N} \|"), "python -m bench"
    ),
    "vector environments, 4,096 at once": Thing(
        (
            rf"\| 4,096 \| \S+ million \| {N} times \| {N} times \|",
            rf"4,096 at once, against .* \| {N}, {N} \| 600, 60 \|",
        ),
        'python -m bench "vector environment"',
    ),
    "vector environments, one at a time": Thing(
        (
            rf"\| 1 \| \d+ thousand \| \d+ times \| {N} times \|",
            rf"one at a time, against OpenSpiel's \| {N} \|",
            rf"\({N}\s+of OpenSpiel's vector environment",
        ),
        'python -m bench "vector environment"',
    ),
    "OpenSpiel's interface": Thing(
        (rf"stepped by OpenSpiel's Python interface.* \| {N} \| 0\.5", rf"own Python interface on our games \({N} of"),
        "make bench",
    ),
    "hand-written C with bitboards": Thing(
        (rf"against hand-written C with bitboards \| {N} \|", rf"hand-written C with bitboards \({N}\)"), "make bench"
    ),
    "deals of 12 Patrols that can be won": Thing(
        (
            rf"deals that can be won by a player who knows the cards \| {N}% ",
            rf"5,000 deals {N}% can be won",
            rf"{N}% of the deals can be won",
            rf"{N}% by somebody who sees",
        ),
        "python -m tools.deals",
    ),
    "level 6 in Katamari": level_6("Katamari", r"\| level 6 \| level 5 \| [^|]+\| \d+ \| ", INTERVAL),
    "level 6 in Klobba!": level_6("Klobba!", r"it wins \*\*", INTERVAL),
    "level 6 in 97 Klotho": level_6("97 Klotho", r"\| 45 \| 600000 \| 242 \| ", INTERVAL),
    **{
        f"the net of {name}": Thing((rf"{N} kB for {re.escape(name)}",), exact=partial(net, game))
        for name, game in (("Katamari", "katamari"), ("Klobba!", "klobba"), ("97 Klotho", "klotho"))
    },
    "tokens of an answer": Thing((rf"at most {N} tokens",), exact=lambda: MOST_TOKENS),
    "room that a disk must have": Thing((rf"less than {N} MB",), exact=lambda: megabytes(ROOM)),
    "wait for salts": Thing((rf"full table waits {N} seconds",), exact=lambda: SALT_SECONDS),
    "vacation": Thing(
        (rf"vacation of {N} days a year", rf"You have {N} days in any 365", rf"\| {N} days in 365"), exact=lambda: DAYS
    ),
    "cookie": Thing((rf"\| {N} days after your last visit",), exact=lambda: COOKIE_SECONDS / DAY),
    "reports kept": Thing((rf"what is reported about you \| {N} days",), exact=lambda: REPORTS_KEPT / 1000 / DAY),
    "compiled code": Thing((rf"Compiled code takes at most {N} MB",), exact=lambda: megabytes(MOST_BYTES)),
    "results of long commands": Thing(
        (rf"A command keeps at most {N} GB, for \d+ days",), exact=lambda: journal.MOST_BYTES / 1e9
    ),
    "days for which they are kept": Thing(
        (rf"A command keeps at most \d+ GB, for {N} days",), exact=lambda: journal.OLD / DAY
    ),
}


def pages() -> dict[Path, str]:
    found = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    return {path: path.read_text("utf-8") for path in found}


PAGES = pages()


@pytest.mark.parametrize("name", THINGS)
def test_a_figure_is_the_same_on_all_pages_and_names_its_source(name: str) -> None:
    thing = THINGS[name]
    values, where = set[tuple[str, ...]](), list[Path]()
    for said in thing.said:
        there = [(path, found.groups()) for path, text in PAGES.items() for found in re.finditer(said, text)]
        assert there, f"no page says {said}"
        values |= {value for _, value in there}
        where += [path for path, _ in there]
    assert len(values) == 1, f"{name}: {sorted(values)}"
    if thing.exact:
        assert float(next(iter(values))[0].replace(",", "")) == thing.exact()
    else:
        assert any(thing.made in PAGES[path] for path in where), f"{name}: no page with it says {thing.made}"
