"""The belt as a picture: a cross-section of the asteroid with both shafts, the station, the companies and the dice."""

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
    number,
    path,
    rect,
    tag,
    text,
)
from rulewright.telling.parts import die, plate, strip

from ..notes import SAY
from ..rules.mining import drill_of
from ..state import COMPANIES as SIDES
from ..state import Box, State, Version
from .board import phase_name
from .names import mineral_name, money, title

MINERALS = (
    ("#444", "#222", "#fff"),
    ("#c9764a", "#8a4526", "#2b1206"),
    ("#9aa0a8", "#5d636c", "#16191d"),
    ("#b9c4d6", "#6d7e99", "#142033"),
    ("#d8cf8b", "#8f8546", "#2a2608"),
    ("#e9f2f6", "#96acb8", "#13222b"),
    ("#8fd3ff", "#3b7fc0", "#06223c"),
)
COMPANIES = (("#ff5a4d", "#a3201b", "R"), ("#b57bff", "#5c2aa8", "P"))
SHAPES = (
    "",
    "M-.95 .1Q-.9 -.7 -.2 -.8Q.6 -.95 .9 -.2Q1.05 .6 .3 .85Q-.6 1 -.95 .1z",
    "M-.9 .35L-.65 -.6L.05 -.95L.8 -.55L.95 .3L.35 .9L-.45 .85z",
    "M-.85 -.55L.2 -.95L.95 -.25L.8 .65L-.2 .95L-.95 .3z",
    "M0 -1L.75 -.6L.95 .2L.4 .95L-.4 .95L-.95 .2L-.75 -.6z",
    "M-.5 -.9L.5 -.9L.98 -.1L0 1L-.98 -.1z",
    "M0 -1.05L.62 -.45L.62 .45L0 1.05L-.62 .45L-.62 -.45z",
)
OUTLINES = (
    "M44 210C36 150 70 104 128 92C180 78 232 98 286 90C350 82 430 72 486 96C548 118 572 172 566 232C560 300 552 352 498 394C440 434 360 424 296 430C226 436 150 430 98 388C54 350 52 270 44 210z",
    "M34 236C30 170 52 118 112 98C170 82 240 92 300 86C372 80 452 84 510 112C562 140 574 196 568 258C562 330 530 386 468 414C400 438 340 420 280 428C206 436 128 424 84 378C48 340 38 290 34 236z",
    "M50 220C40 160 80 108 150 94C206 84 250 100 310 92C378 84 440 82 500 106C556 134 566 200 562 262C556 336 520 400 452 420C392 436 330 430 270 432C196 432 120 408 86 362C56 318 56 268 50 220z",
)  # fmt: skip
TOP, TALL, SHAFT = 90.0, 312.0, (170, 430)
PALE, INK, DUE = "#eaf0ff", "#0b0e18", "#ffd36b"
PANEL: dict[str, object] = {"fill": "#0b1122", "fill_opacity": 0.88, "stroke_width": 2}


def picture(view: State, box: Box, names: Sequence[str], seat: int) -> Picture:
    parts = [_space(), group(asteroid(view, box), at=(300, 20), scale=0.93)]
    if box.foundry:
        parts.append(group(station(view, box), at=(880, 42), scale=0.98))
    parts += [_company(view, box, names, company) for company in range(SIDES)]
    parts.append(_tray(view))
    players = [
        Player(
            title(box, names, i),
            money(view.miners[i].funding),
            COMPANIES[i][0],
            i == view.mover and not view.end,
        )
        for i in range(SIDES)
    ]
    phase = phase_name(view)
    news = SAY("picture-round-phase" if phase else "picture-round", round=int(view.round), phase=phase)
    news = SAY("picture-over") if view.end else news
    defs = gradient("am-nebula", ("#5b3b9a", "#22336e", "#111a3a"), "0.75 0.15 0.9") + rock(view)
    return Picture("".join(parts), players, news, defs)


def rock(view: State) -> str:
    """The outline of the asteroid, to which its strata are cut."""
    return tag("clipPath", path(outline(view)), id="am-rock")


def outline(view: State) -> str:
    return OUTLINES[view.asteroid % len(OUTLINES)]


def _space() -> str:
    """Stars, always the same, and a distant planet."""
    stars, seed = [], 97
    for _ in range(110):
        seed = seed * 48271 % 2147483647
        x, y, r = seed % 1200, seed // 1200 % TABLE, 0.6 + seed % 7 * 0.22
        stars.append(circle(x, y, r, fill="#eaf2ff", opacity=0.4 + seed % 5 * 0.12))
    planet = circle(820, 478, 40, fill="#c4763f") + path("M775 482C742 494 750 506 800 500C852 494 884 478 866 468", fill="none", stroke="#ffe2b8", stroke_width=6, opacity=0.6)  # fmt: skip
    return rect(0, 0, WIDTH, TABLE, fill="url(#am-nebula)") + "".join(stars) + planet


