"""The horde as a picture: every Band, the two cards that clash, and the viewer's hand."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.telling.drawing import (
    TABLE,
    WIDTH,
    Picture,
    Player,
    circle,
    group,
    number,
    path,
    rect,
    star_shape,
    text,
    wrapped,
)
from rulewright.telling.parts import strip

from ..notes import SAY
from ..state import NONE, PLACES, Band, Box, Card, Face, Phase, Side, State
from .names import card_name, clan_signs
from .numbers import effect

INK, SHEET, GOLD = "#1d1522", "#f8f0df", "#f3c64a"
CLANS = (("#f07f2e", "#3d1500"), ("#8a55b8", "#ffffff"), ("#f6cd3c", "#3a2a00"), ("#2f86c9", "#ffffff"))
EMBLEMS = (
    "M-11 -9L0 -4L11 -9L8 5L0 12L-8 5z",
    "M0 -12L12 0L0 12L-12 0z",
    "M-10 -10h20v20h-20z",
    "M0 -11A11 11 0 1 1 0 11A11 11 0 1 1 0 -11z",
)
GROUNDS = ("#c9412f", "#2e3a55", "#d5631f", "#4a6b8a", "#7a6a4f", "#b08a1e", "#2f7d6b", "#6c5a9c", "#4f7f3a", "#b9540f", "#5b2f86", "#a67c00", "#17598f")  # fmt: skip
SKINS = ("#f0c39a", "#d9a273", "#b97d52", "#f3d0b0", "#8f5b3a")
HAIRS = ("#7a2e1d", "#2b2230", "#c98b2f", "#8b8d92", "#4c3326")
FURS = ("#5c4a3d", "#6f6257", "#3f4a52", "#7b5a38")
SEATS = ("#f07f2e", "#8a55b8", "#f6cd3c", "#2f86c9", "#6fae5a", "#d86a8a")
HAIR = "hair"
HATS = (
    (("M-24 -20L-44 -46L-36 -18L-26 -10zM24 -20L44 -46L36 -18L26 -10z", "#f5ead2"), ("M-27 -12Q-26 -42 0 -44Q26 -42 27 -12z", "#8d96a3"), ("M-29 -16L29 -16L28 -8L-28 -8z", "#5b6470"), ("M-4 -44L4 -44L3 0L-3 0z", "#5b6470")),
    (("M-22 -14L-30 -40L-16 -30L-12 -52L0 -36L10 -54L15 -31L29 -41L22 -14z", HAIR),),
    (("M-30 -10Q-34 -40 0 -46Q34 -40 30 -10L20 -18L-20 -18z", "#6f6257"), ("M-26 -36L-30 -54L-14 -43zM26 -36L30 -54L14 -43z", "#6f6257")),
    (("M-6 -20L-9 -58L0 -50L9 -58L6 -20z", HAIR),),
    (("M-28 -10L-22 -46L0 -58L22 -46L28 -10z", "#b98a3a"), ("M-28 -10L28 -10L28 -18L-28 -18z", "#7d5a1f"), ("M0 -54L7 -38L0 -26L-7 -38z", "#c9412f")),
    (("M-34 22Q-40 -40 0 -44Q40 -40 34 22L24 18L25 -14L-25 -14L-24 18z", HAIR), ("M-29 -22L29 -22L29 -16L-29 -16z", "#c9412f")),
)  # fmt: skip
BEARDS = (
    (("M-9 19Q0 26 9 19L9 21Q0 29 -9 21z", INK),),
    (("M-12 14Q0 8 12 14L16 24Q0 30 -16 24z", HAIR), ("M-6 19L6 19L4 23L-4 23z", "#7c1f1a")),
    (("M-26 2L-20 10Q0 6 20 10L26 2L24 30L12 42L0 54L-12 42L-24 30z", HAIR), ("M-10 18Q0 14 10 18Q6 27 0 27Q-6 27 -10 18z", "#7c1f1a")),
    (("M-26 0L-18 10Q0 8 18 10L26 0L27 24L16 30L18 58L8 44L0 62L-8 44L-18 58L-16 30L-27 24z", HAIR), ("M-12 17L12 17L9 26L-9 26z", "#7c1f1a")),
)  # fmt: skip


def picture(view: State, box: Box, names: Sequence[str], seat: int) -> Picture:
    storm = sum(1 for at in view.struck if at)
    parts = [_scenery(storm)]
    others = [band for band in range(box.bands) if band != seat]
    columns = min(len(others), 3) if len(others) != 4 else 4
    rows = -(-len(others) // columns)
    scale = 1.0 if rows == 1 else 0.82
    for i, band in enumerate(others):
        x = WIDTH / 2 + (i % columns - (columns - 1) / 2) * (WIDTH - 40) / max(3, columns)
        parts.append(
            group(
                band_of(view, box, names, band),
                at=(x, 20 + i // columns * 188 * scale),
                scale=scale if columns < 4 else 0.76,
            )
        )
    parts.append(_arena(view, box, names, 310 if rows == 1 else 344))
    if seat >= 0:
        parts.append(group(band_of(view, box, names, seat), at=(210, 374), scale=0.97))
        parts.append(_hand(view, box, seat))
    else:
        parts.append(_decks(view))
    players = [
        Player(
            names[i], SAY("unit", count=int(view.seats[i].stars)), SEATS[i], bool(view.asked >> i & 1) and not view.end
        )
        for i in range(box.seats)
    ]
    ask = SAY(f"ask-{Phase.word(view.phase)}")
    news = SAY("picture-over") if view.end else SAY("picture-round", round=int(view.rounds), ask=ask)
    return Picture("".join(parts), players, news)


def _scenery(storm: int) -> str:
    """Paper mountains under a paper sky that darkens as the storm approaches."""
    sky, cloud = (("#e9a06b", "#fbeed7"), ("#a9788f", "#6d6a86"), ("#2b2745", "#4c4a6b"))[min(2, storm)]
    return (
        rect(0, 0, WIDTH, TABLE, fill=sky)
        + circle(890, 170, 92, fill="#f5c37f") + circle(890, 170, 70, fill="#fbe3b0")
        + path("M60 130q30 -46 84 -22q34 -46 82 -8q56 -10 54 44q-120 14 -220 -14zM520 84q26 -36 70 -18q30 -36 68 -4q46 -6 44 36q-100 10 -182 -14z", fill=cloud)
        + path("M0 350L140 200L250 280L400 140L560 310L710 190L840 290L1000 160L1200 330V558H0z", fill="#b4607a")
        + path("M400 140L346 192L382 184L406 206L430 182L464 194zM1000 160L958 196L990 190L1010 210L1030 190L1060 200z", fill="#f8e5d4")
        + path("M0 410L170 320L310 395L500 290L670 400L840 320L1010 410L1200 340V558H0z", fill="#6f4277")
        + path("M0 490L216 420L408 490L624 430L840 500L1032 440L1200 490V558H0z", fill="#46305f")
    )  # fmt: skip


def barbarian(box: Box, card: int) -> str:
    """A Barbarian cut from paper, 100 by 140; its back if the viewer does not know it."""
    sheet = path("M4 3L97 2L98 137L2 138z", fill=SHEET)
    if card < 0:
        return (
            sheet
            + path("M8 8L92 7L93 132L7 133z", fill="#3b2c4d")
            + path("M50 22L66 46L58 46L70 70L60 68L74 98L50 88L26 98L40 68L30 70L42 46L34 46z", fill="#57406e")
            + path("M30 104q20 -12 40 0l-4 14q-16 -8 -32 0z", fill="#c9553f")
            + path("M36 56l12 6l-12 6zM64 56l-12 6l12 6z", fill="#f7e7c4")
        )
    clans = [i for i in range(len(CLANS)) if box.clans[card] >> i & 1]
    tint = CLANS[clans[0]][0] if clans else "#9aa0a6"
    second = CLANS[clans[1]][0] if len(clans) > 1 else tint
    parts = [sheet, path("M8 8L92 7L93 132L7 133z", fill=tint), path("M93 46L93 132L7 133L7 120z", fill=second)]
    parts.append(group(_face(card, box.value[card], tint), at=(50, 82), scale=0.8 + 0.026 * box.value[card]))
    parts.append(path("M3 3L36 2L38 24L30 38L2 40z", fill=SHEET) + text(str(box.value[card]), 18, 31, 31, 30, fill=INK))
    parts += [group(emblem(clan), at=(84, 17 + i * 25)) for i, clan in enumerate(clans)]
    return "".join(parts)


def _face(card: int, value: int, tint: str) -> str:
    """A face whose looks depend on the card's number and whose fierceness depends on its value."""
    skin, hair = SKINS[(card * 7 + value) % len(SKINS)], HAIRS[(card * 3 + value * 2) % len(HAIRS)]
    fur, jaw = FURS[(card * 5 + 1) % len(FURS)], 17 + 0.8 * value
    brow, eye = 3 + 0.6 * value, 6.5 - 0.25 * value
    low = 0 if value <= 2 else card % 2 if value <= 4 else 1 + card % 2 if value <= 7 else 2 + card % 2
    eyes = "".join(circle(x, -3, eye, fill="#fff") + circle(x * 0.92, -2, 2.2, fill=INK) for x in (-12, 12))
    n = number
    head = (
        f"M-25 -14Q-26 -34 0 -36Q26 -34 25 -14L{n(jaw + 3)} 14L{n(jaw - 4)} 30L0 36L{n(4 - jaw)} 30L{n(-jaw - 3)} 14z"
    )
    brows = "".join(
        f"M{22 * s} {n(-8 - brow / 2)}L{4 * s} {n(brow - 10)}L{4 * s} {n(brow - 6)}L{22 * s} {n(-3 - brow / 2)}z"
        for s in (-1, 1)
    )
    parts = [
        path("M-48 62L-40 34L-22 24L22 24L40 34L48 62z", fill=fur),
        path(head, fill=skin),
        path("M-24 2L-8 6L-9 11L-24 8zM24 2L8 6L9 11L24 8z", fill=tint),
        eyes,
        path(brows, fill=hair),
        path("M-3 -2L3 -2L7 11Q0 15 -7 11z", fill=skin, stroke="#0003"),
    ]
    layers = (*BEARDS[low], *HATS[(card * 5 + value) % len(HATS)])
    return "".join([*parts, *(path(d, fill=hair if fill == HAIR else fill) for d, fill in layers)])


