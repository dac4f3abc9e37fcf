"""The rules of backgammon."""

from __future__ import annotations

from rulewright.kernel import choices, does, has, law, lowest, made, may, note, nth, numbered, one_of, roll, rule, size

from .state import BAR, DEAREST, FACES, OFF, OWN, PLACES, SIDES, TOP, Box, Crawford, End, Note, Phase, State, Verb

NOT_YOUR_TURN, BY_THE_DICE, BLOCKED, BAR_FIRST = law("BG-2"), law("BG-4"), law("BG-5"), law("BG-7")
BOTH_DICE, PASS_IF_STUCK, NOT_HOME = law("BG-8"), law("BG-9"), law("BG-10")
NO_CUBE, NO_OFFER, GAME_IS_OVER = law("BG-14"), law("BG-15"), law("BG-19")


@rule
def setup(s: State, box: Box) -> None:
    """BG-1 to BG-3: set up a game. Each player rolls a die, and the higher begins with both; ties are rolled again."""
    s.holder, s.cube, s.turns = -1, 1, 0
    for seat in range(2):
        s.held[seat], s.wall[seat] = box.held, box.wall
        for p in range(PLACES):
            s.points[seat][p] = box.start[p]
    white = roll(s, SIDES)
    black = one_of(s, FACES & ~(1 << white))
    s.mover = 0 if white > black else 1
    thrown(s, white, black)


@rule
def waiting(s: State) -> int:
    """BG-2: turns alternate."""
    return 1 << s.mover


@rule
def starts(held: int, wall: int, die: int) -> int:
    """BG-4 to BG-7, BG-10, BG-11: where a die may be played from, by the points held and those of the opponent."""
    ways = held & ~(wall << die) & ~((2 << die) - 1)
    if has(held, BAR):
        return ways & (1 << BAR)
    if held >> (SIDES + 1):
        return ways
    return ways | (held & (1 << die)) if held >> die else TOP[held]


@rule
def leading(s: State, i: int) -> int:
    """BG-8: where a die may be played from so that the other can follow: it can if it has two points to start from."""
    held, wall, die, good, rest = s.held[s.mover], s.wall[s.mover], s.dice[i], 0, s.can[i]
    if s.can[1 - i] & (s.can[1 - i] - 1):
        return rest
    while rest:
        p = lowest(rest)
        rest &= rest - 1
        after = (held if s.points[s.mover][p] > 1 else held & ~(1 << p)) | (1 << p >> die)
        if starts(after, wall, s.dice[1 - i]):
            good |= 1 << p
    return good


@rule
def survey(s: State) -> None:
    """BG-8, BG-11: both dice if possible, else the higher, else the lower; what either could bear off, the lower does."""
    for i in range(2):
        s.can[i] = starts(s.held[s.mover], s.wall[s.mover], s.dice[i]) if s.left[i] else 0
    if s.left[0] and s.left[1]:
        first, second = leading(s, 0), leading(s, 1)
        if first | second:
            s.can[0], s.can[1] = first, second
        elif s.can[0]:
            s.can[1] = 0
        s.can[0] &= ~(s.can[1] & ((2 << s.dice[1]) - 1))


@rule
def step(s: State, seat: int, i: int, start: int) -> int:
    """BG-4: how a die moves a checker: the start and the end in one number, in White's count."""
    return int(OWN[seat][start] * PLACES + OWN[seat][max(start - s.dice[i], OFF)])


@choices
def moves(s: State, box: Box, seat: int) -> None:
    """BG-3 to BG-11, BG-14, BG-15."""
    if s.phase == Phase.ROLLING:
        may(Verb.ROLL)
        may(Verb.DOUBLE)
    elif s.phase == Phase.ANSWERING:
        may(Verb.TAKE)
        may(Verb.DECLINE)
    elif s.can[0] | s.can[1] == 0:
        may(Verb.PASS)
    else:
        numbered(Verb.MOVE, size(s.can[0]), lambda k: step(s, seat, 0, nth(s.can[0], k)))
        numbered(Verb.MOVE, size(s.can[1]), lambda k: step(s, seat, 1, nth(s.can[1], k)))


