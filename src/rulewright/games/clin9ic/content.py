"""Reads a box file and the chosen options into the box (CL-R1): prices, goals, Floor cards and Action cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from rulewright.kernel import Content

from . import state as st
from .state import ANY_SCORE, OPTIONS, ActionIcon, BonusIcon, Box, Level, Role

ICONS = {"B": ActionIcon.BUILD, "H": ActionIcon.HIRE, "A": ActionIcon.ADMIT}
STAFF = {
    "W": Role.WHITE_DOCTOR, "Y": Role.YELLOW_DOCTOR, "O": Role.ORANGE_DOCTOR, "R": Role.RED_DOCTOR,
    "N": Role.NURSE, "K": Role.ORDERLY, "P": BonusIcon.PILLAR, "G": BonusIcon.GARDEN, "-": Role.NOBODY,
}  # fmt: skip
PATIENTS = {
    "w": Level.WHITE, "y": Level.YELLOW, "o": Level.ORANGE, "r": Level.RED, "D": Level.COUPLE, "-": Role.NOBODY,
}  # fmt: skip
GOAL_WORDS, LEVEL_WORDS, CARD_WORDS = OPTIONS[0].words, OPTIONS[1].words, OPTIONS[2].words
COMPONENT_WORDS = ("entrance", "parking", "garden", "pillar", "conveyor", "helipad")
AT_LEAST, AT_MOST = ("patients", "serious", "floors", "gardens"), ("time", "slips", "deaths")
"""CL-R32 to CL-R37: what a goal may require besides a score and a helipad."""


def pack_box(file: Content, options: Mapping[str, Any], seats: int) -> Box:
    """CL-R1, CL-30, CL-31: read the printed numbers, then the options; the new Action card replaces another."""
    box = Box()
    read_prices(box, file)
    read_goals(box, file.table("goals"))
    why = "the game has three Action cards (CL-R1), and one more can take the place of any of them (CL-30)"
    floors, actions = (
        file.rows("floor", (3, st.CARDS), by="name"),
        file.rows("action", (st.STEPS, st.ACTION_CARDS), by="name", why=why),
    )
    for i, card in enumerate(floors):
        read_floor(box, i, card)
        if card.flag("expansion", default=False):
            box.new_cards |= 1 << i
        else:
            box.old_cards |= 1 << i
    for i, card in enumerate(actions):
        read_action(box, i, card)
    box.texts["floors"] = [*(card.text("name", 8) for card in floors), *["none"] * (st.CARDS - len(floors))]
    box.texts["actions"] = [card.text("name", 8) for card in actions]
    box.goal, box.difficulty = GOAL_WORDS.index(options["goal"]), LEVEL_WORDS.index(options["difficulty"])
    box.cards = list(range(st.STEPS))
    if options["card"] != "none":
        if len(actions) < st.ACTION_CARDS:
            raise ValueError(f"the box has {len(actions)} [[action]], and none that takes the place of another (CL-30)")
        box.cards[CARD_WORDS.index(options["card"]) - 1] = st.ACTION_CARDS - 1
    box.rotate = int(options["rotate"] == "yes")
    choose_floors(box, options)
    return box


def choose_floors(box: Box, options: Mapping[str, Any]) -> None:
    """CL-31, CL-H25: how many Floor cards are replaced, which ones, and by which; 0 leaves the choice to chance."""
    old, new = ([i for i in range(st.CARDS) if cards >> i & 1] for cards in (box.old_cards, box.new_cards))
    if not 2 <= len(old) <= st.BASE_CARDS or not len(new) <= st.EXTRA_CARDS:
        raise ValueError(
            f"the box has {len(old)} Floor cards of the base game and {len(new)} of the expansion: "
            f"have 2 to {st.BASE_CARDS} and at most {st.EXTRA_CARDS}"
        )
    box.new_floors, box.replaced, box.brought = options["floors"], [st.NONE] * st.NEW_FLOORS, st.NONE
    if box.new_floors > min(len(old), len(new)):
        raise ValueError(f"floors is {box.new_floors}, but the box has {len(new)} new Floor cards: make it less")
    for name, cards, asked in (("replaced", old, 1), ("replaced_too", old, 2), ("new_floor", new, 1)):
        place = options[name]
        if place and (place > len(cards) or box.new_floors < asked):
            raise ValueError(f"{name} is {place}, which this box and floors={box.new_floors} do not have: make it 0")
        if place and name == "new_floor":
            box.brought = cards[place - 1]
        elif place:
            box.replaced[asked - 1] = cards[place - 1]
    if st.NONE not in box.replaced and box.replaced[0] == box.replaced[1]:
        raise ValueError("replaced and replaced_too name the same Floor card: name two, or make one 0")


def read_prices(box: Box, file: Content) -> None:
    """CL-R6, CL-R8 to CL-R15, CL-R24 to CL-R31: the costs, payments and points."""
    start, build, business = file.table("start"), file.table("build"), file.table("business")
    box.money = start.number("money", 0, 99)
    box.entrances = start.number("entrances", 1, st.MOST_ENTRANCES)
    box.capacity = build.number("capacity", 1, 6)
    box.price = [build.number(word, 0, 99) for word in COMPONENT_WORDS]
    assert len(box.price) == st.COMPONENTS
    prices = build.numbers("floors", 0, 99, (1, st.FLOORS - 1))
    box.most_floors = 1 + len(prices)
    box.floor_price = [0, *prices, *[0] * (st.FLOORS - box.most_floors)]
    box.income = business.numbers("income", 0, 50, st.LEVELS)
    box.garden, box.garden_most = business.numbers("garden", 0, 9, 2)
    box.upkeep_module = business.number("upkeep_module", 0, 9)
    box.upkeep_floor = business.number("upkeep_floor", 0, 99)
    box.saved = business.number("saved", 0, 99)
    wages = business.table("wages")
    box.wages = [
        *wages.numbers("doctors", 0, 20, st.LEVELS), wages.number("nurse", 0, 20), wages.number("orderly", 0, 20)
    ]  # fmt: skip
    box.popularity = business.number("popularity", 1, 99)
    box.missing, box.missing_most = business.numbers("missing", 1, 100, 2)
    lost, score = file.table("popularity"), file.table("score")
    box.refused, box.refused_couple = lost.number("refused", 0, 20), lost.number("refused_couple", 0, 20)
    box.death = lost.number("death", 0, 20)
    box.hours = score.number("hours", 1, 99)
    box.high_room = score.numbers("rooms", 0, 20, 3)
    box.garden_points, box.helipad_points = score.number("garden", 0, 20), score.number("helipad", 0, 20)


def read_goals(box: Box, goals: Content) -> None:
    """CL-R32 to CL-R37: the requirements of each goal at each difficulty."""
    for goal in range(st.GOALS):
        said = goals.table(GOAL_WORDS[goal])
        score = said.numbers("score", -99, 99, 3, default=[ANY_SCORE] * 3)
        asked = {"score": score, "helipad": said.choices("helipad", ("no", "yes"), 3, default=[0] * 3)}
        asked |= {word: said.numbers(word, 0, 99, 3, default=[0] * 3) for word in AT_LEAST}
        asked |= {word: said.numbers(word, 0, 999, 3, default=[st.ENDLESS] * 3) for word in AT_MOST}
        for level in range(3):
            for word, amounts in asked.items():
                setattr(box.target[goal][level], word, amounts[level])


def read_floor(box: Box, i: int, card: Content) -> None:
    """CL-22, CL-R4, CL-R38: a plan of three rows of three, with the hall in the middle and a hub inside the entrance."""
    rows = card.texts("plan", 3)
    plan = "".join(rows)
    if any(len(row) != 3 for row in rows) or set(plan) - set("TOSH*."):
        card.wrong("plan", "write three rows of three letters, each T, O, S, H, * or .")
    if plan[st.HALL] != "*" or plan.count("*") != 1 or plan[st.PORCH] != "H":
        card.wrong("plan", "the hall * is in the middle and nowhere else, and a hub H in the middle of the last row")
    if not set(plan) & set("TO"):
        card.wrong("plan", "a floor needs a treatment or operating room")
    box.rooms[i], box.operating[i], box.hubs[i], box.supply[i], box.empty[i] = (
        sum(1 << k for k, letter in enumerate(plan) if letter == kind) for kind in "TOHS."
    )
    for here in range(st.SPACES):
        box.step[i][here] = list(far_from(plan, here))
    if any(plan[k] != "." and box.step[i][st.HALL][k] == 0 for k in range(st.SPACES) if k != st.HALL):
        card.wrong("plan", "every room must be reached from the hall without crossing an empty space")
    box.step[i][st.SPACES] = [n + 1 if k == st.PORCH or n else 0 for k, n in enumerate(box.step[i][st.PORCH])]
    box.parking[i] = card.numbers("parking", 1, 20, 2)
    if box.parking[i][0] > box.parking[i][1]:
        card.wrong("parking", "the second number, after the upgrade, is the larger")


@cache
def far_from(plan: str, start: int) -> tuple[int, ...]:
    """CL-R21: steps from one space to every other, through modules and the hall; 0 if there is no way."""
    far, edge = {start: 0}, [start] if plan[start] != "." else []
    while edge:
        here = edge.pop(0)
        row, column = divmod(here, 3)
        beside = [3 * y + x for y, x in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
                  if 0 <= y < 3 and 0 <= x < 3]  # fmt: skip
        for space in beside:
            if plan[space] != "." and space not in far:
                far[space] = far[here] + 1
                edge.append(space)
    return tuple(far.get(space, 0) for space in range(st.SPACES))


def read_action(box: Box, i: int, card: Content) -> None:
    """CL-7, CL-9, CL-R39: the two icons, four staff boxes and four patient boxes visible for each way to turn the card."""
    box.icon[i] = faces(card, "icons", ICONS, st.SECTIONS)
    box.staff[i] = faces(card, "staff", STAFF, 2 * st.SECTIONS)
    box.patients[i] = faces(card, "patients", PATIENTS, 2 * st.SECTIONS)


def faces(card: Content, key: str, letters: Mapping[str, int], size: int) -> list[list[int]]:
    said = card.texts(key, st.FACES)
    if any(len(face) != size or set(face) - set(letters) for face in said):
        card.wrong(key, f"write four times {size} letters, each one of {' '.join(letters)}")
    return [[letters[letter] for letter in face] for face in said]