def emblem(clan: int) -> str:
    fill, ink = CLANS[clan]
    return path(EMBLEMS[clan], fill=fill, stroke=INK, stroke_width=1.6) + text(clan_signs()[clan], 0, 5, 14, fill=ink)


def band_of(view: State, box: Box, names: Sequence[str], band: int) -> str:
    """A Band, about 350 by 185, with the middle of its upper edge at the origin."""
    owned = band < box.seats
    due = owned and view.asked >> band & 1 and not view.end
    parts = [
        rect(
            -178,
            0,
            356,
            184,
            rx=12,
            fill="#241a2b" if owned else "#efe0c8",
            fill_opacity=0.88,
            stroke=GOLD if due else "#1d1522",
            stroke_width=3,
        )
    ]
    pale = "#fbeed7" if owned else INK
    name = names[band] if owned else SAY("picture-free-band", free=band - box.seats + 1)
    parts.append(text(name, -164, 28, 21, 150, fill=pale, anchor="start"))
    if owned:
        star = path(star_shape(9), fill="#ffd95a", stroke="#3c2806", stroke_width=1.2)
        parts.append(
            group(star, at=(10, 21)) + text(str(view.seats[band].stars), 24, 28, 21, fill=pale, anchor="start")
        )
        parts.append(
            text(SAY("picture-cards", cards=int(view.seats[band].cards)), 62, 28, 17, fill=pale, anchor="start")
        )
    parts += [_totem(view, side, band) for side in (Side.BLACK, Side.WHITE)]
    parts += [_place(box, view.bands[band], place, pale) for place in range(PLACES)]
    return "".join(parts)


