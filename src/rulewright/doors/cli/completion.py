"""What a shell completes: the names of games, their options, and bots. Where the game is not known yet, nothing is completed."""

from __future__ import annotations

import os
from collections.abc import MutableMapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from rulewright.kernel.game import Game
    from rulewright.kernel.options import Option

ASKED = "_RULEWRIGHT_COMPLETE"
"""The variable by which a shell asks; Click's scripts set it."""
NAMED = "_RULEWRIGHT_COMPLETE_OPTION"
"""Where bash breaks a word at its equals sign, what stands before it: then only the value is asked for."""
FEW = 20
"""Whole numbers are completed where they are so few."""


def complete_file(_: click.Context, __: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from click.shell_completion import CompletionItem

    return [CompletionItem(incomplete, type="file")]


def complete_game(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem] | list[str]:
    """A game's name, else the path of its folder or zip file."""
    from rulewright import games

    return [name for name in games.known() if name.startswith(incomplete)] or complete_file(ctx, param, incomplete)


def _game(ctx: click.Context) -> Game:
    """The game of a command that is not complete: what is read already, or still waits behind an option without its value."""
    from rulewright import games

    return games.load(ctx.params.get("game") or ctx.args[0])


def complete_bots(ctx: click.Context, _: click.Parameter, incomplete: str) -> list[str]:
    """A bot, or one more after a comma."""
    from rulewright.bots import registry

    with suppress(ValueError, LookupError):
        game = _game(ctx)
        before, comma, last = incomplete.rpartition(",")
        return [f"{before}{comma}{bot.name}" for bot in registry.bots(game) if bot.name.startswith(last)]
    return []


def complete_option(ctx: click.Context, _: click.Parameter, incomplete: str) -> list[str]:
    """name=value, for the game that was named before."""
    with suppress(ValueError, LookupError):
        bash, named = os.environ.get(ASKED) == "bash_complete", os.environ.get(NAMED)
        found = [(option.name, value) for option in _game(ctx).options for value in values(option)]
        texts = [value for name, value in found if name == named] if named else [f"{n}={value}" for n, value in found]
        return [text.replace(" ", r"\\ ") if bash else text for text in texts if text.startswith(incomplete)]
    return []


def values(option: Option) -> list[str]:
    if option.words:
        return list(option.words)
    numbers = range(option.low, option.high + 1)
    return [str(n) for n in numbers] if len(numbers) <= FEW else [str(option.default)]


def mend_words(environ: MutableMapping[str, str]) -> None:
    """Mend what bash broke at equals signs: of `-o`, `track`, `=`, `sh` it asks about `sh`, which comes right after -o."""
    if environ.get(ASKED) != "bash_complete" or not environ.get("COMP_CWORD", "").isdecimal():
        return
    at = int(environ["COMP_CWORD"])
    words = environ.get("COMP_WORDS", "").split("\n")[: at + 1]
    last = "" if len(words) <= at or words[at] == "=" else words[at]
    equals = max((i for i, word in enumerate(words) if word == "="), default=0)
    if equals > 1 and equals >= len(words) - 2 and not words[equals - 1].startswith("-"):
        environ[NAMED], words = words[equals - 1], [*words[: equals - 1], last]
    for i in range(len(words) - 2, 1, -1):
        if words[i] == "=":
            words[i - 1 : i + 2] = ["".join(words[i - 1 : i + 2])]
    environ["COMP_WORDS"], environ["COMP_CWORD"] = "\n".join(words), str(len(words) - 1)


# ---------------------------------------------------------------- the script of a shell

RC = {
    "bash": ("~/.bash_completions/rulewright.sh", "~/.bashrc", "source ~/.bash_completions/rulewright.sh"),
    "zsh": ("~/.zfunc/_rulewright", "~/.zshrc", "fpath+=~/.zfunc; autoload -Uz compinit; compinit"),
    "fish": ("~/.config/fish/completions/rulewright.fish", "", ""),
    "powershell": ("~/.config/rulewright/completion.ps1", "", ""),
}
"""Of each shell: the file of its script, and the file that it reads when it starts with the line that loads the script."""


def show(ctx: click.Context, _: click.Parameter, shell: str | None) -> None:
    """`--show-completion`."""
    if shell is not None:
        print(_script(ctx, _shell(shell)))
        ctx.exit()


def install(ctx: click.Context, _: click.Parameter, shell: str | None) -> None:
    """`--install-completion`."""
    if shell is None:
        return
    from rulewright.doors.cli.messages import SAY

    name = _shell(shell)
    script, start, line = RC[name]
    where = Path(script).expanduser()
    where.parent.mkdir(parents=True, exist_ok=True)
    where.write_text(_script(ctx, name), "utf-8")
    if name == "powershell":
        start, line = _profile(), f". '{where}'"
    if start:
        file = Path(start).expanduser()
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("ab+") as started:  # whatever else is in it stays
            started.seek(0)
            if line.encode() not in started.read():
                started.write(f"\n{line}\n".encode())
    print(SAY("completion-installed", shell=name, file=str(where)))
    ctx.exit()


def _shell(given: str) -> str:
    """The shell that was named, else the one that called, else the one that your system starts for you."""
    from rulewright.doors.cli.messages import SAY

    calling = Path(f"/proc/{os.getppid()}/comm")
    found = [given] if given else [calling.read_text().strip() if calling.exists() else "", os.environ.get("SHELL", "")]
    names = ["powershell" if name == "pwsh" else name for name in (Path(text).stem for text in found)]
    for name in names:
        if name in RC:
            return name
    raise ValueError(SAY("no-shell", shells=", ".join(RC)))


def _script(ctx: click.Context, shell: str) -> str:
    from click.shell_completion import get_completion_class

    kind = get_completion_class(shell)
    assert kind
    script = kind(ctx.find_root().command, {}, "rulewright", ASKED).source()
    return script.replace('string split ","', 'string split -m 1 ","')  # for fish: bots are listed with commas


def _profile() -> str:
    """The file that PowerShell reads when it starts."""
    import shutil
    import subprocess

    shell = shutil.which("pwsh") or "powershell"
    asked = [shell, "-NoProfile", "-Command", "echo $PROFILE"]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
