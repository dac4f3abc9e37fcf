"""The command line. Errors are one sentence on stderr, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import nullcontext

WRONG = 2


def main() -> None:
    """The command `rulewright`."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Carry out one command and give back its exit code. English needs no messages, so they are loaded when something is said."""
    from rulewright.doors.cli.translation import ENGLISH, chosen, translate, without_language

    rest, said = without_language(arguments)
    try:
        tag = chosen(said)
    except ValueError as e:
        print(f"rulewright: {e}", file=sys.stderr)
        return WRONG
    with nullcontext() if tag == ENGLISH else translate(tag):
        return _run(rest or ["--help"])


def _run(given: list[str]) -> int:
    from rulewright.doors.cli.app import app
    from rulewright.doors.cli.completion import mend_words
    from rulewright.doors.cli.parameters import INTERRUPTED

    try:
        mend_words(os.environ)
        code = app(args=given, prog_name="rulewright", standalone_mode=False, obj=given)
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
        from rulewright.doors.sentences import sentence

        print(f"rulewright: {sentence(e)}", file=sys.stderr)
        return WRONG
    return code if isinstance(code, int) else 0
