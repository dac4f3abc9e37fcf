"""A learning curve as a small drawing, in colours readable on white and on black."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from learn.exam import Mark

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 720, 360, 56, 44, 120, 52
GREY, COLOUR = "#808080", "#d9622b"


def ticks(least: float, most: float, about: int = 5) -> list[float]:
    """Round numbers in about five steps, covering `least` to `most`."""
    rough = (most - least) / about
    unit = 10.0 ** math.floor(math.log10(rough))
    step = next(unit * k for k in (1, 2, 5, 10) if unit * k >= rough)
    return [step * k for k in range(math.floor(least / step + 1e-9), math.ceil(most / step - 1e-9) + 1)]


def curve(points: Sequence[tuple[float, float]], chance: Mark, learned: Mark, across: str, title: str) -> str:
    """Rewards over minutes as an SVG: a dashed line at the level of random play, and the network's final mark at the end."""
    heights = [0.0, chance.mean, learned.mean + learned.doubt, learned.mean - learned.doubt, *(y for _, y in points)]
    over, up = ticks(0, points[-1][0]), ticks(min(heights), max(heights))
    wide, tall = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def x_of(x: float) -> float:
        return LEFT + wide * x / over[-1]

    def y_of(y: float) -> float:
        return TOP + tall * (up[-1] - y) / (up[-1] - up[0])

    def text(x: float, y: float, words: str, more: str = "") -> str:
        return f'<text x="{x:.1f}" y="{y:.1f}" {more}>{words}</text>'

    def grid() -> Iterator[str]:
        for y in up:
            yield f'<path d="M{LEFT},{y_of(y):.1f}h{wide}" stroke="{GREY}" stroke-opacity="{0.3 if y else 1}"/>'
            yield text(LEFT - 8, y_of(y) + 4, f"{y:.3g}", 'text-anchor="end"')
        for x in over:
            yield text(x_of(x), HEIGHT - BOTTOM + 20, f"{x:g}", 'text-anchor="middle"')

    end, last, bar = LEFT + wide + 10, x_of(points[-1][0]), tall * learned.doubt / (up[-1] - up[0])
    line = " ".join(f"{x_of(x):.1f},{y_of(y):.1f}" for x, y in points)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
            f' font-family="system-ui, sans-serif" font-size="13" fill="{GREY}" role="img">',
            f"<title>{title}, by {across}</title>",
            text(LEFT, 22, title, 'font-size="15" font-weight="600"'),
            *grid(),
            f'<path d="M{LEFT},{y_of(chance.mean):.1f}h{wide}" stroke="{GREY}" stroke-width="1.5" stroke-dasharray="6 4"/>',
            text(end, y_of(chance.mean) + 4, f"random {chance.mean:.2f}"),
            f'<polyline points="{line}" fill="none" stroke="{COLOUR}" stroke-width="2.5" stroke-linejoin="round"/>',
            f'<path d="M{last:.1f},{y_of(learned.mean) - bar:.1f}v{2 * bar:.1f}" stroke="{COLOUR}" stroke-width="1.5"/>',
            f'<circle cx="{last:.1f}" cy="{y_of(learned.mean):.1f}" r="4" fill="{COLOUR}"/>',
            text(end, y_of(learned.mean) + 4, f"learned {learned.mean:.2f}", f'fill="{COLOUR}" font-weight="600"'),
            text(LEFT + wide / 2, HEIGHT - 10, across, 'text-anchor="middle"'),
            "</svg>",
            "",
        ]
    )
