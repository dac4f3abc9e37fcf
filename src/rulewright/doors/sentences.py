"""Errors as one sentence each: at the command line, and in the page while a game is being written."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import FrameType
from typing import Any

from rulewright.doors.messages import SAY
from rulewright.doors.optional_imports import MissingExtraError
from rulewright.telling.language import ENGLISH, PSEUDO, language, listed


def sentence(e: Exception) -> str:
    """An error as one line."""
    if hasattr(e, "format_message"):  # the command line itself was not understood
        return complaint(e)
    if isinstance(e, (ValueError, RuntimeError, MissingExtraError)) and str(e):
        return " ".join(str(e).split())
    if isinstance(e, OSError) and e.strerror:
        return elsewhere(e)
    if isinstance(e, SyntaxError) and e.filename:
        return f"{Path(e.filename).name}, line {e.lineno}: {e.msg}: {(e.text or '').strip()}"
    if isinstance(e, IndexError) and "out of bounds" in str(e):
        return "a rule goes past the end of a list; run simulate --engine checked to see which, and where"
    at = author_frame(e)
    module = at.f_globals.get("__name__", "") if at else ""
    if at and (module.startswith("rulewright.folders.") or hasattr(sys.modules.get(module.rpartition(".")[0]), "GAME")):
        file, line = Path(at.f_code.co_filename).name, at.f_lineno
        if not at.f_code.co_flags & CO_OPTIMIZED:  # the body of a module or a class
            return f"{file}, line {line}: {e}"
        where = f"{at.f_code.co_name} ({file}, line {line})"
        return f"{where}: {e}; a game's author finds out more with simulate --engine checked"
    return f"{type(e).__name__}: {e}; this is a defect, set RULEWRIGHT_TRACEBACK=1 to see more and please report it"


def author_frame(e: Exception) -> FrameType | None:
    """The innermost frame in a game's own files, else the innermost of all."""
    frames, at = list[FrameType](), e.__traceback__
    while at:
        frames.append(at.tb_frame)
        at = at.tb_next
    theirs = [frame for frame in frames if frame.f_globals.get("__name__", "").startswith("rulewright.folders.")]
    found = theirs or frames
    return found[-1] if found else None


# ---------------------------------------------------------------- command line errors


def complaint(e: Any) -> str:
    """What Click did not understand, in a sentence."""
    text = " ".join(_not_understood(e).split()).rstrip(".")
    path = getattr(getattr(e, "ctx", None), "command_path", "rulewright")
    return SAY("see-help", what=f"{text[:1].lower()}{text[1:]}", command=path)


def elsewhere(e: OSError) -> str:
    """A sentence saying that a file cannot be used."""
    return SAY("try-another-place", file=str(e.filename or SAY("a-file")), error=str(e.strerror))


def _not_understood(e: Any) -> str:
    """Click says it in English, so other languages say it from what it found."""
    said = str(e.format_message())
    if language() in (ENGLISH, PSEUDO):
        return said
    kind = type(e).__name__
    near = [*map(repr, getattr(e, "possibilities", None) or ())]
    if kind == "MissingParameter":
        return SAY("error-missing", name=_named(e))
    if kind == "NoSuchOption":
        return SAY("error-no-option", name=e.option_name) + _nearly(near)
    if kind == "NoSuchCommand":
        return SAY("error-no-command", name=repr(e.command_name)) + _nearly(near)
    if kind == "BadParameter":
        return SAY("error-value", name=_named(e))
    if found := re.match(r"Got unexpected extra arguments?\(?s?\)? \((.*)\)$", said):
        return SAY("error-extra", what=found[1])
    return said


def _named(e: Any) -> str:
    parameter = e.param
    if parameter is None:
        return str(e.param_hint or "")
    return str(parameter.opts[0] if parameter.param_type_name == "option" else parameter.metavar or parameter.name)


def _nearly(names: Sequence[str]) -> str:
    return SAY("did-you-mean", names=listed(names, "or")) if names else ""
