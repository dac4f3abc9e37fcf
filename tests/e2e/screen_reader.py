"""A screen reader user: sees the table only as roles and accessible names, and chooses from those."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLong

from rulewright.telling.language import figure
from rulewright.telling.text import many
from tests.e2e.playing import until

NODE = re.compile(r"""^\s*- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)'?(:?)\s*(.*)$""")
RUN = re.compile(r"(?<![\w.,\u2013-])[\u2212+-]?\d+(?:\s+[\u2212+-]?\d+)+(?![\w%])")
"""Successive numbers with no indication of what they count."""
WORD = re.compile(r"[A-Za-z]{3}|\b(?:Up|No|To|At|Go|on|of|in)\b")
SIGN = re.compile("[★♥▲▼⟲↻✓▶◀⇅]")
NAMED = {"button", "img", "link", "tab", "region", "group", "heading", "textbox", "checkbox", "table", "dialog"}
TOLD = {"cell", "row", "rowheader", "columnheader", "rowgroup", "caption"}
"""Table roles: row and column headers say what the numbers count."""

PLACE = re.compile(r"\b[A-J][1-9]\b")
"""A cell by its letter and number."""
DRAWN = """() => { const found = [];
  const walker = document.createTreeWalker(document.querySelector('#main'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const at = walker.currentNode.parentElement;
    if (at.checkVisibility() && !at.closest('.visually-hidden')) found.push(walker.currentNode.textContent.trim());
  }
  for (const at of document.querySelectorAll('#main [data-at]'))
    for (const part of ['::before', '::after'])
      found.push(getComputedStyle(at, part).content.split('/')[0].replaceAll('"', '').trim());
  return found; }"""

TRIES = 200
GONE = 1000
"""Milliseconds after which a missing list is considered gone."""
Phrases = Callable[[dict[str, Any], dict[str, Any]], list[str]]


def faults(tree: str) -> list[str]:
    """Accessibility faults in a tree: elements without a name, bare codes and symbols, numbers without a meaning."""
    found = []
    for line in tree.splitlines():
        node = NODE.match(line)
        if not node or line.lstrip().startswith("- /"):
            continue
        role, name, _, colon, text = node.groups()
        words = (name or "").replace("''", "'")
        said = "" if role == "img" else text  # nothing inside an image is read
        if role in NAMED and not words.strip():
            found.append(f"no name: {line.strip()}")
        elif words and role in NAMED - {"heading"} and not WORD.search(words):
            found.append(f"a bare code: {line.strip()}")
        elif role in {"listitem", "paragraph", "definition"} and not (words or colon or text):
            found.append(f"says nothing: {line.strip()}")
        elif role not in TOLD and (RUN.search(words) or (role != "button" and RUN.search(said))):
            found.append(f"numbers of nothing: {line.strip()}")
        elif SIGN.search(words or (said if role != "button" else "")):
            found.append(f"a sign for a word: {line.strip()}")
    return found


