"""The box: the chance of heads, in ten thousand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.kernel import Content

from .state import Box


def pack_box(file: Content, options: Mapping[str, Any], seats: int) -> Box:
    box = Box()
    box.seats, box.heads = seats, file.table("coin").number("heads", 0, 10_000) + int(options["edge"])
    return box
