"""Reports: a self-contained HTML page about a game, and the games behind it as files."""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from html import escape
from itertools import pairwise
from math import isnan, sqrt
from pathlib import Path

import numpy as np

from rulewright.bots.levels import LEVELS, offered
from rulewright.lab import journal
from rulewright.lab.charts import bars, intervals
from rulewright.lab.decisions import THINKING, hardness
from rulewright.lab.figures import Tallies
from rulewright.lab.game_files import GameFiles, write_figures
from rulewright.lab.playing import LEAD, OPTIONS, THINGS, Rows
from rulewright.lab.settings import Setting, made
from rulewright.lab.statistics import SHARE, Estimate, Figure, Tally, told
from rulewright.lab.study import Plan, Progress, Study, study
from rulewright.telling.language import ENGLISH, speaking

SELDOM = 0.001
"""A move chosen in a smaller share of the cases where it is allowed counts as never right."""
BEST = 25
"""How many cards the page lists."""


@dataclass
class Wanted:
    """What to report on: a setting, how many games to play, and which extra analyses to run."""

    setting: Setting
    plan: Plan
    command: str
    ladder: int = 0
    """Games that each level plays against the level below it."""
    positions: int = 0
    """Decisions to analyse by search."""


def report(wanted: Wanted, folder: Path, progress: Progress | None = None) -> Study:
    """Write `report.html`, `figures.csv`, `games.csv` and `games.parquet` into a folder, which appears only when all are
    complete."""
    if folder.exists() and (not folder.is_dir() or not all(NAMES.fullmatch(p.name) for p in folder.iterdir())):
        raise ValueError(f"{folder} is there already and holds other things: name a new folder")
    folder.parent.mkdir(parents=True, exist_ok=True)
    place = Path(tempfile.mkdtemp(prefix=".lab-", dir=folder.parent))
    try:
        with GameFiles(place, wanted.setting) as files:
            values = Tallies(made(wanted.setting))

            def keep(which: int, start: int, rows: Rows) -> None:
                values.keep(which, start, rows)
                files.keep(which, start, rows)

            found = study([wanted.setting], everything(wanted.plan), progress, keep)
        rungs, gaps = searched(wanted, progress)
        write_figures(place / "figures.csv", [*filter(came_up, found.estimates().values()), *rungs, *gaps])
        (place / "report.html").write_text(page(wanted, found, values, rungs, gaps), "utf-8")
        if folder.exists():
            shutil.rmtree(folder)
        place.chmod(0o755)
        place.rename(folder)
    finally:
        shutil.rmtree(place, ignore_errors=True)
    return found


def page_alone(wanted: Wanted) -> str:
    """The report page without the data files; needs no optional packages."""
    values = Tallies(made(wanted.setting))
    found = study([wanted.setting], everything(wanted.plan), keep=values.keep)
    return page(wanted, found, values, *searched(wanted, None))


def searched(wanted: Wanted, progress: Progress | None) -> tuple[list[Estimate], list[Estimate]]:
    """The analyses that take a search, where they are wanted."""
    rungs = levels(wanted, progress) if wanted.ladder else []
    gaps = hardness(wanted.setting, wanted.plan, wanted.positions, progress) if wanted.positions else []
    return rungs, gaps


def everything(plan: Plan) -> Plan:
    """The same plan with every measurement switched on."""
    return replace(plan, asked=THINGS | OPTIONS | LEAD)


def came_up(e: Estimate) -> bool:
    """Whether a figure has a value; cards that never came up do not."""
    return not isnan(e.value) and not (e.figure.name.startswith("card.") and e.n * e.value == 0)


NAMES = re.compile(r"report\.html|figures\.csv|games\.csv|games(-[0-9]+)?\.parquet")


def levels(wanted: Wanted, progress: Progress | None) -> list[Estimate]:
    """How often each level that the game offers beats the one below it: a measure of skill against luck."""
    found, seats, game = list[Estimate](), wanted.setting.seats, made(wanted.setting).game
    plan = replace(wanted.plan, games=wanted.ladder, until=0.0, figure="", asked=0)
    for lower, higher in pairwise(level for level in LEVELS if offered(game, level.number)):
        bots = ",".join([higher.name, *[lower.name] * (seats - 1)])
        about = f"wins of level {higher.name} among players of level {lower.name}"
        if seats == 1:
            about = f"level {higher.name} succeeds"
        setting = replace(wanted.setting, bots=bots)
        tell = against(progress, f"Level {higher.name} against {lower.name}") if progress else None
        wins = study([setting], plan, tell).estimates()[setting.main_figure]
        found.append(replace(wins, figure=Figure(f"skill.{higher.name}", about, SHARE)))
    return found


