"""Raids, and the cards that lie in front of a player (KL-87 to KL-89, KL-95)."""

from __future__ import annotations

from rulewright.kernel import does, law, note, refuses, rule, size

from ..notes import Note
from ..state import TOOLS, Box, Phase, State, Thing, Tool, Verb
from .scoring import cards_in_front
from .staking import survey
from .tools import NO_SUCH_TOOL, use_up

FROM_ANOTHER_PLAYER = law("KL-87")
BEHIND_A_TURRET = law("KL-89")


@rule
def raidable(s: State, box: Box) -> int:
    """KL-87, KL-89: the other players without a Turret who have a card to take, as a set."""
    found = 0
    for seat in range(box.seats):
        if seat != s.mover and s.seats[seat].tools[Tool.TURRET] == 0 and cards_in_front(s, seat) > 0:
            found |= 1 << seat
    return found


@rule
def to_raid(s: State, box: Box) -> int:
    """KL-87: whom the mover may raid."""
    return raidable(s, box) if s.seats[s.mover].tools[Tool.RAID] > 0 else 0


@refuses(Verb.RAID)
def not_raided(s: State, box: Box, victim: int) -> int:
    """KL-87, KL-89: another player without a Turret who has a card to take."""
    if s.seats[s.mover].tools[Tool.RAID] == 0:
        return NO_SUCH_TOOL
    if victim < box.seats and victim != s.mover and s.seats[victim].tools[Tool.TURRET] > 0:
        return BEHIND_A_TURRET
    return FROM_ANOTHER_PLAYER


@does(Verb.RAID)
def raid(s: State, victim: int) -> None:
    """KL-87: use up the Raid; which card it takes is decided next."""
    use_up(s, Tool.RAID)
    s.step = s.phase
    s.phase = Phase.TAKING
    s.victim = victim


@rule
def has(s: State, seat: int, thing: int) -> bool:
    """KL-95: whether a card lies in front of a player."""
    mine = s.seats[seat]
    kind = Thing.kind(thing)
    if kind == Thing.MINE:
        return (int(mine.mines) >> thing) & 1 != 0
    if kind == Thing.TOOL:
        return mine.tools[Thing.TOOL.index(thing)] > 0
    return (int(mine.techs) >> Thing.TECH.index(thing)) & 1 != 0


@rule
def lose(s: State, seat: int, thing: int) -> None:
    """Take away a card in front of a player."""
    mine = s.seats[seat]
    kind = Thing.kind(thing)
    if kind == Thing.MINE:
        mine.mines &= ~(1 << thing)
    elif kind == Thing.TOOL:
        mine.tools[Thing.TOOL.index(thing)] -= 1
    else:
        mine.techs = int(mine.techs) & ~(1 << Thing.TECH.index(thing))


@refuses(Verb.TAKE)
def not_taken(s: State) -> int:
    """KL-87: only a Raid takes a card, and only one that the victim has."""
    return FROM_ANOTHER_PLAYER


@does(Verb.TAKE)
def take_thing(s: State, box: Box, thing: int) -> None:
    """KL-87, KL-A18: the card comes face up in front of the raider, who may use it at once."""
    victim = int(s.victim)
    mine = s.seats[s.mover]
    lose(s, victim, thing)
    kind = Thing.kind(thing)
    if kind == Thing.MINE:
        mine.mines |= 1 << thing
    elif kind == Thing.TOOL:
        mine.tools[Thing.TOOL.index(thing)] += 1
    else:
        mine.techs = int(mine.techs) | (1 << Thing.TECH.index(thing))
    note(s, Note.RAIDED, int(s.mover), victim, thing)
    s.phase = s.step
    s.step = 0
    s.victim = 0
    survey(s, box)


@rule
def things(s: State, seat: int) -> int:
    """How many different cards lie in front of a player; tools of a kind count once."""
    mine = s.seats[seat]
    n = size(int(mine.mines)) + size(int(mine.techs))
    for tool in range(TOOLS):
        if mine.tools[tool] > 0:
            n += 1
    return n


@rule
def nth_thing(s: State, seat: int, k: int) -> int:
    """The k-th of the different cards in front of a player."""
    thing = 0
    while True:
        if has(s, seat, thing):
            if k == 0:
                return thing
            k -= 1
        thing += 1
