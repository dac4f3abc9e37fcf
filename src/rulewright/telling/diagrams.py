"""Drawings for rules about space, made by a game's `tell` with the shapes of its own picture."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from rulewright.telling.drawing import lettered


@dataclass(frozen=True)
class Diagram:
    """One drawing: `diagrams(box)` in `tell` returns them by name."""

    about: str
    """What it shows, in a sentence or two."""
    drawing: str
    """SVG shapes; words are better left to `about`."""
    size: tuple[int, int]
    plain: str
    """The same in characters, for terminals."""
    clauses: tuple[str, ...]
    """The clauses it illustrates, the most important first."""
    defs: str = ""
    """Gradients and patterns that the drawing refers to."""


def drawn(diagram: Diagram) -> str:
    """A diagram as a complete SVG file."""
    wide, high = diagram.size
    return lettered(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}" role="img">'
        f"<title>{escape(diagram.about)}</title>",
        diagram.defs,
        diagram.drawing,
    )
