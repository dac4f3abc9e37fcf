"""What the door for language models says: the messages in `locales`. What describes its tools is English."""

from __future__ import annotations

from rulewright.kernel.language import Messages

SAY = Messages(__file__)
