"""The command line. Whatever goes wrong is said in one sentence on stderr; nobody ever meets a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

from rulewright.doors.sentences import sentence

WRONG, INTERRUPTED = 2, 130


def main() -> None:
    """The command `rulewright`."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Carry out one command and give back its exit code."""
    from rulewright.doors.cli.translation import chosen, translate, without_language
    from rulewright.kernel.language import speaking

    rest, said = without_language(arguments)
    try:
        tag = chosen(said)
    except ValueError as e:
        print(f"rulewright: {e}", file=sys.stderr)
        return WRONG
    with speaking(tag):
        return _run(rest or ["--help"], translate)


def _run(given: list[str], translate: Callable[[Any], Any]) -> int:
    # Typer loads its whole validation library for the mere presence of a help option: it gets one only when it is asked.
    quick: dict[str, list[str]] = {} if {"-h", "--help"} & set(given) else {"help_option_names": []}
    try:
        from rulewright.doors.cli.app import command
        from rulewright.doors.cli.completion import mend_words

        mend_words(os.environ)
        code = translate(command())(args=given, prog_name="rulewright", standalone_mode=False, **quick)
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
