"""Reads box.toml and the options into a Box, and refuses a box that cannot be played with a one-sentence error."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rulewright.kernel import Content, Option

from .state import ACTION_CARDS, BARBARIANS, CARDS, PLACES, Box, Card, Pool, Selection, Special

NAMES = (
    "The Boss",
    "Sneaky",
    "Berzerk",
    "Second best",
    "The Underdogs",
    "Glory seeker",
    "Swap & Play",
    "Mirror & Switch",
    "Flee & Surprise",
    "All Orange Fox together",
    "All Purple Raven together",
    "All Yellow Claw together",
    "All Blue Talon together",
)
CLANS = ("OF", "PR", "YC", "BT")
CLAN_NAMES = ("Orange Fox", "Purple Raven", "Yellow Claw", "Blue Talon")
STAGES = ("basic", "middle", "full")
POOLS = {"group": Pool.WHOLE_GROUP, "own": Pool.OWN_BAND}
SELECTS = {Selection.word(n).replace("-", " "): n for n in Selection}
SPECIALS = {Special.word(n): n for n in Special}
LEFT_OUT = "no card"
"""The name of a kind of card that a box leaves out."""
BURIED = 9
"""Barbarians put under the deck along with Lightning and Thunder (KB-14 to KB-16)."""
INSTEAD = (Special.SWAP, Special.MIRROR, Special.FLEE)
"""Effects that replace selecting (KB-R7 to KB-R9)."""
LATER = {name.lower().replace(" & ", "_and_").replace(" ", "_"): name for name in NAMES[Card.SECOND_BEST : Card.FOX]}
"""The six cards that may be left out (KB-6, KB-69), by the name of their option."""

OPTIONS = (
    Option("game", "how far from the first game: which cards, how many in a hand, step 2", "full", words=STAGES),
    Option("hand", "cards in a hand; 0: as the game says", 0, 0, 5),
    Option("clans", "copies of each clan's card; 0: as the game says", 0, 0, 3),
    Option("step2", "whether partners offer Action cards", "as the game says",
           words=("as the game says", "yes", "no"), seats=(3, 6)),
    Option("cards", "literal: Sneaky, Second best, The Underdogs and the clans add nothing and have no cap", "usual",
           words=("usual", "literal")),
    Option("second_best", "whether Second best is in the deck; if it is out, The Underdogs are in", "as the game says",
           words=("as the game says", "out")),
    *(Option(key, f"whether {name} is in the deck", "as the game says", words=("as the game says", "in"))
      for key, name in LATER.items() if key != "second_best"),
)  # fmt: skip


def pack_box(file: Content, options: Mapping[str, Any], seats: int) -> Box:
    """Build the box for this many players: KB-6 for the first game, KB-69 to KB-72 for the stages up to the full game."""
    box = Box()
    least = CARDS - len(LATER)
    rows = in_place(
        file.rows(
            "action", (least, CARDS), by="name", why=f"only the {len(LATER)} later ones can be left out (KB-6, KB-69)"
        )
    )
    box.texts = {"cards": read_names(rows), "clans": list(CLAN_NAMES)}
    box.free = read_free_bands(file)[seats - 2]
    box.bands = seats + box.free
    box.stars = file.number("stars", 6, 127)
    box.relief = file.numbers("relief", 1, 30, 5)[seats - 2]
    later = box.texts["cards"][Card.SECOND_BEST : Card.FOX]
    stages = [read_stage(table, later) for table in map(file.table("stage").table, STAGES)]
    stage = stages[STAGES.index(options["game"])]
    box.hand = options["hand"] or stage.hand
    wanted = options["step2"]
    box.offers = int(seats > 2 and (wanted == "yes" or (wanted != "no" and stage.offers)))
    read_actions(box, rows, options, stage)
    read_barbarians(box, file.table("barbarians"))
    dealt, cards = seats * box.hand, sum(box.copies)
    if cards > ACTION_CARDS:
        raise ValueError(f"{cards} Action cards are too many: {ACTION_CARDS} are the most (KB-2)")
    if dealt > cards:
        raise ValueError(
            f"{cards} Action cards are too few for {seats} hands of {box.hand}: add cards or take smaller hands"
        )
    return box


def read_free_bands(file: Content) -> list[int]:
    """KB-13: enough for both holders to find a partner; none from four players on."""
    found: list[int] = file.numbers("free_bands", 0, 2, 5)
    for seats, free in enumerate(found, 2):
        if seats + free < 4:
            raise ValueError(f"{seats} players need {4 - seats} Free Bands, so that both holders find a partner")
        if seats > 3 and free:
            raise ValueError(f"{seats} players need no Free Bands: make item {seats - 1} of free_bands 0")
    return found


def in_place(rows: list[Content]) -> list[Content | None]:
    """KB-6, KB-69: the thirteen kinds of Action cards, with None for a later one that the box leaves out. In such a box, a
    later card with its usual name keeps its usual place, and so its option; others fill the free places in order."""
    if len(rows) == CARDS:
        return [*rows]
    if any(row.said.get("select") != "clan" for row in rows[-len(CLANS) :]):
        raise ValueError("the last four [[action]] are the cards of the clans and cannot be left out (KB-R1)")
    always, later, clans = rows[: Card.SECOND_BEST], rows[Card.SECOND_BEST : -len(CLANS)], rows[-len(CLANS) :]
    usual = NAMES[Card.SECOND_BEST : Card.FOX]
    by_name = {row.said.get("name"): row for row in later}
    others = iter([row for row in later if row.said.get("name") not in usual])
    return [*always, *(by_name[name] if name in by_name else next(others, None) for name in usual), *clans]


def read_names(rows: list[Content | None]) -> list[str]:
    """KB-R1: the names of the thirteen kinds of Action cards."""
    names = [row.text("name", 32) if row else LEFT_OUT for row in rows]
    for i, row in enumerate(rows):
        if row and names[i] in names[:i]:
            row.wrong("name", "two cards have it; give each a name of its own")
    return names


class Stage(NamedTuple):
    """One of the three stages from the first game to the full one (KB-6, KB-69 to KB-72)."""

    clan_copies: int
    hand: int
    offers: bool
    later: list[int]
    """Which of the six later cards are in, counted from the first."""


def read_stage(table: Content, later: Sequence[str]) -> Stage:
    """Read a stage, which lists the later cards by their names in this box."""
    there = {name: i for i, name in enumerate(later) if name != LEFT_OUT}
    in_it = table.choices("later", there, (0, len(there)))
    return Stage(table.number("clan_copies", 1, 20), table.number("hand", 1, 5), table.flag("offers"), in_it)


def read_actions(box: Box, cards: list[Content | None], options: Mapping[str, Any], stage: Stage) -> None:
    """KB-6, KB-R1: each kind of card: three that are always in, six that may be left out, and one for each clan."""
    names = box.texts["cards"]
    out = {Card.SECOND_BEST + i for i, key in enumerate(LATER) if not is_in(i, options[key], stage.later)}
    if Card.SECOND_BEST in out:
        out -= {Card.UNDERDOGS}  # KB-6, KB-A26: one of the two is always in
    for i, card in enumerate(cards):
        if card is None:
            continue
        copies = card.number("copies", 0, 20)
        if i >= Card.FOX:
            copies = min(copies, options["clans"] or stage.clan_copies)
        box.copies[i] = 0 if i in out else copies
        box.pool[i] = card.choice("pool", POOLS, Pool.WHOLE_GROUP)
        box.select[i] = card.choice("select", SELECTS, Selection.NONE)
        box.special[i] = card.choice("special", SPECIALS, Special.NONE)
        box.count[i] = card.number("count", 0, 6, 1 if box.select[i] else 0)
        box.clan[i] = card.choice("clan", CLANS, max(0, i - Card.FOX))
        read_worth(box, i, card, options["cards"] == "literal")
        if i >= Card.FOX and box.select[i] != Selection.CLAN:
            raise ValueError(f"{names[i]}: the last four cards are those of the clans, and select by clan")
        if i < Card.FOX and (box.select[i] == Selection.CLAN) != card.has("clan"):
            raise ValueError(
                f"{names[i]}: a card that selects by clan, and only that, names its clan: one of OF, PR, YC and BT"
            )
        if (box.select[i] == Selection.NONE) != (box.special[i] in INSTEAD) or bool(box.select[i]) != bool(
            box.count[i]
        ):
            raise ValueError(f"{names[i]}: a card either selects some Barbarians or is swap, mirror or flee")
        if box.select[i] == Selection.SECOND_HIGHEST and box.count[i] != 1:
            raise ValueError(f"{names[i]}: only one Barbarian can be second")
    if any(list(box.special).count(special) > 1 for special in INSTEAD):
        raise ValueError("only one Action card each can be swap, mirror and flee")
    if not all(box.copies[: Card.BERZERK + 1]):
        raise ValueError(f"{names[0]}, {names[1]} and {names[2]} are in every game: give each at least one copy")


def read_worth(box: Box, i: int, card: Content, literal: bool) -> None:
    """KB-37, KB-38, KB-R12: how a card changes its total; the literal profile has different numbers."""
    other = card.table("literal", optional=True)
    for field, key, low, high, default in (
        (box.mult, "mult", 1, 9, 1),
        (box.add, "add", 0, 60, 0),
        (box.cap, "cap", 0, 120, 0),
    ):
        usual = card.number(key, low, high, default)
        field[i] = (usual, other.number(key, low, high, usual))[literal]


def is_in(card: int, choice: str, later: Sequence[int]) -> bool:
    return choice == "in" or (choice != "out" and card in later)


def read_barbarians(box: Box, values: Content) -> None:
    """KB-4, KB-5, KB-R11: for each value, the clans of every Barbarian with that value."""
    found = []
    for value in values.names():
        if value not in map(str, range(1, 21)):
            raise ValueError(f"[barbarians] has {value!r}: a Barbarian's value is a whole number from 1 to 20")
        for clans in values.choices(value, CLANS, (0, BARBARIANS), (0, 3)):
            if len(set(clans)) != len(clans):
                values.wrong(value, "a Barbarian has up to three different clans, so name none twice")
            found.append((int(value), sum(1 << clan for clan in clans)))
    least = PLACES * box.bands + BURIED
    if not least <= len(found) <= BARBARIANS:
        raise ValueError(
            f"there are {len(found)} Barbarians: {box.bands} Bands and the storm need {least} to {BARBARIANS} (KB-2)"
        )
    for i, (worth, bits) in enumerate(found):
        box.value[i], box.clans[i] = worth, bits