def _totem(view: State, side: int, band: int) -> str:
    """The totem of a side: large at its holder's Band, small at the partner's, nothing at any other."""
    if band not in (view.holder[side], view.partner[side]):
        return ""
    whole, black = view.holder[side] == band, side == Side.BLACK
    mark = path(
        "M8 70L6 46L12 44L10 24L2 14L14 16L22 2L30 16L42 14L34 24L32 44L38 46L36 70z",
        fill="#241a2b" if black else "#f6efe0",
        stroke=GOLD if black else "#5a4a3a",
        stroke_width=4,
    )
    return group(mark, at=(132, -6) if whole else (142, 4), scale=0.72 if whole else 0.45)


def _place(box: Box, row: Band, place: int, pale: str) -> str:
    """The Barbarian in a place of a Band, with the Stars on it; a dashed frame where nobody is."""
    left = place * 112
    if row.face[place] == Face.EMPTY:
        dashes = {"stroke": pale, "stroke_opacity": 0.4, "stroke_dasharray": "6 5"}
        return rect(left - 166, 42, 92, 132, rx=5, fill="none", **dashes)
    known = row.card[place] if row.face[place] == Face.UP else NONE
    star = path(star_shape(15), fill="#ffd95a", stroke="#3c2806", stroke_width=1.6)
    stars = (group(star, at=(left - 90 - 24 * at, 162)) for at in range(row.star[place]))
    return group(barbarian(box, known), at=(left - 168, 39), scale=0.98) + "".join(stars)