class ScreenReader:
    """Plays from the accessibility tree alone, and records the announcements. The table's messages are used only to check the
    tree."""

    def __init__(self, page: Page, luck: random.Random) -> None:
        self.page, self.luck = page, luck
        self.table: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        self.notes: list[str] = []
        self.unheard: list[str] = []
        """The notes from before listening began, which may or may not have been announced."""
        page.on("websocket", lambda line: line.on("framereceived", self._received))

    def _received(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "state" and message["started"]:
            self.state = message
            first = message["notes_from"]
            self.notes[first:] = [note["text"] for note in message["notes"]]

    def tree(self) -> str:
        return self.page.get_by_role("main").aria_snapshot()

    def offered(self) -> list[str]:
        """The moves in the list, except giving up; empty if the game has just ended and the list is gone."""
        try:
            tree = self.page.get_by_role("region", name="Your moves").aria_snapshot(timeout=GONE)
        except TooLong:
            return []
        found = [
            node.group(2) for line in tree.splitlines() if (node := NODE.match(line)) and node.group(1) == "button"
        ]
        return [
            name.replace("''", "'")
            for name in found
            if name and not name.startswith("Rule ") and not name.endswith("…")
        ]

    def over(self) -> bool:
        return self.page.get_by_role("dialog").count() > 0

    def asked(self) -> bool:
        return "Your move" in self.page.get_by_role("banner").aria_snapshot()

    def wait(self, before: str) -> None:
        """Wait until the game is over or asks something else."""
        until(self.page, lambda: self.over() or (self.asked() and self.here() != before and bool(self.offered())))

    def here(self) -> str:
        """The current position, as the log and the list of moves describe it."""
        return self.page.get_by_role("complementary").aria_snapshot()

    def choose(self) -> str:
        """Make one of the listed moves, by name; returns an empty string if the list has become empty, because others decide."""
        self.wait("")
        before, offered = self.here(), self.offered()
        if not offered:
            return ""
        name = self.luck.choice(offered)
        buttons = self.page.get_by_role("region", name="Your moves").get_by_role("button", name=name, exact=True)
        expect(buttons.first).to_be_enabled()
        buttons.first.press("Enter")
        self.wait(before)
        return name


# ---------------------------------------------------------------- what must be announced


def _twelve_patrols(table: dict[str, Any], state: dict[str, Any]) -> list[str]:
    """TP-9: the four sides of every card that is shown or laid, and who is left."""
    box, view = table["box"], state["view"]
    kinds = ("nothing", "{} colour", "items {}", "sum {}")
    said = []
    for card in [*view["shown"], *view["at"]]:
        if card >= 0:
            sides = zip(("north", "east", "south", "west"), box["asks"][card], box["number"][card], strict=True)
            said += [box["texts"]["cards"][card], *(f"{side} {kinds[ask].format(n)}" for side, ask, n in sides)]
    return [*said, f"{len(view['manned'])} of 12 patrols"]


def _clin9ic(table: dict[str, Any], state: dict[str, Any]) -> list[str]:
    view, bills = state["view"], state["derived"]["bills"]
    return [
        f"Money: ${view['money']}, and ${bills['upkeep'] + bills['wages']} to pay tonight",
        f"Popularity: {figure(str(view['popularity']))}",
        f"Time spent: {view['time']}",
        f"Round {view['round']} of 6",
        f"{view['entrances']} of 6 entrances",
    ]


def _klobba(table: dict[str, Any], state: dict[str, Any]) -> list[str]:
    box, view, you = table["box"], state["view"], state["you"]
    seats = view["seats"][: box["seats"]]
    held = [box["texts"]["cards"][card] for card, n in enumerate(seats[you]["hand"]) if n]
    counts = [f"{many(seat['cards'], 'card')} in hand" for seat in seats]
    return [*held, *counts, *(f"{seat['stars']} Stars" for seat in seats), many(view["actions"]["n"], "card")]


def _klotho(table: dict[str, Any], state: dict[str, Any]) -> list[str]:
    box, view = table["box"], state["view"]
    seats = view["seats"][: box["seats"]]
    tools = [box["texts"]["tools"][t] for seat in seats for t, n in enumerate(seat["tools"]) if n]
    shelf = [box["texts"]["tools"][t] for t in view["shelf"] if t >= 0]
    coins = [f"{seat['coins']} coin{'' if seat['coins'] == 1 else 's'}," for seat in seats]
    mines = [f"mine {card + 1:02}" for seat in seats for card in seat["mines"] if card not in view["laid"]]
    cards = [f"{n} of {box['hand_limit']} cards" for n in state["derived"]["cards"][: box["seats"]]]
    return [*tools, *shelf, *coins, *mines, *cards]


def _asteroid_miners(table: dict[str, Any], state: dict[str, Any]) -> list[str]:
    view = state["view"]
    dug = [f"{m['row'] or 'no'} row" for m in view["miners"]] if table["box"]["foundry"] else []
    return [*(f"${miner['funding']}M" for miner in view["miners"]), f"Asteroid {view['asteroid'] + 1}, current", *dug]


def _karthis(table: dict[str, Any], state: dict[str, Any]) -> list[str]:
    view = state["view"]
    deck = [f"Cards in the deck: {view['deck']['n']}", f"Cards discarded: {view['discard']['n']}"]
    return [f"Health {view['health']} of {table['box']['health']}", f"floor {view['floor']}", "you are here", *deck]


def _katamari(table: dict[str, Any], state: dict[str, Any]) -> list[str]:
    box, view = table["box"], state["view"]
    piles = [f"Pile {i + 1}: {box['texts']['things'][kind]}" for i, kind in enumerate(view["shown"]) if kind >= 0]
    left = [f"{n} left" for n in state["derived"]["left"]]
    laid = [box["texts"]["things"][kind] for kind in view["placed"]["kind"][: view["placed"]["n"]][-1:]]
    return [*piles, *left, *laid, f"Step {view['round']} of" if view["round"] < box["rounds"] else "Done"]


KNOWN: dict[str, Phrases] = {
    "twelve_patrols": _twelve_patrols,
    "clin9ic": _clin9ic,
    "klobba": _klobba,
    "klotho": _klotho,
    "asteroid_miners": _asteroid_miners,
    "karthis": _karthis,
    "katamari": _katamari,
}
"""By game: what a player sees on the board and must hear, derived from the table's messages."""


def unsaid(reader: ScreenReader) -> list[str]:
    """The phrases missing from the tree; others may move meanwhile, so the page gets a moment to follow."""
    missing: list[str] = []
    for _ in range(TRIES):
        plain = reader.tree().replace("''", "'")
        missing = [words for words in KNOWN[reader.table["game"]](reader.table, reader.state) if words not in plain]
        if not missing:
            break
        reader.page.wait_for_timeout(50)
    return missing


def undrawn(reader: ScreenReader) -> list[str]:
    """Cells that the list of moves names and the board does not label, so that a player cannot find them."""
    drawn = set(reader.page.evaluate(DRAWN))
    return sorted({place for name in reader.offered() for place in PLACE.findall(name)} - drawn)
