"""`rulewright lab`: what its commands take. Each is carried out in the file of its name in `lab_commands`."""

from __future__ import annotations

from rulewright.doors.cli.completion import complete_game
from rulewright.doors.cli.parameters import (
    BOX,
    FILE,
    GAME,
    JSON,
    ON,
    OPTIONS,
    PLAYERS,
    SETUP,
    Option,
    argument,
    bots,
    command,
    file,
    games,
    group,
    jobs,
    number,
    option,
    seed,
    several,
)

BOTS = bots(
    "--bots",
    "One player for each seat, or one for all: random, heuristic, a level; 'heuristic without buy'; "
    "'heuristic given seats.coins+5'.",
    "PLAYERS",
)
UNTIL = option("--until", "0.2%", "Stop when the main measure is known to within so much.")
MEASURE = option("--measure", "NAME", "The main measure, such as win.order.1.")
PACE = option("--pace", "SECONDS", "How long people take for a move.", 6.0, type=float)
CHANGES = several(["changes", "--change"], "A.B.C=11", "Change a number of the box; may be repeated.")
SEED, JOBS = seed(), jobs(0, "How many cores; 0 for all.")
TABLE = (BOTS, *SETUP)
"""Who plays what."""
WORK = (SEED, JOBS, ON)
"""Which deals, and on what."""


def at_most(default: int) -> Option:
    return games(default, "How many games; with --until, at most.")


STUDY = (*TABLE, at_most(10_000), UNTIL, *WORK, MEASURE, PACE)
"""Who plays what, how often, and what is measured."""


lab = group(
    "Ask a game a question and get an answer with its error: `rulewright lab GAME` plays many games and measures them.",
    {
        "run": command(
            "cli.lab_commands.run:run",
            "Play many games and measure them.",
            GAME,
            option(
                "--by",
                "WHAT",
                "What to break the figures down by: seat, note, card, move, lead, spread, option, or an option's name.",
                "seat,note",
            ),
            *STUDY,
            CHANGES,
            JSON,
            kept=True,
        ),
        "compare": command(
            "cli.lab_commands.compare:compare",
            "What if: the same deals played as they are and with a change, or by two versions of a game, and the difference "
            "with its interval.",
            GAME,
            argument(
                "other",
                "[OTHER]",
                "Another version of it, in a folder of its own.",
                default="",
                shell_complete=complete_game,
            ),
            CHANGES,
            several(["to_options", "--to-option"], "NAME=VALUE", "Compare with this option."),
            file("--to-box", "FILE", "Compare with this box file."),
            option("--to-bots", "PLAYERS", "Compare with these players."),
            *STUDY,
            JSON,
            kept=True,
        ),
        "report": command(
            "cli.lab_commands.report:report",
            "One page about a game, with the games as Parquet and CSV files beside it.",
            GAME,
            file("--output", "FOLDER", "Where to; lab-GAME here if not given."),
            *STUDY,
            CHANGES,
            number("--ladder", "N", "Games for each level against the one below; 0: none.", 0),
            number("--positions", "N", "Decisions that a search looks into; 0: none.", 0),
            kept=True,
        ),
        "dataset": command(
            "cli.lab_commands.dataset:dataset",
            "Games of bots as a Parquet file to learn from: what the seat saw, could do, did and got, one row a decision.",
            GAME,
            file("--output", "FILE", "Where to; GAME.parquet here if not given."),
            bots("--bots", "One bot for each seat, or one for all: random, heuristic, or a level."),
            PLAYERS,
            OPTIONS,
            games(1_000),
            seed("The first game's seed."),
            option("--reward", "REWARD", "What a game is worth: win or score; the usual one if not given."),
            option("--encoding", "ENCODING", "How views are written: egocentric or raw.", "egocentric"),
            JOBS,
            ON,
            kept=True,
        ),
        "check": command(
            "cli.lab_commands.check:check",
            "Whether a game still plays as its baseline says: fails with 1 where a measure moved beyond its noise.",
            argument("baseline", "FILE", "A baseline; made by --write.", type=FILE),
            option(
                ["game", "--write"],
                "GAME",
                "Write a baseline of this game instead of checking it.",
                shell_complete=complete_game,
            ),
            BOTS,
            PLAYERS,
            OPTIONS,
            at_most(2_000),
            seed("The first deal's seed; the baseline's if not given.", None),
            JOBS,
            ON,
            option(
                ["folder", "--game"],
                "FOLDER",
                "The game to check, if it is not known by name.",
                shell_complete=complete_game,
            ),
        ),
        "sweep": command(
            "cli.lab_commands.sweep:sweep",
            "A measure over all values of one or two numbers, on the same deals.",
            GAME,
            several("--over", "A.B.C=8..14", "A number of the box and its values; at most two of them.", required=True),
            file("--output", "FILE", "Draw it into this HTML file."),
            *TABLE,
            at_most(2_000),
            *WORK,
            MEASURE,
            PACE,
            JSON,
            kept=True,
        ),
        "tune": command(
            "cli.lab_commands.tune:tune",
            "Look for the numbers that come nearest to a target, or for better weights of the rule of thumb, and check them on "
            "deals that the search has not seen.",
            GAME,
            several("--over", "A.B.C=8..14", "A number of the box, or heuristic.WEIGHT, and its values; repeat it."),
            several(["targets", "--target"], "MEASURE=VALUE", "What is wanted, such as win.order.1=50%; repeat it."),
            several(
                ["weights", "--weight"],
                "NAME=8..14",
                "Instead: a weight of the rule of thumb and its values, to win most against the usual; repeat it.",
            ),
            number("--trials", "N", "How many boxes are tried.", 30, (1, None)),
            *TABLE,
            at_most(2_000),
            *WORK,
            PACE,
            JSON,
            kept=True,
        ),
        "field": command(
            "cli.lab_commands.field:field",
            "Each of several players against each, and what each wins against all others.",
            GAME,
            several(["entrants", "--player"], "PLAYER", "A player, as for --bots; two or more of them.", required=True),
            OPTIONS,
            BOX,
            CHANGES,
            at_most(1_000),
            *WORK,
            JSON,
            kept=True,
        ),
        "fit": command(
            "cli.lab_commands.fit:fit",
            "What predicts who wins: how much each measure a game declares is worth, and how well its outlook predicts.",
            GAME,
            *SETUP,
            CHANGES,
            at_most(4_000),
            SEED,
            JSON,
        ),
        "studies": command(
            "cli.lab_commands.studies:studies",
            "Long commands that are under way or were stopped: how far they are, what they cost and what they have found so far.",
            argument("name", "[NAME]", "One of them, by the name in the list.", default=""),
            option("--forget", "NAME", "Remove what one of them has kept, or all of them: all."),
            JSON,
        ),
        "coverage": command(
            "cli.lab_commands.coverage:coverage",
            "How often the intervals hold the truth: many small runs of games whose truth is known.",
            number("--runs", "N", "How many small runs.", 1000, (10, None)),
            at_most(100),
            option("--game", "GAME", "A game whose truth is taken from one large run.", shell_complete=complete_game),
            SEED,
        ),
    },
    usual="run",
)
