"""What the command line says: the messages in `locales`, one file for each language.

What commands and their options do is declared beside them in English. The messages of another language are called after the
first words of that: `help-how-many-players`.
"""

from __future__ import annotations

from rulewright.telling.language import Messages, slug

SAY = Messages(__file__)
WORDS = 9
"""How many words of a text are enough to tell it from the others."""


def help_key(english: str) -> str:
    """The message for a text of the command line's help.

    >>> help_key("How many players.")
    'help-how-many-players'
    """
    return "help-" + "-".join(slug(english).split("-")[:WORDS])
