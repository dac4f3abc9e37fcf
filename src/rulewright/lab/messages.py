"""What long commands say of themselves, in `locales`, one file for each language. What the lab finds is written in English."""

from __future__ import annotations

from rulewright.telling.language import Messages

SAY = Messages(__file__)
