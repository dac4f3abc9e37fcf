"""Error messages shared by all doors, from `locales`, one file for each language."""

from __future__ import annotations

from rulewright.telling.language import Messages

SAY = Messages(__file__)
