"""The lab's games: machine code if every player is random, goes by the heuristic or searches, else interpreted. Both play the
same games.

Every seat has its own random stream, and the dice of each move are keyed by its number. So two settings of a game played from the
same seed have the same luck for as long as they can (common random numbers).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rulewright.bots.compiled_search import OVERFULL, Desk, desk, thinker
from rulewright.bots.heuristic import Heuristic
from rulewright.bots.levels import Level
from rulewright.bots.search import Search
from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import mix, pick, random32, sow
from rulewright.kernel.engines.batch import Batch, packed
from rulewright.kernel.engines.counting import VALUES, count_note, room, roomy
from rulewright.kernel.engines.playout import CHOICES, SETUP
from rulewright.kernel.engines.step import (
    FORBIDDEN,
    Records,
    Words,
    fingerprint,
    fingerprint_of,
    lawful,
    settler,
    weights,
)
from rulewright.kernel.engines.worlds import imagination
from rulewright.kernel.game import Game
from rulewright.kernel.measures import END, MEASURES, MOVE, Measure
from rulewright.kernel.rule import Namespace, Vector, rule
from rulewright.kernel.rulebook import Policy
from rulewright.kernel.structs import GameBox, GameState
from rulewright.lab.players import Player, bot_of, place

DICE = 64
"""The branch of a game's seed for its dice, after those for the players."""
APART = 0x9E3779B9
THINGS, OPTIONS, LEAD = 1, 2, 4
"""Optional measurements besides the notes: the things that notes name, the moves available, and who was ahead. The last two take
time."""
QUARTERS = 3
RANDOM, THUMB, SEARCHING = 0, 1, 2
"""How a player chooses: at random, by the rule of thumb, or by search."""


@dataclass(frozen=True)
class Made:
    """A setting ready to play in this process: the game, its box and its players."""

    game: Game
    box: GameBox
    players: tuple[Player, ...]

    @property
    def turns(self) -> int:
        """Games per deal: one if all players are alike, else one for each rotation of the seats."""
        return 1 if len({p.name for p in self.players}) == 1 else len(self.players)

    def seating(self, games: int) -> dict[str, NDArray[np.bool_]]:
        """Where each player sits, by name, game and seat; empty if all players are alike."""
        seats, turn = len(self.players), np.arange(games) % self.turns
        if self.turns == 1:
            return {}
        names = [p.name for p in self.players]
        return {
            name: np.array([[names[(s + t) % seats] == name for s in range(seats)] for t in range(seats)])[turn]
            for name in dict.fromkeys(names)
        }


@dataclass(frozen=True)
class Rows(Batch):
    """Games in the order of their deals, the same from both engines. Counts by seat are flat: kind times seats plus seat."""

    courses: NDArray[np.uint64]
    """A hash of each game's moves, independent of their effects."""
    order: NDArray[np.int8]
    """By seat: 0 for the first to decide, 1 for the second and so on."""
    notes: NDArray[np.int32]
    first: NDArray[np.int32]
    things: NDArray[np.int16]
    verbs: NDArray[np.int32]
    offered: NDArray[np.int32]
    decisions: NDArray[np.int32]
    options: NDArray[np.int64]
    lead_changes: NDArray[np.int32]
    settled: NDArray[np.int32]
    """The move from which a winner stayed ahead to the end."""
    leaders: NDArray[np.int8]
    """The sole leader after a quarter, a half and three quarters of the moves; -1 if there was none."""
    measures: NDArray[np.float64]

    @classmethod
    def empty(cls, game: Game, n: int, asked: int) -> Rows:
        seats, counted, verbs = game.seats[1], room(game), len(game.actions.verbs)
        many = len(counted.things) * VALUES * seats if asked & THINGS else 0
        return cls(
            **vars(Batch.blank(game, n)),
            courses=np.zeros(n, np.uint64),
            order=np.zeros((n, seats), np.int8),
            notes=np.zeros((n, (len(counted.kinds) + 1) * seats), np.int32),
            first=np.zeros((n, len(counted.kinds) + 1), np.int32),
            things=np.zeros((n, many), np.int16),
            verbs=np.zeros((n, verbs * seats), np.int32),
            offered=np.zeros((n, verbs), np.int32),
            decisions=np.zeros(n, np.int32),
            options=np.zeros(n, np.int64),
            lead_changes=np.zeros(n, np.int32),
            settled=np.zeros(n, np.int32),
            leaders=np.full((n, QUARTERS), -1, np.int8),
            measures=np.zeros((n, len(measures_of(game)) * seats)),
        )

    def __len__(self) -> int:
        return len(self.moves)

    def digest(self, start: int) -> NDArray[np.uint64]:
        """Sums over the games that do not depend on their order: two over their results, and two over the moves alone. `start` is
        the number of the first game."""
        index, found = np.arange(len(self), dtype=np.uint64) + np.uint64(start % 2**64), list[np.uint64]()
        with np.errstate(over="ignore"):
            for values in (self.prints, self.courses):
                x = (values ^ (index * np.uint64(0x9E3779B97F4A7C15))) * np.uint64(0xBF58476D1CE4E5B9)
                x ^= x >> np.uint64(31)
                y = (x + index) * np.uint64(0x94D049BB133111EB)
                y ^= y >> np.uint64(29)
                found += [x.sum(dtype=np.uint64), y.sum(dtype=np.uint64)]
        return np.array(found, np.uint64)


