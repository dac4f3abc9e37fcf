"""`rulewright lab`: the commands and what they take. Each is carried out in `lab_commands`, imported only when it is wanted."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from rulewright.doors.cli.completion import complete_bots, complete_game, complete_option

RUN = "run"


class _Group(TyperGroup):
    """`lab GAME` means `lab run GAME`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            args = [RUN, *args]
        return super().parse_args(ctx, args)


lab = typer.Typer(
    cls=_Group,
    rich_markup_mode=None,
    help="Ask a game a question and get an answer with its error: `rulewright lab GAME` plays many games and measures them.",
)

GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help="A game's name or its folder.", autocompletion=complete_game),
]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="PLAYERS",
        help="One player for each seat, or one for all: random, heuristic, 1 to 5; 'heuristic without buy'; "
        "'heuristic given seats.coins+5'.",
        autocompletion=complete_bots,
    ),
]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="How many players.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="Choose an option.", autocompletion=complete_option),
]
Box = Annotated[Path | None, typer.Option("--box", metavar="FILE", help="Your own box file.")]
Games = Annotated[int, typer.Option("--games", "-n", metavar="N", help="How many games; with --until, at most.")]
Until = Annotated[
    str, typer.Option("--until", metavar="0.2%", help="Stop when the main measure is known to within so much.")
]
Seed = Annotated[int, typer.Option("--seed", metavar="S", help="The first deal's seed.")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", metavar="J", help="How many cores; 0 for all.")]
On = Annotated[
    str, typer.Option("--on", metavar="WHERE", help="Work on a Ray cluster: ray, or its head's address HOST:PORT.")
]
Measure = Annotated[str, typer.Option("--measure", metavar="NAME", help="The main measure, such as win.order.1.")]
Pace = Annotated[float, typer.Option("--pace", metavar="SECONDS", help="How long people take for a move.")]
Changes = Annotated[
    list[str] | None,
    typer.Option("--change", metavar="A.B.C=11", help="Change a number of the box; may be repeated."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@lab.command(name=RUN)
def run(
    game: GameName,
    bots: Bots = "",
    by: Annotated[
        str,
        typer.Option(
            "--by",
            metavar="WHAT",
            help="What to break the figures down by: seat, note, card, move, lead, spread, option, or an option's name.",
        ),
    ] = "seat,note",
    players: Players = None,
    option: Options = None,
    box: Box = None,
    games: Games = 10_000,
    until: Until = "",
    seed: Seed = 0,
    jobs: Jobs = 0,
    on: On = "",
    measure: Measure = "",
    pace: Pace = 6.0,
    change: Changes = None,
    json: Json = False,
) -> None:
    """Play many games and measure them."""
    from rulewright.doors.cli.lab_commands import Asked, run

    asked = Asked(
        game=game, bots=bots, players=players, options=option, box=box, games=games, until=until, seed=seed, jobs=jobs,
        on=on, measure=measure, pace=pace, changes=change,
    )  # fmt: skip
    run.run(asked, by, json)


@lab.command()
def compare(
    game: GameName,
    other: Annotated[
        str,
        typer.Argument(
            metavar="[OTHER]", help="Another version of it, in a folder of its own.", autocompletion=complete_game
        ),
    ] = "",
    change: Changes = None,
    to_option: Annotated[
        list[str] | None, typer.Option("--to-option", metavar="NAME=VALUE", help="Compare with this option.")
    ] = None,
    to_box: Annotated[Path | None, typer.Option("--to-box", metavar="FILE", help="Compare with this box file.")] = None,
    to_bots: Annotated[str, typer.Option("--to-bots", metavar="PLAYERS", help="Compare with these players.")] = "",
    bots: Bots = "",
    players: Players = None,
    option: Options = None,
    box: Box = None,
    games: Games = 10_000,
    until: Until = "",
    seed: Seed = 0,
    jobs: Jobs = 0,
    on: On = "",
    measure: Measure = "",
    pace: Pace = 6.0,
    json: Json = False,
) -> None:
    """What if: the same deals played as they are and with a change, or by two versions of a game, and the difference with its
    interval."""
    from rulewright.doors.cli.lab_commands import Asked, compare

    asked = Asked(
        game=game, bots=bots, players=players, options=option, box=box, games=games, until=until, seed=seed, jobs=jobs,
        on=on, measure=measure, pace=pace, other=other,
    )  # fmt: skip
    compare.compare(asked, change or [], to_option or [], to_box, to_bots, json)


@lab.command()
def report(
    game: GameName,
    output: Annotated[
        Path | None,
        typer.Option("--output", metavar="FOLDER", help="Where to; lab-GAME here if not given."),
    ] = None,
    bots: Bots = "",
    players: Players = None,
    option: Options = None,
    box: Box = None,
    games: Games = 10_000,
    until: Until = "",
    seed: Seed = 0,
    jobs: Jobs = 0,
    on: On = "",
    measure: Measure = "",
    pace: Pace = 6.0,
    change: Changes = None,
    ladder: Annotated[
        int, typer.Option("--ladder", metavar="N", help="Games for each level against the one below; 0: none.")
    ] = 0,
    positions: Annotated[
        int, typer.Option("--positions", metavar="N", help="Decisions that a search looks into; 0: none.")
    ] = 0,
) -> None:
    """One page about a game, with the games as Parquet and CSV files beside it."""
    from rulewright.doors.cli.lab_commands import Asked, report

    asked = Asked(
        game=game, bots=bots, players=players, options=option, box=box, games=games, until=until, seed=seed, jobs=jobs,
        on=on, measure=measure, pace=pace, changes=change,
    )  # fmt: skip
    report.report(asked, output, ladder, positions)


@lab.command()
def dataset(
    game: GameName,
    output: Annotated[
        Path | None, typer.Option("--output", metavar="FILE", help="Where to; GAME.parquet here if not given.")
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="BOTS",
            help="One bot for each seat, or one for all: random, heuristic, or a level.",
            autocompletion=complete_bots,
        ),
    ] = "",
    players: Players = None,
    option: Options = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", help="How many games.")] = 1_000,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The first game's seed.")] = 0,
    reward: Annotated[
        str,
        typer.Option(
            "--reward", metavar="REWARD", help="What a game is worth: win or score; the usual one if not given."
        ),
    ] = "",
    encoding: Annotated[
        str, typer.Option("--encoding", metavar="ENCODING", help="How views are written: egocentric or raw.")
    ] = "egocentric",
    jobs: Jobs = 0,
    on: On = "",
) -> None:
    """Games of bots as a Parquet file to learn from: what the seat saw, could do, did and got, one row a decision."""
    from rulewright.doors.cli.lab_commands import Asked, dataset

    asked = Asked(game=game, bots=bots, players=players, options=option, games=games, seed=seed, jobs=jobs, on=on)
    dataset.dataset(asked, output, reward, encoding)


