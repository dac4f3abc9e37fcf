"""The turn: tile, draw, resolve (KA-16); set-up, and the fifteen words the kernel asks for."""

from __future__ import annotations

from rulewright.kernel import d6, note, roll, rule

from ..notes import Note
from ..state import JOKER, NONE, SIDES, Box, Outcome, Phase, State, Suit, Verb
from .combat import fight_round, meet_enemy, remove_enemy, resume, retreat
from .deck import build_deck, clean_up, draw_cards, is_face, is_threat, redeal, return_discards, suit
from .endings import explore, fail, hurt, may_descend
from .legality import check
from .map import has_stairs, lay_tile, start_floor, strike_edge, survey
from .threats import challenge_rating, meet_threat
from .treasure import acquire_joker, collect, heal

__all__ = ["apply", "check", "conserved", "offer", "offers", "redeal", "score", "setup", "waiting"]


@rule
def setup(s: State, box: Box) -> None:
    """KA-7 to KA-13, KA-H39: a rested explorer with an empty backpack on the start tile of the first floor."""
    s.health = box.health
    s.enemy = NONE
    s.enemy_at = NONE
    s.chosen = NONE
    for i in range(3):
        s.guard[i] = NONE
    build_deck(s)
    enter_floor(s, box)


@rule
def enter_floor(s: State, box: Box) -> None:
    """KA-34, KA-65 to KA-67: one floor down, on a fresh sheet; all that the explorer has stays as it was."""
    s.floor += 1
    note(s, Note.FLOOR, s.floor, challenge_rating(s, box), box.multiplier[s.floor - 1])
    start_floor(s, box)
    explore(s)


@rule
def waiting(s: State) -> int:
    """KA-1: one player decides everything."""
    return 1


@rule
def offers(s: State, box: Box, seat: int) -> int:
    """KA-H41: the turn's choices, or those that the card in play demands."""
    if s.phase == Phase.EXPLORING:
        return s.edges.n + (1 if may_descend(s) else 0) + s.enemy_near
    if s.phase == Phase.FIGHTING:
        return 1 if s.pressed != 0 else int(s.tiles.n)
    return s.drawn.n if s.phase == Phase.CHOOSING else 2


@rule
def offer(s: State, box: Box, seat: int, k: int) -> int:
    if s.phase == Phase.EXPLORING:
        if k < s.edges.n:
            return Verb.CROSS + s.edges.card[k]
        return Verb.DESCEND if k == s.edges.n and may_descend(s) else Verb.RESUME
    if s.phase == Phase.FIGHTING:
        return offer_in_combat(s, k)
    return Verb.CHOOSE + k if s.phase == Phase.CHOOSING else Verb.NEAR + k


@rule
def offer_in_combat(s: State, k: int) -> int:
    """KA-50, KA-H27, KA-H42: fight on, or retreat to any tile but the enemy's, whose place the last tile takes."""
    last = s.tiles.n - 1
    if k == last or s.pressed != 0:
        return Verb.FIGHT
    return Verb.RETREAT + (s.tiles.card[k] if s.tiles.card[k] != s.enemy_at else s.tiles.card[last])


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    if action < Verb.DESCEND:
        cross(s, box, (action - Verb.CROSS) // SIDES, (action - Verb.CROSS) % SIDES)
    elif action == Verb.DESCEND:
        descend(s, box)
    elif action == Verb.RESUME:
        resume(s)
    elif action < Verb.NEAR:
        encounter(s, box, action - Verb.CHOOSE)
    elif action == Verb.NEAR:
        stay_behind(s, box)
    elif action == Verb.FAR:
        go_through(s, box)
    elif action == Verb.FIGHT:
        fight_round(s, box)
    elif action == Verb.GIVE_UP:
        fail(s, Outcome.GAVE_UP, Note.LEFT)
    else:
        retreat(s, box, action - Verb.RETREAT)


@rule
def cross(s: State, box: Box, cell: int, side: int) -> None:
    """Phase 1. KA-3, KA-18, KA-19, KA-H9: the edge is chosen, then the tile beyond it is rolled."""
    face = roll(s, 100)
    s.heading = side
    strike_edge(s, SIDES * cell + side)
    note(s, Note.TILE, face, side, cell + box.step[side])
    lay_tile(s, box, cell + box.step[side], face, side)
    if has_stairs(s, s.at):
        s.stairs_near = 1
        explore(s)
    else:
        draw_event(s, box)


@rule
def draw_event(s: State, box: Box) -> None:
    """Phase 2. KA-22, KA-23, KA-24: one card must be met; of several, any one."""
    face = d6(s)
    n = int(box.cards[face - 1])
    note(s, Note.DREW, face, n)
    draw_cards(s, n)
    if n == 1:
        encounter(s, box, 0)
    else:
        s.phase = Phase.CHOOSING


@rule
def encounter(s: State, box: Box, chosen: int) -> None:
    """Phase 3. KA-25, KA-29, KA-H10: what the card is decides what happens; a Joker's guard is met before its treasure."""
    s.chosen = chosen
    card = int(s.drawn.card[chosen])
    note(s, Note.ENCOUNTER, card, int(s.drawn.n))
    if card >= JOKER and s.guard[chosen] != NONE:
        meet_threat(s, box, int(s.guard[chosen]))
    elif is_threat(card):
        meet_threat(s, box, card)
    elif is_face(card):
        meet_enemy(s, box)
    elif suit(card) == Suit.HEARTS:
        heal(s, box)
    elif card < JOKER:
        collect(s, box, card)
    if s.end == 0 and s.phase < Phase.SEALED:
        get_through(s, box)


@rule
def get_through(s: State, box: Box) -> None:
    """KA-17, KA-29, KA-57: whatever was met is behind the explorer; a Joker is his, and the drawn cards go away."""
    won = s.drawn.card[s.chosen] >= JOKER
    if won:
        acquire_joker(s, box)
    if s.end == 0:
        clean_up(s, won)
        explore(s)


@rule
def stay_behind(s: State, box: Box) -> None:
    """KA-44, KA-H15, KA-H30: back on the old tile for 1 Health; a Joker behind the wall is not acquired."""
    note(s, Note.NEAR_SIDE, 1)
    s.at -= box.step[s.heading]
    hurt(s, 1)
    if s.end == 0:
        clean_up(s, False)
        survey(s, box)
        explore(s)


@rule
def go_through(s: State, box: Box) -> None:
    """KA-44, KA-H15: on the new tile, unhurt; the threat is dealt with."""
    note(s, Note.FAR_SIDE)
    survey(s, box)
    get_through(s, box)


@rule
def descend(s: State, box: Box) -> None:
    """KA-64, KA-H28, KA-H32, KA-H34: down for good, with the discard pile back in the deck, and any enemy left behind."""
    discards = int(s.discard.n)
    heart = return_discards(s)
    note(s, Note.DESCENDED, heart, discards if heart == NONE else discards - 1)
    if s.enemy != NONE:
        remove_enemy(s)
    enter_floor(s, box)


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """KA-5, KA-46: the treasures, if the Crown is among them."""
    out[0] = s.treasure if s.end == Outcome.CROWN else 0


def conserved(s: State, box: Box) -> dict[str, int]:
    """KA-9, KA-H13: no card is ever lost or doubled, the Jokers least of all."""
    held = [c for p in (s.deck, s.discard, s.gone, s.aside, s.drawn) for c in p.card[: p.n]]
    held += [c for c in (*s.guard, s.enemy) if c != NONE]
    return {"cards": len(held), "different cards": len(set(held)), "Jokers": sum(c >= JOKER for c in held)}