@rule
def key_dice(rng: Vector[int], dice: Vector[int], move: int) -> None:
    """Seed the dice of a move: each move has its own place on the stream of its game."""
    rng[0] = mix((dice[0] + APART * move) & 0xFFFFFFFF)
    rng[1] = dice[1]


@rule
def further(course: int, action: int) -> int:
    """Extend the hash of the moves so far by one move."""
    return (course * 0x2545F491 + action + 1) & 0xFFFFFFFF


# ---------------------------------------------------------------- a game's own measures


@cache
def measures_of(game: Game, *at: str) -> tuple[Measure, ...]:
    """The measures that the game's module `measures` declares for these times, in its order; by default those at the end and at
    moves."""
    package = game.state.__module__.rpartition(".")[0]
    if not package or not hasattr(import_module(package), "__path__") or not find_spec(f"{package}.measures"):
        return ()
    found = list[Measure]()
    for declared in vars(import_module(f"{package}.measures")).values():
        if isinstance(declared, tuple):
            found += (m for m in declared if isinstance(m, Measure))
        elif callable(declared) and declared in MEASURES:
            found.append(MEASURES[declared])
    return tuple(m for m in found if m.at in (at or (END, MOVE)))


@cache
def sampler(game: Game, at: str) -> Callable[..., None]:
    """The rule `sample(s, box, seats, out)`, which adds the current value of each measure for every seat."""
    lines = ["def sample(s, box, seats, out):", "    for seat in range(box.seats):", "        pass"]
    space: Namespace = {"__name__": __name__}
    asked = measures_of(game) if at in (END, MOVE) else measures_of(game, at)
    for i, m in enumerate(asked):
        if m.at == at:
            space[f"m{i}"] = m.ask
            which = "" if m.which is None else f", {m.which}"
            lines.append(f"        out[{i} * seats + seat] += m{i}(s, box, seat{which})")
    exec(compile("\n".join(lines), f"<measures of {game.name} at {at}>", "exec"), space)
    made: Callable[..., None] = space["sample"]
    made.__qualname__ = f"sample_{game.name}_{at}"
    return rule(made)


# ---------------------------------------------------------------- compiled


