"""The commands: what each takes, and the function that carries it out."""

from __future__ import annotations

from functools import partial
from typing import Any

import click

from rulewright.doors.cli.completion import complete_file, complete_game, install, show
from rulewright.doors.cli.lab import lab
from rulewright.doors.cli.parameters import (
    BOX,
    CORES,
    FILE,
    GAME,
    JSON,
    LISTED,
    ON,
    OPTIONS,
    PLAYERS,
    READ_WITH,
    RECORD,
    SEAT_SEEN,
    SETUP,
    Option,
    argument,
    bots,
    command,
    file,
    flag,
    games,
    group,
    immediate,
    jobs,
    number,
    option,
    seed,
    several,
)
from rulewright.doors.optional_imports import need_mcp, need_server

AT_LEAST_0, AT_LEAST_1, PORT = (0, None), (1, None), (0, 65535)
DATABASE = option("--database", "URL", "The server's database, if not the usual one.")
FURTHER_GAMES = several(
    ["games", "--game"], "FOLDER", "A further game, by its folder or a zip file of it.", shell_complete=complete_game
)
SHELL: dict[str, Any] = {"metavar": "[SHELL]", "is_flag": False, "flag_value": ""}
"""Of an option that may name a shell."""
serving = partial(command, needs=need_server)


def _version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        from rulewright import __version__

        print(f"rulewright {__version__}")
        ctx.exit()


content = group(
    "Custom box files.",
    {
        "check": command(
            "cli.content:check_content",
            "What a box file changes, or what is wrong with it.",
            argument("file", "FILE", "A box file.", type=FILE),
            option("--game", "GAME", "Whose box it is, if the file does not say.", None, shell_complete=complete_game),
        )
    },
)
admin = group(
    "For server operators: backups, reports and bans.",
    {
        "backup": serving(
            "cli.serving:back_up",
            "Everything that a server keeps, in one file; the server may go on meanwhile.",
            argument("file", "FILE", "Where to; it holds secrets, keep it so.", type=FILE),
            DATABASE,
        ),
        "restore": serving(
            "cli.serving:restore",
            "A backup into an empty database, of the same kind or the other.",
            argument("file", "FILE", "A backup.", type=FILE),
            DATABASE,
        ),
        "check": serving(
            "cli.serving:check",
            "Play every match in a database again, and say which of them are not as they should be.",
            DATABASE,
            FURTHER_GAMES,
        ),
        "upgrade": serving(
            "cli.serving:upgrade",
            "Before you install another release: archive every match, also those that go on, while their rules are here.",
            DATABASE,
            FURTHER_GAMES,
        ),
        "doctor": serving(
            "cli.serving:doctor",
            "Look at the machine, the database and the games, and say what is wrong. Changes nothing.",
            DATABASE,
            FURTHER_GAMES,
        ),
        "rules": serving(
            "server.admin:list_rules",
            "Which rules the matches of a database need, and whether this release has them.",
            option(
                "--retire", "RULES", "Stop offering these rules of an earlier release, such as klobba@0629c8ced98838ac."
            ),
            DATABASE,
            FURTHER_GAMES,
        ),
        "reports": serving(
            "cli.serving:reports",
            "What people have reported to you.",
            flag(["closed", "--all"], "Also those that are closed."),
            option("--close", "REPORT", "Close a report that you have dealt with."),
            DATABASE,
        ),
        "ban": serving(
            "server.admin:ban_guest",
            "Keep somebody out, by guest or by address: requests and sockets, also those that are open.",
            option("--reason", "TEXT", "Why; the banned person sees it.", None, required=True),
            option(["end", "--until"], "END", "Days (7), a date (2031-05-01), or never.", None, required=True),
            option("--guest", "ID", "A guest, as `reports` names them."),
            option("--address", "NET", "An address or network, such as 203.0.113.0/24."),
            option("--report", "REPORT", "Whom a report is about; closes it."),
            flag("--with-address", "With --report: their address too."),
            DATABASE,
        ),
        "appeals": serving(
            "server.admin:list_appeals",
            "What banned people have to say.",
            flag(["answered", "--all"], "Also those that are answered."),
            DATABASE,
        ),
        "answer": serving(
            "server.admin:answer_appeal",
            "Answer an appeal. The banned person sees it where they see the ban.",
            argument("id_", "APPEAL", "An appeal, as `appeals` names it."),
            option("--answer", "TEXT", "What you answer.", None, required=True),
            flag("--lift", "Lift the ban, too."),
            DATABASE,
        ),
        "bans": serving("server.admin:list_bans", "Who is banned, why and until when.", DATABASE),
        "lift": serving(
            "server.admin:lift_ban", "End a ban.", argument("id_", "BAN", "A ban, as `bans` names it."), DATABASE
        ),
        "cancel": serving(
            "server.admin:cancel_tournament",
            "Cancel a tournament. Games that are being played go on, for themselves.",
            argument("id_", "TOURNAMENT", "A tournament: the last part of its address."),
            DATABASE,
        ),
    },
)