def action(box: Box, card: int) -> str:
    """An Action card, 140 by 196; its back if the viewer does not know it."""
    sheet = path("M4 4L136 2L138 193L2 194z", fill=SHEET)
    if card < 0:
        return (
            sheet
            + path("M10 10L130 9L131 186L9 188z", fill="#7d2335")
            + path("M70 44L92 76L82 78L104 118L74 106L70 150L66 106L36 118L58 78L48 76z", fill=GOLD)
        )
    parts = [sheet, path("M10 10L130 9L131 128L9 132z", fill=GROUNDS[card % len(GROUNDS)])]
    if card >= Card.FOX:
        where = ((-26, 14, 1.5), (26, 14, 1.5), (0, -14, 2.3))
        parts += [group(emblem(card - Card.FOX), at=(70 + x, 66 + y), scale=s) for x, y, s in where]
    else:
        parts.append(group(path(star_shape(44, 7, 0.62), fill=SHEET, stroke=INK, stroke_width=3), at=(70, 64)))
        parts.append(text(card_name(box, card)[0], 70, 82, 50, fill=GROUNDS[card % len(GROUNDS)]))
    parts.append(path("M4 118L136 112L137 140L3 144z", fill=SHEET))
    parts.append(text(card_name(box, card), 70, 136, 19, 122, fill=INK))
    for i, line in enumerate(wrapped(effect(box, card), 12.5, 126, 3)):
        parts.append(text(line, 70, 157 + i * 14, 12.5, 128, fill="#3a3040"))
    return "".join(parts)


def _arena(view: State, box: Box, names: Sequence[str], y: float) -> str:
    """The cards that the two totem holders laid."""
    parts = []
    for side, x in ((Side.BLACK, 470), (Side.WHITE, 730)):
        if view.played[side] >= 0 and view.holder[side] >= 0:
            parts.append(group(action(box, view.played[side]), at=(x - 50, y - 82), scale=0.74))
            parts.append(text(names[view.holder[side]], x, y - 88, 18, 200, fill="#fff"))
    if parts:
        parts.append(
            group(path(star_shape(44, 9, 0.66), fill="#c9412f", stroke=SHEET, stroke_width=4), at=(WIDTH / 2, y))
        )
        parts.append(text(SAY("picture-versus"), WIDTH / 2, y + 10, 30, fill=SHEET))
    return "".join(parts)


def _hand(view: State, box: Box, seat: int) -> str:
    cards = [card for card, n in enumerate(view.seats[seat].hand) for _ in range(n)]
    if not cards:
        return ""
    step = min(126.0, 730 / len(cards))
    return strip([action(box, card) for card in cards], (430, 382), step, 0.86)


def _decks(view: State) -> str:
    facts = (
        SAY("picture-barbarians", count=int(view.barbarians.n)),
        SAY("picture-actions", count=int(view.actions.n)),
        SAY("picture-stars", count=int(view.spent)),
    )
    parts = [rect(WIDTH / 2 - 360, 478, 720, 56, rx=14, fill="#241a2b", fill_opacity=0.88)]
    for i, words in enumerate(facts):
        parts.append(text(words, WIDTH / 2 - 240 + 240 * i, 513, 20, fill="#fbeed7"))
    return "".join(parts)
