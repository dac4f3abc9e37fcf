"""Katamari, refereed: the whole game in plain Python, from its clauses alone.

A hex of the board is (q, r) as in the box file, with the Center at (0, 0). The kind of a piece is a text: "Y1a", or "Y2c cow"
for a piece that exists with each symbol. Icons are texts too: "d2" for two dice, "star", "star2", "cow", "-" for nothing.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

from tests.referees.lockstep import Chance, ImpossibleError, Move, file_of

Hex = tuple[int, int]
Look = tuple[tuple[Hex, str], ...]
"""A piece as it is seen on the board: its hexes, in order, with the icon on each."""
CENTER = (0, 0)
SIDE = 2
BOARD = [(q, r) for r in range(-SIDE, SIDE + 1) for q in range(-SIDE, SIDE + 1) if -SIDE <= q + r <= SIDE]
"""KT-1: rows of 3, 4, 5, 4 and 3, from the top left."""
COLOURS = ("Yellow", "Blue", "Purple")
COLOUR_OF_SIZE = {1: "Yellow", 2: "Yellow", 3: "Blue", 4: "Blue", 5: "Purple", 6: "Purple"}
"""KT-4."""
LIES_ON = {"Blue": ("Yellow", "Blue"), "Purple": ("Blue", "Purple")}
"""KT-36, KT-37: what each colour must lie on; Yellow may lie anywhere (KT-35)."""
DICE = {
    ("Yellow", "d1"): 1,
    ("Blue", "d1"): 1,
    ("Blue", "d2"): 2,
    ("Purple", "d2"): 2,
    ("Purple", "d3"): 3,
}
"""KT-18 to KT-23: dice by the colour of the Stuff, which is that of the dice too, and the icon."""
STARS = {"star": 1, "star2": 2}
"""KT-43, KT-H34."""
SYMBOLS = ("smiley", "flower", "cow", "pencil")

CLAUSES = {
    "boards": ("KT-27", "KT-34", "KT-H13", "KT-H25"),
    "visible": ("KT-H13", "KT-H19", "KT-H22"),
    "unseen": ("KT-9", "KT-H15", "KT-H27"),
    "returned": ("KT-28", "KT-39", "KT-H27"),
    "tops": ("KT-9", "KT-39", "KT-H14", "KT-H15", "KT-H16"),
    "first": ("KT-11", "KT-12"),
    "mover": ("KT-41", "KT-H2", "KT-H6"),
    "emperor": ("KT-14", "KT-15", "KT-H3"),
    "phase": ("KT-25", "KT-29", "KT-H12", "KT-H35"),
    "dice": ("KT-16", "KT-17", "KT-24", "KT-H4", "KT-H7", "KT-H8"),
    "power": ("KT-30", "KT-31", "KT-32", "KT-33", "KT-39"),
    "chosen": ("KT-H15", "KT-H26"),
    "affordable": ("KT-33", "KT-39", "KT-H16", "KT-H26"),
    "may be lost": ("KT-27", "KT-H11", "KT-H12", "KT-H36"),
}


@dataclass
class Kind:
    """KT-3, KT-R4: a kind of piece, its shape and what is printed on each hex of it."""

    name: str
    hexes: list[Hex]
    icons: list[str]
    copies: int

    @cached_property
    def size(self) -> int:
        return len(self.hexes)

    @cached_property
    def colour(self) -> str:
        return COLOUR_OF_SIZE[self.size]

    @cached_property
    def on_board(self) -> list[Look]:
        """KT-34, KT-H17, KT-H32: every way in which it lies wholly on the board, as it looks; turned, never flipped."""
        found = set()
        for turns in range(6):
            shape = [turned(cell, turns) for cell in self.hexes]
            for q, r in BOARD:
                cells = [(q + a - shape[0][0], r + b - shape[0][1]) for a, b in shape]
                if set(cells) <= set(BOARD):
                    found.add(look(cells, self.icons))
        return sorted(found)


@dataclass
class Laid:
    """A piece on a board: its kind, and the hexes it lies on with the icon on each."""

    kind: str
    look: Look

    @property
    def hexes(self) -> list[Hex]:
        return [cell for cell, _ in self.look]


def turned(cell: Hex, turns: int) -> Hex:
    """KT-H17: a hex after turns of 60 degrees about (0, 0)."""
    q, r = cell
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


def by_position(cell: Hex) -> int:
    """KT-H36: hexes in order from the top left."""
    return BOARD.index(cell)


def look(cells: list[Hex], icons: list[str]) -> Look:
    """How a piece looks from above: two turns that look the same are one (KT-H32)."""
    return tuple(sorted(zip(cells, icons, strict=True)))


@dataclass
class Referee:
    """One game."""

    real_box: Any
    start: dict[str, Any]
    boards: list[list[Laid]] = field(default_factory=list)
    """The pieces of each player, the oldest first: later ones lie on earlier ones."""

    def __post_init__(self) -> None:
        self.box, self.seats = printed(self.real_box.name), self.real_box.seats
        self.steps = self.real_box.rounds
        """KT-R2: as the option chose it."""
        self.boards = [[] for _ in range(self.seats)]
        self.unseen = {size: Counter(self.start["unseen"][size]) for size in range(1, 7)}
        self.tops: dict[int, str] = dict(self.start["tops"])
        self.returned: dict[int, list[str]] = {size: [] for size in range(1, 7)}
        self.first = self.start["first"]
        self.dice: dict[str, list[int]] = {colour: [] for colour in COLOURS}
        self.phase, self.power, self.chosen, self.emperor = "rolling", 0, 0, 0
        self.over = False
        self.check_setup()
        self.begin_turn(self.first)

    def check_setup(self) -> None:
        """KT-7, KT-9, KT-12: six piles with an open top, whatever is in the bags."""
        for size in range(1, 7):
            bag = Counter({kind.name: kind.copies for kind in self.box.kinds.values() if kind.size == size})
            if self.unseen[size] + Counter([self.tops[size]]) != +bag:
                raise ImpossibleError(f"the pile of size {size} is not the bag of that size")
        if self.first not in range(self.seats):
            raise ImpossibleError(f"seat {self.first} cannot be first")
        if len(set(self.start["cousins"])) != self.seats:
            raise ImpossibleError(f"the boards are {self.start['cousins']}")

    # ------------------------------------------------------------ what is seen

    def visible(self, seat: int) -> dict[Hex, tuple[str, str]]:
        """KT-H22, KT-H13: for each covered hex the colour and the icon of the topmost piece."""
        seen = {}
        for piece in self.boards[seat]:
            for cell, icon in piece.look:
                seen[cell] = (self.box.kinds[piece.kind].colour, icon)
        return seen

    def collected(self, seat: int) -> dict[str, int]:
        """KT-16 to KT-23, KT-H4, KT-H8."""
        seen = self.visible(seat)
        dice = dict.fromkeys(COLOURS, 0)
        if CENTER not in seen:
            dice["Yellow"] += self.box.center
        for colour, icon in seen.values():
            dice[colour] += DICE.get((colour, icon), 0)
        return {colour: min(n, self.box.supply) for colour, n in dice.items()}

    # ------------------------------------------------------------ turns

    def begin_turn(self, seat: int) -> None:
        """KT-14, KT-15, KT-42, KT-H2, KT-H3, KT-H6."""
        while True:
            if seat == self.first:
                if self.emperor == self.steps:
                    self.over = True
                    return
                self.emperor += 1
            if any(self.collected(seat).values()):
                self.mover, self.phase = seat, "rolling"
                return
            seat = (seat + 1) % self.seats

    def end_turn(self) -> None:
        """KT-32, KT-41."""
        self.power = 0
        self.begin_turn((self.mover + 1) % self.seats)

    # ------------------------------------------------------------ what is allowed

    def waiting(self) -> set[int]:
        return set() if self.over else {self.mover}

    def allowed(self, seat: int) -> set[Move]:
        if self.over or seat != self.mover:
            return set()
        if self.phase == "rolling":  # KT-24, KT-H5
            return {("roll",)}
        if self.phase == "losing":  # KT-H12
            return {("lose", min(piece.hexes, key=by_position)) for piece in self.may_be_lost()}
        if self.phase == "placing":
            return {("place", shown) for shown in self.places(self.tops[self.chosen])}
        return {("stop",)} | self.affordable()  # KT-40

    def affordable(self) -> set[Move]:
        """KT-33, KT-39, KT-H16, KT-H26: piles to buy from and piles to cycle."""
        moves: set[Move] = set()
        for size, top in self.tops.items():
            if self.power >= size and self.places(top):
                moves.add(("buy", size))
            if self.power >= self.box.cycle:
                moves.add(("cycle", size))
        return moves

    def places(self, kind: str) -> list[Look]:
        """KT-34 to KT-38, KT-H18 to KT-H21: every way in which a piece may be laid, as it would look."""
        piece, seen = self.box.kinds[kind], self.visible(self.mover)
        carrying = {cell for cell in BOARD if self.carries(cell, piece.colour, seen)}
        return [shown for shown in piece.on_board if all(cell in carrying for cell, _ in shown)]

    def carries(self, cell: Hex, colour: str, seen: dict[Hex, tuple[str, str]]) -> bool:
        """KT-35 to KT-38, KT-H20, KT-H21: whether a hex of this colour may lie here."""
        if colour == "Yellow" or cell == CENTER:
            return True
        return cell in seen and seen[cell][0] in LIES_ON[colour]

    def may_be_lost(self) -> list[Laid]:
        """KT-27, KT-H11: the largest pieces with nothing on them."""
        board = self.boards[self.mover]
        bare = [
            piece
            for i, piece in enumerate(board)
            if not any(set(piece.hexes) & set(later.hexes) for later in board[i + 1 :])
        ]
        most = max((len(piece.hexes) for piece in bare), default=0)
        return [piece for piece in bare if len(piece.hexes) == most]

    # ------------------------------------------------------------ moves

    def play(self, seat: int, move: Move, chance: Chance) -> None:
        verb, *arguments = move
        getattr(self, verb)(*arguments, chance)
        if not self.over and self.phase == "buying" and not self.affordable():
            self.end_turn()  # KT-H35

    def roll(self, chance: Chance) -> None:
        """KT-24, KT-25, KT-29 to KT-31, KT-H10, KT-H12, KT-H29."""
        self.dice = {
            colour: sorted(chance.die(6) for _ in range(n)) for colour, n in self.collected(self.mover).items()
        }
        if sum(faces.count(6) for faces in self.dice.values()) >= self.box.crash:
            self.crash()
            return
        self.power = sum(face >= self.box.success[colour] for colour in COLOURS for face in self.dice[colour])
        self.phase = "buying"

    def crash(self) -> None:
        """KT-27, KT-29, KT-H10, KT-H12."""
        may_be_lost = self.may_be_lost()
        if len(may_be_lost) > 1:
            self.phase = "losing"
            return
        if may_be_lost:
            self.give_back(may_be_lost[0])
        self.end_turn()

    def lose(self, cell: Hex, chance: Chance) -> None:
        """KT-27, KT-H36."""
        self.give_back(next(piece for piece in self.may_be_lost() if min(piece.hexes, key=by_position) == cell))
        self.end_turn()

    def give_back(self, piece: Laid) -> None:
        """KT-28, KT-H14: under the pile of its size, or, if that is empty, it is the pile."""
        self.boards[self.mover] = [other for other in self.boards[self.mover] if other is not piece]
        size = len(piece.hexes)
        if size in self.tops:
            self.returned[size].append(piece.kind)
        else:
            self.tops[size] = piece.kind

    def stop(self, chance: Chance) -> None:
        """KT-40."""
        self.end_turn()

    def buy(self, size: int, chance: Chance) -> None:
        """KT-33."""
        self.power -= size
        self.chosen, self.phase = size, "placing"

    def place(self, shown: Look, chance: Chance) -> None:
        """KT-34, KT-H15."""
        self.boards[self.mover].append(Laid(self.tops.pop(self.chosen), shown))
        self.turn_up(self.chosen, chance)
        self.chosen, self.phase = 0, "buying"

    def cycle(self, size: int, chance: Chance) -> None:
        """KT-39, KT-H16."""
        self.power -= self.box.cycle
        self.returned[size].append(self.tops.pop(size))
        self.turn_up(size, chance)

    def turn_up(self, size: int, chance: Chance) -> None:
        """KT-H27: an unseen piece if there is one, then those that were put back, in their order."""
        if self.unseen[size].total():
            self.tops[size] = drawn(self.unseen[size], self.box, chance)
            self.unseen[size] -= Counter([self.tops[size]])
        elif self.returned[size]:
            self.tops[size] = self.returned[size].pop(0)

    # ------------------------------------------------------------ the end

    def scores(self) -> list[int]:
        """KT-43, KT-44, KT-H23, KT-H34."""
        icons = [Counter(icon for _, icon in self.visible(seat).values()) for seat in range(self.seats)]
        points = [sum(n * seen[icon] for icon, n in STARS.items()) for seen in icons]
        for symbol in SYMBOLS:
            shown = [seen[symbol] for seen in icons]
            if shown.count(max(shown)) == 1:
                points[shown.index(max(shown))] += self.box.majority
        return points

    def ending(self) -> str:
        """KT-45, KT-H24."""
        if not self.over:
            return ""
        points = self.scores()
        return "most points" if points.count(max(points)) == 1 else "shared"

    def position(self) -> dict[str, Any]:
        """Everything there is to compare."""
        losing, buying = self.phase == "losing" and not self.over, self.phase == "buying" and not self.over
        return {
            "boards": {
                seat: dict(enumerate((piece.kind, piece.look) for piece in board))
                for seat, board in enumerate(self.boards)
            },
            "visible": {seat: self.visible(seat) for seat in range(self.seats)},
            "unseen": {size: dict(pile) for size, pile in self.unseen.items()},
            "returned": self.returned,
            "tops": self.tops,
            "cousins": self.start["cousins"],
            "first": self.first,
            "mover": None if self.over else self.mover,
            "emperor": self.emperor,
            "phase": "over" if self.over else self.phase,
            "dice": self.dice,
            "power": self.power,
            "chosen": self.chosen,
            "affordable": self.affordable() if buying else set(),
            "may be lost": {min(piece.hexes, key=by_position) for piece in self.may_be_lost()} if losing else set(),
        }


# ---------------------------------------------------------------- the adapter: the real state in these words

PHASES = ("rolling", "buying", "placing", "losing")
ICONS = ("-", "d1", "d2", "d3", "star", "star2", *SYMBOLS)


@dataclass
class Printed:
    """What is in the box file."""

    crash: int
    cycle: int
    majority: int
    center: int
    supply: int
    success: dict[str, int]
    kinds: dict[str, Kind]
    """In the order of the file, which numbers them."""


@cache
def printed(name: str) -> Printed:
    """The box file of that name."""
    file = file_of("katamari", name)
    numbers = file["numbers"]
    kinds = {}
    for row in file["piece"]:
        hexes = [(q, r) for q, r in file["shape"][row["shape"]]]
        for symbol in SYMBOLS if "SYM" in row["icons"] else ("",):
            icons = [symbol if icon == "SYM" else icon for icon in row["icons"]]
            name = f"{row['kind']} {symbol}".strip()
            kinds[name] = Kind(name, hexes, icons, row["copies"])
    return Printed(
        success=dict(zip(COLOURS, numbers["success"], strict=True)),
        kinds=kinds,
        **{key: numbers[key] for key in ("crash", "cycle", "majority", "center", "supply")},
    )


def drawn(pile: Counter[str], box: Printed, chance: Chance) -> str:
    """A piece out of a face-down pile: the real game rolls a die with a side for each, in the order of their kinds."""
    sides = [kind for kind in box.kinds for _ in range(pile[kind])]
    return sides[chance.die(len(sides)) - 1]


def lying(kind: int, spot: int, box: Any) -> Look:
    """A piece of the real game in its spot, as it looks."""
    size = box.size[kind]
    cells = [BOARD[number] for number in box.cell[box.shape[kind]][spot][:size]]
    return look(cells, [ICONS[icon] for icon in box.icons[kind][:size]])


def hexes(members: int) -> set[Hex]:
    return {cell for i, cell in enumerate(BOARD) if members >> i & 1}


def move(verb: str, arguments: dict[str, int], s: Any, box: Any) -> Move:
    if verb == "place":
        return verb, lying(s.shown[s.chosen], arguments["turn"] * len(BOARD) + arguments["hex"], box)
    if verb == "lose":
        return verb, BOARD[arguments["hex"]]
    return (verb, *(pile + 1 for pile in arguments.values()))


def position(s: Any, box: Any) -> dict[str, Any]:
    names, seats, over = list(printed(box.name).kinds), range(box.seats), bool(s.end)
    boards: list[list[Any]] = [[] for _ in seats]
    for i in range(s.placed.n):
        kind = s.placed.kind[i]
        boards[s.placed.seat[i]].append((names[kind], lying(kind, s.placed.spot[i], box)))
    visible: dict[int, dict[Hex, tuple[str, str]]] = {}
    for seat in seats:
        icons = {cell: ICONS[i] for i, members in enumerate(s.seats[seat].shows) for cell in hexes(members)}
        visible[seat] = {
            cell: (COLOURS[i], icons.get(cell, "-"))
            for i, members in enumerate(s.seats[seat].level)
            for cell in hexes(members)
        }
    unseen: dict[int, dict[str, int]] = {size: {} for size in range(1, 7)}
    for kind, name in enumerate(names):
        if s.rest[kind]:
            unseen[box.size[kind]][name] = s.rest[kind]
    buys = {("buy", pile + 1) for pile in range(6) if s.open >> pile & 1}
    cycles = {("cycle", pile + 1) for pile in range(6) if s.open >> 6 + pile & 1}
    return {
        "boards": {seat: dict(enumerate(board)) for seat, board in enumerate(boards)},
        "visible": visible,
        "unseen": unseen,
        "returned": {i + 1: [names[kind] for kind in pile.card[: pile.n]] for i, pile in enumerate(s.under)},
        "tops": {i + 1: names[kind] for i, kind in enumerate(s.shown) if kind >= 0},
        "cousins": list(s.cousin[: box.seats]),
        "first": s.first,
        "mover": None if over else s.mover,
        "emperor": s.round,
        "phase": "over" if over else PHASES[s.phase],
        "dice": {
            colour: [face + 1 for face in range(6) for _ in range(s.dice[i][face])] for i, colour in enumerate(COLOURS)
        },
        "power": s.power,
        "chosen": s.chosen + 1,
        "affordable": buys | cycles,
        "may be lost": hexes(s.loose),
    }
