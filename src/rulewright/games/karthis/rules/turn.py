"""The turn: explore a tile, draw cards, meet one of them (KA-16)."""

from __future__ import annotations

from rulewright.kernel import d6, does, law, made, note, refused, refuses, roll, rule

from ..notes import Note
from ..state import JOKER, NONE, SIDES, Box, Outcome, Phase, State, Suit, Verb
from .combat import OUT_OF_REACH, meet_enemy, remove_enemy
from .deck import clean_up, draw_cards, is_face, is_threat, return_discards, suit
from .encounters import acquire_joker, challenge_rating, collect, heal, meet_threat
from .map import has_stairs, lay_tile, start_floor, strike_edge, survey
from .score import explore, fail, hurt

NO_TILE_THERE = law("KA-18")
SLAMMED_SHUT = law("KA-45")
NO_EXIT = law("KA-H2")
OFF_THE_SHEET = law("KA-H4")
ENEMY_IN_THE_WAY = law("KA-H8")
NO_STAIRS = law("KA-H32")
DEEP_ENOUGH = law("KA-H33")
NOT_IN_THIS_TURN = law("KA-H41")
BOUND = 100_000
"""The most moves of an adventure, however it is played and whichever box is used: every move except a tied round of combat
uses something up.

- Each of 17 floors (KA-H33) has 374 cells, one of them the start tile's: at most 373 crossings, each followed by at most one
  choice of a card and one of a side: 17 * 373 * 3 = 19,023 moves; 16 descents and giving up are 17 more.
- The one face card (KA-9) is met at most once, because it is out of the game when beaten or left behind. A round that is not a
  tie takes Health from the enemy, which has at most 100 + 17, or from the explorer, who has at most 100 and regains at most
  49 on each of the floor's 372 other tiles: at most 18,445 such rounds. Combat may be resumed before each one, and a retreat
  may follow each one (KA-H42): 55,335 moves, and one retreat before the first round.
- The total is 74,376. The rest leaves room for 8,541 ties with all their resumptions and retreats. A round is tied at most
  one time in six, and the chance that 8,541 of 26,986 rounds are tied is less than one in 10 to the power of 700.
"""


@rule
def waiting(s: State) -> int:
    """KA-1: one player decides everything."""
    return 1


@rule
def enter_floor(s: State, box: Box) -> None:
    """KA-34, KA-65 to KA-67: go one floor down, to a new sheet; the explorer keeps everything."""
    s.floor += 1
    note(s, Note.FLOOR, s.floor, challenge_rating(s, box), box.multiplier[s.floor - 1])
    start_floor(s, box)
    explore(s)


@refuses(Verb.CROSS)
def check_cross(s: State, box: Box, cell: int, side: int) -> int:
    """KA-18, KA-H2, KA-H4, KA-H6, KA-H8: an open side of a tile within reach, next to an empty cell."""
    if s.mark[cell] == 0:
        return NO_TILE_THERE
    if (box.border[cell] >> side) & 1:
        return OFF_THE_SHEET
    if not (s.ways[cell] >> side) & 1:
        return SLAMMED_SHUT if (s.ways[cell] >> (side + SIDES)) & 1 else NO_EXIT
    if s.mark[cell + box.step[side]] != 0:
        return NO_EXIT
    return ENEMY_IN_THE_WAY if cell == s.enemy_at else OUT_OF_REACH


@does(Verb.CROSS)
def cross(s: State, box: Box, cell: int, side: int) -> None:
    """Phase 1. KA-3, KA-18, KA-19, KA-H9: the edge is chosen, then the tile behind it is rolled."""
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
    """Phase 2. KA-22, KA-23, KA-24: draw cards; the player must meet one, and chooses if there are several."""
    face = d6(s)
    n = int(box.cards[face - 1])
    note(s, Note.DREW, face, n)
    draw_cards(s, n)
    if n == 1:
        encounter(s, box, 0)
    else:
        s.phase = Phase.CHOOSING


@does(Verb.CHOOSE)
def encounter(s: State, box: Box, chosen: int) -> None:
    """Phase 3. KA-25, KA-29, KA-H10: meet the chosen card; a Joker's guard comes before its treasure."""
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
    if s.end == 0 and s.phase not in (Phase.SEALED, Phase.FIGHTING):
        get_through(s, box)


@rule
def get_through(s: State, box: Box) -> None:
    """KA-17, KA-29, KA-57: the encounter is over; a Joker is acquired, and the drawn cards are put away."""
    won = s.drawn.card[s.chosen] >= JOKER
    if won:
        acquire_joker(s, box)
    if s.end == 0:
        clean_up(s, won)
        explore(s)


@does(Verb.NEAR)
def stay_behind(s: State, box: Box) -> None:
    """KA-44, KA-H15, KA-H30: back on the old tile for 1 Health; a Joker behind the wall is not acquired."""
    note(s, Note.NEAR_SIDE, 1)
    s.at -= box.step[s.heading]
    hurt(s, 1)
    if s.end == 0:
        clean_up(s, False)
        survey(s, box)
        explore(s)


@does(Verb.FAR)
def go_through(s: State, box: Box) -> None:
    """KA-44, KA-H15: stay on the new tile, unhurt; the threat is over."""
    note(s, Note.FAR_SIDE)
    survey(s, box)
    get_through(s, box)


@refuses(Verb.DESCEND)
def check_descend(s: State) -> int:
    """KA-21, KA-H32, KA-H33: stairs must be within reach, and there must be a floor below."""
    return DEEP_ENOUGH if s.stairs_near != 0 else NO_STAIRS


@does(Verb.DESCEND)
def descend(s: State, box: Box) -> None:
    """KA-64, KA-H28, KA-H32, KA-H34: go down for good; the discards return to the deck, and an enemy is left behind."""
    discards = int(s.discard.n)
    heart = return_discards(s)
    note(s, Note.DESCENDED, heart, discards if heart == NONE else discards - 1)
    if s.enemy != NONE:
        remove_enemy(s)
    enter_floor(s, box)


@does(Verb.GIVE_UP)
def give_up(s: State) -> None:
    """KA-H34: the explorer gives up."""
    fail(s, Outcome.GAVE_UP, Note.LEFT)


apply = made(Verb)
refuse = refused(Verb, NOT_IN_THIS_TURN)
