"""Golden playthroughs: for each way a game can end and each number of seats the shortest game found, told line by line.

`python -m tests.conformance.goldens [GAME ...]` finds those that are missing. `--anew` finds all again, which is wanted when
play has changed: then the game's version changes too, and the new goldens are read before they are kept. `--retell` keeps
the games and rewrites how they are told, for when only words have changed.

Games are looked for with all options, by random play, by the game's rule of thumb and, for endings that nobody stumbles
into, by search. What only a person would play is scripted: see `Script`. The first line of a golden says how it was found.
"""

from __future__ import annotations

import argparse
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

from rulewright.games import address
from rulewright.kernel import Game
from rulewright.kernel.engines.step import fingerprint_of
from rulewright.laws.cases import cases, seat_counts
from rulewright.match import Match, Refused
from tests.conformance.cases import found_games

FOLDER = Path(__file__).parents[1] / "goldens"
"""The folder of the goldens, unless a game has tests in its own folder."""
TRIES, SEARCHED = 1000, 12
"""How many games are tried by random play and by the heuristic, and how many by search for an ending still missing."""
SEARCH = "search:400"


@dataclass(frozen=True)
class Golden:
    """One whole game: how it was set up and found, and its moves as (seat, number)."""

    game: Game
    seats: int
    seed: int
    how: str
    moves: tuple[tuple[int, int], ...]
    options: Mapping[str, int | str] = field(default_factory=dict, hash=False)

    def begin(self) -> Match:
        return Match(self.game, self.seats, self.options, seed=self.seed)

    def tell(self) -> Iterator[str]:
        """The game step by step: each move as text, its number and the resulting state, then all notes and their recipients."""
        match, said = self.begin(), 0
        chosen = "".join(f", {name}={value}" for name, value in self.options.items())
        yield f"{self.game.name} {self.game.version}, {seated(self.seats)}, seed {self.seed}{chosen}: {self.how}"
        for move in (None, *self.moves):
            if move:
                made = match.play(*move)
                yield f"{match.number}. {match.names[move[0]]}: {made.label} [{made.code}] {short(match)}"
            for told in match.told[said:]:
                yield f"    {'' if told.listener < 0 else match.names[told.listener] + ' alone: '}{told}"
            said = len(match.told)
        assert match.ending is not None, "the game goes on"
        yield f"{match.ending.name}: {match.ending.about}; scores {match.scores}, places {match.places}"
        yield from (line.rstrip() for line in match.board(-1).splitlines())

    @classmethod
    def read(cls, game: Game, text: str) -> Golden:
        """Parse a golden from its file."""
        first, *lines = text.splitlines()
        found = re.fullmatch(r"(\S+) (\S+), (\d+) seats?, seed (\d+)((?:, \w+=[^:,]+)*): (.*)", first)
        if not found:
            raise ValueError(f"it does not say what it is: {first}")
        name, version, seats, seed, chosen, how = found.groups()
        if (name, version) != (game.name, game.version):
            raise ValueError(
                f"it is of {name} {version}, and this is {game.name} {game.version}: make the goldens anew"
            )
        options = game.chosen(dict(re.findall(r", (\w+)=([^:,]+)", chosen)), int(seats)) if chosen else {}
        given = {key: value for key, value in options.items() if f", {key}=" in chosen}
        moves = [_MOVE.fullmatch(line) for line in lines]
        return cls(game, int(seats), int(seed), how, tuple((int(m[2]) - 1, int(m[3])) for m in moves if m), given)

    @property
    def place(self) -> Path:
        match = self.begin()
        for move in self.moves:
            match.play(*move)
        assert match.ending is not None
        return place_for(self.game) / f"{self.seats}-{match.ending.name.replace(' ', '-')}.txt"

    def write(self) -> None:
        path = self.place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(self.tell()) + "\n", "utf-8")
        print(path)


_MOVE = re.compile(r"(\d+)\. Player (\d+): .* \[(\d+)\] ([0-9a-f]{8})")
_ENDING = re.compile(r"([^:]+): .*; (scores \[.*\], places \[.*\])")


def played(lines: Iterable[str]) -> list[tuple[str, ...]]:
    """What was played, of a golden's lines: the moves with the states after them, and the ending with its scores."""
    return [found.groups() for line in lines if (found := _MOVE.fullmatch(line) or _ENDING.fullmatch(line))]


def changed(game: Game, path: Path) -> str:
    """Where a game differs from its golden, whether in play or only in words, and what renews it; empty if it does not."""
    text, now, why = path.read_text("utf-8"), list[str](), ""
    try:
        for line in Golden.read(game, text).tell():
            now.append(line)
    except (Refused, AssertionError) as e:
        why = f" ({e})"
    was = text.splitlines()
    at = next((n for n, (a, b) in enumerate(zip_longest(was, now), 1) if a != b), 0)
    if not at:
        return ""
    renew = f"run python -m tests.conformance.goldens --{{}} {address(game)}"
    if played(was) == played(now):
        return f"{path.name}, line {at}: words have changed; {renew.format('retell')}"
    return f"{path.name}, line {at}: play has changed{why}; raise the version and {renew.format('anew')}"


def seated(seats: int) -> str:
    return f"{seats} seat{'s' if seats > 1 else ''}"


def short(match: Match) -> str:
    """A short hash of the whole state."""
    return f"{fingerprint_of(match.state) >> 32:08x}"


# ---------------------------------------------------------------- finding games

Choose = Callable[[Match, int, Random], int]


def by_chance(match: Match, seat: int, random: Random) -> int:
    concessions = set(match.game.actions.concessions())
    return random.choice([a for a in match.game.legal(match.state, match.box, seat) if a not in concessions])


