"""What `rulewright lab` does: settings from what was asked, and what was found as tables, files or JSON."""

from __future__ import annotations

import json as json_text
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import product
from math import isnan
from pathlib import Path
from typing import Any

from rulewright import games as shelf
from rulewright.bots.bot import patience
from rulewright.doors.cli.common import complain, console, workforce
from rulewright.doors.cli.common import options as read_options
from rulewright.doors.cli.simulate import bar
from rulewright.doors.environments.optional_imports import need
from rulewright.kernel.engines.counting import room
from rulewright.kernel.game import Game
from rulewright.kernel.options import Option
from rulewright.lab.compare import all_differences, amount, clear, luck, only_in, sentence
from rulewright.lab.figures import Estimate, told
from rulewright.lab.files import write_whole
from rulewright.lab.quantiles import Tallies
from rulewright.lab.rows import LEAD, OPTIONS, THINGS
from rulewright.lab.settings import Setting, altered, made, prepare, setting_of
from rulewright.lab.spread import Jobs, cores
from rulewright.lab.study import Difference, Plan, Study, study, usual_figure

BY = ("seat", "note", "card", "move", "option", "lead", "spread")
WIDEST = 6
"""Values of one option that are tried at most."""
ROWS = 20
"""Rows of a table on the screen; JSON has all."""


@dataclass
class Asked:
    """What the command line said, before anything of it is checked."""

    game: str
    bots: str = ""
    players: int | None = None
    options: Sequence[str] | None = None
    box: Path | None = None
    games: int = 10_000
    until: str = ""
    seed: int = 0
    jobs: int = 0
    on: str = ""
    measure: str = ""
    pace: float = 6.0
    changes: Sequence[str] | None = None
    other: str = ""
    """Another version of the game, to compare with."""

    def setting(self) -> Setting:
        game = shelf.load(self.game)
        chosen = tuple(read_options(game, self.options or []).items())
        found = setting_of(self.game, self.bots, self.players, chosen, self.box)
        return altered(found, list(self.changes)) if self.changes else found

    def workforce(self) -> Jobs:
        return workforce(self.jobs or cores(), self.on)

    def plan(self, looked_at: int = 0) -> Plan:
        return Plan(
            games=self.games,
            until=percent(self.until) if self.until else 0.0,
            seed=self.seed,
            jobs=self.workforce(),
            asked=looked_at,
            pace=self.pace,
            figure=self.measure,
        ).check()


def percent(text: str) -> float:
    """A share, written as 0.2% or 0.002."""
    try:
        return float(text[:-1]) / 100 if text.endswith("%") else float(text)
    except ValueError:
        raise ValueError(f"{text!r} is no share: write it as 0.2% or 0.002") from None


def played(settings: Sequence[Setting], plan: Plan, keep: Any = None) -> Study:
    """Play, with a progress bar and a word about compiling."""
    with patience(complain):
        for setting in settings:
            prepare(setting)
    with bar() as progress:
        return study(settings, plan, progress, keep)


# ---------------------------------------------------------------- run


def run(asked: Asked, by: str, as_json: bool) -> None:
    setting = asked.setting()
    it, wanted = made(setting), [word.strip() for word in by.split(",") if word.strip()]
    offered = {option.name: option for option in it.game.options if option.offered(setting.seats)}
    for word in wanted:
        if word not in BY and word not in offered:
            raise ValueError(f"figures cannot be broken down by {word!r}: choose among {', '.join([*BY, *offered])}")
    looked = (
        (THINGS if "card" in wanted else 0) | (OPTIONS if "move" in wanted else 0) | (LEAD if "lead" in wanted else 0)
    )
    plan = asked.plan(looked)
    grid = [offered[word] for word in wanted if word in offered]
    kept = Tallies(setting) if "spread" in wanted else None
    found = played([setting], plan, kept.keep if kept else None)
    tables: dict[str, Any] = {
        word: rows(found, word)
        for word in ("main", *wanted)
        if word in ("main", *BY) and word not in ("option", "spread")
    }
    if kept:
        tables["spread"] = kept.estimates()
    if "option" in wanted:
        for option in offered.values():
            tables[f"option {option.name}"] = by_options(setting, plan, [option])
    if grid:
        tables[" and ".join(option.name for option in grid)] = by_options(setting, plan, grid)
    if as_json:
        print(json_text.dumps(as_dict(found, tables), ensure_ascii=False, indent=1))
        return
    show(found, tables)