def gem(mineral: int, r: float) -> str:
    """A mineral centred on the origin; its number is the face of the die that takes it out."""
    fill, shade, ink = MINERALS[mineral]
    inner = path(SHAPES[mineral], fill=shade, transform="translate(0 .1)") + path(SHAPES[mineral], fill=fill)
    return group(inner, scale=r) + text(str(mineral), 0, r * 0.36, r * 1.1, fill=ink)


def _dug(view: State, company: int, band: int, half: int) -> bool:
    miner = view.miners[company]
    done = miner.done[view.asteroid]
    return bool(band < done or (band == done and miner.dug >> half & 1))


def asteroid(view: State, box: Box, rigs: bool = True) -> str:
    """600 by 450: strata from the top, two shafts that deepen as they are dug, and a ship above each, unless `rigs` are left
    out."""
    bands, edge_of = box.strata[view.asteroid], outline(view)
    tall = TALL / bands
    parts = [path(edge_of, fill="#241d1a", transform="translate(0 9)"), '<g clip-path="url(#am-rock)">']
    for i in range(bands):
        y = TOP + tall * i
        a, b = (MINERALS[m][0] for m in box.stratum[view.asteroid][i])
        parts.append(rect(0, y if i else 0, 600, 450, fill="#55463c" if i % 2 else "#63524a"))
        seam: dict[str, object] = {
            "fill": "none",
            "stroke_width": 9,
            "stroke_linecap": "round",
            "stroke_dasharray": "46 30 80 24",
            "opacity": 0.35,
        }
        parts.append(
            path(
                f"M40 {number(y + tall * 0.42)}Q180 {number(y + tall * 0.2)} 300 {number(y + tall * 0.5)}T600 {number(y + tall * 0.4)}",
                stroke=a,
                **seam,
            )
        )
        parts.append(
            path(
                f"M0 {number(y + tall * 0.72)}Q160 {number(y + tall * 0.92)} 320 {number(y + tall * 0.7)}T600 {number(y + tall * 0.8)}",
                stroke=b,
                **seam,
            )
        )
        parts.append(path(f"M0 {number(y)}H600", stroke="#1d1511", stroke_width=3))
    depths = []
    for company, x in enumerate(SHAFT):
        miner = view.miners[company]
        done = miner.done[view.asteroid]
        depths.append(TOP + tall * (done + ((0.55 if miner.dug else 0.12) if done < bands else 0)))
        parts.append(rect(x - 17, 60, 34, depths[-1] - 60, rx=8, fill="#07090f"))
    parts += ["</g>", path(edge_of, fill="none", stroke="#9c8a7c", stroke_width=4)]
    for i in range(bands):
        y, pair = TOP + tall * (i + 0.5), box.stratum[view.asteroid][i]
        now = i == view.miners[view.mover].done[view.asteroid] and not view.end
        edge: dict[str, object] = {"stroke": DUE if now else "#8fa0b9", "stroke_opacity": 1 if now else 0.3}
        words, look = " + ".join(map(mineral_name, pair)), {"rx": 15, "fill": "#0b0f1a", **edge, "stroke_width": 2}
        parts.append(plate(words, (228, y - 15, 144, 30), y + 5.5, 15, "#f3efe6", **look))
        for company, x in enumerate(SHAFT):
            for half, mineral in enumerate(pair):
                at = (x + (44 if half else -44), y)
                hole = circle(*at, 14, fill="#05070c", stroke="#8fa0b9", stroke_opacity=0.4, stroke_dasharray="3 3")
                parts.append(hole if _dug(view, company, i, half) else group(gem(mineral, 15), at=at))
    for company, x in enumerate(SHAFT if rigs else ()):
        parts.append(_rig(view, company, x, depths[company]))
    return "".join(parts)


def _rig(view: State, company: int, x: float, depth: float) -> str:
    bit = path("M-13 -16H13L8 2L0 14L-8 2z", fill="#c8d2e0", stroke="#141a26", stroke_width=1.5)
    glow = ellipse(x, 36, 66, 34, fill=DUE, opacity=0.25) if company == view.mover and not view.end else ""
    shaft = rect(x - 3.5, 52, 7, depth - 52, fill=COMPANIES[company][1])
    return shaft + group(bit, at=(x, depth)) + glow + group(ship(company), at=(x, 34))


