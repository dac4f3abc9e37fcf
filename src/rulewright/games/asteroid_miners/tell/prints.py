"""The box on paper: asteroids, the station, the ships and cubes of both companies, and dice (AM-R1)."""

from __future__ import annotations

from rulewright.telling.drawing import path, rect
from rulewright.telling.prints import BOARDS, DICE, MARKERS, Piece, Prints, Stock, counter, cube, standing

from ..notes import SAY
from ..state import COMPANIES as SIDES
from ..state import Box, State
from .picture import COMPANIES, PALE, asteroid, outline, rock, ship, station

CUBES = 4
"""Of each company; one more marks the asteroid, and one what is at risk in Overtime."""
TENDER, SMELTER = 2, 2
TOLD = ("R3", "R4", "R5", "R6", "R7", "R8", "R9", "R11", "R12", "R13", "R14")
FOUNDRY = ("21", "22", "23", "24", "26", "27", "28", "29", "30", "31", "32", "33")
"""The clauses with what things cost and pay."""


def prints(box: Box) -> Prints:
    boards = [Piece(_asteroid(box, n), (600, 450), 140) for n in range(box.asteroids)]
    if box.foundry:
        ground = rect(0, 0, 300, 450, fill="#0b1122")
        boards.append(Piece(ground + station(State(), box), (300, 450), 120))
    ships = [standing(ship(company), (-58, -24, 116, 48), 1, 30) for company in range(SIDES)]
    cubes = [counter("", CUBES, fill, 12) for fill, _, _ in COMPANIES]
    dice = [
        cube("#2f78c4", "#fff", max(box.dice)),
        cube("#f0a63a", "#241a2c", 1 + box.foundry),
        cube("#fffaf0", "#241a2c", 1),
        *(cube(fill, "#fff", TENDER) for fill, _, _ in COMPANIES[:1]),
        cube("#5d636c", "#fff", SMELTER * box.foundry),
    ]
    told = [*TOLD, *(FOUNDRY if box.foundry else ())]
    score = [SAY(f"row-{what}") for what in ("start", "sold", "rows", "events", "fees", "bought")]
    marks = [*ships, *cubes, counter("", 1 + box.foundry, "#58c04c", 12)]
    defs = "".join(rock(_at(n)).replace('id="am-rock"', f'id="am-rock-{n}"') for n in range(box.asteroids))
    stocks = [Stock(BOARDS, boards), Stock(MARKERS, marks), Stock(DICE, dice)]
    return Prints(stocks, defs, score, [f"AM-{key}" for key in told])


def _at(n: int) -> State:
    """The start of an asteroid, at which nothing is marked as due."""
    s = State()
    s.asteroid, s.end = n, 1
    return s


def _asteroid(box: Box, n: int) -> str:
    ground = rect(0, 0, 600, 450, fill="#111a3a") + path(outline(_at(n)), fill="none", stroke=PALE, stroke_opacity=0.2)
    return ground + asteroid(_at(n), box, rigs=False).replace("url(#am-rock)", f"url(#am-rock-{n})")
