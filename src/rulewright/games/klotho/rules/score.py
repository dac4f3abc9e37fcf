"""Scoring rounds, the trades of the last one, bonuses and the winner (KL-97 to KL-106)."""

from __future__ import annotations

from rulewright.kernel import note, rule, size

from ..notes import Note
from ..state import ARMS, ARTIFACTS, MINERALS, MINES, ROUNDS, TOOLS, Box, Mineral, Outcome, Power, State
from .dice import gift, owned


@rule
def mineral_points(s: State, seat: int) -> int:
    """KL-61, KL-98: each mineral at its current price."""
    points = 0
    for mineral in range(MINERALS):
        points += s.seats[seat].minerals[mineral] * s.market[mineral]
    return points


@rule
def artifact_points(s: State, box: Box, seat: int) -> int:
    """KL-99, KL-A31: points for each, plus a bonus for every set of three types."""
    held = s.seats[seat].artifacts
    sets = min(int(held[0]), int(held[1]), int(held[2]))
    return (held[0] + held[1] + held[2]) * box.artifact + sets * box.set_bonus


@rule
def monster_points(s: State, box: Box, seat: int) -> int:
    """KL-55, KL-100: a bounty for each."""
    return int(s.seats[seat].monsters) * box.bounty


@rule
def round_points(s: State, box: Box, seat: int) -> int:
    """KL-97 to KL-100: what a player would score if a round were scored now."""
    return mineral_points(s, seat) + artifact_points(s, box, seat) + monster_points(s, box, seat)


@rule
def score_round(s: State, box: Box) -> None:
    """KL-97, KL-101, KL-104: every player scores; nothing is used up. The third round ends the game."""
    scoring = int(s.scored)
    s.scored += 1
    for seat in range(box.seats):
        if scoring == ROUNDS - 1:
            trade(s, box, seat)
        minerals, artifacts = mineral_points(s, seat), artifact_points(s, box, seat)
        monsters = monster_points(s, box, seat)
        s.seats[seat].points[scoring] = minerals + artifacts + monsters
        note(s, Note.SCORED, seat, scoring, minerals, artifacts, monsters)
    if scoring == ROUNDS - 1:
        finish(s, box)


@rule
def finish(s: State, box: Box) -> None:
    """KL-73, KL-103: bonuses come last; then the game is over."""
    for seat in range(box.seats):
        bonus = bonus_points(s, box, seat)
        s.seats[seat].bonus = bonus
        if bonus > 0:
            note(s, Note.BONUS, seat, bonus)
    s.end = how_decided(s, box)
    note(s, Note.OVER, int(s.end))


