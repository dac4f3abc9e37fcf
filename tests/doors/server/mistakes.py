"""A mistake as a page sends it."""

from __future__ import annotations

from typing import Any

PATH = "/api/me/mistakes"
WORTH = {"worth": 0.5, "low": 0.4, "high": 0.6, "exact": False, "tries": 400}
CHOICE = {**WORTH, "code": 3, "sure": False, "label": "Drop in column 4", "verb": "drop", "arguments": {"column": 3}}


def mistake(move: int, match: str = "abc", **more: Any) -> dict[str, Any]:
    decision = {
        "move": move, "frame": move, "seat": 0, "chosen": CHOICE, "other": CHOICE, "gap": WORTH, "grade": "blunder",
        "choices": 7, "cost": 0.5, "gain": 0.0, "why": "", "stood_in": False, "points": None,
    }  # fmt: skip
    kept = {
        "id": match,
        "title": "Connect four",
        "aim": "win",
        "decision": decision,
        "found": 0,
        "due": 5,
        "answered": 1,
    }
    return kept | more