def rows(found: Study, word: str) -> list[Estimate]:
    """The figures of one table."""
    known, it = found.estimates(), made(found.settings[0])
    if word == "main":
        first = found.plan.figure or usual_figure(found.settings[0])
        skip = ("win.seat", "note.", "verb.", "card.", "lead.")
        keep = ("lead.player",)
        return [known[first]] + [
            e
            for name, e in known.items()
            if name not in (first, "score.square") and (not name.startswith(skip) or name.startswith(keep))
        ]
    if word == "seat":
        return [e for name, e in known.items() if name.startswith("win.seat")]
    if word == "lead":
        return [e for name, e in known.items() if name.startswith("lead.") and not name.startswith("lead.player")]
    prefix = {"note": "note.", "move": "verb.", "card": "card."}[word]
    main = [name for name in known if name.startswith(prefix) and f"{name}.with" in known and known[name].value > 0]
    if word == "card":
        main.sort(key=lambda name: -weight(known, name))
        found_things = {thing.note: thing for thing in room(it.game).things}
        result = []
        for name in main:
            _, note, value = name.split(".")
            called = it.game.notes.thing(it.box, found_things[note].number, int(value))
            for each in with_details(known, name):
                figure = replace(
                    each.figure, about=each.figure.about.replace(f"{found_things[note].number} {value}", called)
                )
                result.append(replace(each, figure=figure))
        return result
    return [each for name in main for each in with_details(known, name)]


def with_details(known: dict[str, Estimate], name: str) -> list[Estimate]:
    more = (known.get(f"{name}.{part}") for part in ("when", "taken", "with", "without"))
    return [known[name], *(e for e in more if e is not None and not isnan(e.value))]


def weight(known: dict[str, Estimate], name: str) -> float:
    """How clearly those with something win more or less than those without."""
    one, other = known[f"{name}.with"], known[f"{name}.without"]
    error = (one.error**2 + other.error**2) ** 0.5
    return abs(one.value - other.value) / error if error > 0 and not isnan(error) else 0.0


def by_options(setting: Setting, plan: Plan, options: Sequence[Option]) -> list[tuple[str, Estimate]]:
    """The main figure for every value of an option, or every pair of values of two."""
    result = []
    name = plan.figure or usual_figure(setting)
    for values in product(*(values_of(option) for option in options)):
        given = {**dict(setting.options), **dict(zip((o.name for o in options), values, strict=True))}
        other = replace(setting, options=tuple(given.items()))
        label = ", ".join(f"{o.name} {value}" for o, value in zip(options, values, strict=True))
        result.append((label, played([other], plan).estimates()[name]))
    return result


def values_of(option: Option) -> Iterable[int | str]:
    if option.words:
        return option.words
    wide = option.high - option.low
    many = min(WIDEST, wide + 1)
    return sorted({option.low + round(i * wide / max(1, many - 1)) for i in range(many)})


def as_dict(found: Study, tables: dict[str, Any]) -> dict[str, Any]:
    def plain(e: Any) -> Any:
        if isinstance(e, tuple):
            return {"setting": e[0], **plain(e[1])}
        return {
            "measure": e.figure.name,
            "about": e.figure.about,
            "value": e.value,
            "low": e.low,
            "high": e.high,
            "n": e.n,
        }

    setting = found.settings[0]
    return {
        "game": made(setting).game.name,
        "version": made(setting).game.version,
        "setting": {k: v for k, v in asdict(setting).items() if k != "box"},
        "games": found.games,
        "seconds": found.seconds,
        "digest": found.digest,
        "tables": {word: [plain(e) for e in some] for word, some in tables.items()},
    }


def show(found: Study, tables: dict[str, Any]) -> None:
    from rich.table import Table

    out, it = console(), made(found.settings[0])
    out.print(
        f"{found.games:,} games of {it.game.title}, {', '.join(p.name for p in it.players)}, in {found.seconds:.1f} s"
    )
    for word, some in tables.items():
        if word in ("note", "move", "card"):
            out.print(events(some, word))
            continue
        table = Table(title=HEADINGS.get(word, f"By {word}"), title_justify="left")
        for heading in ("measure", "value", "95% interval"):
            table.add_column(heading, justify="left" if heading == "measure" else "right", overflow="fold")
        for row in some:
            label, e = row if isinstance(row, tuple) else (f"{row.figure.about} [{row.figure.name}]", row)
            table.add_row(escaped(label), told(e.figure, e.value), interval(e))
        out.print(table)
    if not found.reached:
        out.print("The wanted precision was not reached; allow more games.")
    out.print(f"digest {found.digest}", soft_wrap=True)