@rule
def bonus_points(s: State, box: Box, seat: int) -> int:
    """KL-73, KL-A41, KL-R5: the points from a player's bonus technologies."""
    mine = s.seats[seat]
    points = 0
    points += mine.monsters * gift(s, box, seat, Power.ZOO)
    for i in range(ARTIFACTS):
        points += mine.artifacts[i] * gift(s, box, seat, Power.RELIQUARY)
    for i in range(MINERALS):
        points += mine.minerals[i] * gift(s, box, seat, Power.ARCHIVE)
    points += size(int(mine.techs)) * gift(s, box, seat, Power.COLLECTION)
    return points + min(int(box.bonus_most), mine.coins // box.bonus_coins) * owned(s, box, seat, Power.LEDGER)


# ---------------------------------------------------------------- trades of mine cards


@rule
def shows_any(box: Box, mine: int, wanted: int) -> bool:
    """Whether a mine card shows one of a set of minerals."""
    shown = 0
    for i in range(ARMS):
        shown |= 1 << box.resource[mine][i]
    return shown & wanted != 0


@rule
def can_trade(box: Box, mines: int, organics: int, metal: int, rads: int) -> bool:
    """KL-102, KL-A32: whether these cards allow this many trades, with no card in two of them.

    They do if, for every set of minerals, enough cards show one of them (Hall's theorem).
    """
    for wanted in range(1, 1 << MINERALS):
        need = 0
        if (wanted >> Mineral.ORGANICS) & 1:
            need += organics
        if (wanted >> Mineral.METAL) & 1:
            need += metal
        if (wanted >> Mineral.RADS) & 1:
            need += rads
        if need > 0:
            have = 0
            for mine in range(MINES):
                if (mines >> mine) & 1 and shows_any(box, mine, wanted):
                    have += 1
            if have < need:
                return False
    return True


@rule
def trade(s: State, box: Box, seat: int) -> None:
    """KL-102, KL-A32, KL-A45: trade pairs of cards for a mineral they share, for the highest total."""
    mine = s.seats[seat]
    mines = int(mine.mines)
    pairs = size(mines) // 2
    extra = gift(s, box, seat, Power.ARCHIVE)
    best, fewest, chosen = 0, 0, 0
    for organics in range(pairs + 1):
        for metal in range(pairs + 1 - organics):
            for rads in range(pairs + 1 - organics - metal):
                trades = organics + metal + rads
                worth = (
                    organics * s.market[Mineral.ORGANICS]
                    + metal * s.market[Mineral.METAL]
                    + rads * s.market[Mineral.RADS]
                    + trades * extra
                )
                if worth > best or (worth == best and trades < fewest):
                    if can_trade(box, mines, 2 * organics, 2 * metal, 2 * rads):
                        best, fewest = worth, trades
                        chosen = organics * 10000 + metal * 100 + rads
    if chosen > 0:
        organics, metal, rads = chosen // 10000, chosen // 100 % 100, chosen % 100
        mine.minerals[Mineral.ORGANICS] += organics
        mine.minerals[Mineral.METAL] += metal
        mine.minerals[Mineral.RADS] += rads
        hand_in(s, box, seat, 2 * organics, 2 * metal, 2 * rads)
        note(s, Note.TRADED, seat, organics, metal, rads)


@rule
def hand_in(s: State, box: Box, seat: int, organics: int, metal: int, rads: int) -> None:
    """KL-102: give up cards for a mineral they show, so that the rest still allow the other trades."""
    rest = int(s.seats[seat].mines)
    kept = 0
    for mine in range(MINES):
        if (rest >> mine) & 1:
            rest &= ~(1 << mine)
            if (
                organics > 0
                and shows_any(box, mine, 1 << Mineral.ORGANICS)
                and can_trade(box, rest, organics - 1, metal, rads)
            ):
                organics -= 1
            elif (
                metal > 0
                and shows_any(box, mine, 1 << Mineral.METAL)
                and can_trade(box, rest, organics, metal - 1, rads)
            ):
                metal -= 1
            elif (
                rads > 0 and shows_any(box, mine, 1 << Mineral.RADS) and can_trade(box, rest, organics, metal, rads - 1)
            ):
                rads -= 1
            else:
                kept |= 1 << mine
    s.seats[seat].mines = kept


# ---------------------------------------------------------------- who wins


@rule
def final_score(s: State, seat: int) -> int:
    """KL-103: three rounds and the bonuses."""
    mine = s.seats[seat]
    return int(mine.points[0]) + int(mine.points[1]) + int(mine.points[2]) + int(mine.bonus)


@rule
def cards_in_front(s: State, seat: int) -> int:
    """KL-95, KL-A35: mine cards, tools and technologies, crystals among them."""
    mine = s.seats[seat]
    n = size(int(mine.mines)) + size(int(mine.techs))
    for tool in range(TOOLS):
        n += mine.tools[tool]
    return n


@rule
def better(s: State, one: int, other: int) -> int:
    """KL-103, KL-106: the `Outcome` by which one player is ahead of another, or 0."""
    if final_score(s, one) != final_score(s, other):
        return Outcome.MOST_POINTS if final_score(s, one) > final_score(s, other) else 0
    if cards_in_front(s, one) != cards_in_front(s, other):
        return Outcome.MORE_CARDS if cards_in_front(s, one) > cards_in_front(s, other) else 0
    return Outcome.MORE_COINS if s.seats[one].coins > s.seats[other].coins else 0


@rule
def place_of(s: State, box: Box, seat: int) -> int:
    """KL-103, KL-106: 1 for the best; equals share a place."""
    place = 1
    for other in range(box.seats):
        if other != seat and better(s, other, seat) > 0:
            place += 1
    return place


@rule
def how_decided(s: State, box: Box) -> int:
    """KL-103, KL-106: the `Outcome` by which the winner is ahead of all others, or SHARED."""
    winner = 0
    while place_of(s, box, winner) > 1:
        winner += 1
    how = Outcome.MOST_POINTS
    for other in range(box.seats):
        if other != winner:
            by = better(s, winner, other)
            if by == 0:
                return Outcome.SHARED
            how = max(how, by)
    return how


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """KL-103: three rounds and the bonuses."""
    for seat in range(box.seats):
        out[seat] = final_score(s, seat)


@rule
def standing(s: State, box: Box, scores: list[int], out: list[int]) -> None:
    """KL-103, KL-106: by points, then cards in front, then coins; equals share."""
    for seat in range(box.seats):
        out[seat] = place_of(s, box, seat)