@dataclass(frozen=True)
class Seating:
    """The players of a setting as compiled code reads them."""

    manners: NDArray[np.uint8]
    """By player: RANDOM, THUMB or SEARCHING."""
    bans: NDArray[np.uint8]
    forbidden: NDArray[np.uint8]
    gifts: NDArray[np.int64]
    """Player, seat, offset, width, operation, value, highest."""
    weights: NDArray[np.int64]
    """By player: the weights of its heuristic; empty if the game declares none."""
    blind: NDArray[np.uint8]
    """By player: whether anything is hidden from it."""
    unseen: NDArray[np.int64]
    """Player, offset, count, width, lowest, highest, empty."""

    @classmethod
    def of(cls, it: Made) -> Seating:
        game, box, players = it.game, it.box, it.players
        forbidden = np.zeros((len(players), game.actions.size), np.uint8)
        gifts = list[list[int]]()
        for i, p in enumerate(players):
            forbidden[i, list(p.forbidden)] = 1
            for g in p.gifts:
                number, places = place(game, g.steps)
                gifts += [
                    [i, seat, places[seat], number.size, g.operation, g.value, g.high] for seat in range(len(players))
                ]
        return cls(
            np.array([SEARCHING if p.search else p.bot == Heuristic.name for p in players], np.uint8),
            np.array([bool(p.forbidden) for p in players], np.uint8),
            forbidden,
            np.array(gifts, np.int64).reshape(-1, 7),
            np.array([weights_of(game, box, p) for p in players], np.int64).reshape(len(players), -1),
            np.array([bool(p.blind) for p in players], np.uint8),
            np.array(
                [[i, b.at, b.many, b.width, b.low, b.high, b.empty] for i, p in enumerate(players) for b in p.blind],
                np.int64,
            ).reshape(-1, 7),
        )


def weights_of(game: Game, box: GameBox, p: Player) -> list[int]:
    """The weights of a player's heuristic, in the order in which the game reads them."""
    return [*({**game.play.weights(box), **dict(p.weights)}).values()] if game.play.weights else []


@cache
def thumb_of(game: Game) -> Callable[..., int]:
    """The heuristic with a player's own weights, which are ignored if the game declares none."""
    policy, advised = game.play.policy, game.play.advised

    @rule
    def by_policy(s: GameState, box: GameBox, seat: int, stream: Vector[int], weights: Vector[int]) -> int:
        return int(policy(s, box, seat, stream))

    return advised or by_policy


@rule
def hide(raw: Vector[int], who: int, unseen: NDArray[np.int64]) -> None:
    """Blank the values hidden from a player, in the bytes of its view."""
    for i in range(unseen.shape[0]):
        if unseen[i, 0] == who:
            width, empty = unseen[i, 3], unseen[i, 6]
            for k in range(unseen[i, 2]):
                at, value = unseen[i, 1] + k * width, 0
                for j in range(width):
                    value |= int(raw[at + j]) << (8 * j)
                if empty < 0 and value >> (8 * width - 1) != 0:
                    value -= 1 << (8 * width)
                if unseen[i, 4] <= value <= unseen[i, 5]:
                    for j in range(width):
                        raw[at + j] = (empty >> (8 * j)) & 255


@rule
def follow_lead(leads: Vector[int], moves: int, places: Vector[int], out: Vector[int]) -> None:
    """From the leader before each move: how often the lead changed, and from when on a winner had it."""
    last, changes, since = -1, 0, 0
    for i in range(moves):
        now = leads[i]
        if now >= 0:
            if last >= 0 and now != last:
                changes += 1
            last = now
        if now < 0 or places[now] != 1:
            since = i + 1
    out[0], out[1] = changes, since


@rule
def ahead(values: Vector[int] | Vector[float], seats: int) -> int:
    """The seat with the highest value; -1 if it is tied."""
    best = 0
    for i in range(1, seats):
        if values[i] > values[best]:
            best = i
    for i in range(seats):
        if i != best and values[i] == values[best]:
            return -1
    return best


@cache
def leading(game: Game) -> Callable[..., int]:
    """The rule that returns who is ahead: by the game's outlook where it has one, else by points."""
    outlook, score, foresees = game.play.outlook, game.rules.score, game.play.foresees

    @rule
    def leader(s: GameState, box: GameBox, scores: NDArray[np.int64], values: Vector[float]) -> int:
        if foresees:
            for i in range(box.seats):
                values[i] = 0.0
            outlook(s, box, values)
            return ahead(values, box.seats)
        for i in range(scores.shape[0]):
            scores[i] = 0
        score(s, box, scores)
        return ahead(scores, box.seats)

    return leader