def interval(e: Estimate) -> str:
    return f"{told(e.figure, e.low)} to {told(e.figure, e.high)}"


def escaped(text: str) -> str:
    return text.replace("[", r"\[")


def events(some: Sequence[Estimate], word: str) -> Any:
    """Things that happen, one a row: how often, when first or how often where it could be, and what players win."""
    from rich.table import Table

    heads = {"note": "first after", "move": "where allowed", "card": ""}
    columns = ["", "in a game", *([heads[word]] if heads[word] else []), "wins with it", "wins without it"]
    table = Table(title=HEADINGS[word], title_justify="left", caption_justify="left")
    for heading in columns:
        table.add_column(heading, justify="right" if heading else "left", overflow="fold")
    groups: dict[str, dict[str, Estimate]] = {}
    for e in some:
        stem, _, part = e.figure.name.rpartition(".")
        detail = part in ("when", "taken", "with", "without")
        groups.setdefault(stem if detail else e.figure.name, {})[part if detail else ""] = e
    for name, parts in list(groups.items())[:ROWS]:
        label = name.partition(".")[2] if word != "card" else parts[""].figure.about.removesuffix(", in a game")
        middle = parts.get("when") or parts.get("taken")
        cells = [escaped(label), told(parts[""].figure, parts[""].value)]
        if heads[word]:
            cells.append(told(middle.figure, middle.value) if middle else "")
        for part in ("with", "without"):
            cells.append(
                f"{told(parts[part].figure, parts[part].value)} ({interval(parts[part])})" if part in parts else ""
            )
        table.add_row(*cells)
    if len(groups) > ROWS:
        table.caption = f"{len(groups) - ROWS} more rows are in the JSON."
    return table


HEADINGS = {
    "main": "The game",
    "seat": "By seat",
    "note": "By note",
    "card": "By card, the clearest first",
    "move": "By move",
    "lead": "Who is ahead",
    "spread": "How values are spread: so much of them lies at or below",
}


# ---------------------------------------------------------------- compare


def compare(
    asked: Asked, changes: Sequence[str], to_option: Sequence[str], to_box: Path | None, to_bots: str, as_json: bool
) -> None:
    if not (asked.other or changes or to_option or to_box or to_bots):
        raise ValueError("say what to compare with: another version, --change, --to-option, --to-box or --to-bots")
    one = asked.setting()
    game = shelf.load(asked.other or asked.game)
    chosen = {**dict(one.options), **read_options(game, to_option)}
    other = setting_of(
        asked.other or asked.game,
        to_bots or asked.bots,
        asked.players or one.seats,
        tuple(chosen.items()),
        to_box or asked.box,
    )
    other = altered(other, changes) if changes else other
    if made(one).turns != made(other).turns:
        raise ValueError(
            "name the players so that both sides rotate seats alike: all the same on both, or different on both"
        )
    found = played([one, other], asked.plan())
    changed = [asked.other, *changes, *to_option, to_box.name if to_box else "", to_bots]
    what = f"with {' and '.join(filter(None, changed))}{f' instead of {asked.game}' if asked.other else ''}"
    name = asked.measure or usual_figure(one)
    main = found.difference(name)
    differences = all_differences(found)
    if as_json:
        print(json_text.dumps(compared(found, main, differences, sentence(main, what)), ensure_ascii=False, indent=1))
        return
    from rich.table import Table

    out = console()
    out.print(sentence(main, what), soft_wrap=True)
    out.print(luck(main), soft_wrap=True)
    if not found.reached:
        out.print("The wanted precision was not reached; allow more games.")
    table = Table(title="Other measures; * stands out among all of them", title_justify="left")
    for heading in ("measure", "before", "after", "difference", "95% interval", ""):
        table.add_column(heading, justify="left" if heading in ("measure", "") else "right", overflow="fold")
    ordered = sorted(differences, key=lambda d: abs(d.value) / (d.error or 1e-9), reverse=True)
    for d in ordered[:ROWS]:
        mark = "*" if clear(d, len(differences)) else ""
        both = told(d.figure, d.before.value), told(d.figure, d.after.value)
        table.add_row(
            d.figure.name,
            *both,
            amount(d.figure, d.value, "+"),
            f"{amount(d.figure, d.low, '+')} to {amount(d.figure, d.high, '+')}",
            mark,
        )
    out.print(table)
    for name, mine, theirs in ((asked.game, 0, 1), (asked.other, 1, 0)):
        if only := only_in(found, mine, theirs):
            out.print(f"Only {name} has {', '.join(only)}.", soft_wrap=True)
    out.print(f"{found.games:,} games on each side, digests {found.digest}", soft_wrap=True)


