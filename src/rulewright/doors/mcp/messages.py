"""The MCP server's messages, from `locales`. The descriptions of its tools are English."""

from __future__ import annotations

from rulewright.telling.language import Messages

SAY = Messages(__file__)
