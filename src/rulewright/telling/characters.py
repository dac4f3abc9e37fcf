"""Which characters people may type where others read them."""

from __future__ import annotations

import re

_JOINED = re.compile("(?<=[\u0600-\u1fff\u2030-\U0010ffff])[\u200c\u200d](?=[\u0600-\u1fff\u2030-\U0010ffff])")
"""A joiner within an emoji, or in a script that has joined letters; elsewhere it would hide in a word."""


def printable(text: str) -> bool:
    """Whether every character can be seen: no control characters, and none that turn the direction of writing."""
    return _JOINED.sub("", text).isprintable()
