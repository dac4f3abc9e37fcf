"""The commands and what they take. Each is carried out in a module of its own, imported only when it is wanted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from rulewright.doors.cli.completion import complete_bots, complete_game, complete_option
from rulewright.doors.cli.lab import On, lab
from rulewright.doors.cli.words import SAY
from rulewright.doors.environments.optional_imports import need, need_server
from rulewright.kernel.language import ENGLISH, speaking

app = typer.Typer(
    help="Rulebooks that run: play them, check them, and try them out by the million.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
content = typer.Typer(help="Custom box files.", rich_markup_mode=None)
app.add_typer(content, name="content")
admin = typer.Typer(help="For server operators: backups, reports and bans.", rich_markup_mode=None)
app.add_typer(admin, name="admin")
app.add_typer(lab, name="lab")

GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help="A game's name (see `rulewright games`) or its folder.", autocompletion=complete_game
    ),
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record file.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="Choose an option.", autocompletion=complete_option),
]
Box = Annotated[Path | None, typer.Option("--box", metavar="FILE", help="A custom box file.")]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="How many players.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
GameOption = Annotated[
    str | None,
    typer.Option("--game", metavar="GAME", help="The game, if it is not known by name.", autocompletion=complete_game),
]


def command() -> Callable[..., Any]:
    return typer.main.get_command(app)


def _version(wanted: bool) -> None:
    if wanted:
        from rulewright import __version__

        print(f"rulewright {__version__}")
        raise typer.Exit


@app.callback()
def _whole(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_version, help="Print the version.")
    ] = False,
    lang: Annotated[
        str | None,
        typer.Option(
            "--lang",
            metavar="LANGUAGE",
            help="In which language it speaks: en, de, fr or es; if not given, what your settings say, or LANG.",
        ),
    ] = None,
) -> None:
    """Where --lang stands is all the same: it is taken out of the arguments before anything else is read."""


@app.command()
def games(json: Json = False) -> None:
    """What can be played."""
    from rulewright.doors.cli.games import show_games

    show_games(json)


@app.command()
def rules(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE", help="One clause, by id.")] = None,
    players: Players = None,
    option: Options = None,
    box: Box = None,
    against: Annotated[
        Path | None,
        typer.Option(metavar="BOOK", help="A rulebook as a text file: list the clauses whose evidence is not in it."),
    ] = None,
    json: Json = False,
) -> None:
    """The clauses of a rulebook, all of them or one with its reason, with the numbers of a box."""
    from rulewright.doors.cli.games import asked_for, check_against, show_rules

    asked = asked_for(game, clause, json)
    if against is None:
        show_rules(asked, players, option or [], box)
    else:
        raise typer.Exit(check_against(asked, against))


@app.command()
def play(
    game: GameName,
    seed: Annotated[int | None, typer.Option(metavar="N", min=0, help="Play the same game again.")] = None,
    players: Players = None,
    option: Options = None,
    box: Box = None,
    name: Annotated[list[str] | None, typer.Option(metavar="NAME", help="Your name; with --hotseat, one each.")] = None,
    hero: Annotated[
        str | None, typer.Option("--hero", metavar="NAME", help="The hero whose campaign continues.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="BOTS",
            help="Who sits in the other seats: 1 to 5 (6 in Katamari), or random; say, 3,5,random.",
            autocompletion=complete_bots,
        ),
    ] = None,
    hotseat: Annotated[bool, typer.Option(help="Everybody at this screen, nobody a bot.")] = False,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Resume an unfinished game.")] = None,
) -> None:
    """Play in the terminal. Other seats are bots that play at random, unless --bots or --hotseat is given."""
    from rulewright.doors.cli.play import Wish, sit_down

    sit_down(Wish(game, seed, players, option or [], box, name or [], hero, hotseat, resume, bots))


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", help="How many games.")],
    seed: Annotated[int, typer.Option(metavar="S", help="The first game's seed.")] = 0,
    players: Players = None,
    option: Options = None,
    box: Box = None,
    engine: Annotated[
        str, typer.Option(metavar="ENGINE", help="auto, interpreted, checked, compiled or cuda.")
    ] = "auto",
    bot: Annotated[str, typer.Option(metavar="BOT", help="Who plays: random, or heuristic.")] = "random",
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="J", help="How many cores.")] = 1,
    on: On = "",
    json: Json = False,
) -> None:
    """Play many games at random, or by the rule of thumb, and tell what came of them."""
    from rulewright.doors.cli.common import workforce
    from rulewright.doors.cli.simulate import run_simulation

    run_simulation(game, games, seed, players, option or [], box, engine, workforce(jobs, on), json, bot)


@app.command(name="tournament")
def play_tournament(
    game: GameName,
    seats: Annotated[
        str,
        typer.Option(
            metavar="BOTS",
            help="A bot for each seat, say, 5,3,random; cmd:./my-bot is a program of your own.",
            autocompletion=complete_bots,
        ),
    ],
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", help="How many games, in whole rotations.")] = 100,
    seed: Annotated[int, typer.Option(metavar="S", help="The first deal's seed.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="J", help="How many processes.")] = 1,
    on: On = "",
    option: Options = None,
    box: Box = None,
    json: Json = False,
) -> None:
    """Let bots play each other, every deal from every rotation of the seats."""
    from rulewright.doors.cli.common import workforce
    from rulewright.doors.cli.tournament import run_tournament

    run_tournament(game, seats, games, seed, workforce(jobs, on), option or [], box, json)


@app.command()
def ladder(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", help="How many games a rung.")] = 100,
    seed: Annotated[int, typer.Option(metavar="S", help="The first deal's seed.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="J", help="How many processes.")] = 1,
    on: On = "",
    players: Players = None,
    option: Options = None,
    box: Box = None,
    page: Annotated[Path | None, typer.Option(metavar="FILE", help="Put the table into this page, too.")] = None,
    json: Json = False,
) -> None:
    """How strong the levels of the bots are: each plays the one below it."""
    from rulewright.doors.cli.common import workforce
    from rulewright.doors.cli.tournament import run_ladder

    run_ladder(game, games, seed, workforce(jobs, on), players, option or [], box, page, json)


@app.command()
def advise(
    file: RecordFile,
    move: Annotated[int | None, typer.Option(metavar="N", help="Before which move; if left out, the next one.")] = None,
    seat: Annotated[int | None, typer.Option(metavar="N", help="Whose decision, where several decide at once.")] = None,
    aim: Annotated[str, typer.Option(metavar="AIM", help="win, score or place; the game's own if not given.")] = "",
    iterations: Annotated[int, typer.Option(metavar="N", min=1, help="How many games to imagine.")] = 4000,
    cores: Annotated[int, typer.Option(metavar="C", min=1, help="How many cores to use.")] = 1,
    box: Box = None,
    game: GameOption = None,
) -> None:
    """What each move of a saved game is worth, from what its player could know."""
    from rulewright.doors.cli.advice import show_advice_at

    show_advice_at(file, move, seat, aim, iterations, cores, box, game)


@app.command()
def review(
    file: RecordFile,
    iterations: Annotated[int, typer.Option(metavar="N", min=1, help="How many games to imagine a move.")] = 4000,
    cores: Annotated[int, typer.Option(metavar="C", min=1, help="How many cores to use.")] = 1,
    json: Json = False,
    box: Box = None,
    game: GameOption = None,
) -> None:
    """The best and worst decisions of a finished game, and luck apart from skill."""
    from rulewright.doors.cli.advice import show_review_of

    show_review_of(file, iterations, cores, json, box, game)


@app.command()
def replay(
    file: RecordFile,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after every move.")] = False,
    brief: Annotated[bool, typer.Option("--brief", help="Leave the boards out.")] = False,
    seat: Annotated[int | None, typer.Option(metavar="N", help="Whose view to show; 0 is a spectator's.")] = None,
    box: Box = None,
    game: GameOption = None,
) -> None:
    """Look at a game again, move by move."""
    from rulewright.doors.cli.records import show_replay

    show_replay(file, step, brief, seat, box, game)


@app.command()
def picture(
    file: RecordFile,
    output: Annotated[
        Path,
        typer.Option(
            "--output", "-o", metavar="OUT", help="Where to: .svg, .png, or .webp and .gif for the whole game."
        ),
    ],
    frame: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="After how many lines of the record; the last if not given.")
    ] = None,
    seat: Annotated[int | None, typer.Option(metavar="N", help="Whose view to show; 0 is a spectator's.")] = None,
    box: Box = None,
    game: GameOption = None,
) -> None:
    """Draw a position of a game, or the whole game as an animation."""
    from rulewright.doors.cli.pictures import draw

    draw(file, output, frame, seat, box, game)


@app.command()
def verify(
    file: RecordFile,
    receipt: Annotated[
        str | None,
        typer.Option(
            metavar="RECEIPT", help="A seal you were shown at the table, or a signed receipt: its file or text."
        ),
    ] = None,
    key: Annotated[
        str, typer.Option(metavar="KEY", help="The server's public key, if you do not trust the one in the record.")
    ] = "",
    json: Json = False,
    box: Box = None,
    game: GameOption = None,
) -> None:
    """Whether everything in a record is true, and with a receipt, whether it is the game that was played."""
    from rulewright.doors.cli.records import show_verdict

    raise typer.Exit(show_verdict(file, receipt, key, box, game, json))


@app.command()
def learn(
    game: GameName,
    step: Annotated[int, typer.Option(metavar="N", min=1, help="Begin at this step.")] = 1,
) -> None:
    """Learn a game by playing: a guided first game, move by move."""
    from rulewright.doors.cli.lesson import learn

    learn(game, step)


@app.command()
def lesson(
    game: GameName,
    draft: Annotated[
        bool, typer.Option("--draft", help="Write a new one to fill in, played by rule of thumb.")
    ] = False,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a new one from the moves of a record.")
    ] = None,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="The deal of a new one.")] = 1,
    moves: Annotated[int, typer.Option(metavar="N", min=1, help="How many moves a new one has.")] = 20,
    players: Players = None,
    option: Options = None,
) -> None:
    """For authors: print a game's guided first game and the moves after its last step; or draft one."""
    from rulewright.doors.cli.lesson import draft_from_record, draft_from_seed, show_lesson

    if record:
        draft_from_record(game, record, moves)
    elif draft:
        draft_from_seed(game, seed, moves, players, option or [])
    else:
        show_lesson(game)


