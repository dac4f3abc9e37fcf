"""Klobba!, refereed: the whole game in plain Python, from its clauses alone.

Barbarians are texts, "7 OF #24": value, clans, and a number that tells them apart; so are Action cards, "The Boss". Decks are
lists whose last card is the top. A Band is three places, and the Free Bands come after those of the players. What players
can know of each other's cards is left out: it is no rule of the game.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from rulewright import games
from tests.referees.lockstep import Chance, ImpossibleError, Move

LIGHTNING, THUNDER = "Lightning", "Thunder"
SWAP, MIRROR, FLEE = "Swap & Play", "Mirror & Switch", "Flee & Surprise"
CLANS = ("OF", "PR", "YC", "BT")
BLACK, WHITE = 0, 1
"""The sides of a clash, in the order in which they act."""
PLACES = 3
ROUNDS_PER_CLOBBERED = 12

CLAUSES = {
    "stars": ("KB-25", "KB-29", "KB-36", "KB-41", "KB-43", "KB-46", "KB-47", "KB-62", "KB-A14", "KB-A15", "KB-R6"),
    "stars in the box": ("KB-44", "KB-47"),
    "hands": ("KB-8", "KB-25", "KB-50", "KB-A17", "KB-R7"),
    "action deck": ("KB-26", "KB-49", "KB-A17", "KB-A18"),
    "discards": ("KB-48", "KB-49", "KB-R7"),
    "barbarian deck": ("KB-11", "KB-12", "KB-14", "KB-15", "KB-16", "KB-51", "KB-64", "KB-A4"),
    "bands": ("KB-12", "KB-13", "KB-40", "KB-42", "KB-51", "KB-52", "KB-53", "KB-56", "KB-A19", "KB-A23", "KB-R9"),
    "score piles": ("KB-40", "KB-46"),
    "holders": ("KB-17", "KB-18", "KB-58", "KB-59", "KB-60"),
    "partners": ("KB-19", "KB-20", "KB-21"),
    "offers": ("KB-24", "KB-25", "KB-26"),
    "storm": ("KB-64", "KB-65"),
    "rounds": ("KB-61", "KB-A28"),
    "phase": ("KB-23", "KB-35", "KB-57", "KB-A4", "KB-A11", "KB-A17"),
}


@dataclass
class Place:
    """A place of a Band: nobody, or a Barbarian face "up" or "down", or "dealt" while its owner looks at it."""

    who: str = ""
    face: str = ""
    stars: int = 0
    switched: bool = False


@dataclass
class Action:
    """An Action card: whom it selects, and how they count."""

    own_band_only: bool
    select: str
    clan: str
    count: int
    times: int
    plus: int
    cap: int
    glory: bool


@dataclass
class Offer:
    """KB-24 to KB-26: a card that a partner offered to a holder."""

    card: str
    by: int
    stage: str = "offered"


@dataclass
class Referee:
    """One game."""

    box: Any
    start: dict[str, Any]
    asked: set[int] = field(default_factory=set)
    """Who still has to decide."""
    choices: dict[int, Move] = field(default_factory=dict)
    """What those have decided who decide at the same time as others."""
    holders: list[int] = field(default_factory=list)
    partners: list[int] = field(default_factory=list)
    """The Bands that Black and White took."""
    offers: dict[int, Offer] = field(default_factory=dict)
    """By side."""
    played: list[str] = field(default_factory=list)
    """The cards that Black and White have turned up; "" for none."""
    selected: dict[int, list[tuple[int, int]]] = field(default_factory=dict)
    """By side, Band and place of each Barbarian."""
    to_fill: list[int] = field(default_factory=list)
    """KB-A4: Bands that wait for their Barbarians in step 6."""
    to_switch: list[int] = field(default_factory=list)
    """KB-A23: holders who may still switch."""
    storm: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Lightning and Thunder, once drawn: the Band and the place that they were drawn for."""
    rounds: int = 0
    phase: str = "mustering"
    over: bool = False

    def __post_init__(self) -> None:
        """KB-7, KB-8, KB-11, KB-13: the setup is what it must be."""
        self.seats, self.free = self.box.seats, self.box.free
        self.cards = read_cards(self.box)
        self.deck: list[str] = list(self.start["barbarian deck"])
        self.actions: list[str] = list(self.start["action deck"])
        self.discards: Counter[str] = Counter()
        self.hands = [Counter(hand) for hand in self.start["hands"]]
        self.stars = [self.box.stars // self.seats] * self.seats
        self.in_box = self.box.stars - sum(self.stars)
        self.piles: list[set[str]] = [set() for _ in range(self.seats)]
        self.bands = [[Place(who, face) for who, face, _, _ in band] for band in self.start["bands"]]
        self.asked = set(range(self.seats))
        cards = Counter(self.actions) + sum(self.hands, Counter())
        if cards != Counter({name: n for name, n in zip(CARDS, self.box.copies, strict=True) if n}):
            raise ImpossibleError(f"KB-6, KB-R1: these are not the Action cards: {cards}")
        if any(hand.total() != self.box.hand for hand in self.hands):
            raise ImpossibleError(f"KB-8: hands of {self.box.hand} are dealt, not {self.hands}")
        dealt = [place.who for band in self.bands[: self.seats] for place in band]
        if sorted([*dealt, *self.deck]) != sorted(read_barbarians(self.box)) or len(dealt) != PLACES * self.seats:
            raise ImpossibleError(f"KB-11: these are not the Barbarians, three to each: {dealt}, {self.deck}")

    # ------------------------------------------------------------ who and what

    def waiting(self) -> set[int]:
        return set() if self.over else set(self.asked)

    def side(self, seat: int) -> int:
        return self.holders.index(seat)

    def clockwise(self) -> list[int]:
        """The players, Black first (KB-A4, KB-A17)."""
        return [(self.holders[BLACK] + i) % self.seats for i in range(self.seats)]

    def allowed(self, seat: int) -> set[Move]:
        if seat not in self.waiting():
            return set()
        rules: dict[str, Callable[[int], set[Move]]] = {
            "mustering": self.may_reject,
            "topping up": self.may_reject,
            "giving black": lambda seat: {("give_black", to) for to in range(self.seats)},  # KB-17, KB-A1
            "giving white": lambda seat: {("give_white", to) for to in self.may_get_white()},
            "passing white": lambda seat: {("give_white", to) for to in self.may_get_white()},
            "pairing": lambda seat: {("pair", band) for band in self.may_pair(self.side(seat))},
            "offering": lambda seat: (
                {("offer", card) for card in +self.hands[seat]} | {("pass",)} | self.may_exchange(seat)
            ),
            "answering": self.may_answer,
            "laying": self.may_lay,
            "swapping": self.may_swap,
            "selecting": lambda seat: {("select", place) for place in self.candidates(self.side(seat))},
            "exchanging": lambda seat: self.may_exchange(seat) | {("pass",)},
            "switching": lambda seat: self.may_switch(seat) | {("pass",)},
        }
        return rules[self.phase](seat)

    def play(self, seat: int, move: Move, chance: Chance) -> None:
        """Some decisions are made by one player, some by several at once, and only shown when all have decided."""
        if self.phase in ("mustering", "offering", "answering", "laying", "swapping", "exchanging"):
            self.choices[seat] = move
            self.asked.remove(seat)
            if self.asked:
                return
        handlers = {
            "mustering": self.muster,
            "topping up": self.topped_up,
            "giving black": self.gave_black,
            "giving white": self.gave_white,
            "passing white": self.gave_white,
            "pairing": self.paired,
            "offering": self.offered,
            "answering": self.answered,
            "laying": self.laid,
            "swapping": self.swapped,
            "selecting": self.picked,
            "exchanging": self.exchanged,
            "switching": self.switched,
        }
        handlers[self.phase](seat, move, chance)

    def decide(self, phase: str, asked: Iterable[int]) -> None:
        """The next decision, and whose it is."""
        self.phase, self.asked, self.choices = phase, set(asked), {}

    # ------------------------------------------------------------ set-up

    def may_reject(self, seat: int) -> set[Move]:
        """KB-11, KB-51, KB-A5: any of the new ones, or none."""
        new = [i for i, place in enumerate(self.bands[seat]) if place.face == "dealt"]
        return {("reject", frozenset(p for k, p in enumerate(new) if bits >> k & 1)) for bits in range(2 ** len(new))}

    def reject(self, seat: int, places: Iterable[int]) -> None:
        """KB-11: the ones not wanted go under the deck; the others lie face up."""
        for i, place in enumerate(self.bands[seat]):
            if i in places:
                self.deck.insert(0, place.who)
                self.bands[seat][i] = Place()
            elif place.face == "dealt":
                place.face = "up"

    def close_gaps(self, band: int, face: str) -> None:
        """KB-12, KB-52: from the top of the deck; KB-65, KB-A7: until the storm breaks."""
        for i, place in enumerate(self.bands[band]):
            if not place.who and not self.over:
                place.who = self.top_barbarian((band, i))
                place.face = face if place.who else ""

    def top_barbarian(self, spot: tuple[int, int]) -> str:
        """KB-64, KB-65, KB-A6: Thunder and Lightning are laid aside; "" when the second of them has come."""
        while self.deck[-1] in (LIGHTNING, THUNDER):
            self.storm[self.deck.pop()] = spot
            if len(self.storm) == 2:
                self.over = True
                return ""
        return self.deck.pop()

    def muster(self, seat: int, move: Move, chance: Chance) -> None:
        """KB-11 to KB-17, KB-A1, KB-A4."""
        for player in range(self.seats):
            self.reject(player, self.choices[player][1])
        for player in range(self.seats):
            self.close_gaps(player, "down")
        for band in range(self.seats, self.seats + self.free):
            self.close_gaps(band, "up")
        self.bury(LIGHTNING, chance)
        self.deck = [self.deck.pop(), self.deck.pop(), self.deck.pop()][::-1] + self.deck
        self.bury(THUNDER, chance)
        totals = [sum(value(p.who) for p in band if p.face == "up") for band in self.bands[: self.seats]]
        lowest = [player for player in range(self.seats) if totals[player] == min(totals)]
        self.decide("giving black", [lowest[0] if len(lowest) == 1 else lowest[chance.die(len(lowest)) - 1]])

    def bury(self, storm: str, chance: Chance) -> None:
        """KB-14, KB-16: mixed with three off the top, under the deck."""
        packet = [storm, self.deck.pop(), self.deck.pop(), self.deck.pop()]
        self.deck = chance.shuffled(packet, barbarian_namer(self.box)) + self.deck

    # ------------------------------------------------------------ totems and Groups

    def gave_black(self, seat: int, move: Move, chance: Chance) -> None:
        """KB-17; with two players the other one gets White's (KB-18)."""
        self.holders = [move[1]]
        if self.seats == 2:
            self.begin_round([move[1], 1 - move[1]])
        else:
            self.decide("giving white", [seat])

    def may_get_white(self) -> set[int]:
        """KB-18; KB-59, KB-A21, KB-A22: who keeps it can only be one of three."""
        able = set(range(self.seats)) - {self.holders[BLACK]}
        if self.phase == "passing white" and self.seats > 3:
            able -= {self.holders[WHITE]}
        return able

    def gave_white(self, seat: int, move: Move, chance: Chance) -> None:
        self.begin_round([self.holders[BLACK], move[1]])

    def begin_round(self, holders: list[int]) -> None:
        """KB-19, KB-61."""
        self.rounds += 1
        self.holders, self.partners, self.offers, self.played, self.selected = holders, [], {}, [], {}
        self.decide("pairing", holders[:1])

    def may_pair(self, side: int) -> set[int]:
        """KB-20, KB-21."""
        return set(range(self.seats + self.free)) - set(self.holders) - set(self.partners[:side])

    def paired(self, seat: int, move: Move, chance: Chance) -> None:
        """KB-20 to KB-22; the last Band left is White's without a question."""
        self.partners.append(move[1])
        left = self.may_pair(WHITE)
        if len(self.partners) == 1 and len(left) > 1:
            self.decide("pairing", [self.holders[WHITE]])
            return
        if len(self.partners) == 1:
            self.partners.extend(left)
        owners = [band for band in self.partners if band < self.seats]
        if self.box.offers and owners:  # KB-23, KB-72, KB-A10
            self.decide("offering", owners)
        else:
            self.decide("laying", self.holders)

    # ------------------------------------------------------------ offers

    def offered(self, seat: int, move: Move, chance: Chance) -> None:
        """KB-24, KB-A10, KB-A17."""
        if self.exchange_first(chance):
            return
        for side, band in enumerate(self.partners):
            choice = self.choices.get(band, ("pass",))
            if choice[0] == "offer":
                self.offers[side] = Offer(choice[1], band)
        if self.offers:
            self.decide("answering", [self.holders[side] for side in self.offers])
        else:
            self.decide("laying", self.holders)

    def may_answer(self, seat: int) -> set[Move]:
        """KB-25, KB-26, KB-A27: a player without a Star must decline."""
        return {("decline",)} | ({("accept",)} if self.stars[seat] > 0 else set())

    def answered(self, seat: int, move: Move, chance: Chance) -> None:
        """KB-25, KB-26; Black's first. A card that is taken lies ready, and nobody has it in hand any more."""
        for side, offer in sorted(self.offers.items()):
            holder = self.holders[side]
            self.hands[offer.by] -= Counter([offer.card])
            if self.choices[holder][0] == "accept":
                offer.stage = "accepted"
                self.pay(holder, offer.by)
            else:
                offer.stage = "declined"
                self.actions.insert(0, offer.card)
        self.decide("laying", self.holders)

    # ------------------------------------------------------------ Action cards

    def may_exchange(self, seat: int) -> set[Move]:
        """KB-10, KB-A17, KB-A18."""
        return {("exchange", card) for card, n in self.hands[seat].items() if n >= 3} if self.actions else set()

    def exchange_first(self, chance: Chance) -> bool:
        """KB-10, KB-A17: players who exchanged draw, Black first, and decides again."""
        again = [player for player in self.clockwise() if self.choices.get(player, ("",))[0] == "exchange"]
        for player in again:
            card = self.choices[player][1]
            self.hands[player] -= Counter({card: 3})
            self.discards[card] += 3
            self.draw(player, 3, chance)
        kept = {player: choice for player, choice in self.choices.items() if player not in again}
        self.asked, self.choices = set(again), kept
        return bool(again)

    def draw(self, player: int, number: int, chance: Chance) -> None:
        """KB-49, KB-A18."""
        for _ in range(number):
            if self.actions:
                self.hands[player][self.actions.pop()] += 1
                self.reshuffle(chance)

    def reshuffle(self, chance: Chance) -> None:
        """KB-49: at once when the deck has run out."""
        if not self.actions and self.discards.total():
            self.actions = chance.shuffled(self.discards.elements(), lambda card: CARDS[card])
            self.discards = Counter()

    def may_lay(self, seat: int) -> set[Move]:
        """KB-25, KB-27, KB-A17."""
        offer = self.offers.get(self.side(seat))
        if offer and offer.stage == "accepted":
            return {("lay", offer.card)} | self.may_exchange(seat)
        return {("lay", card) for card in +self.hands[seat]} | self.may_exchange(seat)

    def laid(self, seat: int, move: Move, chance: Chance) -> None:
        """KB-28, KB-29, KB-R7."""
        if self.exchange_first(chance):
            return
        self.played = [self.choices[holder][1] for holder in self.holders]
        for side in (BLACK, WHITE):
            self.turn_up(side, self.played[side])
        swappers = [self.holders[side] for side in (BLACK, WHITE) if self.played[side] == SWAP]
        for side in (BLACK, WHITE):
            if self.played[side] == SWAP:
                self.discards[SWAP] += 1
        if swappers:
            self.decide("swapping", swappers)
        else:
            self.clash(chance)

    def turn_up(self, side: int, card: str) -> None:
        """KB-29, KB-A8, KB-A9: a card leaves the hand; a Star is due if it is the one that was turned down."""
        offer = self.offers.get(side)
        if offer and offer.stage == "accepted":
            offer.stage = "laid"
            return
        self.hands[self.holders[side]] -= Counter([card])
        if offer and offer.stage == "declined" and offer.card == card:
            self.pay(self.holders[side], offer.by)

    def may_swap(self, seat: int) -> set[Move]:
        """KB-R7."""
        others = {card for card in +self.hands[seat] if card != SWAP}
        return {("lay", card) for card in others} or {("pass",)}

    def swapped(self, seat: int, move: Move, chance: Chance) -> None:
        """KB-R7, KB-A9."""
        for side, holder in enumerate(self.holders):
            if holder in self.choices:
                self.played[side] = self.choices[holder][1] if self.choices[holder][0] == "lay" else ""
                if self.played[side]:
                    self.turn_up(side, self.played[side])
        self.clash(chance)

    # ------------------------------------------------------------ the clash

    def acts_as(self, side: int) -> str:
        """KB-R8, KB-S1 to KB-S4: a mirror copies the opposing card; two mirrors show nothing."""
        card, other = self.played[side], self.played[1 - side]
        if card == MIRROR:
            return "" if other == MIRROR else other
        return card

    def clash(self, chance: Chance) -> None:
        """KB-30 to KB-35, KB-A11: anyone who is not clear from the card is picked, Black first."""
        for side in (BLACK, WHITE):
            self.selected.setdefault(side, self.clear(side))
            if self.candidates(side):
                self.decide("selecting", [self.holders[side]])
                return
        self.resolve(chance)

    def pool(self, side: int) -> list[tuple[int, int]]:
        """KB-30, KB-31: the face-up Barbarians that a card can select, as Band and place."""
        bands = [self.holders[side], self.partners[side]]
        if self.cards[self.acts_as(side)].own_band_only:
            bands = bands[:1]
        return [(band, i) for band in bands for i in range(PLACES) if self.bands[band][i].face == "up"]

    def value_at(self, spot: tuple[int, int]) -> int:
        return value(self.bands[spot[0]][spot[1]].who)

    def suitable(self, side: int) -> tuple[list[tuple[int, int]], list[tuple[int, int]], int]:
        """KB-32 to KB-35, KB-R3 to KB-R6: who is selected for certain, who fits equally well, and how many of those."""
        card = self.cards.get(self.acts_as(side))
        if card is None or card.select == "none":
            return [], [], 0
        pool = self.pool(side)
        if card.select == "clan":
            return [spot for spot in pool if card.clan in clans(self.bands[spot[0]][spot[1]].who)], [], 0
        ranked = sorted((self.value_at(spot) for spot in pool), reverse=card.select != "lowest")
        if card.select == "second highest":
            if len(pool) < 2:
                return [], [], 0
            return [], [spot for spot in pool if self.value_at(spot) == ranked[1]], 1
        wanted = ranked[: card.count]
        if not wanted:
            return [], [], 0
        equal = [spot for spot in pool if self.value_at(spot) == wanted[-1]]
        better = [spot for spot in pool if self.value_at(spot) in wanted and spot not in equal]
        return better, equal, len(wanted) - len(better)

    def clear(self, side: int) -> list[tuple[int, int]]:
        """Those about whom there is nothing to choose."""
        certain, equal, number = self.suitable(side)
        return certain + (equal if len(equal) == number else [])

    def candidates(self, side: int) -> set[int]:
        """KB-35: the places of the Group, its own Band first, among which the player picks."""
        certain, equal, number = self.suitable(side)
        chosen = self.selected[side]
        if len(chosen) == len(certain) + number:
            return set()
        bands = [self.holders[side], self.partners[side]]
        return {bands.index(band) * PLACES + i for band, i in equal if (band, i) not in chosen}

    def picked(self, seat: int, move: Move, chance: Chance) -> None:
        side, place = self.side(seat), move[1]
        band = self.holders[side] if place < PLACES else self.partners[side]
        self.selected[side].append((band, place % PLACES))
        self.clash(chance)

    def total(self, side: int) -> int:
        """KB-37 to KB-39, KB-A2, KB-A12."""
        if not self.selected[side]:
            return 0
        card = self.cards[self.acts_as(side)]
        total = card.times * sum(self.value_at(spot) for spot in self.selected[side]) + card.plus
        return min(card.cap, total) if card.cap else total

    def resolve(self, chance: Chance) -> None:
        """KB-36, KB-39 to KB-48."""
        for side in (BLACK, WHITE):
            for band, i in sorted(self.selected[side], key=lambda spot: spot[0] != self.holders[side]):
                if self.spend(self.holders[side]):
                    self.bands[band][i].stars += 1
        flees = [self.acts_as(side) == FLEE for side in (BLACK, WHITE)]
        totals = [self.total(side) for side in (BLACK, WHITE)]
        if any(flees):  # KB-R9, KB-S2, KB-S5
            for side in (BLACK, WHITE):
                self.recover(side)
            for side in (BLACK, WHITE):
                if flees[side]:
                    self.turn_band_up(self.holders[side])
        elif totals[BLACK] == totals[WHITE]:  # KB-45
            for side in (BLACK, WHITE):
                self.clobber(side, drawn=True)
        else:
            winner = BLACK if totals[BLACK] > totals[WHITE] else WHITE
            self.clobber(1 - winner, drawn=False)
            self.recover(winner)
            if self.cards[self.acts_as(winner)].glory:  # KB-R6, KB-S6, KB-S7
                self.pay(self.holders[1 - winner], self.holders[winner])
        for card in filter(None, self.played):
            self.discards[card] += 1
        self.reshuffle(chance)
        for player in self.clockwise():  # KB-50
            self.draw(player, self.box.hand - self.hands[player].total(), chance)
        self.decide("exchanging", range(self.seats))

    def recover(self, side: int) -> None:
        """KB-42 to KB-44, KB-A20."""
        for band, i in self.selected[side]:
            place = self.bands[band][i]
            place.face = "down"
            self.to_owner(band, place.stars)
            place.stars = 0

    def clobber(self, side: int, drawn: bool) -> None:
        """KB-40, KB-41, KB-45 to KB-47: the selected of this side go to the other holder, and mostly their Stars too."""
        other = self.holders[1 - side]
        for band, i in self.selected[side]:
            place = self.bands[band][i]
            if drawn and band not in self.holders:
                self.to_owner(band, place.stars)
            else:
                self.stars[other] += place.stars
            self.piles[other].add(place.who)
            self.bands[band][i] = Place()

    def to_owner(self, band: int, stars: int) -> None:
        """KB-43, KB-44."""
        if band < self.seats:
            self.stars[band] += stars
        else:
            self.in_box += stars

    def turn_band_up(self, band: int) -> None:
        for place in self.bands[band]:
            if place.face == "down":
                place.face = "up"

    # ------------------------------------------------------------ Stars

    def pay(self, giver: int, taker: int) -> None:
        """A Star from one player to another."""
        if self.stars[giver] or self.helped(giver):
            self.stars[giver] -= 1
            self.stars[taker] += 1
            self.helped(giver)

    def spend(self, player: int) -> bool:
        """KB-36, KB-A16: a Star leaves a supply; whether there was one."""
        if not self.stars[player] and not self.helped(player):
            return False
        self.stars[player] -= 1
        self.helped(player)
        return True

    def helped(self, player: int) -> bool:
        """KB-62, KB-63, KB-A14, KB-A15: a player without a Star gets some from all others; whether there is one now."""
        done: list[int] = []
        empty = [] if self.stars[player] else [player]
        while empty:
            poor = min(empty, key=lambda seat: (seat - player) % self.seats)
            empty.remove(poor)
            done.append(poor)
            for giver in range(self.seats):
                if giver not in done:
                    given = min(self.box.relief, self.stars[giver])
                    self.stars[giver] -= given
                    self.stars[poor] += given
                    if given and not self.stars[giver]:
                        empty.append(giver)
        return bool(self.stars[player])

    # ------------------------------------------------------------ after the clash

    def exchanged(self, seat: int, move: Move, chance: Chance) -> None:
        """KB-A17, then step 6."""
        if self.exchange_first(chance):
            return
        self.to_fill = [*self.clockwise(), *range(self.seats, self.seats + self.free)]
        self.top_up()

    def top_up(self) -> None:
        """KB-51, KB-52, KB-A4: one Band after the other."""
        while self.to_fill and not self.over:
            band = self.to_fill.pop(0)
            gaps = any(not place.who for place in self.bands[band])
            self.close_gaps(band, "dealt" if band < self.seats else "up")
            if gaps and band < self.seats and not self.over:
                self.decide("topping up", [band])
                return
        if not self.over:
            self.engage()

    def topped_up(self, seat: int, move: Move, chance: Chance) -> None:
        """KB-51."""
        self.reject(seat, move[1])
        self.close_gaps(seat, "down")
        self.top_up()

    def engage(self) -> None:
        """KB-53, KB-54, KB-A19, then step 8."""
        if any(all(place.face == "down" for place in band) for band in self.bands[: self.seats]):
            for band in range(self.seats + self.free):
                self.turn_band_up(band)
        self.to_switch = [self.holders[side] for side in (BLACK, WHITE) if self.played[side] == MIRROR]
        self.go_on_switching()

    def may_switch(self, seat: int) -> set[Move]:
        """KB-55, KB-56, KB-A23."""
        spots = [(b, i) for b, band in enumerate(self.bands) for i, place in enumerate(band) if not place.switched]
        return {("switch", i, b, j) for a, i in spots for b, j in spots if a == seat != b}

    def go_on_switching(self) -> None:
        """KB-57: until nobody may switch any more."""
        while self.to_switch and not self.may_switch(self.to_switch[0]):
            self.to_switch.pop(0)
        if self.to_switch:
            self.decide("switching", self.to_switch[:1])
        else:
            self.pass_totems()

    def switched(self, seat: int, move: Move, chance: Chance) -> None:
        if move[0] == "pass":
            self.to_switch.pop(0)
        else:
            _, i, band, j = move
            mine, theirs = self.bands[seat], self.bands[band]
            mine[i], theirs[j] = theirs[j], mine[i]
            mine[i].switched = theirs[j].switched = True
        self.go_on_switching()

    def pass_totems(self) -> None:
        """KB-58 to KB-60, KB-A28."""
        for band in self.bands:
            for place in band:
                place.switched = False
        if self.rounds >= ROUNDS_PER_CLOBBERED * (1 + sum(map(len, self.piles))):
            self.over = True
            return
        black, white = self.holders
        if self.seats == 2:
            self.begin_round([white, black])
            return
        self.holders = [(black + 1) % self.seats, white]
        self.decide("passing white", [white])

    # ------------------------------------------------------------ the end

    def ending(self) -> str:
        """KB-66 to KB-68, KB-A24."""
        if not self.over:
            return ""
        standing = sorted(zip(self.stars, map(len, self.piles), strict=True), reverse=True)
        if standing[0][0] > standing[1][0]:
            return "most Stars"
        return "larger score pile" if standing[0] > standing[1] else "shared"

    def final_places(self) -> list[int]:
        """KB-68, KB-A24: how many are ahead, and one."""
        standing = [*zip(self.stars, map(len, self.piles), strict=True)]
        return [1 + sum(other > mine for other in standing) for mine in standing]

    def scores(self) -> list[int]:
        return self.stars

    def position(self) -> dict[str, Any]:
        """Everything there is to compare."""
        return {
            "phase": "over" if self.over else self.phase,
            "rounds": self.rounds,
            "stars": self.stars,
            "stars in the box": self.in_box,
            "hands": [+hand for hand in self.hands],
            "action deck": self.actions,
            "discards": +self.discards,
            "barbarian deck": self.deck,
            "bands": [[(p.who, p.face, p.stars, p.switched) for p in band] for band in self.bands],
            "score piles": self.piles,
            "holders": self.holders,
            "partners": self.partners,
            "offers": {
                side: (offer.card, offer.stage)
                for side, offer in self.offers.items()
                if self.phase in ("answering", "laying")
            },
            "storm": self.storm,
        }


# ---------------------------------------------------------------- the adapter: the real state in these words

CARDS = (
    "The Boss", "Sneaky", "Berzerk", "Second best", "The Underdogs", "Glory seeker", SWAP, MIRROR, FLEE,
    "All Orange Fox together", "All Purple Raven together", "All Yellow Claw together", "All Blue Talon together",
)  # fmt: skip
SELECTS = ("none", "highest", "lowest", "second highest", "clan")
OFFERS = ("", "offered", "accepted", "declined")
FACES = ("", "down", "up", "dealt")
PHASES = {
    1: "offering", 2: "answering", 3: "laying", 4: "swapping", 5: "exchanging", 6: "mustering", 7: "topping up",
    8: "giving black", 9: "giving white", 10: "passing white", 11: "pairing", 12: "selecting", 13: "switching",
}  # fmt: skip


def rare_boxes() -> Iterator[dict[str, Any]]:
    """Boxes in which rare things are common: supplies run out, values are equal, hands hold three of a kind, decks and
    discards are used up, and nobody wants to fight."""
    standard = tomllib.loads(games.load("klobba").content.read_text(encoding="utf-8"))

    def copies(*numbers: int) -> dict[str, Any]:
        return {"action": [card | {"copies": n} for card, n in zip(standard["action"], numbers, strict=True)]}

    clans = [*standard["barbarians"]["3"], *standard["barbarians"]["5"], [], []]
    alike = {"stars": 30, "barbarians": {str(value): clans for value in (2, 3, 4, 6)}}
    yield standard | {"name": "few Stars", "stars": 13}
    yield standard | {"name": "much alike"} | alike | copies(7, 5, 5, 4, 4, 1, 3, 4, 1, 1, 1, 1, 1)
    yield standard | {"name": "a thin deck"} | copies(4, 3, 3, 1, 1, 0, 0, 1, 0, 0, 0, 1, 1)
    yield standard | {"name": "cowards"} | copies(1, 0, 0, 0, 0, 0, 2, 8, 20, 0, 0, 0, 0)


BOXES = [*rare_boxes()]


def read_cards(box: Any) -> dict[str, Action]:
    """The Action cards as the box and the options have them; "" selects nobody."""
    found = {
        name: Action(
            own_band_only=box.pool[i] == 1,
            select=SELECTS[box.select[i]],
            clan=CLANS[box.clan[i]],
            count=box.count[i],
            times=box.mult[i],
            plus=box.add[i],
            cap=box.cap[i],
            glory=box.special[i] == 1,
        )
        for i, name in enumerate(CARDS)
    }
    return found | {"": Action(False, "none", "", 0, 1, 0, 0, False)}


def read_barbarians(box: Any) -> list[str]:
    clan_names = [" ".join(clan for i, clan in enumerate(CLANS) if bits >> i & 1) or "none" for bits in box.clans]
    names = enumerate(zip(box.value, clan_names, strict=True))
    return [f"{value} {clans} #{i}" for i, (value, clans) in names if value]


def value(barbarian: str) -> int:
    return int(barbarian.split(" ", maxsplit=1)[0])


def clans(barbarian: str) -> list[str]:
    return barbarian.split(" ")[1:-1]


def barbarian_namer(box: Any) -> Any:
    names = dict(enumerate(read_barbarians(box))) | {40: LIGHTNING, 41: THUNDER}
    return lambda card: names.get(card, "")


def counted(numbers: list[int]) -> Counter[str]:
    return Counter({CARDS[i]: n for i, n in enumerate(numbers) if n})


def move(verb: str, arguments: dict[str, int], s: Any, box: Any) -> Move:
    if verb == "reject":
        return verb, frozenset(p for p in range(PLACES) if arguments["places"] >> p & 1)
    if "card" in arguments:
        return verb, CARDS[arguments["card"]]
    return (verb, *arguments.values())


def position(s: Any, box: Any) -> dict[str, Any]:
    who, seats, phase = barbarian_namer(box), range(box.seats), PHASES[s.phase]
    hands = [counted(s.seats[i].hand) for i in seats]
    for side in (BLACK, WHITE):  # a card that was taken counts with its offerer's hand until it is turned up
        if phase == "laying" and s.offered.stage[side] == 2:
            hands[s.partner[side]] -= Counter([CARDS[s.offered.card[side]]])
    swaps = (
        sum(CARDS[card] == SWAP for card in s.played) if phase == "swapping" else 0
    )  # those lie there a little longer
    return {
        "phase": "over" if s.end else phase,
        "rounds": s.rounds,
        "stars": [s.seats[i].stars for i in seats],
        "stars in the box": s.spent,
        "hands": hands,
        "action deck": [CARDS[card] for card in s.actions.card[: s.actions.n]],
        "discards": counted(s.discards) + Counter({SWAP: swaps}),
        "barbarian deck": [who(card) for card in s.barbarians.card[: s.barbarians.n]],
        "bands": [
            [
                (
                    who(b.card[i]) if b.face[i] else "",
                    FACES[b.face[i]],
                    b.star[i],
                    phase == "switching" and bool(b.switched >> i & 1),
                )
                for i in range(PLACES)
            ]
            for b in s.bands[: box.bands]
        ],
        "score piles": [{who(i) for i in range(40) if s.seats[seat].scored >> i & 1} for seat in seats],
        "holders": [seat for seat in s.holder if seat >= 0],
        "partners": [band for band in s.partner if band >= 0],
        "offers": {
            side: (CARDS[s.offered.card[side]], OFFERS[s.offered.stage[side]])
            for side in (BLACK, WHITE)
            if phase in ("answering", "laying") and s.offered.stage[side]
        },
        "storm": {
            name: divmod(struck - 1, PLACES)
            for name, struck in zip((LIGHTNING, THUNDER), s.struck, strict=True)
            if struck
        },
    }
