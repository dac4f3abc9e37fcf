"""The messages of a match that are not the game's own, in `locales`, one file for each language."""

from __future__ import annotations

from rulewright.telling.language import Messages

SAY = Messages(__file__)