def compared(found: Study, main: Difference, every: Sequence[Difference], said: str) -> dict[str, Any]:
    def plain(d: Difference) -> dict[str, Any]:
        return {
            "measure": d.figure.name,
            "before": d.before.value,
            "after": d.after.value,
            "difference": d.value,
            "low": d.low,
            "high": d.high,
            "decided": d.decided,
            "clear": clear(d, len(every)),
            "times_fewer_games": d.fewer if d.fewer != float("inf") else None,
        }

    return {
        "sentence": said,
        "games": found.games,
        "digest": found.digest,
        "main": plain(main),
        "all": [plain(d) for d in every],
    }


def game_of(setting: Setting) -> Game:
    return made(setting).game


# ---------------------------------------------------------------- report


def report(asked: Asked, output: Path | None, ladder: int, positions: int) -> None:
    need("pyarrow", "lab")
    from rulewright.lab.report import Wanted, command_of
    from rulewright.lab.report import report as write

    setting, plan = asked.setting(), asked.plan()
    if ladder < 0 or positions < 0:
        raise ValueError("a report plays 0 games a level or more, and looks into 0 decisions or more")
    folder = output or Path(f"lab-{game_of(setting).name}")
    wanted = Wanted(setting, plan, command_of(setting, plan, asked.game), ladder, positions)
    with patience(complain):
        prepare(setting)
    with bar() as progress:
        found = write(wanted, folder, progress)
    print(
        f"{found.games:,} games are in {folder / 'report.html'}, with games.parquet, games.csv and figures.csv beside it."
    )


# ---------------------------------------------------------------- dataset


def dataset(asked: Asked, output: Path | None, reward: str, encoding: str) -> None:
    need("pyarrow", "lab")
    from rulewright.bots.registry import find
    from rulewright.doors.environments.dataset import Task, write_dataset
    from rulewright.doors.environments.settings import setting, whole
    from rulewright.lab.settings import usual_bot

    game = shelf.load(asked.game)
    chosen = read_options(game, asked.options or [])
    at = setting(game, seats=asked.players, reward=reward, encoding=encoding, options=chosen)
    if at.reward == "shaped":
        raise ValueError("reward is win or score in a dataset: a row has what the whole game was worth")
    told = asked.bots or usual_bot(game)
    names = [name.strip() for name in told.split(",")]
    if len(names) not in (1, at.seats):
        raise ValueError(f"{len(names)} bots were named for {at.seats} seats: name one for each, or one for all")
    with patience(complain):
        bots = tuple(find(name, game) for name in (names if len(names) == at.seats else names * at.seats))
        for bot in bots:
            bot.prepare(game, at.box)
    first, n = whole("seed", asked.seed, 0), whole("games", asked.games, 1)
    path = output or Path(f"{game.name}.parquet")
    check_folder(path)
    with bar() as progress:
        rows = write_dataset(path, Task(at, bots, range(first, first + n)), told, progress, asked.workforce())
    print(f"{rows:,} decisions of {n:,} games are in {path}.")


# ---------------------------------------------------------------- check


def check(asked: Asked, path: Path, seed: int | None, folder: str = "") -> int:
    from rulewright.lab import check as gate

    if asked.game:
        found = played([asked.setting()], asked.plan())
        gate.write(path, found)
        print(f"{found.games:,} games of {game_of(found.settings[0]).title} are the baseline in {path}.")
        return 0
    stored = gate.read(path)
    game = shelf.load(folder or stored["game"])
    setting = gate.setting_in(stored, shelf.address(game))
    plan = replace(asked.plan(), games=stored["games"], seed=stored["seed"] if seed is None else seed)
    with patience(complain):
        prepare(setting)
    with bar() as progress:
        verdict = gate.check(stored, setting, plan, progress)
    if verdict.same:
        print(f"{game.title} plays as before: all {verdict.games:,} games came out the same.")
    elif verdict.passed:
        print(f"{game.title} plays as before: games come out otherwise, but no measure moved beyond its noise.")
    else:
        for moved in verdict.moved:
            print(moved)
        print(f"{game.title} has changed. If that is meant, write the baseline again with --write {stored['game']}.")
    return 0 if verdict.passed else 1


