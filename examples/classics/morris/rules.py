"""The rules of nine men's morris."""

from __future__ import annotations

from rulewright.kernel import (
    among,
    choices,
    does,
    has,
    law,
    lowest,
    made,
    minus,
    note,
    nth,
    numbered,
    plus,
    refused,
    refuses,
    rule,
    size,
)

from .state import ALL, FEW, LINES, MEN, MILLS, POINTS, THROUGH, Box, End, Note, Phase, State, Verb

NOT_YOUR_TURN, PLACE_FIRST, TO_A_NEIGHBOUR = law("MO-2"), law("MO-3"), law("MO-4")
MILL_TAKES, MILLS_ARE_SAFE, GAME_IS_OVER = law("MO-6"), law("MO-7"), law("MO-11")


@rule
def setup(s: State, box: Box) -> None:
    """MO-1: the board is empty, and everybody has nine men in hand."""
    for i in range(2):
        s.hand[i] = MEN
    s.last = -1


@rule
def waiting(s: State) -> int:
    """MO-2: turns alternate."""
    return 1 << s.mover


# ---------------------------------------------------------------- the board


@rule
def free(s: State) -> int:
    """The empty points."""
    return ALL & ~(s.men[0] | s.men[1])


@rule
def step(men: int, way: int) -> int:
    """MO-4: the points one step from these. The ways are clockwise and back, and from the middles of sides inwards and
    outwards; the opposite of a way is `way ^ 1`."""
    if way == 0:
        return ((men & 0x7F7F7F) << 1) | ((men >> 7) & 0x010101)
    if way == 1:
        return ((men >> 1) & 0x7F7F7F) | ((men & 0x010101) << 7)
    return (men & 0x00AAAA) << 8 if way == 2 else (men & 0xAAAA00) >> 8


@rule
def walks(s: State, seat: int, way: int) -> int:
    """MO-4: the free points that a man reaches by a step this way."""
    return step(s.men[seat], way) & free(s)


@rule
def flies(s: State, box: Box, seat: int) -> int:
    """MO-5: whether this player's men fly."""
    return 1 if box.flying and size(s.men[seat]) == FEW else 0


@rule
def closed(men: int, point: int) -> bool:
    """MO-6: whether one of the two lines through the point is full."""
    a, b = THROUGH[point][0], THROUGH[point][1]
    return bool((men & a) == a or (men & b) == b)


@rule
def may_be_taken(men: int) -> int:
    """MO-7: the men outside mills, or all of them if there are none."""
    safe = 0
    for i in range(len(LINES)):
        if men & MILLS[i] == MILLS[i]:
            safe |= MILLS[i]
    return men & ~safe if men & ~safe else men


# ---------------------------------------------------------------- moves


@choices
def moves(s: State, box: Box, seat: int) -> None:
    """MO-3 to MO-7: take a man if you closed a mill; else place one, as long as you have any; else move one."""
    if s.phase == Phase.TAKING:
        among(Verb.TAKE, may_be_taken(s.men[1 - seat]))
    elif s.phase == Phase.PLACING:
        among(Verb.PLACE, free(s))
    elif flies(s, box, seat):
        numbered(Verb.MOVE, FEW * size(free(s)), lambda k: flight(s, seat, k), lambda k: soars(s, seat, k))
    else:
        numbered(Verb.MOVE, paths(s, seat), lambda k: walk(s, seat, k), lambda k: leads(s, seat, k))


offers, offer, offered, listed = moves