def against(progress: Progress, doing: str) -> Progress:
    """The same progress under another heading."""
    return lambda done, of, _: progress(done, of, doing)


# ---------------------------------------------------------------- the page


STYLE = """body{font:16px/1.5 system-ui,sans-serif;color:#222;background:#fff;max-width:800px;margin:2rem auto;padding:0 1rem}
h1{line-height:1.2}h2{margin-top:2.5rem;border-bottom:2px solid #222}code,pre{font:13px ui-monospace,monospace;
background:#f3f3f3;padding:.1rem .3rem}pre{padding:.6rem;overflow-x:auto}table{border-collapse:collapse;width:100%;
font-size:14px}th,td{border-bottom:1px solid #ccc;padding:.25rem .5rem;text-align:right;vertical-align:top}
th:first-child,td:first-child{text-align:left}svg{width:100%;height:auto}.small{font-size:14px;color:#555}
.wide{overflow-x:auto}@media print{body{margin:0}}"""


def page(wanted: Wanted, found: Study, values: Tallies, rungs: Sequence[Estimate], gaps: Sequence[Estimate]) -> str:
    """The whole page as HTML, without external resources."""
    title = f"{made(wanted.setting).game.title}: a report of the lab"
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    parts = [
        f"<h1>{escape(title)}</h1>",
        played(wanted, found),
        *(f"<p>{escape(s)}</p>" for s in summary(wanted, found)),
        *sections(wanted, found, values, rungs, gaps),
        f"<h2>How to read it</h2>\n<p>{HOW}</p><pre>{escape(again(wanted))}</pre><p class='small'>digest {found.digest}</p>",
        *(f"<p class='small'>{escape(s)}</p>" for s in cost()),
    ]
    return (
        f'<!doctype html>\n<html lang="en"><head>{head}<style>{STYLE}</style></head><body>\n'
        + "\n".join(parts)
        + "\n</body></html>\n"
    )


def again(wanted: Wanted) -> str:
    """The command that writes this report again."""
    more = {"ladder": wanted.ladder, "positions": wanted.positions}
    parts = [wanted.command.replace(" lab ", " lab report ", 1), *(f"--{name} {n}" for name, n in more.items() if n)]
    return " ".join(parts)


def cost() -> list[str]:
    """What the report has cost, if its command keeps account."""
    kept = journal.current()
    with speaking(ENGLISH):  # like the rest of the report
        return [kept.cost()] if kept else []


def played(wanted: Wanted, found: Study) -> str:
    """The paragraph that says which games were played, and by whom."""
    it, seats = made(wanted.setting), wanted.setting.seats
    names = [f"level {p.name}" if p.name.isdecimal() else p.name for p in it.players]
    players = ", ".join(names) if len({*names}) > 1 else names[0]
    options = ", ".join(f"{k} {v}" for k, v in wanted.setting.options)
    more = [f"Options: {options}."] if options else []
    more += [f"Changes: {', '.join(wanted.setting.changes)}."] if wanted.setting.changes else []
    return (
        f"<p>{found.games:,} games of version {escape(it.game.version)}, {seats} {'seat' if seats == 1 else 'seats'}, "
        f"{'all ' if len(names) > 1 == len({*names}) else ''}played by {escape(players)}. {escape(' '.join(more))}</p>"
    )


def figures_named(known: Mapping[str, Estimate], *starts: str) -> list[Estimate]:
    """The figures whose names begin so, without those of single circumstances and those nobody knows."""
    skip = (".with", ".without", ".when", ".taken", ".square")
    return [
        e for name, e in known.items() if name.startswith(starts) and not name.endswith(skip) and not isnan(e.value)
    ]


WHO_LEADS = (
    "<p>Who is ahead is told {}. A leader who nearly always wins after a quarter of the game has run away with it; one who "
    "rarely wins was never ahead in earnest.</p>"
)
AHEAD = "Wins of the player who is ahead"


