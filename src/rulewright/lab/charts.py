"""Charts as plain SVG: points with intervals, curves and heat maps. They need no library, no network and no colour.

Three kinds of chart do not justify a plotting library: each takes a few lines, and the page needs no network. Everything is
encoded by position, length and printed numbers; grey only adds emphasis.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import floor, isfinite, log10

from rulewright.lab.statistics import SHARE, Estimate, told

WIDTH, ROW, LABEL, VALUE = 820, 24, 330, 200
INK, GREY, PALE = "#222", "#777", "#ddd"


def ticks(low: float, high: float, many: int = 5) -> list[float]:
    """Round numbers from low to high."""
    wide = high - low
    if not isfinite(wide) or wide <= 0:
        return [low]
    step = 10 ** floor(log10(wide / many))
    step = next(step * k for k in (1, 2, 5, 10) if wide / (step * k) <= many)
    first = -(-low // step)
    return [step * (first + i) for i in range(int((high - step * first) / step + 1e-9) + 1)]


def tag(name: str, inner: str = "", **attributes: object) -> str:
    said = "".join(f' {key.replace("_", "-")}="{escape(str(value))}"' for key, value in attributes.items())
    return f"<{name}{said}>{inner}</{name}>"


def text(x: float, y: float, words: str, anchor: str = "start", fill: str = INK) -> str:
    return tag("text", escape(words), x=f"{x:.1f}", y=f"{y:.1f}", text_anchor=anchor, fill=fill)


def line(x1: float, y1: float, x2: float, y2: float, stroke: str = INK, width: float = 1.0) -> str:
    return tag(
        "line", x1=f"{x1:.1f}", y1=f"{y1:.1f}", x2=f"{x2:.1f}", y2=f"{y2:.1f}", stroke=stroke, stroke_width=width
    )


def rect(x: float, y: float, width: float, height: float, **how: str) -> str:
    places = {"x": x, "y": y, "width": width, "height": height}
    said = {name: str(value) if isinstance(value, int) else f"{value:.1f}" for name, value in places.items()}
    return tag("rect", **said, **how)


def scale(low: float, high: float, start: float, end: float) -> Callable[[float], float]:
    """A function that maps values linearly to positions from start to end."""
    return lambda value: start + (end - start) * (value - low) / (high - low)


def svg(height: float, parts: Sequence[str], title: str) -> str:
    return tag(
        "svg",
        tag("title", escape(title)) + "".join(parts),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height:.0f}",
        role="img",
        font_family="system-ui, sans-serif",
        font_size=13,
    )


def intervals(figures: Sequence[Estimate], title: str, mark: float | None = None) -> str:
    """A row for each value: a dot, a line across its interval, and the numbers beside it."""
    seen, share = [p for p in figures if isfinite(p.value)], all(e.figure.kind == SHARE for e in figures)
    if not seen:
        return ""
    low, high = min(p.low for p in seen), max(p.high for p in seen)
    if mark is not None:
        low, high = min(low, mark), max(high, mark)
    pad = (high - low) * 0.05 or abs(high) * 0.05 or 1.0
    low, high = low - pad, high + pad
    left, right, bottom = LABEL, WIDTH - VALUE, ROW * len(seen) + 6
    at = scale(low, high, left, right)
    parts = []
    for t in ticks(low, high):
        parts += [
            line(at(t), 0, at(t), bottom, PALE),
            text(at(t), bottom + 16, f"{t:.3g}" if not share else f"{100 * t:.4g}%", "middle", GREY),
        ]
    if mark is not None:
        parts.append(line(at(mark), 0, at(mark), bottom, GREY, 2))
    for i, p in enumerate(seen):
        y, about = ROW * i + ROW / 2, p.figure.about
        parts += [
            text(left - 10, y + 4, about if len(about) < 54 else f"{about[:52]}…", "end"),
            line(at(p.low), y, at(p.high), y, INK, 2),
            line(at(p.low), y - 4, at(p.low), y + 4),
            line(at(p.high), y - 4, at(p.high), y + 4),
            tag("circle", cx=f"{at(p.value):.1f}", cy=f"{y:.1f}", r=4, fill=INK),
            text(right + 10, y + 4, str(p)),
        ]
    return svg(bottom + 24, parts, title)


def bars(values: Sequence[tuple[str, float]], title: str) -> str:
    """Vertical bars for a distribution; each share is printed above its bar."""
    if not values:
        return ""
    top, bottom, most = 20, 160, max(v for _, v in values) or 1.0
    wide = (WIDTH - 40) / len(values)
    parts = [line(20, bottom, WIDTH - 20, bottom, GREY)]
    sparse = max(1, len(values) // 15)
    for i, (label, value) in enumerate(values):
        height = (bottom - top) * value / most
        x = 20 + i * wide
        parts.append(rect(x + 1, bottom - height, max(1.0, wide - 2), height, fill=GREY))
        if i % sparse == 0:
            parts.append(text(x + wide / 2, bottom + 16, label, "middle"))
        if len(values) <= 15:
            parts.append(text(x + wide / 2, bottom - height - 4, f"{value:.0%}", "middle", GREY))
    return svg(bottom + 24, parts, title)


def curve(xs: Sequence[int], points: Sequence[Estimate], title: str) -> str:
    """A curve over numbers, with an interval at each point."""
    share = points[0].figure.kind == SHARE
    low, high = min(p.low for p in points), max(p.high for p in points)
    pad = (high - low) * 0.05 or 1.0
    low, high, left, right, top, bottom = low - pad, high + pad, 70, WIDTH - 20, 10, 280
    wide = max(xs) - min(xs) or 1
    x_at, y_at = scale(min(xs), min(xs) + wide, left + 20, right - 20), scale(low, high, bottom, top)
    parts = []
    for t in ticks(low, high):
        parts += [
            line(left, y_at(t), right, y_at(t), PALE),
            text(left - 6, y_at(t) + 4, f"{100 * t:.4g}%" if share else f"{t:.4g}", "end", GREY),
        ]
    way = " ".join(f"{x_at(x):.1f},{y_at(p.value):.1f}" for x, p in zip(xs, points, strict=True))
    parts.append(tag("polyline", points=way, fill="none", stroke=GREY))
    for x, p in zip(xs, points, strict=True):
        parts += [
            line(x_at(x), y_at(p.low), x_at(x), y_at(p.high), INK, 2),
            tag("circle", cx=f"{x_at(x):.1f}", cy=f"{y_at(p.value):.1f}", r=4, fill=INK),
            text(x_at(x), bottom + 18, str(x), "middle"),
        ]
    return svg(bottom + 30, parts, title)


def heat_map(rows: Sequence[str], columns: Sequence[str], cells: Sequence[Sequence[Estimate]], title: str) -> str:
    """A cell for each pair of values, with its number printed; higher values are darker."""
    every = [p.value for line_ in cells for p in line_]
    low, high = min(every), max(every)
    left, tall = 110, 34
    wide = (WIDTH - left) / len(columns)
    parts = []
    for k, column in enumerate(columns):
        parts.append(text(left + wide * (k + 0.5), 16, column, "middle"))
    for i, row in enumerate(rows):
        y = 24 + tall * i
        parts.append(text(left - 8, y + tall / 2 + 4, row, "end"))
        for k, p in enumerate(cells[i]):
            dark = (p.value - low) / (high - low) if high > low else 0.0
            shade = round(255 - 150 * dark)
            parts.append(rect(left + wide * k, y, wide, tall, fill=f"rgb({shade},{shade},{shade})", stroke="#fff"))
            parts.append(text(left + wide * (k + 0.5), y + tall / 2 + 4, told(p.figure, p.value), "middle"))
    return svg(30 + tall * len(rows), parts, title)
