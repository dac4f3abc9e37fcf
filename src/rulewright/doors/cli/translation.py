"""The command line in the reader's language: which one it is, and Click's help in it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress

ENGLISH = "en"
OPTION = "--lang"
ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says what its user reads; the first that is set counts."""
PLAIN = ("", "c", "posix", ENGLISH)
"""What it says there for English."""
LANGUAGE = "rulewright.telling.language"
"""The module that knows other languages. The kernel takes long to load, so English does without it until something needs it."""


def without_language(arguments: Sequence[str]) -> tuple[list[str], str | None]:
    """The arguments without --lang, which may stand anywhere, and what it says."""
    rest, said = list(arguments), None
    for i, word in enumerate(arguments):
        if word == "--":
            break
        name, equals, value = word.partition("=")
        if name == OPTION:
            said = value if equals else arguments[i + 1] if i + 1 < len(arguments) else ""
            del rest[i : i + (1 if equals else 2)]
            break
    return rest, said


def chosen(said: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language that was asked for by --lang, else that of the settings, else that of the environment."""
    if said is None:
        return from_settings() or from_environment(next(filter(None, map(environment.get, ENVIRONMENT)), ""))
    from rulewright.doors.cli.messages import SAY
    from rulewright.telling.language import OFFERED, PSEUDO

    offered = ", ".join(OFFERED)
    if not said:
        raise ValueError(SAY("lang-missing", offered=offered))
    tag = said if said == PSEUDO else said.replace("_", "-").replace(".", "-").partition("-")[0].lower()
    if tag not in (*OFFERED, PSEUDO):
        raise ValueError(SAY("lang-unknown", tag=repr(said[:20]), offered=offered))
    return tag


def from_environment(wishes: str) -> str:
    if wishes.partition(".")[0].partition("_")[0].lower() in PLAIN:
        return ENGLISH
    from rulewright.telling.language import preferred

    return preferred(wishes)


def from_settings() -> str:
    """What the settings say. That they cannot be read is told when something else is looked up in them."""
    from rulewright.doors.cli.config import config_path

    path = config_path()
    if not path.exists():
        return ""
    import tomllib

    with suppress(OSError, ValueError):
        if said := tomllib.loads(path.read_text("utf-8")).get("language"):
            from rulewright.telling.language import OFFERED, PSEUDO

            return said if said in (*OFFERED, PSEUDO) else ""
    return ""


@contextmanager
def translate(tag: str) -> Iterator[None]:
    """Speak this language inside, Click's own words included."""
    from click import core, formatting

    from rulewright.telling.language import speaking

    core._ = formatting._ = of_click  # type: ignore[assignment,attr-defined]  # they ask for the words of the moment at every use
    with speaking(tag):
        yield


def of_help(english: str) -> str:
    """A text of the help in the language that is spoken: English as long as no other was asked for."""
    if LANGUAGE not in sys.modules:
        return english
    from rulewright.doors.cli.messages import SAY, help_key

    return SAY.maybe(help_key(english), english)


def of_click(english: str) -> str:
    """One of Click's own messages in the current language."""
    if LANGUAGE not in sys.modules:
        return english
    from rulewright.doors.cli.messages import SAY
    from rulewright.telling.language import slug

    return SAY.maybe(f"click-{slug(english)}", english)
