"""The clinic as a picture: a cross-section of its floors, with everyone in their rooms, and the street in front."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.telling.drawing import (
    TABLE,
    WIDTH,
    Picture,
    Player,
    circle,
    ellipse,
    gradient,
    group,
    path,
    rect,
    text,
)
from rulewright.telling.parts import badge, pen, plate, strip

from ..notes import SAY
from ..rules.people import patient_count
from ..rules.places import cars, is_patient, level_of
from ..rules.score import final_score
from ..state import DOOR, MOST_ENTRANCES, ROUNDS, SPACES, Box, Outcome, Role, State
from .names import GOALS, built_on, goal_name, room_kind

LINE = "#33261c"
FILLS = ("#3aa6a0", "#fdfdfb", "#f6c945", "#f08a2c", "#d8432f")
"""The colours of nurses, and of the levels of doctors and patients."""
WALLS = {
    "treatment": "#fdf6e3",
    "operating": "#e3f3ee",
    "hub": "#f6e7cf",
    "supply": "#eae6ee",
    "hall": "#f4ecd8",
    "empty": "#b7d3e4",
}
CARS = ("#c9503f", "#3f7fb5", "#e0b23c", "#5a9a5f", "#8b63a8", "#d98341", "#4aa3a0", "#b34d7a", "#6b7a8c")
LEFT, ACROSS, BOTTOM = 330.0, 540.0, 496.0
"""The position of the building, and its width."""


def picture(view: State, box: Box, names: Sequence[str], seat: int) -> Picture:
    parts = [
        rect(0, 0, WIDTH, TABLE, fill="url(#cl-sky)"),
        path(
            "M0 480V330h90v-60h80v90h70v-130h80v250zM1200 480V310h-80v-70h-90v110h-70v-60h-90v190z",
            fill="#8fb2c4",
            opacity=0.6,
        ),
    ]
    parts += [house(view, box), _street(view, box), _board(view, box)]
    end = "picture-reached" if view.end == Outcome.REACHED else "picture-missed"
    news = SAY(end) if view.end else SAY("picture-round", round=int(view.round), rounds=ROUNDS)
    player = Player(names[0], SAY("picture-score", score=int(final_score(view, box))), "#3aa6a0", not view.end)
    return Picture("".join(parts), [player], news, gradient("cl-sky", ("#a9cfe3", "#dfeff5", "#f7ead2")))


def house(view: State, box: Box) -> str:
    tall = min(46.0, 392 / (3 * view.height) - 4)
    """The height of a room."""
    floor = 3 * tall + 10
    top = BOTTOM - view.height * floor
    parts = [
        rect(LEFT - 12, top - 8, ACROSS + 24, BOTTOM - top + 8, rx=6, fill="#efe3cb", stroke="#5b4a38", stroke_width=3)
    ]
    if view.helipad:
        parts.append(ellipse(LEFT + ACROSS / 2, top - 16, 120, 13, fill="#59636b", stroke="#2c3338", stroke_width=2))
        parts.append(text("H", LEFT + ACROSS / 2, top - 9, 22, fill="#ffe08a"))
    else:
        look: dict[str, object] = {"rx": 6, "fill": "#b53a2c", "stroke": "#5b2018", "stroke_width": 2}
        parts.append(plate("CLIN9IC", (LEFT + ACROSS / 2 - 75, top - 42, 150, 34), top - 17, 24, "#fff", **look))
    wide = ACROSS / 3
    for level in range(view.height):
        for space in range(SPACES):
            x = LEFT + space % 3 * wide
            y = BOTTOM - (level + 1) * floor + space // 3 * tall + 4
            parts.append(_room(view, box, level * SPACES + space, (x, y, wide, tall)))
        parts.append(rect(LEFT - 12, BOTTOM - level * floor - 6, ACROSS + 24, 9, fill="#6f5d48"))
    return "".join(parts)


def _room(view: State, box: Box, place: int, frame: tuple[float, float, float, float]) -> str:
    x, y, wide, tall = frame
    level, space = divmod(place, SPACES)
    kind = room_kind(box, view.floors[level], space)
    parts = [
        rect(
            x,
            y,
            wide,
            tall,
            fill=WALLS[kind],
            stroke="#6b5b48",
            stroke_width=1.5,
            stroke_dasharray="5 4" if kind == "empty" else "",
        )
    ]
    scale = tall / 60
    inside = decor(kind, built_on(view, box, place))
    parts.append(group(inside, at=(x + wide / 2 - 60 * scale if kind in ("hall", "empty") else x + 4, y), scale=scale))
    if level < view.conveyors and kind != "empty":
        parts.append(path(f"M{x} {y + tall - 2}h{wide}", stroke="#ffd24a", stroke_width=3, stroke_dasharray="8 6"))
    here = [p.who for p in view.people[: view.present] if p.place == place]
    for i, who in enumerate(here):
        parts.append(
            group(
                figure(who),
                at=(x + wide - 22 - i * 26 * min(1.0, 100 / (26 * len(here))), y + tall - 7 * scale),
                scale=tall / 44,
            )
        )
    return "".join(parts)


def decor(kind: str, holds: str) -> str:
    """The furniture of a room, 120 by 60."""
    line = pen("#41515c", 1.6)
    if kind == "treatment":
        return path("M8 56V40M44 56V44", **line) + path("M6 46h40v5H6z", fill="#fff", **line) + path("M22 46h24v5H22z", fill="#7cc3c9", **line) + path("M10 8h22v16H10z", fill="#f7fbff", **line) + path("M16 16h10M21 11v10", stroke="#d8432f", stroke_width=2.4)  # fmt: skip
    if kind == "operating":
        return path("M14 19l-6 24h36l-6 -24z", fill="#fff6c2", opacity=0.7) + path("M26 0v9", **line) + path("M12 18q14 -16 28 0z", fill="#d7e4ea", **line) + path("M6 44h40v5H6z", fill="#bfe3d6", **line) + path("M24 49h4v7h-4z", fill="#8aa4ad", **line)  # fmt: skip
    if kind == "hub":
        return path("M4 56V40h36v16z", fill="#c08b55", **line) + path("M2 38h40v4H2z", fill="#a87443", **line) + path("M10 30h14v8H10z", fill="#2d3f4c", **line)  # fmt: skip
    if kind == "supply":
        return path("M6 8v48M46 8v48M6 24h40M6 40h40M6 55h40", **line) + path("M10 14h9v10h-9zM30 30h12v10H30z", fill="#e0a45c", **line) + path("M22 17h12v7H22z", fill="#8fbf9c", **line) + path("M10 33h14v7H10zM12 46h18v9H12z", fill="#c9d6e2", **line)  # fmt: skip
    if kind == "hall":
        return path("M34 57v-8h10v-8h10v-8h10v-8h10v-8h12V57z", fill="#e9dcc4", **line) + path(
            "M34 46l44 -34", fill="none", **line
        )
    if holds == "pillar":
        return path("M44 2h32v7H44zM42 52h36v6H42z", fill="#e4ded0", **line) + path(
            "M48 9h24v43H48z", fill="#cfc7b5", **line
        )
    if holds == "garden":
        bed = path("M10 57v-9h100v9z", fill="#8a5a36", **line)
        green = path(
            "M12 48q6 -16 16 -5q4 -20 18 -4q6 -18 18 -2q8 -16 18 2q10 -12 16 2q8 -4 10 7z", fill="#5fae54", **line
        )
        return bed + green + circle(28, 38, 3, fill="#ff8fb1") + circle(56, 32, 3, fill="#ffd24a") + circle(86, 36, 3, fill="#ff8fb1")  # fmt: skip
    return ""


def figure(who: int) -> str:
    """One person centred on the origin, 28 by 38: levels differ by colour, letter and pips."""
    patient = is_patient(who)
    level = level_of(who) if patient else who if who <= Role.RED_DOCTOR else 0
    fill = FILLS[level] if level else FILLS[0] if who == Role.NURSE else "#6d7fa3"
    ink = "#fff" if level == 4 else LINE
    line = pen(LINE, 1.4)
    parts = [ellipse(0, 6, 9, 2.2, fill="#0004")]
    if patient:
        parts.append(path("M-6 5v-8h12v8z", fill="#d9b18f", **line))
        parts.append(path("M-8.500 2q-1 -16 8.500 -16.500q9.500 .5 8.500 16.500z", fill=fill, **line))
        parts.append(circle(0, -20, 6.6, fill="#e7bd97", **line))
        parts.append(path("M-6.500 -22q6.500 -6 13 0l-.4 3q-6 -4 -12.200 0z", fill="#fff", **line))
    else:
        parts.append(path("M-5 5v-7h4v7zM1 5v-7h4v7z", fill="#39434f", **line))
        parts.append(path("M-8 1q-2 -15 8 -15.500q10 .5 8 15.500z", fill=fill, **line))
        parts.append(circle(0, -20, 6.6, fill="#c99a73" if who == Role.ORDERLY else "#efc9a4", **line))
        if who == Role.NURSE:
            parts.append(path("M-6.500 -23q6.500 -8 13 0q-6.500 -2.500 -13 0z", fill="#fff", **line))
            parts.append(path("M-1.600 -26h3.200M0 -27.600v3.200", stroke="#d8432f", stroke_width=1.3))
        elif who == Role.ORDERLY:
            parts.append(path("M-6.800 -21q0 -7 6.800 -7t6.800 7z", fill="#46587a", **line))
            parts.append(rect(-6, -8, 12, 8, rx=1, fill="#c79a5b", **line))
        else:
            parts.append(
                path(
                    "M-6.600 -21q1 -7.500 6.600 -7.200q6 -.2 6.600 6.800q-4 -3.500 -8 -3q-3 .2 -5.200 3.400z",
                    fill="#5a3d28",
                )
            )
    if level:
        parts.append(text("WYOR"[level - 1], 0, -3, 9, fill=ink))
        parts += [circle((i - (level - 1) / 2) * 3, 0.2, 1.1, fill=ink) for i in range(level)]
    return "".join(parts)


def _street(view: State, box: Box) -> str:
    parts = [rect(0, BOTTOM + 3, WIDTH, TABLE - BOTTOM, fill="#6d7177"), rect(0, BOTTOM + 3, WIDTH, 9, fill="#8f8a80")]
    door = LEFT + ACROSS / 2
    for i in range(MOST_ENTRANCES):
        there = i < view.entrances
        look: dict[str, object] = (
            {"fill": "#bfe6f5", "stroke": "#2f4450"}
            if there
            else {"fill": "none", "stroke": "#5b4a38", "stroke_dasharray": "3 3"}
        )
        parts.append(rect(door + (i - MOST_ENTRANCES / 2) * 22, BOTTOM - 22, 19, 36, rx=3, stroke_width=2, **look))
    spaces = max(cars(view, box), view.present)
    for i in range(spaces):
        x = WIDTH / 2 + (i - spaces / 2) * 56
        parts.append(path(f"M{x} 520v32", stroke="#ffffffbb", stroke_width=2))
        if i < view.present:
            car = path(
                "M3 17v-6q6 -1 9 -7h13q5 3 7 7q5 0 5 3v3z", fill=CARS[i % len(CARS)], stroke="#241c16", stroke_width=1.5
            )
            car += path("M14 6h5v5h-8zM21 6h4q3 2 4.500 5H21z", fill="#d9eef5") + circle(11, 17.5, 3.4, fill="#241c16") + circle(29, 17.5, 3.4, fill="#241c16")  # fmt: skip
            parts.append(group(car, at=(x + 4, 522), scale=1.2))
        else:
            parts.append(text("P", x + 28, 544, 22, fill="#ffffffbb"))
    waiting = [p.who for p in view.people[: view.present] if p.place == DOOR]
    return "".join(parts) + strip([figure(who) for who in waiting], (door + 90, BOTTOM + 8), 30, 1.1)


def _board(view: State, box: Box) -> str:
    """Money, popularity and time on the left, the goal and the people on the right."""
    patients = patient_count(view)
    left = (
        (SAY("picture-money"), SAY("dollars", amount=int(view.money))),
        (SAY("picture-popularity"), str(view.popularity)),
        (SAY("picture-time"), str(view.time)),
    )
    right = (
        (SAY("picture-goal"), goal_name(view.goal) if view.goal < len(GOALS) else SAY("picture-to-be-drawn")),
        (SAY("picture-staff"), str(view.present - patients)),
        (SAY("picture-patients"), str(patients)),
        (SAY("picture-treated"), str(view.treated)),
    )
    parts = []
    for x, facts in ((30, left), (920, right)):
        parts.append(rect(x, 40, 250, 24 + 62 * len(facts), rx=16, fill="#fffdf6", stroke="#cdb990", stroke_width=2))
        for i, (what, value) in enumerate(facts):
            y = 92 + 62 * i
            parts.append(text(what, x + 20, y, 20, fill="#6b5b48", anchor="start"))
            parts.append(text(value, x + 232, y + 2, 30, 130, fill="#2a2018", anchor="end"))
    for i in range(ROUNDS):
        now, done = i + 1 == view.round, i + 1 < view.round
        fill = "#ffd24a" if now else "#d8cbb0" if done else "#fffdf6"
        parts.append(badge(str(i + 1), (52 + 39 * i, 290, 17), 297, 20, LINE, fill=fill, stroke=LINE, stroke_width=2))
    return "".join(parts)
