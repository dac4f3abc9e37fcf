"""The same games in plain Python, with bots of any kind."""

from __future__ import annotations

from typing import Any

import numpy as np

from rulewright.bots.heuristic import Heuristic
from rulewright.bots.levels import Level
from rulewright.bots.search import Search
from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import random32, sow
from rulewright.kernel.engines.counting import room
from rulewright.kernel.engines.playout import CHOICES, SETUP
from rulewright.kernel.engines.step import fingerprint_of, settler
from rulewright.kernel.game import Game
from rulewright.kernel.measures import END, MOVE
from rulewright.kernel.rulebook import Policy
from rulewright.kernel.structs import GameBox, GameState
from rulewright.lab.players import Player, bot_of
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
            s.note_log = None
            action = choosers[(seat + turn) % seats](s, box, seat, lot)
            s.note_log = counts
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


def dealt(it: Made, seed: int, turn: int, log: Any) -> tuple[Any, list[int], list[list[int]]]:
    """A game set up, with everybody's gifts; the stream of its dice, and of each seat's choices."""
    s: Any = it.game.state()
    s.note_log = log
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