def sections(
    wanted: Wanted, found: Study, values: Tallies, rungs: Sequence[Estimate], gaps: Sequence[Estimate]
) -> list[str]:
    """The sections with figures, each under its heading."""
    game, known, seats = made(wanted.setting).game, found.estimates(), wanted.setting.seats
    sections, pick = list[str](), partial(figures_named, known)

    def add(heading: str, *parts: str, by: str = "") -> None:
        sections.append(f"<h2>{escape(heading)}</h2>")
        sections.extend(part for part in parts if part)
        if by:
            sections.append(
                f'<p class="small">The same figures: <code>{escape(f"{wanted.command} --by {by}")}</code></p>'
            )

    if seats > 1:
        wins = pick("win.", "draws")
        add(
            "Who wins",
            intervals([e for e in wins if e.figure.name != "draws"], "Wins", 1 / seats),
            table(wins),
            by="seat",
        )
    else:
        add("How often it succeeds", intervals(pick("success"), "Success"), table(pick("success")), by="seat")
    add(
        "How long it takes",
        histogram(values.found["moves"], "Moves in a game"),
        table([known["moves"], known["minutes"]]),
    )
    add("Scores", histogram(values.found["score"], "Points of a player"), table(pick("score", "margin")))
    if seats > 1:
        how = "by what the position promises" if game.play.foresees else "by points"
        kept, more = pick("lead.kept"), pick("lead.changes", "lead.settled", "lead.kept")
        add("When it is decided", WHO_LEADS.format(how), intervals(kept, AHEAD, 1 / seats), table(more), by="lead")
    if rungs:
        text = (
            f"Each level of the bots plays {wanted.ladder:,} games against the one below. The more it wins beyond its fair part, "
            "the more skill counts."
            if seats > 1
            else f"Each level of the bots plays {wanted.ladder:,} games. The more a higher one succeeds, the more skill counts."
        )
        add(
            "Luck and skill",
            f"<p>{text}</p>",
            intervals(rungs, "Skill", 1 / seats if seats > 1 else None),
            table(rungs),
        )
    general = [e for e in gaps if not e.figure.name.startswith("choice.")]
    looked = next((SEARCHED.format(round(e.n), THINKING) for e in gaps if e.figure.name == "gap"), "")
    add("Decisions", looked, table([*pick("decisions", "options"), *filter(came_up, general)]), taken(known), by="move")
    if len(general) < len(gaps):
        add("Which cards are right", choices(gaps))
    add("How it ends", intervals(pick("ending."), "Endings"), table(pick("ending.")))
    own = pick("measure.")
    if own:
        add("The game's own measures", table(own))
    add("What happens", PAIRED, events(known, "note."), by="note")
    add("Cards", PAIRED, events(known, "card.", BEST), by="card")
    return sections


SEARCHED = (
    "<p>Two searches of {1:,} imagined games each looked into {0:,} decisions of the same players: one says which move is best, "
    "the other what each is worth.</p>"
)
HOW = (
    "Every value has an interval that holds the truth in 95 of 100 such reports. Games of one deal are counted together. "
    "Wins with and without something are what happened, not what it causes: winners may simply have had the time for it. "
    "To see what something causes, take it from one player, or give it to one, and compare."
)
PAIRED = "<p>How often in a game, and the wins of players with and without it; the clearest difference first.</p>"


def summary(wanted: Wanted, found: Study) -> list[str]:
    """The report summed up in a few sentences."""
    known, seats = found.estimates(), wanted.setting.seats
    said = []
    if seats > 1 and wanted.setting.turns == 1:
        first, fair = known["win.order.1"], 1 / seats
        if first.low <= fair <= first.high:
            said.append(
                f"Whether going first helps is not decided: the first player wins {first}, where {fair:.2%} is fair."
            )
        else:
            better = "more" if first.value > fair else "less"
            said.append(f"The first player wins {better} than a fair part: {first}, where {fair:.2%} is fair.")
    elif seats == 1:
        said.append(f"It succeeds in {known['success']} of games.")
    said.append(f"A game takes {known['moves']} moves.")
    kept = known.get("lead.kept.2")
    if kept is not None and not isnan(kept.value):
        said.append(f"The player who is ahead after half of the moves wins {kept} of the games.")
    never = [
        n.split(".")[1] for n, e in known.items() if n.endswith(".taken") and not isnan(e.value) and e.high < SELDOM
    ]
    if never:
        said.append(f"Where they are allowed, these players practically never choose {', '.join(never)}.")
    if not found.reached:
        said.append("The wanted precision was not reached; allow more games.")
    return said


def table(figures: Sequence[Estimate]) -> str:
    rows = "".join(
        f"<tr><td>{escape(e.figure.about)}<br><code>{escape(e.figure.name)}</code></td><td>{told(e.figure, e.value)}</td>"
        f"<td>{told(e.figure, e.low)} to {told(e.figure, e.high)}</td></tr>"
        for e in figures
    )
    return f'<div class="wide"><table><tr><th>measure</th><th>value</th><th>95% interval</th></tr>{rows}</table></div>'