Memory = tuple[NDArray[np.int32], NDArray[np.float64]]
"""Space for moves, and for how promising each looks."""


@cache
def replacing(game: Game) -> Callable[..., int]:
    """The rule that chooses another move for a player whose preferred one is forbidden."""
    offers, legal, appeal, ordered = game.rules.offers, lawful(game), game.play.appeal, game.play.own_appeal

    @rule
    def other(
        s: GameState,
        box: GameBox,
        seat: int,
        wanted: int,
        banned: Vector[int],
        thumb: int,
        lot: Vector[int],
        memory: Memory,
    ) -> int:
        allowed, appeals = memory
        n = 0
        for k in range(offers(s, box, seat)):
            action = legal(s, box, seat, k)
            if action != FORBIDDEN and banned[action] == 0:
                allowed[n] = action
                n += 1
        if n == 0:
            return wanted
        if not ordered or thumb == 0:
            return int(allowed[pick(lot, n)])
        for i in range(n):
            appeals[i] = 0.0
        appeal(s, box, seat, allowed, n, appeals)
        best = 0
        for i in range(1, n):
            if appeals[i] > appeals[best]:
                best = i
        return int(allowed[best])

    return other


@rule
def think_nothing(desk: int, who: int, seat: int, lot: Vector[int], banned: Vector[int], restricted: bool) -> int:
    """Stands for the search where nobody searches."""
    return FORBIDDEN


@rule
def look_nowhere(desk: int, s: GameState, box: GameBox, seat: int, who: int, unseen: NDArray[np.int64]) -> None:
    """Stands for the look at a view where nobody searches."""


@cache
def looking(game: Game) -> Callable[..., None]:
    """The rule that lays a player's view on its desk."""
    look = imagination(game)[0]

    @rule
    def lay(desk: Desk, s: GameState, box: GameBox, seat: int, who: int, unseen: NDArray[np.int64]) -> None:
        look(desk.states[0], s, box, seat)
        hide(desk.raw[0], who, unseen)

    return lay