@app.command()
def heroes(game: GameName) -> None:
    """The campaign sheets of a game."""
    from rulewright.doors.cli.heroes import show_heroes

    show_heroes(game)


@app.command()
def config() -> None:
    """Where your settings are, and what they say."""
    from rulewright.doors.cli.config import show_config

    show_config()


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(metavar="HOST", help="Where to listen; 0.0.0.0 lets other devices in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="PORT", min=0, max=65535, help="0 takes any that is free.")] = 8765,
    database: Annotated[
        str, typer.Option(metavar="URL", help="postgresql+asyncpg://... instead of a file of your own.")
    ] = "",
    workers: Annotated[int, typer.Option(metavar="N", min=1, help="Processes (PostgreSQL only).")] = 1,
    game: Annotated[
        list[str] | None, typer.Option(metavar="FOLDER", help="A further game, by its folder or a zip file of it.")
    ] = None,
    verbose: Annotated[bool, typer.Option("--verbose", help="Log what is refused, too.")] = False,
    json_logs: Annotated[bool, typer.Option("--json-logs", help="Log JSON objects, one a line.")] = False,
    rolling: Annotated[
        bool, typer.Option("--rolling", help="Let another server take over at the same port (PostgreSQL only).")
    ] = False,
    trusted_proxies: Annotated[
        str,
        typer.Option(metavar="ADDRESSES", help="Proxies whose word on their clients is taken: addresses, networks."),
    ] = "127.0.0.1,::1",
    host_name: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A public name of this server; may be repeated.")
    ] = None,
    monitor_from: Annotated[
        str, typer.Option(metavar="ADDRESSES", help="Who may ask for /health and /metrics, besides this machine.")
    ] = "",
    lab: Annotated[
        bool | None,
        typer.Option("--lab/--no-lab", help="The lab page; without a word, only if nobody else can come here."),
    ] = None,
) -> None:
    """Open the browser table; prints its address."""
    need_server()
    from rulewright.doors.server.command import serve
    from rulewright.doors.server.config import Settings, at_home

    settings = Settings(
        database=database,
        games=tuple(game or ()),
        verbose=verbose,
        json_logs=json_logs,
        rolling=rolling,
        trusted_proxies=listed(trusted_proxies),
        host_names=tuple(host_name or ()),
        monitors=listed(monitor_from),
        lab=at_home(host, host_name or ()) if lab is None else lab,
    )
    with speaking(ENGLISH):  # what it logs; people are answered in their own language
        serve(settings, host, port, workers)


