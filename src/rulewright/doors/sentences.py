"""What went wrong, in one sentence: at the command line, and in the page while a game is being written."""

from __future__ import annotations

import sys
from pathlib import Path
from types import FrameType

from rulewright.doors.cli.translation import complaint, elsewhere
from rulewright.doors.environments.optional_imports import MissingExtraError


def sentence(e: Exception) -> str:
    """What went wrong, in one line."""
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
        if at.f_code.co_name == "<module>":
            return f"{file}, line {line}: {e}"
        where = f"{at.f_code.co_name} ({file}, line {line})"
        return f"{where}: {e}; a game's author finds out more with simulate --engine checked"
    return f"{type(e).__name__}: {e}; this is a defect, set RULEWRIGHT_TRACEBACK=1 to see more and please report it"


def author_frame(e: Exception) -> FrameType | None:
    """The innermost place in a game's own files, else the innermost of all."""
    frames, at = list[FrameType](), e.__traceback__
    while at:
        frames.append(at.tb_frame)
        at = at.tb_next
    theirs = [frame for frame in frames if frame.f_globals.get("__name__", "").startswith("rulewright.folders.")]
    found = theirs or frames
    return found[-1] if found else None