def ship(company: int) -> str:
    """A company's ship, centred on the origin, 108 by 38."""
    fill, deep, letter = COMPANIES[company]
    return (
        path("M-46 10C-40 -8 -18 -20 0 -20S40 -8 46 10L30 18H-30z", fill=fill, stroke=INK, stroke_width=2)
        + path("M-20 -6C-14 -14 -6 -16 0 -16S14 -14 20 -6z", fill="#bfe9ff")
        + path("M-54 6L-38 2V16L-54 14zM54 6L38 2V16L54 14z", fill=deep, stroke=INK, stroke_width=1.5)
        + text(letter, 0, 13, 18, fill=INK)
    )


def station(view: State, box: Box) -> str:
    """300 by 450: the wings that each company has built, row by row."""
    pitch = min(46.0, 368 / box.rows)
    parts = [path("M146 30H154V414H146z", fill="#2b3550")]
    for row in range(1, box.rows + 1):
        cells = []
        for company, side in enumerate((-1, 1)):
            built = view.miners[company].row >= row
            tip = 138 if row % 2 else 128
            d = f"M{side * 66} -15H{side * 112}L{side * tip} -4V8L{side * 112} 17H{side * 66}z"
            look: dict[str, object] = (
                {"fill": COMPANIES[company][0], "stroke": INK}
                if built
                else {"fill": "#0d1426", "stroke": "#6f83ad", "stroke_dasharray": "4 4"}
            )
            cells.append(path(d, stroke_width=1.6, **look))
            if built:
                cells += [rect(side * x - 4, -4, 8, 8, rx=2, fill="#fff3c4") for x in (78, 92, 106)]
        cells.append(rect(-64, -20, 128, 40, rx=10, fill="#17203a", stroke="#8ba0cc", stroke_width=1.6))
        cells.append(text(str(row), -54, 6, 17, 15, fill="#dfe8fb"))
        parts_of = [box.component[box.left[row]]]
        if box.right[row] != box.left[row]:
            parts_of.append(box.component[box.right[row]])
        for n, (a, b) in enumerate(parts_of):
            x = (-26, 30)[n] if len(parts_of) > 1 else -8
            cells.append(group(gem(a, 10), at=(x - 10, 0)) + group(gem(b, 10), at=(x + 12, 0)))
        parts.append(group(*cells, at=(150, 414 - pitch * row), scale=pitch / 46))
    parts.append(path("M60 410H240L262 432H38z", fill="#1c2540", stroke="#7f93bd", stroke_width=2))
    for company in range(SIDES):
        x, y = 284 if company else 16, 414 - pitch * view.miners[company].row
        fill, _, letter = COMPANIES[company]
        parts.append(
            plate(letter, (x - 11, y - 11, 22, 22), y + 5.5, 15, INK, rx=4, fill=fill, stroke=INK, stroke_width=2)
        )
    return "".join(parts)


def _company(view: State, box: Box, names: Sequence[str], company: int) -> str:
    miner, (fill, _, letter) = view.miners[company], COMPANIES[company]
    y, due = 40 + company * 165, company == view.mover and not view.end
    parts = [rect(24, y, 250, 150, rx=14, stroke=fill if due else "#7f93bd", stroke_opacity=1 if due else 0.4, **PANEL)]
    parts.append(plate(letter, (40, y + 16, 28, 28), y + 37, 20, INK, rx=6, fill=fill))
    parts.append(text(title(box, names, company), 80, y + 38, 22, 180, fill=PALE, anchor="start"))
    cart = path("M8 10C14 0 22 6 26 3S40 0 44 5S52 6 53 11z", fill=DUE) + path("M4 10H56L50 26H10z", fill=fill, stroke=INK, stroke_width=2) + circle(18, 29, 4.5, fill=INK) + circle(42, 29, 4.5, fill=INK)  # fmt: skip
    parts.append(
        group(cart, at=(40, y + 54)) + text(money(miner.funding), 110, y + 84, 32, fill="#ffe08a", anchor="start")
    )
    drill = drill_of(view, box, company)
    key = "picture-equipment" if box.version == Version.ADVANCED else "picture-tools"
    what = SAY(key, drill=int(drill), level=int(miner.equipment))
    parts.append(text(what, 42, y + 128, 18, 215, fill="#c9d5f0", anchor="start"))
    return "".join(parts)


def _tray(view: State) -> str:
    dice = [face for face in view.dice[: view.n] if face]
    if not dice or view.end:
        return ""
    parts = [rect(24, 372, 250, 160, rx=14, stroke="#7f93bd", stroke_opacity=0.4, **PANEL)]
    parts.append(text(SAY("picture-tray"), 42, 404, 20, fill="#c9d5f0", anchor="start"))
    parts.append(strip([die(face, 38, "#2f78c4", "#fff") for face in dice], (66, 446), 44))
    if view.modify:
        parts.append(
            group(die(view.modify, 38, "#f0a63a", "#241a2c"), at=(66, 500))
            + text(SAY("picture-modify"), 96, 507, 19, fill="#c9d5f0", anchor="start")
        )
    return "".join(parts)
