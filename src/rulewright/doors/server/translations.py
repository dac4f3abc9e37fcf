"""What the server says to people: the messages in `locales`, one file for each language. What it logs is English."""

from __future__ import annotations

from rulewright.kernel.language import Messages

SAY = Messages(__file__)
