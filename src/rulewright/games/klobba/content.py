"""From box.toml and the chosen options to the box; what cannot be played is refused in one sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulewright.kernel import Option

from .state import (
    ACTION_CARDS,
    BARBARIANS,
    BERZERK,
    CARDS,
    CLAN,
    FLEES,
    FOX,
    GLORY,
    HIGHEST,
    LOWEST,
    MIRRORS,
    OWN_BAND,
    PLAIN,
    SECOND_BEST,
    SECOND_HIGHEST,
    SWAPS,
    WHOLE_GROUP,
    Box,
)

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
POOLS = {"group": WHOLE_GROUP, "own": OWN_BAND}
SELECTS = {"none": 0, "highest": HIGHEST, "lowest": LOWEST, "second highest": SECOND_HIGHEST, "clan": CLAN}
SPECIALS = {"none": PLAIN, "glory": GLORY, "swap": SWAPS, "mirror": MIRRORS, "flee": FLEES}
LATER = {name.lower().replace(" & ", "_and_").replace(" ", "_"): name for name in NAMES[SECOND_BEST:FOX]}
"""The six cards that need not be in (KB-6, KB-69), by the name of their option."""

OPTIONS = (
    Option("game", "how far from the first game: which cards, how many in a hand, step 2", "full",
           words=("basic", "middle", "full")),
    Option("hand", "cards in a hand; 0: as the game says", 0, 0, 5),
    Option("clans", "copies of each clan's card; 0: as the game says", 0, 0, 3),
    Option("step2", "whether partners offer Action cards", "as the game says",
           words=("as the game says", "yes", "no")),
    Option("cards", "literal: Sneaky, Second best, The Underdogs and the clans add nothing and have no cap", "usual",
           words=("usual", "literal")),
    Option("second_best", "whether Second best is in the deck", "as the game says",
           words=("as the game says", "out")),
    *(Option(key, f"whether {name} is in the deck", "as the game says", words=("as the game says", "in"))
      for key, name in LATER.items() if key != "second_best"),
)  # fmt: skip


def pack_box(printed: Mapping[str, Any], options: Mapping[str, Any], seats: int) -> Box:
    """The box for these players: KB-6 for the first game, KB-69 to KB-72 on the way from there to the whole one."""
    box = _pack(printed, options, seats)
    dealt, cards = seats * box.hand, sum(box.copies)
    if cards > ACTION_CARDS:
        raise ValueError(f"{cards} Action cards are too many: there is room for {ACTION_CARDS}")
    if dealt > cards:
        raise ValueError(
            f"{cards} Action cards are too few for {seats} hands of {box.hand}: add cards or take smaller hands"
        )
    return box


def _pack(printed: Mapping[str, Any], options: Mapping[str, Any], seats: int) -> Box:
    box, stage = Box(), printed["stage"][options["game"]]
    box.seats = seats
    box.free = _number("free_bands", printed["free_bands"][seats - 2], 0, 2 if seats < 4 else 0)
    box.bands = seats + box.free
    if box.bands < 4:
        raise ValueError(f"{seats} players need {4 - seats} Free Bands, so that both holders find a partner")
    box.stars = _number("stars", printed["stars"], seats, 127)
    box.relief = _number("relief", printed["relief"][seats - 2], 1, 30)
    box.hand = options["hand"] or _number("hand", stage["hand"], 1, 5)
    wanted = options["step2"]
    box.offers = int(seats > 2 and (wanted == "yes" or (wanted != "no" and stage["offers"])))
    _actions(box, printed["action"], options, stage)
    _barbarians(box, printed["barbarians"])
    return box


def _actions(
    box: Box, cards: Sequence[Mapping[str, Any]], options: Mapping[str, Any], stage: Mapping[str, Any]
) -> None:
    found = tuple(card["name"] for card in cards)
    if found != NAMES:
        raise ValueError(f"the Action cards must be these thirteen, in this order: {', '.join(NAMES)}")
    unknown = set(stage["later"]) - set(LATER.values())
    if unknown:
        raise ValueError(f"{', '.join(sorted(unknown))} cannot be left out or put in: only {', '.join(LATER.values())}")
    out = {name for key, name in LATER.items() if not _is_in(name, options[key], stage["later"])}
    for i, card in enumerate(cards):
        if options["cards"] == "literal":
            card = {**card, **card.get("literal", {})}  # noqa: PLW2901 - the same card in its other profile
        name = card["name"]
        copies = _number(f"{name}: copies", card["copies"], 0, 20)
        if i >= FOX:
            copies = min(copies, options["clans"] or stage["clan_copies"])
        box.copies[i] = 0 if name in out else copies
        box.pool[i] = _word(f"{name}: pool", card.get("pool", "group"), POOLS)
        box.select[i] = _word(f"{name}: select", card.get("select", "none"), SELECTS)
        box.special[i] = _word(f"{name}: special", card.get("special", "none"), SPECIALS)
        box.count[i] = _number(f"{name}: count", card.get("count", 1 if box.select[i] else 0), 0, 6)
        box.clan[i] = max(0, i - FOX)
        box.mult[i] = _number(f"{name}: mult", card.get("mult", 1), 1, 9)
        box.add[i] = _number(f"{name}: add", card.get("add", 0), 0, 60)
        box.cap[i] = _number(f"{name}: cap", card.get("cap", 0), 0, 120)
        if (box.select[i] == CLAN) != (i >= FOX):
            raise ValueError(f"{name}: the four clan cards, and only they, select by clan")
        if (box.select[i] == 0) != (box.special[i] >= SWAPS) or (box.select[i] == 0) != (box.count[i] == 0):
            raise ValueError(f"{name}: a card either selects some Barbarians or is swap, mirror or flee")
        if box.select[i] == SECOND_HIGHEST and box.count[i] != 1:
            raise ValueError(f"{name}: only one Barbarian can be second")
    if any(list(box.special).count(special) > 1 for special in (SWAPS, MIRRORS, FLEES)):
        raise ValueError("only one Action card each can be swap, mirror and flee")
    if not all(box.copies[: BERZERK + 1]):
        raise ValueError("The Boss, Sneaky and Berzerk are in every game: give each at least one copy")


def _is_in(name: str, choice: str, later: Sequence[str]) -> bool:
    return choice == "in" or (choice != "out" and name in later)


def _barbarians(box: Box, values: Mapping[str, Sequence[Sequence[str]]]) -> None:
    at = 0
    for value, rows in values.items():
        for clans in rows:
            if at == BARBARIANS:
                raise ValueError(f"there are more than {BARBARIANS} Barbarians")
            if not value.isdigit():
                raise ValueError(f"a Barbarian's value is a whole number from 1 to 20, not {value!r}")
            box.value[at] = _number("a Barbarian's value", int(value), 1, 20)
            if len(set(clans)) != len(clans) or len(clans) > 3:
                raise ValueError(f"a Barbarian has up to three different clans, not {', '.join(clans)}")
            box.clans[at] = sum(1 << _word("clan", clan, {c: i for i, c in enumerate(CLANS)}) for clan in clans)
            at += 1
    if at < BARBARIANS:
        raise ValueError(f"there are {at} Barbarians instead of {BARBARIANS}")


def _number(what: str, value: Any, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ValueError(f"{what} is a whole number from {low} to {high}, not {value!r}")
    return value


def _word(what: str, value: Any, words: Mapping[str, int]) -> int:
    if value not in words:
        raise ValueError(f"{what} is one of {', '.join(words)}, not {value!r}")
    return words[value]


assert len(NAMES) == CARDS