@lab.command()
def check(
    baseline: Annotated[Path, typer.Argument(metavar="FILE", help="A baseline; made by --write.")],
    write: Annotated[
        str, typer.Option("--write", metavar="GAME", help="Write a baseline of this game instead of checking it.")
    ] = "",
    bots: Bots = "",
    players: Players = None,
    option: Options = None,
    games: Games = 2_000,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="S", help="The first deal's seed; the baseline's if not given.")
    ] = None,
    jobs: Jobs = 0,
    on: On = "",
    game: Annotated[
        str, typer.Option("--game", metavar="FOLDER", help="The game to check, if it is not known by name.")
    ] = "",
) -> None:
    """Whether a game still plays as its baseline says: fails with 1 where a measure moved beyond its noise."""
    from rulewright.doors.cli.lab_commands import Asked, check

    asked = Asked(game=write, bots=bots, players=players, options=option, games=games, seed=seed or 0, jobs=jobs, on=on)
    raise typer.Exit(check.check(asked, baseline, seed, game))


@lab.command()
def sweep(
    game: GameName,
    over: Annotated[
        list[str],
        typer.Option("--over", metavar="A.B.C=8..14", help="A number of the box and its values; at most two of them."),
    ],
    output: Annotated[
        Path | None, typer.Option("--output", metavar="FILE", help="Draw it into this HTML file.")
    ] = None,
    bots: Bots = "",
    players: Players = None,
    option: Options = None,
    box: Box = None,
    games: Games = 2_000,
    seed: Seed = 0,
    jobs: Jobs = 0,
    on: On = "",
    measure: Measure = "",
    pace: Pace = 6.0,
    json: Json = False,
) -> None:
    """A measure over all values of one or two numbers, on the same deals."""
    from rulewright.doors.cli.lab_commands import Asked, sweep

    asked = Asked(
        game=game, bots=bots, players=players, options=option, box=box, games=games, seed=seed, jobs=jobs,
        on=on, measure=measure, pace=pace,
    )  # fmt: skip
    sweep.sweep(asked, over, output, json)