offers, offer, offered, listed = moves


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """BG-2, BG-9, BG-14, BG-15, BG-19: in turn, and what is listed above."""
    if s.end != 0:
        return GAME_IS_OVER
    if seat != s.mover:
        return NOT_YOUR_TURN
    if offered(s, box, seat, action):
        return 0
    if s.phase == Phase.ANSWERING or action >= Verb.TAKE:
        return NO_OFFER
    if action >= Verb.PASS:
        return PASS_IF_STUCK if action == Verb.PASS else NO_CUBE
    return in_the_way(s, OWN[seat][action // PLACES], OWN[seat][action % PLACES])


@rule
def in_the_way(s: State, p: int, q: int) -> int:
    """BG-4 to BG-10: why a checker may not move from one point to another."""
    held, wall = s.held[s.mover], s.wall[s.mover]
    if s.phase == Phase.ROLLING or not has(held, p):
        return BY_THE_DICE
    if has(held, BAR) and p != BAR:
        return BAR_FIRST
    if q == OFF and held >> (SIDES + 1):
        return NOT_HOME
    if q != OFF and has(wall, q):
        return BLOCKED
    for i in range(2):
        if s.left[i] and has(starts(held, wall, s.dice[i]), p) and max(p - s.dice[i], OFF) == q:
            return BOTH_DICE
    return BY_THE_DICE


@does(Verb.MOVE)
def move(s: State, box: Box, seat: int, start: int, to: int) -> None:
    """BG-4, BG-6, BG-10, BG-12: play a die, hit a checker that stands there alone, and win with the last one off."""
    note(s, Note.MOVED, seat, start, to)
    p, q, theirs = OWN[seat][start], OWN[seat][to], OWN[1 - seat][to]
    s.left[0 if has(s.can[0], p) and max(p - s.dice[0], OFF) == q else 1] -= 1
    put(s, seat, p, -1)
    put(s, seat, q, 1)
    if q != OFF and s.points[1 - seat][theirs] == 1:
        put(s, 1 - seat, theirs, -1)
        put(s, 1 - seat, BAR, 1)
        note(s, Note.HIT, 1 - seat, to)
    if s.held[seat] == 1 << OFF:
        win(s, box, seat, worth(s, box, 1 - seat), End.OFF)
    elif s.left[0] + s.left[1] == 0:
        pass_on(s, box)
    else:
        survey(s)


@rule
def put(s: State, seat: int, p: int, n: int) -> None:
    """BG-5, BG-10: so many checkers come to a point, to the bar or off the board; -1: one leaves."""
    s.points[seat][p] += n
    s.held[seat] = s.held[seat] & ~(1 << p) | ((s.points[seat][p] > 0) << p)
    s.wall[1 - seat] = s.wall[1 - seat] & ~(1 << (BAR - p)) | ((s.points[seat][p] > 1) << (BAR - p))


@does(Verb.PASS)
def stay(s: State, box: Box, seat: int) -> None:
    """BG-9: what cannot be played is lost."""
    note(s, Note.PASSED, seat)
    pass_on(s, box)


@does(Verb.ROLL)
def throw(s: State) -> None:
    """BG-3: roll both dice."""
    thrown(s, roll(s, SIDES), roll(s, SIDES))


@does(Verb.DOUBLE)
def double(s: State, seat: int) -> None:
    """BG-14: offer to play for twice as much."""
    note(s, Note.DOUBLED, seat, 2 * s.cube)
    s.phase, s.mover = Phase.ANSWERING, 1 - seat


@does(Verb.TAKE)
def accept(s: State, seat: int) -> None:
    """BG-15: the cube is yours, and the turn goes on."""
    s.cube, s.holder, s.mover = 2 * s.cube, seat, 1 - seat
    note(s, Note.TOOK, seat, s.cube)
    throw(s)


@does(Verb.DECLINE)
def decline(s: State, box: Box, seat: int) -> None:
    """BG-15: the game is lost at the stake before the double."""
    note(s, Note.DECLINED, seat)
    win(s, box, 1 - seat, 1, End.DECLINED)


apply = made(Verb)


@rule
def thrown(s: State, one: int, other: int) -> None:
    """BG-3: what the dice show; a double is played four times."""
    s.dice[0], s.dice[1] = max(one, other), min(one, other)
    s.left[0], s.left[1] = (4, 0) if one == other else (1, 1)
    s.phase = Phase.MOVING
    note(s, Note.ROLLED, s.mover, s.dice[0], s.dice[1])
    survey(s)


@rule
def pass_on(s: State, box: Box) -> None:
    """BG-2, BG-14, BG-17, BG-18: the other player rolls, or may double first."""
    s.turns, s.mover = s.turns + 1, 1 - s.mover
    if s.turns == box.turns:
        s.end = End.TURNS_OVER
        note(s, Note.TURNS_OVER, box.turns)
    elif box.cube and s.crawford != Crawford.NOW and s.holder != 1 - s.mover and s.cube < DEAREST:
        s.phase = Phase.ROLLING
    else:
        throw(s)


@rule
def worth(s: State, box: Box, loser: int) -> int:
    """BG-12: 1; 2 if the loser bore off nothing; 3 if moreover a checker is on the bar or in the winner's home."""
    return 1 if s.points[loser][OFF] > 0 else min(3 if s.held[loser] >> (BAR - SIDES) else 2, box.worth)


@rule
def win(s: State, box: Box, seat: int, sort: int, how: int) -> None:
    """BG-12, BG-13, BG-16, BG-17: points for the winner, and the next game unless that was the match."""
    s.won[seat] += sort * s.cube
    note(s, Note.WON, seat, sort * s.cube, sort)
    if s.won[seat] >= box.match:
        s.end = how
    else:
        if s.crawford == Crawford.NOW or (s.crawford == Crawford.BEFORE and s.won[seat] == box.match - 1):
            s.crawford += 1
        setup(s, box)


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """BG-13: the points won."""
    out[0], out[1] = s.won[0], s.won[1]


def conserved(s: State, box: Box) -> dict[str, int]:
    """BG-1: no checker is lost."""
    return {f"checkers of seat {seat}": sum(s.points[seat]) for seat in range(2)}