app = group(
    "Rulebooks that run: play them, check them, and try them out by the million.",
    {
        "games": command("cli.games:show_games", "What can be played.", JSON),
        "rules": command(
            "cli.games:show_rules",
            "The clauses of a rulebook, all of them or one with its reason, with the numbers of a box.",
            GAME,
            argument("clause", "[CLAUSE]", "One clause, by id.", required=False),
            *SETUP,
            file("--against", "BOOK", "A rulebook as a text file: list the clauses whose evidence is not in it."),
            JSON,
        ),
        "play": command(
            "cli.play:sit_down",
            "Play in the terminal. Other seats are bots that play at random, unless --bots or --hotseat is given.",
            GAME,
            number("--seed", "N", "Play the same game again.", None, AT_LEAST_0),
            *SETUP,
            several(["names", "--name"], "NAME", "Your name; with --hotseat, one each."),
            option("--hero", "NAME", "The hero whose campaign continues.", None),
            bots(
                "--bots",
                "Who sits in the other seats: a level that the game offers, or random; say, 2,3,random.",
                default=None,
            ),
            flag("--hotseat/--no-hotseat", "Everybody at this screen, nobody a bot."),
            file("--resume", "FILE", "Resume an unfinished game."),
        ),
        "simulate": command(
            "cli.simulate:run_simulation",
            "Play many games at random, or by the rule of thumb, and tell what came of them.",
            GAME,
            games(),
            seed("The first game's seed."),
            *SETUP,
            option("--engine", "ENGINE", "auto, interpreted, checked, compiled or cuda.", "auto"),
            option("--bot", "BOT", "Who plays: random, or heuristic.", "random"),
            jobs(1, "How many cores."),
            ON,
            JSON,
            kept=True,
        ),
        "tournament": command(
            "cli.tournament:run_tournament",
            "Let bots play each other, every deal from every rotation of the seats.",
            GAME,
            bots(
                "--seats",
                "A bot for each seat, say, 5,3,random; cmd:./my-bot is a program of your own.",
                default=None,
                required=True,
            ),
            games(100, "How many games, in whole rotations."),
            seed(),
            jobs(1, "How many processes."),
            ON,
            OPTIONS,
            BOX,
            JSON,
            kept=True,
        ),
        "ladder": command(
            "cli.tournament:run_ladder",
            "How strong the levels of the bots are: each plays the one below it.",
            GAME,
            games(100, "How many games a rung."),
            seed(),
            jobs(1, "How many processes."),
            ON,
            *SETUP,
            file("--page", "FILE", "Put the table into this page, too."),
            JSON,
            kept=True,
        ),
        "arena": command(
            "cli.tournament:run_arena",
            "Let language models, programs and bots meet: every one against every other, in one game or several.",
            argument("names", "GAMES", "Games with commas between.", type=LISTED, shell_complete=complete_game),
            bots(
                "--bots",
                "Who takes part, say, 3,5,chat:MODEL@http://localhost:11434/v1; cmd:./my-bot is a program of your own.",
                default=None,
                required=True,
            ),
            games(20, "How many games a pair."),
            seed(),
            jobs(1, "How many processes."),
            file("--page", "FILE", "Write a page of the results, in Markdown."),
            JSON,
        ),
        "advise": command(
            "cli.advice:show_advice_at",
            "What each move of a saved game is worth, from what its player could know.",
            RECORD,
            number("--move", "N", "Before which move; if left out, the next one."),
            number("--seat", "N", "Whose decision, where several decide at once."),
            option("--aim", "AIM", "win, score or place; the game's own if not given."),
            number("--iterations", "N", "How many games to imagine.", 4000, AT_LEAST_1),
            CORES,
            *READ_WITH,
        ),
        "review": command(
            "cli.advice:show_review_of",
            "The best and worst decisions of a finished game, and luck apart from skill.",
            RECORD,
            number("--iterations", "N", "How many games to imagine a move.", 4000, AT_LEAST_1),
            CORES,
            JSON,
            *READ_WITH,
        ),
        "replay": command(
            "cli.records:show_replay",
            "Look at a game again, move by move.",
            RECORD,
            flag("--step", "Wait for Enter after every move."),
            flag("--brief", "Leave the boards out."),
            SEAT_SEEN,
            *READ_WITH,
        ),
        "picture": command(
            "cli.pictures:draw",
            "Draw a position of a game, or the whole game as an animation.",
            RECORD,
            file(
                ["--output", "-o"], "OUT", "Where to: .svg, .png, or .webp and .gif for the whole game.", required=True
            ),
            number("--frame", "N", "After how many lines of the record; the last if not given.", None, AT_LEAST_0),
            SEAT_SEEN,
            *READ_WITH,
        ),
        "print": command(
            "cli.prints:print_sheets",
            "Print and play: a PDF of everything in the box, in true size, to cut out.",
            GAME,
            *SETUP,
            file("--to", "FILE", "Where to; GAME.pdf if not given."),
            option("--paper", "PAPER", "a4 or letter.", "a4", type=click.Choice(["a4", "letter"])),
        ),
        "verify": command(
            "cli.records:show_verdict",
            "Whether everything in a record is true, and with a receipt, whether it is the game that was played.",
            RECORD,
            option(
                "--receipt",
                "RECEIPT",
                "A seal you were shown at the table, or a signed receipt: its file or text.",
                None,
                shell_complete=complete_file,
            ),
            option("--key", "KEY", "The server's public key, if you do not trust the one in the record."),
            JSON,
            *READ_WITH,
        ),
        "learn": command(
            "cli.lesson:learn",
            "Learn a game by playing: a guided first game, move by move.",
            GAME,
            number("--step", "N", "Begin at this step.", 1, AT_LEAST_1),
        ),
        "lesson": command(
            "cli.lesson:lesson",
            "For authors: print a game's guided first game and the moves after its last step; or draft one.",
            GAME,
            flag(["drafted", "--draft"], "Write a new one to fill in, played by rule of thumb."),
            file("--record", "FILE", "Write a new one from the moves of a record."),
            number("--seed", "N", "The deal of a new one.", 1, AT_LEAST_0),
            number("--moves", "N", "How many moves a new one has.", 20, AT_LEAST_1),
            PLAYERS,
            OPTIONS,
        ),
        "heroes": command("cli.heroes:show_heroes", "The campaign sheets of a game.", GAME),
        "config": command("cli.config:show_config", "Where your settings are, and what they say."),
        "serve": serving(
            "cli.serving:serve",
            "Open the browser table; prints its address.",
            option("--host", "HOST", "Where to listen; 0.0.0.0 lets other devices in.", "127.0.0.1"),
            number("--port", "PORT", "0 takes any that is free.", 8765, PORT),
            option("--database", "URL", "postgresql+asyncpg://... instead of a file of your own."),
            number("--workers", "N", "Processes (PostgreSQL only).", 1, AT_LEAST_1),
            FURTHER_GAMES,
            flag("--verbose", "Log what is refused, too."),
            flag("--json-logs", "Log JSON objects, one a line."),
            flag("--rolling", "Let another server take over at the same port (PostgreSQL only)."),
            option(
                "--trusted-proxies",
                "ADDRESSES",
                "Proxies whose word on their clients is taken: addresses, networks.",
                "127.0.0.1,::1",
                type=LISTED,
            ),
            several(["host_names", "--host-name"], "NAME", "A public name of this server; may be repeated."),
            option(
                ["monitors", "--monitor-from"],
                "ADDRESSES",
                "Who may ask for /health and /metrics, besides this machine.",
                type=LISTED,
            ),
            flag("--lab/--no-lab", "The lab page; without a word, only if nobody else can come here.", None),
        ),
        "new": command(
            "cli.new:write_game",
            "Write a small game that runs, with its tests, for you to change.",
            argument("place", "NAME", "What it is called: a folder of that name is made.", type=FILE),
            flag("--hidden-hand", "Cards that only their owner sees."),
            flag("--grid", "A board of squares."),
            flag("--dice", "Dice."),
            flag("--simultaneous", "Everybody decides at the same time."),
        ),
        "check": command(
            "cli.check:check_game",
            "Whether a game keeps the laws of every game: each mistake with its file and line, and how to mend it.",
            GAME,
            flag("--long", "Try for a minute, with every pair of options."),
            JSON,
        ),
        "dev": serving(
            "cli.serving:dev",
            "Play a game while you write it: whatever you save shows in the browser at once.",
            argument("folder", "FOLDER", "The folder of your game.", type=FILE),
            FURTHER_GAMES,
            option("--host", "HOST", "Where to listen; 0.0.0.0 lets friends in your network play it.", "127.0.0.1"),
            number("--port", "PORT", "0 takes any that is free.", 8766, PORT),
            flag(["show", "--open/--no-open"], "Open it in your browser.", True),
        ),
        "mcp": command(
            "mcp.command:run",
            "Let an assistant play: a server of the Model Context Protocol, on stdin and stdout or over HTTP.",
            flag("--http", "Listen for HTTP instead of stdin."),
            option("--host", "HOST", "With --http: where to listen.", "127.0.0.1"),
            number("--port", "PORT", "With --http: the port.", 8767, (1, 65535)),
            several(
                ["allowed_hosts", "--allowed-host"],
                "NAME",
                "A host name under which clients may ask, besides this machine's. Repeatable.",
            ),
            file("--token-file", "FILE", "Tokens of clients, one a line; or set RULEWRIGHT_MCP_TOKEN."),
            several(
                ["servers", "--server"], "ADDRESS", "A server whose tables clients from outside may join. Repeatable."
            ),
            needs=need_mcp,
        ),
        "content": content,
        "admin": admin,
        "lab": lab,
    },
    immediate(["--version"], "Print the version.", _version, is_flag=True),
    Option(
        ["--lang"],
        metavar="LANGUAGE",
        expose_value=False,  # it may stand anywhere, and is taken out of the arguments before they are read
        help="In which language it speaks: en, de, fr or es; if not given, what your settings say, or LANG.",
    ),
    immediate(["--install-completion"], "Install completion for the current shell.", install, **SHELL),
    immediate(
        ["--show-completion"],
        "Show completion for the current shell, to copy it or customize the installation.",
        show,
        **SHELL,
    ),
)