def by_bot(name: str) -> Choose:
    def choose(match: Match, seat: int, random: Random) -> int:
        from rulewright.bots.registry import find_experiment

        bot, words = find_experiment(name, match.game), [random.getrandbits(32), random.getrandbits(32)]
        return bot.choose(match.game, match.view(seat), match.box, seat, words)

    return choose


class Finder:
    """Keeps the shortest game for each ending and for each number of seats."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.best: dict[str | int, Golden] = {}
        self.lengths: dict[str | int, int] = {}

    @property
    def missing(self) -> list[str | int]:
        wanted: list[str | int] = [*(e.name for e in self.game.endings), *seat_counts(self.game)]
        return [key for key in wanted if key not in self.best]

    def hopeless(self, match: Match) -> bool:
        """Whether this game is already longer than every game it could replace."""
        keys: list[str | int] = [match.seats, *(e.name for e in self.game.endings)]
        return all(len(match.told) + match.number >= self.lengths.get(key, 10**9) for key in keys)

    def keep(self, match: Match, how: str, seed: int, options: Mapping[str, int | str]) -> None:
        assert match.ending is not None
        moves = tuple((made["seat"], made["code"]) for made in match.made)
        length = len(match.told) + len(moves)
        conceded = self.game.actions.of(moves[-1][1]).concede
        for key in (match.ending.name,) if conceded else (match.ending.name, match.seats):
            if length < self.lengths.get(key, 10**9):
                self.best[key] = Golden(self.game, match.seats, seed, how, moves, options)
                self.lengths[key] = length

    def look(self, how: str, choose: Choose, tries: int) -> None:
        """Play `tries` games, cycling through all cases; at odd seeds a player may concede early, if that is a move."""
        found = cases(self.game)
        for seed in range(tries):
            case, random = found[seed // 2 % len(found)], Random(seed)
            match = Match(self.game, case.seats, case.options, seed=seed)
            stop = random.randrange(1, 8) if seed % 2 else self.game.bound
            while not match.over and not self.hopeless(match):
                seat = random.choice(match.waiting)
                out = [a for a in self.game.actions.concessions() if match.number >= stop]
                out = [a for a in out if self.game.rules.check(match.state, match.box, seat, a) == 0]
                match.play(seat, out[0] if out else choose(match, seat, random))
            if match.over:
                self.keep(match, how, seed, case.options)


@dataclass(frozen=True)
class Script:
    """A hand-written game, for endings that no bot finds: in `scripts.toml` beside the goldens.

    [[script]]
    seats = 1
    seed = 3
    options = { level = 2 }
    moves = ["drop column=3", "2: drop column=0", "stand up"]

    A move is a verb with its arguments, by the lowest seat that may decide unless another is named (counted from 1).
    """

    seats: int
    seed: int
    moves: list[str]
    options: dict[str, int | str] = field(default_factory=dict)

    def play(self, game: Game) -> Match:
        match = Match(game, self.seats, self.options, seed=self.seed)
        for text in self.moves:
            found = re.fullmatch(r"(?:(\d+): )?(.*?)((?: \w+=\d+)*)", text)
            assert found
            numbers = {key: int(n) for key, n in (word.split("=") for word in found[3].split())}
            match.play(int(found[1]) - 1 if found[1] else match.waiting[0], game.actions.encode(found[2], **numbers))
        if not match.over:
            raise ValueError(f"{game.name}: the script of {len(self.moves)} moves does not end the game")
        return match


def place_for(game: Game) -> Path:
    """The folder of a game's goldens: in its own tests, if it has any."""
    own = game.home / "tests"
    return own / "goldens" if own.is_dir() else FOLDER / game.name


def scripts(game: Game) -> list[Script]:
    path = place_for(game) / "scripts.toml"
    said: dict[str, Any] = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    return [Script(**script) for script in said.get("script", ())]


def find(game: Game) -> list[Golden]:
    """The shortest games, one for each ending and for each number of seats; a game may be both."""
    finder = Finder(game)
    for script in scripts(game):
        finder.keep(script.play(game), "by hand", script.seed, script.options)
    finder.look("by chance", by_chance, TRIES)
    if game.play.own_policy:
        finder.look("by the rule of thumb", by_bot("heuristic"), TRIES)
    if finder.missing:
        finder.look("by search", by_bot(SEARCH), SEARCHED)
    if finder.missing:
        raise SystemExit(
            f"{game.title}: no game was found for {', '.join(map(str, finder.missing))}: "
            f"add one to {place_for(game) / 'scripts.toml'}"
        )
    return list(dict.fromkeys(finder.best.values()))


def kept(game: Game) -> list[Path]:
    return sorted(place_for(game).glob("*.txt"))


def lacking(game: Game) -> list[str]:
    """The endings and numbers of seats without a golden."""
    names = [path.stem.split("-", 1) for path in kept(game)]
    endings = {e.name for e in game.endings if e.name.replace(" ", "-") not in {ending for _, ending in names}}
    return sorted(endings) + [seated(n) for n in seat_counts(game) if str(n) not in {seats for seats, _ in names}]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.goldens", description=__doc__)
    parser.add_argument("games", nargs="*", help="names of games, or folders")
    parser.add_argument("--anew", action="store_true", help="find all of them again")
    parser.add_argument("--retell", action="store_true", help="keep the games, and write down anew how they are told")
    asked = parser.parse_args()
    for game in found_games(tuple(asked.games)):
        if asked.retell:
            for path in kept(game):
                first, rest = path.read_text("utf-8").split("\n", 1)
                current = re.sub(r"^\S+ [^\s,]+", f"{game.name} {game.version}", first)
                Golden.read(game, f"{current}\n{rest}").write()
        elif asked.anew or lacking(game):
            for path in kept(game):
                path.unlink()
            for golden in find(game):
                golden.write()


if __name__ == "__main__":
    main()