def taken(known: dict[str, Estimate]) -> str:
    """The table of how often each move is chosen when it is allowed."""
    figures = [e for name, e in known.items() if name.endswith(".taken") and not isnan(e.value)]
    return "<p>How often a move is chosen where it is allowed:</p>" + table(figures) if figures else ""


ENOUGH = 20
"""How often a card must have been offered before it is called never right."""


def choices(gaps: Sequence[Estimate]) -> str:
    """What the search says of each card, the best first, and those that are never right."""
    cards: dict[str, dict[str, Estimate]] = {}
    for e in gaps:
        if e.figure.name.startswith("choice."):
            card, _, what = e.figure.name.removeprefix("choice.").rpartition(".")
            cards.setdefault(card, {})[what] = e
    ordered = sorted(
        cards, key=lambda card: -cards[card]["worth"].value if not isnan(cards[card]["worth"].value) else np.inf
    )
    rows = "".join(
        f"<tr><td>{escape(card.replace('_', ' '))}</td>"
        + "".join(f"<td>{'' if isnan(e.value) else e}</td>" for e in cards[card].values())
        + "</tr>"
        for card in ordered
    )
    often = {card.replace("_", " "): right for card in ordered if (right := cards[card]["right"]).n >= ENOUGH}
    never = [card for card, right in often.items() if right.value == 0]
    said = f"Of the cards that could be chosen at {ENOUGH} of these decisions or more, each is the best now and then."
    if never:
        said = f"Never the best, though it could be chosen at {ENOUGH} of these decisions or more: {', '.join(never)}."
    elif not often:
        said = (
            f"No card could be chosen at {ENOUGH} of these decisions: look into more to see which are never the best."
        )
    head = (
        "<tr><th>card</th><th>offered</th><th>chosen then</th><th>right then</th><th>worth more than the rest</th></tr>"
    )
    about = (
        "Of the decisions that a search has looked into: how often a card could be chosen, how often it then was, how often the "
        "best move by search is about it, and how much better its best move is than the best one without it."
    )
    return f'<p>{about}</p><div class="wide"><table>{head}{rows}</table></div><p>{escape(said)}</p>'


def events(known: dict[str, Estimate], prefix: str, most: int = 100) -> str:
    names = [n for n in known if n.startswith(prefix) and f"{n}.with" in known and known[n].value > 0]

    def clarity(name: str) -> float:
        one, other = known[f"{name}.with"], known[f"{name}.without"]
        error = sqrt(one.error**2 + other.error**2) if not isnan(one.error + other.error) else 0.0
        return abs(one.value - other.value) / error if error else 0.0

    names.sort(key=clarity, reverse=True)
    rows = ""
    for name in names[:most]:
        parts = [known[f"{name}.with"], known[f"{name}.without"]]
        cells = "".join(f"<td>{'' if isnan(e.value) else e}</td>" for e in (known[name], *parts))
        called = known[name].figure.about.removesuffix(", in a game").removeprefix("the note ")
        rows += f"<tr><td>{escape(called)}</td>{cells}</tr>"
    head = "<tr><th></th><th>in a game</th><th>wins with it</th><th>wins without it</th></tr>"
    return f'<div class="wide"><table>{head}{rows}</table></div>' if rows else "<p>Nothing of this kind.</p>"


def histogram(tally: Tally, title: str) -> str:
    """The distribution of a tally, in at most 30 bars."""
    values, counts = tally.counts()
    low, high, n = int(values.min()), int(values.max()), int(counts.sum())
    width = max(1, -(-(high - low + 1) // 30))
    binned = np.zeros((high - low) // width + 1)
    np.add.at(binned, (values - low) // width, counts)
    return bars([(f"{low + i * width:,}", float(b / n)) for i, b in enumerate(binned)], title)


def command_of(setting: Setting, plan: Plan, name: str) -> str:
    """The command line that plays the same games."""
    parts = ["rulewright lab", name, f"--bots '{setting.bots}'", f"--players {setting.seats}"]
    parts += [f"--option {k}={v}" for k, v in setting.options]
    parts += [f"--change {c}" for c in setting.changes]
    parts += [f"--games {plan.games}", f"--seed {plan.seed}"]
    if plan.until:
        parts.append(f"--until {100 * plan.until:g}%")
    if plan.figure and plan.figure != setting.main_figure:
        parts.append(f"--measure {plan.figure}")
    return " ".join(parts)
