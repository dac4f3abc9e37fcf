"""The server's messages to people, from `locales`, with one file for each language. Logs are in English."""

from __future__ import annotations

from rulewright.telling.language import Messages

SAY = Messages(__file__)
