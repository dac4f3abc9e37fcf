"""The bots' messages, such as their titles and descriptions, in `locales`, one file for each language."""

from __future__ import annotations

from rulewright.telling.language import Messages

SAY = Messages(__file__)