@app.command()
def new(
    name: Annotated[Path, typer.Argument(metavar="NAME", help="What it is called: a folder of that name is made.")],
    hidden_hand: Annotated[bool, typer.Option("--hidden-hand", help="Cards that only their owner sees.")] = False,
    grid: Annotated[bool, typer.Option("--grid", help="A board of squares.")] = False,
    dice: Annotated[bool, typer.Option("--dice", help="Dice.")] = False,
    simultaneous: Annotated[bool, typer.Option("--simultaneous", help="Everybody decides at the same time.")] = False,
) -> None:
    """Write a small game that runs, with its tests, for you to change."""
    from rulewright.doors.cli.new import write_game

    kinds = {"hidden-hand": hidden_hand, "grid": grid, "dice": dice, "simultaneous": simultaneous}
    chosen = [kind for kind, wanted in kinds.items() if wanted]
    if len(chosen) > 1:
        raise ValueError(SAY("two-templates", first=chosen[0], second=chosen[1]))
    write_game(name, chosen[0].replace("-", "_") if chosen else "plain")


@app.command()
def dev(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder of your game.")],
    host: Annotated[
        str, typer.Option(metavar="HOST", help="Where to listen; 0.0.0.0 lets friends in your network play it.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="PORT", min=0, max=65535, help="0 takes any that is free.")] = 8766,
    show: Annotated[bool, typer.Option("--open/--no-open", help="Open it in your browser.")] = True,
) -> None:
    """Play a game while you write it: whatever you save shows in the browser at once."""
    need_server()
    from rulewright.doors.server.command import develop

    with speaking(ENGLISH):
        develop(folder, host, port, show)


@app.command()
def mcp(
    http: Annotated[bool, typer.Option("--http", help="Listen for HTTP instead of stdin.")] = False,
    host: Annotated[str, typer.Option(metavar="HOST", help="With --http: where to listen.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="PORT", min=1, max=65535, help="With --http: the port.")] = 8767,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME", help="A host name under which clients may ask, besides this machine's. Repeatable."
        ),
    ] = None,
    token_file: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Tokens of clients, one a line; or set RULEWRIGHT_MCP_TOKEN."),
    ] = None,
    server: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A server whose tables clients from outside may join. Repeatable."),
    ] = None,
) -> None:
    """Let an assistant play: a server of the Model Context Protocol, on stdin and stdout or over HTTP."""
    need("mcp", "mcp")
    need("websockets", "mcp")
    from rulewright.doors.mcp.command import Listening, run

    run(Listening(host, port, allowed_host or (), token_file, server or ()) if http else None)


