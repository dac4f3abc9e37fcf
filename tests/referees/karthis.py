"""The Temple of Karthis, refereed: the whole game in plain Python, from its clauses alone.

Cards are texts: "5 of Spades", "Ace of Hearts", "Queen of Clubs", "Joker 1". A cell of the sheet is (column, row), counted
from the bottom left; a side is "north", "east", "south" or "west".
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from rulewright import games
from tests.referees.lockstep import Chance, ImpossibleError, Move, file_of

Cell = tuple[int, int]
COMPASS = ("north", "east", "south", "west")
STEP = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
OPPOSITE = {"north": "south", "east": "west", "south": "north", "west": "east"}
RANKS = ("Ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Jack", "Queen", "King")
SUITS = ("Spades", "Clubs", "Diamonds", "Hearts")
FACES = {f"{rank} of {suit}" for rank in ("Jack", "Queen", "King") for suit in SUITS}
JOKERS = {"Joker 1", "Joker 2"}
BOTTOM_FLOOR = 17
"""KA-H33: it has no way down."""

CLAUSES = {
    "treasure": ("KA-33", "KA-34", "KA-35", "KA-66"),
    "health": ("KA-26", "KA-36", "KA-40", "KA-41", "KA-44", "KA-48", "KA-H25"),
    "floor": ("KA-64", "KA-H35"),
    "jokers": ("KA-30", "KA-H13"),
    "at": ("KA-18", "KA-44", "KA-51", "KA-53", "KA-H35"),
    "map": ("KA-15", "KA-19", "KA-33", "KA-36", "KA-37", "KA-47", "KA-H2", "KA-H3", "KA-H4", "KA-H38"),
    "sealed": ("KA-43", "KA-45"),
    "deck": ("KA-28", "KA-54", "KA-64", "KA-H12", "KA-H13", "KA-H16"),
    "discard": ("KA-56", "KA-64", "KA-H14", "KA-H20"),
    "gone": ("KA-55", "KA-64", "KA-H18", "KA-H21", "KA-H28"),
    "drawn": ("KA-22", "KA-27", "KA-57", "KA-H11"),
    "enemy": ("KA-47", "KA-48", "KA-52", "KA-H21", "KA-H27", "KA-H28"),
    "phase": ("KA-16", "KA-24", "KA-44", "KA-49"),
}


# ---------------------------------------------------------------- cards


def rank(card: str) -> str:
    return card.split(maxsplit=1)[0]


def suit(card: str) -> str:
    """KA-25: the suit; "" for a Joker."""
    return "" if card in JOKERS else card.rsplit(maxsplit=1)[-1]


def value(card: str) -> int:
    """KA-26, KA-33: an Ace counts 1."""
    return RANKS.index(rank(card)) + 1


def is_threat(card: str) -> bool:
    """KA-25, KA-31: a Spade or Club that is no face card."""
    return suit(card) in ("Spades", "Clubs") and card not in FACES


def temple_deck() -> set[str]:
    """KA-8: without the face card."""
    highest = {"Spades": 10, "Clubs": 10, "Diamonds": 6, "Hearts": 5}
    return {f"{rank} of {suit}" for suit, top in highest.items() for rank in RANKS[:top]} | JOKERS


# ---------------------------------------------------------------- the map


@dataclass
class Tile:
    """KA-15, KA-19: a drawing on the sheet."""

    open: set[str]
    stairs: str = ""
    """The side with stairs in its wall, if any."""
    mark: str = "dot"
    """A dot as long as there was no event."""


@dataclass
class Drawn:
    """KA-22, KA-27: a card that was drawn, and the guard on it if it is a Joker."""

    card: str
    guard: str = ""


@dataclass
class Enemy:
    """KA-47, KA-52: a face card that lives on a tile."""

    card: str
    cell: Cell
    health: int


@dataclass
class Referee:
    """One adventure."""

    box: Any
    start: dict[str, Any]
    map: dict[Cell, Tile] = field(default_factory=dict)
    sealed: set[frozenset[Cell]] = field(default_factory=set)
    """KA-45: pairs of cells between which a wall has slammed shut."""
    drawn: list[Drawn] = field(default_factory=list)
    met: Drawn | None = None
    """The card being encountered, while the player has to decide something about it."""
    enemy: Enemy | None = None
    must_fight: bool = False
    """KA-H42: combat was taken up again, and no round of it fought yet."""
    crossed: tuple[Cell, Cell] = ((0, 0), (0, 0))
    """The old tile and the new one."""
    face_seen: str = ""
    """The face card of this adventure, once it has been turned up."""
    phase: str = "exploring"
    ended: str = ""

    def __post_init__(self) -> None:
        """KA-7 to KA-13: the setup is what it must be."""
        self.box = printed(self.box)
        self.deck: Counter[str] = Counter(self.start["deck"])
        self.discard: Counter[str] = Counter()
        self.gone: Counter[str] = Counter()
        self.health, self.treasure, self.floor, self.jokers = self.box.health, 0, 1, 0
        face = set(self.deck) - temple_deck()
        if len(face) != 1 or not face <= FACES or set(self.deck) != temple_deck() | face or self.deck.total() != 34:
            raise ImpossibleError(f"KA-8, KA-9: this is no Temple Deck: {sorted(self.deck)}")
        self.new_sheet()

    # ------------------------------------------------------------ the sheet

    def new_sheet(self) -> None:
        """KA-11 to KA-13, KA-H4, KA-H5, KA-H35: a start tile with its stairs to the edge, and the explorer on it."""
        columns, rows, edge = self.box.columns, self.box.rows, self.box.edge
        self.at = {"south": (columns // 2, 0), "west": (0, rows // 2), "east": (columns - 1, rows // 2)}[edge]
        self.map = {self.at: Tile(set(COMPASS) - {edge}, edge, "dot")}
        self.sealed = set()
        self.enemy = None

    def beyond(self, cell: Cell, side: str) -> Cell | None:
        """The next cell on a side; KA-H4: None off the sheet."""
        column, row = cell[0] + STEP[side][0], cell[1] + STEP[side][1]
        return (column, row) if 0 <= column < self.box.columns and 0 <= row < self.box.rows else None

    def passage(self, cell: Cell, side: str) -> Cell | None:
        """KA-H2, KA-H3, KA-45: the tile that can be walked to on a side."""
        other = self.beyond(cell, side)
        if other is None or other not in self.map or frozenset((cell, other)) in self.sealed:
            return None
        both_open = side in self.map[cell].open and OPPOSITE[side] in self.map[other].open
        return other if both_open else None

    def walk(self) -> tuple[set[Cell], bool]:
        """KA-H6, KA-H8: the tiles that the explorer can stand on, and whether the enemy can be walked to."""
        reached, ahead, enemy_near = {self.at}, [self.at], False
        while ahead:
            cell = ahead.pop()
            for other in filter(None, (self.passage(cell, side) for side in COMPASS)):
                if self.enemy and other == self.enemy.cell:
                    enemy_near = True
                elif other not in reached:
                    reached.add(other)
                    ahead.append(other)
        return reached, enemy_near

    def unexplored(self, cell: Cell) -> Iterator[str]:
        """KA-18, KA-H2, KA-H4: the open sides of a tile behind which there is an empty cell."""
        for side in self.map[cell].open:
            other = self.beyond(cell, side)
            if other is not None and other not in self.map:
                yield side

    # ------------------------------------------------------------ what is allowed

    def waiting(self) -> set[int]:
        return set() if self.ended else {0}

    def allowed(self, seat: int) -> set[Move]:
        if self.ended:
            return set()
        return self.sensible() | {("give_up",)}  # KA-H34

    def sensible(self) -> set[Move]:
        """What may be done other than giving up."""
        if self.phase == "choosing":  # KA-24
            return {("choose", i) for i in range(len(self.drawn))}
        if self.phase == "sealed":  # KA-44
            return {("near",), ("far",)}
        if self.phase == "fighting":  # KA-49, KA-50, KA-51, KA-H27, KA-H42
            away: set[Move] = {("retreat", cell) for cell in self.map if cell != self.at}
            return {("fight",)} | (set() if self.must_fight else away)
        return self.turns()

    def turns(self) -> set[Move]:
        """KA-H41: to cross an unexplored edge, to go down, or to take up a combat."""
        reached, enemy_near = self.walk()
        moves: set[Move] = {("cross", cell, side) for cell in reached for side in self.unexplored(cell)}
        if self.floor < BOTTOM_FLOOR and any(self.leads_down(cell) for cell in reached):
            moves.add(("descend",))  # KA-21, KA-H32
        if enemy_near:
            moves.add(("resume",))  # KA-53
        return moves

    def leads_down(self, cell: Cell) -> bool:
        """KA-H34: the stairs of the start tile do not."""
        first = next(iter(self.map))
        return bool(self.map[cell].stairs) and cell != first

    # ------------------------------------------------------------ moves

    def play(self, seat: int, move: Move, chance: Chance) -> None:
        verb, *arguments = move
        if verb == "give_up":  # KA-H34
            self.fail("gave up")
        else:
            getattr(self, verb)(*arguments, chance)
        if not self.ended and self.phase == "exploring" and not self.turns():
            self.fail("trapped")  # KA-H31

    def cross(self, cell: Cell, side: str, chance: Chance) -> None:
        """KA-18 to KA-22: the tile, and the cards for it."""
        new = self.beyond(cell, side)
        assert new is not None
        self.crossed = (cell, new)
        exits, stairs = self.box.chart[chance.die(100)]
        turned = COMPASS[COMPASS.index(side) :] + COMPASS[: COMPASS.index(side)]
        sides = dict(zip("ARBL", turned, strict=True))  # KA-19: the arrow at the back, B
        self.map[new] = Tile({sides[letter] for letter in exits + "B"}, sides[stairs] if stairs else "")
        self.at = new
        if stairs:  # KA-14, KA-20
            return
        for _ in range(self.box.cards[chance.die(6) - 1]):
            self.draw(chance)
        if len(self.drawn) == 1:  # KA-23
            self.encounter(self.drawn[0], chance)
        else:
            self.phase = "choosing"

    def draw(self, chance: Chance) -> None:
        """KA-22; KA-27, KA-28, KA-H11, KA-H12, KA-H16: and at once a guard for a Joker."""
        drawn = Drawn(self.off_the_deck(chance))
        self.drawn.append(drawn)
        if drawn.card not in JOKERS:
            return
        others: Counter[str] = Counter()
        while not drawn.guard:
            if not self.deck.total():
                if not self.discard.total():
                    break
                self.deck, self.discard = self.discard, Counter()
            card = self.off_the_deck(chance)
            if is_threat(card):
                drawn.guard = card
            else:
                others[card] += 1
        self.deck += others

    def off_the_deck(self, chance: Chance) -> str:
        card: str = chance.draw(self.deck.elements(), card_name)
        self.deck -= Counter([card])
        if card in FACES:
            self.face_seen = card
        return card

    def choose(self, index: int, chance: Chance) -> None:
        """KA-24."""
        self.encounter(self.drawn[index], chance)

    def descend(self, chance: Chance) -> None:
        """KA-64 to KA-67, KA-H28, KA-H35, KA-H36."""
        hearts = sorted((card for card in self.discard if suit(card) == "Hearts" and card not in FACES), key=value)
        if hearts:
            self.discard -= Counter(hearts[:1])
            self.gone[hearts[0]] += 1
        self.deck += self.discard
        self.discard = Counter()
        if self.enemy:
            self.gone[self.enemy.card] += 1
        self.floor += 1
        self.new_sheet()

    # ------------------------------------------------------------ encounters

    def encounter(self, met: Drawn, chance: Chance) -> None:
        """KA-25: what comes of a card."""
        self.met = met
        if met.card in FACES:
            self.drawn.remove(met)
            self.map[self.at].mark = "star"  # KA-47
            self.enemy = Enemy(met.card, self.at, self.box.enemy + self.floor)
            self.phase = "fighting"
            return
        if suit(met.card) == "Diamonds":  # KA-33
            self.map[self.at].mark = "diamond"
            self.treasure += value(met.card) * self.multiplier()
        elif suit(met.card) == "Hearts":  # KA-36
            self.map[self.at].mark = "heart"
            self.health += (self.box.health - self.health) // 2
        else:
            threat = met.guard if met.card in JOKERS else met.card
            if threat:
                self.map[self.at].mark = "cross"  # KA-37, KA-H38
                if rank(threat) == "10":  # KA-43, KA-45
                    self.sealed.add(frozenset(self.crossed))
                    self.phase = "sealed"
                    return
                self.face(threat, chance)
            if not self.ended and met.card in JOKERS:
                self.acquire(met)
        self.put_away()

    def face(self, threat: str, chance: Chance) -> None:
        """KA-38 to KA-41, KA-H22 to KA-H24."""
        rating = self.box.rating + max(0, self.floor - self.box.level)  # KA-42, KA-65, KA-72, KA-H37
        while not self.ended:
            roll = chance.die(6)
            if roll == 1 or roll < rating:
                self.hurt(value(threat))
            if roll != 1:
                return

    def acquire(self, joker: Drawn) -> None:
        """KA-4, KA-30, KA-35, KA-H13, KA-H38, KA-H40."""
        self.treasure += self.box.joker[self.jokers] * self.multiplier()
        self.jokers += 1
        self.map[self.at].mark = "diamond"
        if self.jokers == 2:
            self.ended = "the Crown"
            return
        self.drawn.remove(joker)
        self.gone[joker.card] += 1
        if joker.guard:
            self.drawn.append(Drawn(joker.guard))

    def multiplier(self) -> int:
        """KA-34, KA-66, KA-H33: ten times as much on each floor below those in the list."""
        known = self.box.multipliers
        beyond = max(0, self.floor - len(known))
        return int(known[min(self.floor, len(known)) - 1] * 10**beyond)

    def hurt(self, points: int) -> None:
        """KA-46, KA-H40."""
        self.health = max(0, self.health - points)
        if self.health == 0:
            self.fail("death")

    def fail(self, how: str) -> None:
        """KA-46, KA-H31, KA-H34: the treasures are lost."""
        self.ended = how
        self.treasure = 0

    def far(self, chance: Chance) -> None:
        """KA-44, KA-H15: the new side of the wall."""
        assert self.met is not None
        if self.met.card in JOKERS:
            self.acquire(self.met)
        self.put_away()

    def near(self, chance: Chance) -> None:
        """KA-44, KA-H15, KA-H30: the old side of the wall."""
        self.at = self.crossed[0]
        self.hurt(1)
        self.put_away()

    # ------------------------------------------------------------ combat

    def fight(self, chance: Chance) -> None:
        """KA-48, KA-49, KA-74, KA-H26."""
        assert self.enemy is not None
        self.must_fight = False
        mine = chance.die(6) + self.box.level
        theirs = chance.die(6) + self.floor
        if mine < theirs:
            self.hurt(theirs - mine)
        else:
            self.enemy.health = max(0, self.enemy.health - (mine - theirs))
        if self.enemy.health == 0:  # KA-H21
            self.gone[self.enemy.card] += 1
            self.enemy = None
            self.put_away()

    def retreat(self, cell: Cell, chance: Chance) -> None:
        """KA-51, KA-52, KA-H27."""
        self.at = cell
        self.put_away()

    def resume(self, chance: Chance) -> None:
        """KA-53, KA-H8, KA-H42."""
        assert self.enemy is not None
        self.at = self.enemy.cell
        self.must_fight = True
        self.phase = "fighting"

    # ------------------------------------------------------------ the end of the turn

    def put_away(self) -> None:
        """KA-54 to KA-57, KA-H13, KA-H14, KA-H18 to KA-H20; KA-H40: not when the adventure has ended."""
        if self.ended:
            return
        for drawn in self.drawn:
            for card in filter(None, (drawn.card, drawn.guard)):
                if rank(card) == "Ace" or card in JOKERS:
                    self.deck[card] += 1
                elif suit(card) == "Diamonds" and card not in FACES:
                    self.gone[card] += 1
                else:
                    self.discard[card] += 1
        self.drawn, self.met, self.phase = [], None, "exploring"

    def ending(self) -> str:
        return self.ended

    def scores(self) -> list[int]:
        """KA-5, KA-46."""
        return [self.treasure if self.ended == "the Crown" else 0]

    def position(self) -> dict[str, Any]:
        """Everything there is to compare."""
        return {
            "floor": self.floor,
            "health": self.health,
            "treasure": self.treasure,
            "jokers": self.jokers,
            "at": self.at,
            "map": {cell: (tile.mark, tile.stairs, self.lines(cell)) for cell, tile in self.map.items()},
            "sealed": self.sealed,
            "deck": sorted(self.deck.elements()),
            "discard": sorted(self.discard.elements()),
            "gone": sorted(self.gone.elements()),
            "drawn": in_order([(drawn.card, drawn.guard) for drawn in self.drawn], self.phase),
            "enemy": (self.enemy.card, self.enemy.cell, self.enemy.health) if self.enemy else None,
            "phase": "over" if self.ended else self.phase,
            "must fight": self.must_fight,
            "face card seen": self.face_seen,
        }

    def lines(self, cell: Cell) -> frozenset[str]:
        """KA-H2 to KA-H4: the sides of a tile through which there is, or may yet be, a way."""
        return frozenset({s for s in COMPASS if self.passage(cell, s)} | {*self.unexplored(cell)})


# ---------------------------------------------------------------- the adapter: the real state in these words

PHASES = ("exploring", "choosing", "sealed", "fighting")
MARKS = ("", "dot", "cross", "heart", "diamond", "star")
SHEET_ROW = 17
"""Cells are numbered from the bottom left, so many to a row whatever the size of the sheet."""


@dataclass
class Printed:
    """What is printed in the rulebook, read from the box file itself, and the options."""

    level: int
    edge: str
    columns: int
    rows: int
    health: int
    rating: int
    enemy: int
    cards: list[int]
    joker: list[int]
    multipliers: list[int]
    chart: dict[int, tuple[str, str]]
    """KA-3: for each roll the exits and the stairs, from the entrance: L left, A ahead, R right."""


def rare_boxes() -> Iterator[dict[str, Any]]:
    """Boxes in which rare things are common: long lives on a small sheet, and stairs to the deepest floors."""
    standard = tomllib.loads(games.load("karthis").content.read_text(encoding="utf-8"))
    yield standard | {"name": "a long life", "explorer": {"health": 40}, "sheet": {"columns": 6, "rows": 5}}
    shaft = [
        {"rolls": "01-38", "exits": "L", "stairs": "R"},
        {"rolls": "39-40", "exits": "LR", "stairs": "A"},
        {"rolls": "41-96", "exits": "", "stairs": "L"},
        {"rolls": "97-00", "exits": "LAR"},
    ]
    yield standard | {"name": "a shaft", "explorer": {"health": 100}, "tile": shaft}


BOXES = [*rare_boxes()]


def printed(box: Any) -> Printed:
    """The box file, and from the real box only what was chosen: the Level, and the side of the sheet with the start tile."""
    file = file_of("karthis", box.name)
    chart: dict[int, tuple[str, str]] = {}
    for tile in file["tile"]:
        low, high = (int(number) or 100 for number in tile["rolls"].split("-"))
        chart |= {roll: (tile["exits"], tile.get("stairs", "")) for roll in range(low, high + 1)}
    sheet, temple = file["sheet"], file["temple"]
    return Printed(
        level=box.level,
        edge=COMPASS[box.start_heading],
        columns=sheet["columns"],
        rows=sheet["rows"],
        health=file["explorer"]["health"],
        rating=temple["challenge_rating"],
        enemy=temple["enemy_health"],
        cards=temple["cards"],
        joker=temple["jokers"],
        multipliers=temple["multipliers"],
        chart=chart,
    )


def card_name(number: int) -> str:
    """13 cards to a suit, Ace first, then the Jokers."""
    return f"Joker {number - 51}" if number >= 52 else f"{RANKS[number % 13]} of {SUITS[number // 13]}"


def cell_of(number: int) -> Cell:
    return number % SHEET_ROW, number // SHEET_ROW


def sides_of(bits: int) -> frozenset[str]:
    return frozenset(side for i, side in enumerate(COMPASS) if bits >> i & 1)


def move(verb: str, arguments: dict[str, int], s: Any, box: Any) -> Move:
    if verb == "cross":
        return verb, cell_of(arguments["cell"]), COMPASS[arguments["side"]]
    if verb == "retreat":
        return verb, cell_of(arguments["cell"])
    return (verb, *arguments.values())


def in_order(drawn: list[tuple[str, str]], phase: str) -> list[tuple[str, str]]:
    """The drawn cards as they lie while the player chooses by their place; afterwards only which there are matters."""
    return drawn if phase == "choosing" else sorted(drawn)


def names(pile: Any) -> list[str]:
    return sorted(card_name(card) for card in pile.card[: pile.n])


def position(s: Any, box: Any) -> dict[str, Any]:
    cells = s.tiles.card[: s.tiles.n]
    sealed = set()
    for number in cells:
        for side in sides_of(s.ways[number] >> 4):
            column, row = cell_of(number)
            sealed.add(frozenset(((column, row), (column + STEP[side][0], row + STEP[side][1]))))
    guards = [card_name(guard) if guard >= 0 else "" for guard in s.guard]
    drawn = [(card_name(card), guard) for card, guard in zip(s.drawn.card[: s.drawn.n], guards, strict=False)]
    return {
        "floor": s.floor,
        "health": s.health,
        "treasure": s.treasure,
        "jokers": s.jokers,
        "at": cell_of(s.at),
        "map": {
            cell_of(n): (
                MARKS[s.mark[n] & 7],
                COMPASS[(s.mark[n] >> 3 & 7) - 1] if s.mark[n] >> 3 & 7 else "",
                sides_of(s.ways[n]),
            )
            for n in cells
        },
        "sealed": sealed,
        "deck": names(s.deck),
        "discard": names(s.discard),
        "gone": names(s.gone),
        "drawn": in_order(drawn, PHASES[s.phase]),
        "enemy": (card_name(s.enemy), cell_of(s.enemy_at), s.enemy_health) if s.enemy >= 0 else None,
        "phase": "over" if s.end else PHASES[s.phase],
        "must fight": bool(s.pressed),
        "face card seen": card_name(s.face) if s.face >= 0 else "",
    }
