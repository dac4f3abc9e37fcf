"""The lab's games in machine code: players that move at random, follow the heuristic or search."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulewright.bots.compiled_search import OVERFULL, Workspace, thinker, workspace
from rulewright.bots.heuristic import Heuristic
from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import random32, sow
from rulewright.kernel.engines.batch import packed
from rulewright.kernel.engines.counting import count_note, roomy
from rulewright.kernel.engines.playout import CHOICES, SETUP
from rulewright.kernel.engines.step import FORBIDDEN, Records, Words, fingerprint, lawful, settler, weights
from rulewright.kernel.engines.worlds import imagination
from rulewright.kernel.game import Game
from rulewright.kernel.measures import END, MOVE
from rulewright.kernel.rule import Vector, rule
from rulewright.kernel.structs import GameBox, GameState
from rulewright.lab.players import place
from rulewright.lab.playing import (
    DICE,
    LEAD,
    OPTIONS,
    THINGS,
    Made,
    Rows,
    follow_lead,
    further,
    key_dice,
    leading,
    replacing,
    sampler,
    thumb_of,
    verb_numbers,
    weights_of,
)

RANDOM, THUMB, SEARCHING = 0, 1, 2
"""How a player chooses: at random, by the rule of thumb, or by search."""


class Seating(NamedTuple):
    """The players of a setting as compiled code reads them."""

    turns: int
    """Games per deal."""
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
            it.turns,
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
def think_nothing(workspace: int, who: int, seat: int, lot: Vector[int], banned: Vector[int], restricted: bool) -> int:
    """Stands for the search where nobody searches."""
    return FORBIDDEN


@rule
def look_nowhere(workspace: int, s: GameState, box: GameBox, seat: int, who: int, unseen: NDArray[np.int64]) -> None:
    """Stands for the look at a view where nobody searches."""


@cache
def looking(game: Game) -> Callable[..., None]:
    """The rule that lays a player's view on its workspace."""
    look = imagination(game)[0]

    @rule
    def lay(workspace: Workspace, s: GameState, box: GameBox, seat: int, who: int, unseen: NDArray[np.int64]) -> None:
        look(workspace.states[0], s, box, seat)
        hide(workspace.raw[0], who, unseen)

    return lay


class Memory(NamedTuple):
    """Two states, the game's and a player's view, with their words and bytes, and the box."""

    states: Records
    words: Words
    raw: NDArray[np.uint8]
    box: Records


class Scratch(NamedTuple):
    """Working memory of the games, valid only within one."""

    streams: NDArray[np.uint32]
    lot: NDArray[np.uint32]
    dice: NDArray[np.uint32]
    leads: NDArray[np.int8]
    """Before each move, who was ahead."""
    values: NDArray[np.float64]
    verb_of: NDArray[np.int64]
    seen: NDArray[np.int64]
    """By verb: the number of the last decision that offered it."""
    weight: NDArray[np.uint64]
    spare: tuple[NDArray[np.int32], NDArray[np.float64]]
    found: NDArray[np.int64]
    searches: Any
    """The workspace of the players that search, or 0."""

    @classmethod
    def blank(cls, it: Made, asked: int) -> Scratch:
        game, seats, actions = it.game, it.game.seats[1], it.game.actions
        searches = [p.search for p in it.players]
        return cls(
            np.zeros((seats, 2), np.uint32),
            np.zeros(2, np.uint32),
            np.zeros(2, np.uint32),
            np.zeros(game.bound + 2 if asked & LEAD else 1, np.int8),
            np.zeros(seats),
            verb_numbers(game),
            np.zeros(len(actions.verbs), np.int64),
            weights(game.state, seats),
            (np.zeros(actions.size, np.int32), np.zeros(actions.size)),
            np.zeros(2, np.int64),
            workspace(game, it.box, searches) if any(searches) else 0,
        )


@cache
def entry(game: Game, searching: bool = False) -> Callable[..., int]:
    """The compiled entry point that plays the lab's games, and returns how many it has played: all, unless a search had too
    little memory.

    It is one long function on purpose: divided into smaller rules, random games took up to three times as long, and giving the
    gifts in a rule of its own alone slowed searching players by a tenth.
    """
    rules, bound, legal = game.rules, game.bound, lawful(game)
    setup, waiting, choose, apply, ending = rules.setup, rules.waiting, rules.choose, rules.apply, rules.ending
    offers, check, settle = rules.offers, rules.check, settler(game)
    thumb, secrets, state_words = thumb_of(game), game.has_secrets, game.state.itemsize() // 8
    look, other, leader = imagination(game)[0], replacing(game), leading(game)
    at_end, at_move = sampler(game, END), sampler(game, MOVE)
    think, lay = (thinker(game), looking(game)) if searching else (think_nothing, look_nowhere)

    def run(memory: Memory, players: Seating, scratch: Scratch, out: tuple[Any, ...], deal: int, asked: int) -> int:
        states, words, raw, box = memory
        turns, manners, bans, forbidden, gifts, by, blind, unseen = players
        streams, lot, dice, leads, values, verb_of, seen, weight, spare, found, searches = scratch
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
                    lay(searches, s, printed, seat, who, unseen)
                    action = think(searches, who, seat, lot, forbidden[who], bans[who] != 0)
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
                    action = other(s, printed, seat, action, forbidden[who], manners[who], lot, spare)
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
    game = it.game
    rows = Rows.empty(game, len(deals) * it.turns, asked)
    states = np.zeros(2, roomy(game))
    memory = Memory(states, states.view(np.uint64).reshape(2, -1), states.view(np.uint8).reshape(2, -1), packed(it.box))
    run = entry(game, any(p.search for p in it.players))
    out = tuple(vars(rows).values())
    if run(memory, Seating.of(it), Scratch.blank(it, asked), out, deals.start, asked) < len(rows):
        return None
    rows.checked(game, deals.start)
    return rows