@rule
def flight(s: State, seat: int, k: int) -> int:
    """MO-5: the k-th flight: the start and the end in one number."""
    return nth(s.men[seat], k % FEW) * POINTS + nth(free(s), k // FEW)


@rule
def soars(s: State, seat: int, both: int) -> int:
    """MO-5: whether this is a flight from one of your men to a free point."""
    return has(s.men[seat], both // POINTS) & has(free(s), both % POINTS)


@rule
def paths(s: State, seat: int) -> int:
    """MO-4: how many steps a player can choose from."""
    return size(walks(s, seat, 0)) + size(walks(s, seat, 1)) + size(walks(s, seat, 2)) + size(walks(s, seat, 3))


@rule
def walk(s: State, seat: int, k: int) -> int:
    """MO-4: the k-th step: the start and the end in one number."""
    way = 0
    while k >= size(walks(s, seat, way)):
        k -= size(walks(s, seat, way))
        way += 1
    to = nth(walks(s, seat, way), k)
    return lowest(step(1 << to, way ^ 1)) * POINTS + to


@rule
def leads(s: State, seat: int, both: int) -> int:
    """MO-4: whether this is a step of one of your men to a free point."""
    start = 1 << (both // POINTS)
    near = step(start, 0) | step(start, 1) | step(start, 2) | step(start, 3)
    return 1 if s.men[seat] & start and has(near & free(s), both % POINTS) else 0


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """MO-2 to MO-7, MO-11: in turn, and what is listed above."""
    if s.end != 0:
        return GAME_IS_OVER
    if seat != s.mover:
        return NOT_YOUR_TURN
    return 0 if offered(s, box, seat, action) else refuse(s, box, seat, action)


@refuses(Verb.PLACE, Verb.MOVE)
def not_placed(s: State, action: int) -> int:
    """MO-3, MO-4, MO-6: first take the man that a mill brings, then place all men, and only then move."""
    if s.phase == Phase.TAKING:
        return MILL_TAKES
    return PLACE_FIRST if s.phase == Phase.PLACING or Verb.at(action) == Verb.PLACE else TO_A_NEIGHBOUR


@refuses(Verb.TAKE)
def not_taken(s: State, seat: int, point: int) -> int:
    """MO-6, MO-7: only an opposing man, only for a mill, and none out of a mill while there are others."""
    return MILLS_ARE_SAFE if s.phase == Phase.TAKING and has(s.men[1 - seat], point) else MILL_TAKES


refuse = refused(Verb, MILL_TAKES)


@does(Verb.PLACE)
def place(s: State, box: Box, seat: int, point: int) -> None:
    """MO-3: put a man on a free point."""
    s.hand[seat] -= 1
    s.men[seat] = plus(s.men[seat], point)
    note(s, Note.PLACED, seat, point)
    landed(s, box, seat, point)


@does(Verb.MOVE)
def move(s: State, box: Box, seat: int, start: int, to: int) -> None:
    """MO-4, MO-5: move a man."""
    s.men[seat] = plus(minus(s.men[seat], start), to)
    note(s, Note.MOVED, seat, start, to)
    landed(s, box, seat, to)


@does(Verb.TAKE)
def take(s: State, box: Box, seat: int, point: int) -> None:
    """MO-6: a man that is taken is out of the game."""
    s.men[1 - seat] = minus(s.men[1 - seat], point)
    s.last = point
    note(s, Note.TOOK, seat, point)
    pass_on(s, box, 1 - seat)


apply = made(Verb)


@rule
def landed(s: State, box: Box, seat: int, point: int) -> None:
    """MO-6: a player who closes a mill takes a man before the turn passes."""
    s.last = point
    if closed(s.men[seat], point):
        s.phase = Phase.TAKING
    else:
        pass_on(s, box, 1 - seat)


@rule
def pass_on(s: State, box: Box, seat: int) -> None:
    """MO-2, MO-8 to MO-10: it is this player's turn, unless the game is over."""
    s.mover = seat
    s.phase = Phase.PLACING if s.hand[seat] > 0 else Phase.MOVING
    s.turns += 1
    if size(s.men[seat]) + s.hand[seat] < FEW:
        s.end = End.TWO_LEFT
        note(s, Note.TWO_LEFT, seat)
    elif blocked(s, box, seat):
        s.end = End.BLOCKED
        note(s, Note.BLOCKED, seat)
    elif s.turns == box.turns:
        s.end = End.TURNS_OVER
        note(s, Note.TURNS_OVER, box.turns)


@rule
def blocked(s: State, box: Box, seat: int) -> bool:
    """MO-9: whether a player has no move. With a man in hand there always is one: the board has room for all."""
    return not (s.hand[seat] > 0 or flies(s, box, seat) or paths(s, seat) > 0)


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """MO-8, MO-9: the player whose turn it would be has lost, unless it is a draw."""
    if s.end in (End.TWO_LEFT, End.BLOCKED):
        out[s.mover] = -1
        out[1 - s.mover] = 1


def conserved(s: State, box: Box) -> dict[str, int]:
    """MO-2: no point holds two men."""
    return {"points with two men": (s.men[0] & s.men[1]).bit_count()}