# ---------------------------------------------------------------- sweep and tune


def check_folder(output: Path) -> None:
    """Before many games are played for a file that cannot be written."""
    if not output.parent.is_dir():
        raise ValueError(f"there is no folder {output.parent}: name another place")


def sweep(asked: Asked, over: Sequence[str], output: Path | None, as_json: bool) -> None:
    from rulewright.lab.sweep import drawing, read_range
    from rulewright.lab.sweep import sweep as swept

    ranges = [read_range(text) for text in over]
    setting, plan = asked.setting(), asked.plan()
    if output is not None:
        check_folder(output)
    with bar() as progress:
        cells = swept(setting, ranges, plan, progress)
    if as_json:
        told_cells = [
            {**dict(zip((r.key for r in ranges), c.values, strict=True)), "value": c.estimate.value, "low": c.estimate.low,
             "high": c.estimate.high, "games": c.games} for c in cells
        ]  # fmt: skip
        print(json_text.dumps({"measure": cells[0].estimate.figure.name, "cells": told_cells}, indent=1))
    else:
        from rich.table import Table

        table = Table(title=cells[0].estimate.figure.about, title_justify="left")
        for heading in (*(r.key for r in ranges), "value", "95% interval"):
            table.add_column(heading, justify="right")
        for c in cells:
            table.add_row(*map(str, c.values), told(c.estimate.figure, c.estimate.value), interval(c.estimate))
        console().print(table)
    if output is not None:
        figure = cells[0].estimate.figure
        body = f"<h1>{figure.about}, {game_of(setting).title}</h1>{drawing(ranges, cells)}"
        write_whole(output, f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Sweep</title>{body}</html>\n')


def tune_weights(asked: Asked, weights: Sequence[str], over: Sequence[str], trials: int, as_json: bool) -> None:
    need("optuna", "lab")
    from rulewright.lab.sweep import read_range
    from rulewright.lab.sweep import tune_weights as tuned

    if over or asked.bots:
        raise ValueError("weights are tuned alone, between players by the rule of thumb: leave --over and --bots out")
    ranges = [read_range(text) for text in weights]
    setting, plan = asked.setting(), asked.plan()
    with bar() as progress:
        found = tuned(setting, ranges, plan, trials, progress)
    e = found.held_out
    if as_json:
        told_plainly = {"weights": found.values, "usual": found.usual, "trials": found.trials, "wins": e.value,
                        "low": e.low, "high": e.high, "fair": found.fair, "better": found.decided}  # fmt: skip
        print(json_text.dumps(told_plainly, indent=1))
        return
    named = " ".join(f"with {k}={v}" for k, v in found.values.items())
    verdict = (
        "That is more than a fair part."
        if found.decided
        else "Not decided: the interval holds a fair part, or lies below it; keep the usual weights."
    )
    console().print(
        f"Best of {found.trials} sets: heuristic {named}. On deals that the search has not seen it wins {e} against the usual "
        f"weights ({', '.join(f'{k} {v}' for k, v in found.usual.items())}), where {found.fair:.2%} is fair. {verdict}",
        soft_wrap=True,
    )


def tune(asked: Asked, over: Sequence[str], target: Sequence[str], trials: int, as_json: bool) -> None:
    need("optuna", "lab")
    from rulewright.lab.sweep import read_range, read_target
    from rulewright.lab.sweep import tune as tuned

    if not over or not target:
        raise ValueError(
            "say what to change with --over and what is wanted with --target, or tune weights with --weight"
        )
    ranges, targets = [read_range(text) for text in over], [read_target(text) for text in target]
    setting, plan = asked.setting(), asked.plan()
    with bar() as progress:
        found = tuned(setting, ranges, targets, plan, trials, progress)
    before, known, fresh = (s.estimates() for s in (found.before, found.found, found.held_out))
    if as_json:
        rows = [
            {"measure": t.name, "target": t.value, "before": before[t.name].value, "found": known[t.name].value,
             "held_out": fresh[t.name].value, "low": fresh[t.name].low, "high": fresh[t.name].high,
             "reached": found.reached()[t.name]} for t in targets
        ]  # fmt: skip
        print(json_text.dumps({"values": found.values, "trials": found.trials, "targets": rows}, indent=1))
        return
    out = console()
    out.print(
        f"Best of {found.trials} boxes: {' '.join(f'--change {k}={v}' for k, v in found.values.items())}",
        soft_wrap=True,
    )
    for t in targets:
        e = fresh[t.name]
        verdict = "The target lies in the interval." if found.reached()[t.name] else "The target is not reached."
        out.print(
            f"{e.figure.about}: {told(e.figure, before[t.name].value)} as it was; on deals that the search has not seen "
            f"{e}, for a target of {told(e.figure, t.value)}. {verdict}",
            soft_wrap=True,
        )


# ---------------------------------------------------------------- field


def field(asked: Asked, players: Sequence[str], as_json: bool) -> None:
    from rulewright.lab.field import field as met

    setting, plan = asked.setting(), asked.plan()
    with bar() as progress:
        found = met(setting, players, plan, progress)
    if as_json:
        told_plainly = [
            {"player": name, "wins": e.value, "low": e.low, "high": e.high,
             "against": {found.players[k]: found.pairs[i, k].value for k in range(len(players)) if k != i}}
            for i, (name, e) in enumerate(zip(found.players, found.overall, strict=True))
        ]  # fmt: skip
        print(json_text.dumps(told_plainly, ensure_ascii=False, indent=1))
        return
    from rich.table import Table

    table = Table(title=f"{plan.games:,} games a pair; the best first", title_justify="left")
    for heading in ("player", "wins against all others", "95% interval", "least", "most"):
        table.add_column(heading, justify="left" if heading == "player" else "right", overflow="fold")
    for i in sorted(range(len(players)), key=lambda i: -found.overall[i].value):
        e, against = found.overall[i], [found.pairs[i, k].value for k in range(len(players)) if k != i]
        table.add_row(
            found.players[i], told(e.figure, e.value), interval(e), f"{min(against):.2%}", f"{max(against):.2%}"
        )
    console().print(table)


# ---------------------------------------------------------------- fit


def fit(asked: Asked, as_json: bool) -> None:
    from rulewright.lab.fit import fit as fitted

    setting = asked.setting()
    asked.plan()
    with patience(complain):
        found = fitted(setting, asked.games, asked.seed)
    if as_json:
        print(json_text.dumps(asdict(found), indent=1))
        return
    from rich.table import Table

    out = console()
    out.print(
        f"{found.positions:,} positions of {found.games:,} games. A weight is what one more of something adds to the log of the "
        f"odds to win, with half of its 95% interval. Forecasts are told in bits a position over games kept apart: to know "
        f"nothing is {found.nothing:.3f}.",
        soft_wrap=True,
    )
    table = Table(title="By stage", title_justify="left")
    for heading in ("", *(str(stage.number) for stage in found.stages)):
        table.add_column(heading, justify="right" if heading else "left")
    table.add_row("positions", *(f"{stage.positions:,}" for stage in found.stages))
    for i, name in enumerate(found.names):
        table.add_row(name, *(f"{stage.weights[i]:.3f} ± {stage.halves[i]:.3f}" for stage in found.stages))
    if any(stage.outlook for stage in found.stages):
        table.add_row(
            "bits, the outlook", *("{:.3f} ± {:.3f}".format(*stage.outlook or (0, 0)) for stage in found.stages)
        )
    table.add_row("bits, as fitted", *("{:.3f} ± {:.3f}".format(*stage.fitted) for stage in found.stages))
    out.print(table)


# ---------------------------------------------------------------- coverage


def coverage(runs: int, games: int, game: str, seed: int) -> None:
    from rulewright.lab.coverage import measured

    if not game:
        raise ValueError("name a game with --game: its runs are compared with what all of them together say")
    found = measured(setting_of(game), runs, games, seed)
    from rich.table import Table

    table = Table(title=f"{found.runs:,} runs of {found.games:,} games", title_justify="left")
    for heading in ("measure", "truth", "intervals that hold it", "95% interval"):
        table.add_column(heading, justify="left" if heading == "measure" else "right", overflow="fold")
    for c in found.covered:
        table.add_row(
            c.figure.name, told(c.figure, c.truth), f"{c.held.share:.1%}", f"{c.held.low:.1%} to {c.held.high:.1%}"
        )
    out = console()
    out.print(table)
    n, alarms = found.runs // 2, found.alarms
    out.print(f"False alarms of lab check: {alarms.count} in {n:,} checks, {alarms.low:.2%} to {alarms.high:.2%}.")