@cache
def entry(game: Game, searching: bool = False) -> Callable[..., int]:
    """The compiled entry point that plays the lab's games, and returns how many it has played: all, unless a search had too
    little memory."""
    rules, bound, legal = game.rules, game.bound, lawful(game)
    setup, waiting, choose, apply, ending = rules.setup, rules.waiting, rules.choose, rules.apply, rules.ending
    offers, check, settle = rules.offers, rules.check, settler(game)
    thumb, secrets, state_words = thumb_of(game), game.has_secrets, game.state.itemsize() // 8
    look, other, leader = imagination(game)[0], replacing(game), leading(game)
    at_end, at_move = sampler(game, END), sampler(game, MOVE)
    think, lay = (thinker(game), looking(game)) if searching else (think_nothing, look_nowhere)

    def run(
        states: Records, words: Words, raw: Words, box: Records, deal: int, turns: int, asked: int, table: tuple[Any, ...],
        desk: Any, scratch: tuple[Any, ...], out: tuple[Any, ...]
    ) -> int:  # fmt: skip
        manners, bans, forbidden, gifts, by, blind, unseen = table
        streams, lot, dice, leads, values, verb_of, seen, weight, memory, found = scratch
        (moves_of, endings, scores, places, prints, courses, order, notes, first, things, verbs, offered, decisions,
         options, lead_changes, settled, leaders, measures) = out  # fmt: skip
        s, view, printed = states[0], states[1], box[0]
        seats, many = int(printed.seats), scores.shape[1]
        count_note(s, 0, 0, -1, -1)
        for g in range(moves_of.shape[0]):
            seed, turn = deal + g // turns, g % turns
            for i in range(state_words):
                words[0, i] = 0
            for i in range(s.lab_notes.shape[0]):
                s.lab_notes[i] = 0
            for i in range(s.lab_first.shape[0]):
                s.lab_first[i] = 0
            if asked & THINGS:
                for i in range(s.lab_things.shape[0]):
                    s.lab_things[i] = 0
            s.lab_mover, s.lab_move = 0, 0
            sow(dice, seed, DICE)
            sow(s.rng, seed, SETUP)
            setup(s, printed)
            for i in range(gifts.shape[0]):
                if (gifts[i, 1] + turn) % seats == gifts[i, 0]:
                    at, width, before = gifts[i, 2], gifts[i, 3], 0
                    for k in range(width):
                        before |= int(raw[0, at + k]) << (8 * k)
                    if gifts[i, 4] == 0:
                        after = gifts[i, 5]
                    elif gifts[i, 4] == 1:
                        after = min(before + gifts[i, 5], gifts[i, 6])
                    else:
                        after = min(before | gifts[i, 5], gifts[i, 6])
                    for k in range(width):
                        raw[0, at + k] = (after >> (8 * k)) & 255
            for seat in range(seats):
                sow(streams[seat], seed, CHOICES + seat)
            moves, came, arrived, made, course = 0, 0, 0, verbs[g], 0
            while ending(s) == 0:
                seat = lowest(waiting(s))
                who = seat + turn  # division is slow
                if who >= seats:
                    who -= seats
                s.lab_mover, s.lab_move = seat, moves
                if not (came >> seat) & 1:
                    came |= 1 << seat
                    order[g, seat] = arrived
                    arrived += 1
                if asked & LEAD and seats > 1:
                    leads[moves] = leader(s, printed, scores[g], values)
                if asked & OPTIONS:
                    n = 0
                    for k in range(offers(s, printed, seat)):
                        action = legal(s, printed, seat, k)
                        if action != FORBIDDEN:
                            n += 1
                            if seen[verb_of[action]] != moves + 1:
                                seen[verb_of[action]] = moves + 1
                                offered[g, verb_of[action]] += 1
                    options[g] += n
                    if n > 1:
                        decisions[g] += 1
                at_move(s, printed, many, measures[g])
                lot[0] = random32(streams[seat])
                lot[1] = streams[seat, 1]
                if manners[who] == RANDOM:
                    action = choose(s, printed, seat, lot)
                elif manners[who] == SEARCHING:
                    lay(desk, s, printed, seat, who, unseen)
                    action = think(desk, who, seat, lot, forbidden[who], bans[who] != 0)
                    if action == OVERFULL:
                        return g
                    if blind[who] != 0 and action >= 0 and check(s, printed, seat, action) != 0:
                        action = choose(s, printed, seat, lot)
                elif secrets or blind[who] != 0:
                    look(view, s, printed, seat)
                    hide(raw[1], who, unseen)
                    action = int(thumb(view, printed, seat, lot, by[who]))
                    if blind[who] != 0 and action >= 0 and check(s, printed, seat, action) != 0:
                        action = choose(s, printed, seat, lot)
                else:
                    action = int(thumb(s, printed, seat, lot, by[who]))
                if action < 0 or moves == bound:
                    moves = -1 - moves
                    break
                if bans[who] != 0 and forbidden[who, action] != 0 and manners[who] != SEARCHING:
                    action = other(s, printed, seat, action, forbidden[who], manners[who], lot, memory)
                made[verb_of[action] * many + seat] += 1
                course = further(course, action)
                key_dice(s.rng, dice, moves)
                apply(s, printed, seat, action)
                moves += 1
            if asked & OPTIONS:
                for i in range(seen.shape[0]):
                    seen[i] = 0
            moves_of[g], courses[g] = moves, course
            endings[g] = settle(s, printed, scores[g], places[g])
            prints[g] = fingerprint(words[0], weight, endings[g], scores[g], places[g])
            for seat in range(seats):
                if not (came >> seat) & 1:
                    order[g, seat] = arrived
                    arrived += 1
            if asked & LEAD and seats > 1 and moves > 0:
                follow_lead(leads, moves, places[g], found)
                lead_changes[g], settled[g] = found[0], found[1]
                for q in range(leaders.shape[1]):
                    leaders[g, q] = leads[moves * (q + 1) // 4]
            for i in range(measures.shape[1]):
                measures[g, i] /= max(1, moves)
            at_end(s, printed, many, measures[g])
            for i in range(notes.shape[1]):
                notes[g, i] = s.lab_notes[i]
            for i in range(first.shape[1]):
                first[g, i] = s.lab_first[i]
            for i in range(things.shape[1]):
                things[g, i] = s.lab_things[i]
        return int(moves_of.shape[0])

    from rulewright.kernel.engines.compiled import compile_entry

    return compile_entry(game, run)


def play_compiled(it: Made, deals: range, asked: int = 0) -> Rows | None:
    """Play the deals in machine code; None if a search grew too large for it."""
    game, turns = it.game, it.turns
    rows = Rows.empty(game, len(deals) * turns, asked)
    kind, table = roomy(game), Seating.of(it)
    states = np.zeros(2, kind)
    seats, verbs = game.seats[1], len(game.actions.verbs)
    scratch = (
        np.zeros((seats, 2), np.uint32),
        np.zeros(2, np.uint32),
        np.zeros(2, np.uint32),
        np.zeros(game.bound + 2 if asked & LEAD else 1, np.int8),
        np.zeros(seats),
        verb_numbers(game),
        np.zeros(verbs, np.int64),
        weights(game.state, seats),
        (np.zeros(game.actions.size, np.int32), np.zeros(game.actions.size)),
        np.zeros(2, np.int64),
    )
    words = states.view(np.uint64).reshape(2, -1)
    raw = states.view(np.uint8).reshape(2, -1)
    told, out = (tuple(vars(each).values()) for each in (table, rows))
    searches = [p.search for p in it.players]
    memory = desk(game, it.box, searches) if any(searches) else 0
    run = entry(game, any(searches))
    if run(states, words, raw, packed(it.box), deals.start, turns, asked, told, memory, scratch, out) < len(rows):
        return None
    rows.checked(game, deals.start)
    return rows


@cache
def verb_numbers(game: Game) -> NDArray[np.int64]:
    """The index of each move's verb."""
    found = np.zeros(max(1, game.actions.size), np.int64)
    for i, v in enumerate(game.actions.verbs):
        found[v.first : v.first + v.size] = i
    return found


# ---------------------------------------------------------------- interpreted


def play_interpreted(it: Made, deals: range, asked: int = 0) -> Rows:
    """Play the same games in plain Python, with bots of any kind."""
    game, box, players, turns = it.game, it.box, it.players, it.turns
    seats, many = int(box.seats), game.seats[1]
    rows = Rows.empty(game, len(deals) * turns, asked)
    counts, verb_of, leader = room(game).blank(), verb_numbers(game), leading(game)
    at_end, at_move = sampler(game, END), sampler(game, MOVE)
    choosers, settle = [chooser(game, box, p) for p in players], settler(game)
    scores, places = [0] * many, [0] * many
    for g in range(len(rows)):
        turn = g % turns
        counts.wipe()
        counts.lab_mover = counts.lab_move = 0
        s, dice, streams = dealt(it, deals.start + g // turns, turn, counts)
        moves, course, arrived, leads = 0, 0, list[int](), list[int]()
        while not game.rules.ending(s):
            seat = lowest(game.rules.waiting(s))
            counts.lab_mover, counts.lab_move = seat, moves
            if seat not in arrived:
                arrived.append(seat)
            if asked & LEAD and seats > 1:
                leads.append(int(leader(s, box, np.zeros(many, np.int64), np.zeros(many))))
            if asked & OPTIONS:
                legal = [a for a in game.legal(s, box, seat) if a not in game.actions.concessions()]
                rows.options[g] += len(legal)
                rows.decisions[g] += len(legal) > 1
                for verb in {int(verb_of[a]) for a in legal}:
                    rows.offered[g, verb] += 1
            at_move(s, box, many, rows.measures[g])
            lot = [random32(streams[seat]), streams[seat][1]]
            s.ear = None
            action = choosers[(seat + turn) % seats](s, box, seat, lot)
            s.ear = counts
            if action < 0 or moves == game.bound:
                moves = -1 - moves
                break
            rows.verbs[g, verb_of[action] * many + seat] += 1
            course = further(course, action)
            key_dice(s.rng, dice, moves)
            game.rules.apply(s, box, seat, action)
            moves += 1
        end = settle(s, box, scores, places)
        rows.moves[g], rows.courses[g] = moves, course
        rows.endings[g], rows.scores[g], rows.places[g] = end, scores, places
        rows.prints[g] = fingerprint_of(s, end, scores, places)
        arrived += [seat for seat in range(seats) if seat not in arrived]
        rows.order[g, :seats] = [arrived.index(seat) for seat in range(seats)]
        if leads and moves > 0:
            found = [0, 0]
            follow_lead(leads, moves, rows.places[g], found)
            rows.lead_changes[g], rows.settled[g] = found
            rows.leaders[g] = [leads[moves * (q + 1) // 4] for q in range(rows.leaders.shape[1])]
        rows.measures[g] /= max(1, moves)
        at_end(s, box, many, rows.measures[g])
        rows.notes[g], rows.first[g] = counts.lab_notes, counts.lab_first
        if asked & THINGS:
            rows.things[g] = counts.lab_things[: rows.things.shape[1]]
    rows.checked(game, deals.start)
    return rows


def dealt(it: Made, seed: int, turn: int, ear: Any) -> tuple[Any, list[int], list[list[int]]]:
    """A game set up, with everybody's gifts; the stream of its dice, and of each seat's choices."""
    s: Any = it.game.state()
    s.ear = ear
    sow(s.rng, seed, SETUP)
    it.game.rules.setup(s, it.box)
    seats = int(it.box.seats)
    for seat in range(seats):
        for gift in it.players[(seat + turn) % seats].gifts:
            gift.give(s, seat)
    dice, *streams = [[0, 0] for _ in range(seats + 1)]
    sow(dice, seed, DICE)
    for seat in range(seats):
        sow(streams[seat], seed, CHOICES + seat)
    return s, dice, streams


def chooser(game: Game, box: GameBox, p: Player) -> Policy:
    """A player's choice function: the same as in compiled code, or its bot's."""
    banned = np.zeros(game.actions.size, np.uint8)
    banned[list(p.forbidden)] = 1
    heuristic, other, weights = p.bot == Heuristic.name, replacing(game), weights_of(game, box, p)
    bot, by = None if p.plain else bot_of(p.bot, game), thumb_of(game)
    memory = (np.zeros(game.actions.size, np.int32), np.zeros(game.actions.size))

    def wanted(s: GameState, view: GameState, seat: int, lot: list[int]) -> int:
        if bot is not None:
            return bot.choose(game, view, box, seat, lot)
        return int(by(view, box, seat, lot, weights) if heuristic else game.rules.choose(s, box, seat, lot))

    def choose(s: GameState, box: GameBox, seat: int, lot: list[int]) -> int:
        view = s if bot is None and not heuristic else game.view(s, box, seat)
        for each in p.blind:
            each.hide(view)
        action = wanted(s, view, seat, lot)
        if p.blind and action >= 0 and game.rules.check(s, box, seat, action):
            action = game.rules.choose(s, box, seat, lot)
        if action < 0 or not banned[action]:
            return action
        if bot is None:
            return other(s, box, seat, action, banned, int(heuristic), lot, memory)
        search = bot.search(game) if isinstance(bot, Level) and not game.solver else bot
        if isinstance(search, Search):
            tried = [e.action for e in search.advise(game, view, box, seat, lot) if not banned[e.action]]
            return tried[0] if tried else action
        return other(s, box, seat, action, banned, 0, lot, memory)

    return choose