def listed(text: str) -> tuple[str, ...]:
    """What is written with commas between."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


@content.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A box file.")],
    game: Annotated[str | None, typer.Option(metavar="GAME", help="Whose box it is, if the file does not say.")] = None,
) -> None:
    """What a box file changes, or what is wrong with it."""
    from rulewright.doors.cli.content import check_content

    check_content(file, game)


HouseOption = Annotated[
    str, typer.Option("--database", metavar="URL", help="The server's database, if not the usual one.")
]


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to; it holds secrets, keep it so.")],
    database: HouseOption = "",
) -> None:
    """Everything that a server keeps, in one file; the server may go on meanwhile."""
    need_server()
    from rulewright.doors.server.admin import back_up

    print(SAY("backed-up", rows=back_up(database, file), file=str(file)))


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    database: HouseOption = "",
) -> None:
    """A backup into an empty database, of the same kind or the other."""
    need_server()
    from rulewright.doors.server.admin import restore

    print(SAY("restored", rows=restore(database, file)))


@admin.command(name="check")
def check_house(
    database: HouseOption = "",
    game: Annotated[list[str] | None, typer.Option(metavar="FOLDER", help="A further game, by its folder.")] = None,
) -> None:
    """Play every match in a database again, and say which of them are not as they should be."""
    need_server()
    from rulewright.doors.server.admin import check

    found = check(database, game or ())
    print(found)
    raise typer.Exit(1 if found.wrong else 0)


@admin.command()
def reports(
    everything: Annotated[bool, typer.Option("--all", help="Also those that are closed.")] = False,
    close: Annotated[str, typer.Option(metavar="REPORT", help="Close a report that you have dealt with.")] = "",
    database: HouseOption = "",
) -> None:
    """What people have reported to you."""
    need_server()
    from rulewright.doors.server.admin import close_report, list_reports

    print(close_report(database, close) if close else list_reports(database, everything))


@admin.command()
def ban(
    reason: Annotated[str, typer.Option(metavar="TEXT", help="Why; the banned person sees it.")],
    until: Annotated[str, typer.Option(metavar="END", help="Days (7), a date (2031-05-01), or never.")],
    guest: Annotated[str, typer.Option(metavar="ID", help="A guest, as `reports` names them.")] = "",
    address: Annotated[str, typer.Option(metavar="NET", help="An address or network, such as 203.0.113.0/24.")] = "",
    report: Annotated[str, typer.Option(metavar="REPORT", help="Whom a report is about; closes it.")] = "",
    with_address: Annotated[bool, typer.Option("--with-address", help="With --report: their address too.")] = False,
    database: HouseOption = "",
) -> None:
    """Keep somebody out, by guest or by address: requests and sockets, also those that are open."""
    need_server()
    from rulewright.doors.server.admin import Whom, ban_guest

    print(ban_guest(database, Whom(guest, address, report, with_address), reason, until))


@admin.command()
def bans(database: HouseOption = "") -> None:
    """Who is banned, why and until when."""
    need_server()
    from rulewright.doors.server.admin import list_bans

    print(list_bans(database))


@admin.command()
def lift(
    ban: Annotated[str, typer.Argument(metavar="BAN", help="A ban, as `bans` names it.")], database: HouseOption = ""
) -> None:
    """End a ban."""
    need_server()
    from rulewright.doors.server.admin import lift_ban

    print(lift_ban(database, ban))
