"""A learning curve as a small drawing."""

from __future__ import annotations

from collections.abc import Sequence

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 640, 320, 56, 16, 16, 44


def curve(points: Sequence[tuple[float, float]], baseline: float, across: str, up: str) -> str:
    """Points as an SVG, with what random play reaches as a dashed line."""
    far = max(x for x, _ in points)
    high = max(baseline, *(y for _, y in points)) * 1.15
    wide, tall = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def place(x: float, y: float) -> str:
        return f"{LEFT + wide * x / far:.1f},{TOP + tall * (1 - y / high):.1f}"

    def text(x: float, y: float, words: str, anchor: str = "middle") -> str:
        return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}">{words}</text>'

    ticks = []
    for k in range(5):
        x, y = LEFT + wide * k / 4, TOP + tall * (1 - k / 4)
        ticks.append(f'<path d="M{LEFT},{y:.1f} h{wide}" stroke="#8884"/>')
        ticks.append(text(LEFT - 6, y + 4, f"{100 * high * k / 4:.0f}%", "end"))
        ticks.append(text(x, HEIGHT - BOTTOM + 18, f"{far * k / 4:.1f}"))
    line = " ".join(place(x, y) for x, y in points)
    low, end = place(0, baseline).split(",")[1], LEFT + wide
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12"'
            f' fill="#777" role="img"><title>{up} by {across}</title>',
            *ticks,
            f'<path d="M{LEFT},{low} H{end}" stroke="#777" stroke-dasharray="5 4"/>',
            text(end, float(low) + 14, "random play", "end"),
            f'<polyline points="{line}" fill="none" stroke="#c2410c" stroke-width="2"/>',
            text(LEFT + wide / 2, HEIGHT - 8, across),
            text(LEFT + 6, TOP + 12, up, "start"),
            "</svg>",
            "",
        ]
    )
