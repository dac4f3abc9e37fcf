"""A table for tests: Bands, hands and Stars as the test sets them, moves in the rulebook's words, chance dictated."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.games import load
from rulewright.games.klobba.content import CLANS
from rulewright.games.klobba.rules.groups import begin_round
from rulewright.games.klobba.state import BARBARIANS, CARDS, PLACES, Box, Card, Face, Phase, State, Storm, Verb
from rulewright.kernel import ALL, Fate
from tests.table import Table as Seats

GAME = load("klobba")
A, B, C, D, E, F = range(6)
HAND = [Card.BOSS, Card.SNEAKY, Card.BERZERK, Card.SECOND_BEST, Card.RAVEN]
BANDS = ("8OF 4BT 5OF", "7OF 8YC 2OFPR", "1OFPRYC 2PRYC 5YC", "6PR 5BT 4YC")


class Table(Seats):
    """A game without chance: decks lie in order unless a test shuffles them."""

    s: State
    box: Box

    def __init__(self, seats: int = 4, fate: Fate | None = None, /, **options: int | str) -> None:
        super().__init__(GAME, seats, fate, **options)

    # ------------------------------------------------------------ arranging

    def mustered(self, *rejected: int) -> Table:
        """Everybody keeps all, or rejects these places (a set for each seat); lots, if any, fall on the first."""
        assert self.s.phase == Phase.MUSTERING
        self.s.fate.dice += [1]
        for seat in range(self.box.seats):
            self.play(seat, Verb.REJECT.of(rejected[seat] if rejected else 0))
        self.s.fate.dice.clear()
        return self

    def bands(self, *rows: str) -> Table:
        """Bands like "7OF 4BT 9PR- 10": value, clans, a minus for face down. Other cards swap places with these."""
        taken: set[int] = set()
        for band, row in enumerate(rows):
            for place, word in enumerate(row.split()):
                card = self.barbarian(word.rstrip("-"), taken)
                taken.add(card)
                self._put(band, place, card)
                self.s.bands[band].face[place] = Face.DOWN if word.endswith("-") else Face.UP
                self.s.bands[band].known[place] = ALL
        return self

    def barbarian(self, word: str, taken: set[int] | frozenset[int] = frozenset()) -> int:
        """A card with this value and exactly these clans that is not taken yet."""
        value = int("".join(ch for ch in word if ch.isdigit()))
        letters = "".join(ch for ch in word if ch.isalpha())
        clans = sum(1 << i for i, clan in enumerate(CLANS) if clan in [letters[k : k + 2] for k in range(0, 8, 2)])
        for card in range(BARBARIANS):
            if self.box.value[card] == value and self.box.clans[card] == clans and card not in taken:
                return card
        raise AssertionError(f"no {word} is left")

    def _put(self, band: int, place: int, card: int) -> None:
        deck, row, before = self.s.barbarians, self.s.bands[band], self.s.bands[band].card[place]
        for other in self.s.bands:
            for p in range(PLACES):
                if other.face[p] != Face.EMPTY and other.card[p] == card:
                    other.card[p] = before
        for i in range(deck.n):
            if deck.card[i] == card:
                deck.card[i] = before
        row.card[place] = card

    def on_top(self, *words: str) -> Table:
        """The next Barbarians to be drawn, first one first; L and T are Lightning and Thunder."""
        deck, taken = self.s.barbarians, set()
        for i, word in enumerate(words):
            at = deck.n - 1 - i
            lying = deck.card[: deck.n]
            card = {"L": Storm.LIGHTNING, "T": Storm.THUNDER}.get(word, -1)
            if card < 0:
                taken |= {c for c in range(BARBARIANS) if c not in lying} | set(lying[at + 1 :])
                card = self.barbarian(word, taken)
            swap = lying.index(card)
            deck.card[swap], deck.card[at] = deck.card[at], card
            deck.packet[swap], deck.packet[at] = deck.packet[at], deck.packet[swap]
        return self

    def hands(self, **hands: Sequence[int]) -> Table:
        """Hands by letter, like A=[BOSS, SNEAKY]; the others get what is left, and the rest is the deck, in order."""
        left = [card for card in range(CARDS) for _ in range(self.box.copies[card])]
        dealt = {"ABCDEF".index(letter): list(cards) for letter, cards in hands.items()}
        for cards in dealt.values():
            for card in cards:
                left.remove(card)
        for seat in range(self.box.seats):
            if seat not in dealt:
                dealt[seat] = [left.pop(0) for _ in range(self.box.hand)]
            holding = self.s.seats[seat]
            holding.hand[:] = [dealt[seat].count(card) for card in range(CARDS)]
            holding.drew[:] = holding.hand
            holding.cards = len(dealt[seat])
        deck = self.s.actions
        deck.n = len(left)
        deck.card[: deck.n] = left
        return self

    def deck(self, *cards: int) -> Table:
        """The top of the Action deck, first one first."""
        lying = self.s.actions.card
        for i, card in enumerate(cards):
            at = self.s.actions.n - 1 - i
            swap = lying[: at + 1].index(card)
            lying[swap], lying[at] = lying[at], card
        return self

    def stars(self, *supplies: int) -> Table:
        """Supplies by seat; the rest of the Stars lie in the box."""
        for seat, supply in enumerate(supplies):
            self.s.seats[seat].stars = supply
        self.s.spent = self.box.stars - sum(supplies)
        return self

    def totems(self, black: int, white: int) -> Table:
        """A round begins with these holders."""
        self.s.holder[:] = [black, white]
        begin_round(self.s, self.box)
        return self

    def grouped(self, black: int, with_black: int, white: int, with_white: int) -> Table:
        """These Groups are formed, and nobody offers anything."""
        self.totems(black, white).play(black, Verb.PAIR.of(with_black))
        if self.waits(white):
            self.play(white, Verb.PAIR.of(with_white))
        assert self.s.partner == [with_black, with_white]
        return self

    # ------------------------------------------------------------ playing

    def all_pass(self) -> Table:
        """Everybody who is asked passes."""
        for seat in self.waiting:
            self.play(seat, Verb.PASS)
        return self

    def fight(self, black: int, white: int) -> Table:
        """Offer nothing, lay these cards and turn them up."""
        if GAME.rules.check(self.s, self.box, self.waiting[0], Verb.PASS) == 0:
            self.all_pass()
        sides = self.s.holder[:]
        return self.play(sides[0], Verb.LAY.of(black)).play(sides[1], Verb.LAY.of(white))

    def settled(self) -> Table:
        """Ties are broken in favour of the first place."""
        while self.s.phase == Phase.SELECTING:
            seat = self.waiting[0]
            self.play(seat, min(self.legal(seat)))
        return self

    # ------------------------------------------------------------ reading

    @property
    def supplies(self) -> list[int]:
        return [self.s.seats[i].stars for i in range(self.box.seats)]

    def row(self, band: int) -> str:
        """A Band as `bands` takes it; a dot for an empty place."""
        marks: dict[int, str] = {Face.DOWN: "-", Face.UP: ""}
        words = []
        for place in range(PLACES):
            card, face = self.s.bands[band].card[place], self.s.bands[band].face[place]
            words.append("." if face == Face.EMPTY else self.word(card) + marks.get(face, "?"))
        return " ".join(words)

    def word(self, card: int) -> str:
        return f"{self.box.value[card]}" + "".join(c for i, c in enumerate(CLANS) if self.box.clans[card] >> i & 1)

    def pile(self, seat: int) -> list[str]:
        """A score pile."""
        return [self.word(card) for card in range(BARBARIANS) if self.s.seats[seat].scored >> card & 1]

    def hand(self, seat: int) -> list[int]:
        return [card for card in range(CARDS) for _ in range(self.s.seats[seat].hand[card])]


def arranged(*bands: str, seats: int = 4, hand: int = 0, **hands: Sequence[int]) -> Table:
    """A table at which everybody has mustered and nobody will offer, with these Bands and hands."""
    table = Table(seats, step2="no", **({"hand": hand} if hand else {})).mustered().hands(**hands)
    return table.bands(*bands)
