"""The command line. Whatever goes wrong is said in one sentence on stderr; nobody ever meets a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import FrameType

from rulewright.doors.environments.optional_imports import MissingExtraError

WRONG, INTERRUPTED = 2, 130


def main() -> None:
    """The command `rulewright`."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Carry out one command and give back its exit code."""
    given = list(arguments) or ["--help"]
    # Typer loads its whole validation library for the mere presence of a help option: it gets one only when it is asked.
    quick: dict[str, list[str]] = {} if {"-h", "--help"} & set(given) else {"help_option_names": []}
    try:
        from rulewright.doors.cli.app import command
        from rulewright.doors.cli.completion import mend_words

        mend_words(os.environ)
        code = command()(args=given, prog_name="rulewright", standalone_mode=False, **quick)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as e:
        if os.environ.get("RULEWRIGHT_TRACEBACK"):
            raise
        if type(e).__name__ == "Abort":
            return INTERRUPTED
        print(f"rulewright: {sentence(e)}", file=sys.stderr)
        return WRONG
    return code if isinstance(code, int) else 0


def sentence(e: Exception) -> str:
    """What went wrong, in one line."""
    if hasattr(e, "format_message"):  # the command line itself was not understood
        text = " ".join(e.format_message().split()).rstrip(".")
        path = getattr(getattr(e, "ctx", None), "command_path", "rulewright")
        return f"{text[:1].lower()}{text[1:]}; see {path} --help"
    if isinstance(e, (ValueError, RuntimeError, MissingExtraError)) and str(e):
        return " ".join(str(e).split())
    if isinstance(e, OSError) and e.strerror:
        return f"{e.filename or 'a file'}: {e.strerror}; try another place"
    at = innermost(e)
    if at and hasattr(sys.modules.get(at.f_globals.get("__package__") or ""), "GAME"):
        where = f"{at.f_code.co_name} ({Path(at.f_code.co_filename).name}, line {at.f_lineno})"
        return f"{where}: {e}; a game's author finds out more with simulate --engine checked"
    return f"{type(e).__name__}: {e}; this is a defect, set RULEWRIGHT_TRACEBACK=1 to see more and please report it"


def innermost(e: Exception) -> FrameType | None:
    """Where it went wrong."""
    at = e.__traceback__
    while at and at.tb_next:
        at = at.tb_next
    return at.tb_frame if at else None