@lab.command()
def tune(
    game: GameName,
    over: Annotated[
        list[str] | None,
        typer.Option("--over", metavar="A.B.C=8..14", help="A number of the box and its values; repeat it."),
    ] = None,
    target: Annotated[
        list[str] | None,
        typer.Option("--target", metavar="MEASURE=VALUE", help="What is wanted, such as win.order.1=50%; repeat it."),
    ] = None,
    weight: Annotated[
        list[str] | None,
        typer.Option(
            "--weight",
            metavar="NAME=8..14",
            help="Instead: a weight of the rule of thumb and its values, to win most against the usual; repeat it.",
        ),
    ] = None,
    trials: Annotated[int, typer.Option("--trials", metavar="N", min=1, help="How many boxes are tried.")] = 30,
    bots: Bots = "",
    players: Players = None,
    option: Options = None,
    box: Box = None,
    games: Games = 2_000,
    seed: Seed = 0,
    jobs: Jobs = 0,
    on: On = "",
    pace: Pace = 6.0,
    json: Json = False,
) -> None:
    """Look for the numbers that come nearest to a target, or for better weights of the rule of thumb, and check them on deals
    that the search has not seen."""
    from rulewright.doors.cli.lab_commands import Asked, tune

    asked = Asked(
        game=game, bots=bots, players=players, options=option, box=box, games=games, seed=seed, jobs=jobs, on=on,
        pace=pace,
    )  # fmt: skip
    if weight:
        tune.tune_weights(asked, weight, over or [], trials, json)
    else:
        tune.tune(asked, over or [], target or [], trials, json)


@lab.command()
def field(
    game: GameName,
    player: Annotated[
        list[str], typer.Option("--player", metavar="PLAYER", help="A player, as for --bots; two or more of them.")
    ],
    option: Options = None,
    box: Box = None,
    change: Changes = None,
    games: Games = 1_000,
    seed: Seed = 0,
    jobs: Jobs = 0,
    on: On = "",
    json: Json = False,
) -> None:
    """Each of several players against each, and what each wins against all others."""
    from rulewright.doors.cli.lab_commands import Asked, field

    asked = Asked(
        game=game, players=2, options=option, box=box, changes=change, games=games, seed=seed, jobs=jobs, on=on
    )
    field.field(asked, player, json)


@lab.command()
def fit(
    game: GameName,
    players: Players = None,
    option: Options = None,
    box: Box = None,
    change: Changes = None,
    games: Games = 4_000,
    seed: Seed = 0,
    json: Json = False,
) -> None:
    """What foretells who wins: what everything that a game declares is worth, and how well its outlook foretells."""
    from rulewright.doors.cli.lab_commands import Asked, fit

    asked = Asked(game=game, players=players, options=option, box=box, changes=change, games=games, seed=seed)
    fit.fit(asked, json)


@lab.command()
def coverage(
    runs: Annotated[int, typer.Option("--runs", metavar="N", min=10, help="How many small runs.")] = 1000,
    games: Games = 100,
    game: Annotated[
        str, typer.Option("--game", metavar="GAME", help="A game whose truth is taken from one large run.")
    ] = "",
    seed: Seed = 0,
) -> None:
    """How often the intervals hold the truth: many small runs of games whose truth is known."""
    from rulewright.doors.cli.lab_commands import coverage

    coverage.coverage(runs, games, game, seed)
