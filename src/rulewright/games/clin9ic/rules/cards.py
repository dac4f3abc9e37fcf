"""The Action cards: dealt every round, laid over each other in a row of four slots, of which three count (CL-5 to CL-9)."""

from __future__ import annotations

from rulewright.kernel import below, does, law, note, plus, refuses, rule

from ..notes import Note
from ..state import BOXES, FACES, NONE, SECTIONS, STEPS, ActionIcon, Box, OnTop, Phase, State, Verb

LEFT_TO_CHANCE, TURNED_ALREADY = law("CL-H19"), law("CL-H37")


@rule
def deal(s: State, box: Box) -> None:
    """CL-5, CL-H19: the three cards in random order, each on a random side and either way up."""
    s.round += 1
    note(s, Note.ROUND, int(s.round))
    first = below(s, STEPS)
    second = (first + 1 + below(s, STEPS - 1)) % STEPS
    s.card[0], s.card[1], s.card[2] = box.cards[first], box.cards[second], box.cards[STEPS - first - second]
    for i in range(STEPS):
        s.face[i] = below(s, FACES)
        note(s, Note.DEALT, i, int(s.card[i]), int(s.face[i]))
    s.phase = Phase.LAYING


@rule
def shown_card(top: int, slot: int) -> int:
    """CL-H1, CL-H2: which of the three cards shows in a slot, depending on the one that lies on top."""
    if slot == 1:
        return 0 if top == OnTop.FIRST else 1
    if slot == 2:
        return 2 if top == OnTop.LAST else 1
    return 0 if slot == 0 else 2


@rule
def section_at(s: State, top: int, slot: int) -> tuple[int, int, int]:
    """CL-H1, CL-H2: the card, its face and its section that show in a slot."""
    k = shown_card(top, slot)
    return int(s.card[k]), int(s.face[k]), slot - k


@rule
def begin_action(s: State, box: Box) -> None:
    """CL-10, CL-H3: the next action from the left."""
    icon = int(s.icons[s.step])
    note(s, Note.BEGUN, int(s.step), icon)
    if icon == ActionIcon.BUILD:
        s.left = box.capacity
        s.phase = Phase.BUILDING
    else:
        s.phase = Phase.ADMITTING if icon == ActionIcon.ADMIT else Phase.HIRING


@does(Verb.LAY)
def lay(s: State, box: Box, top: int, window: int) -> None:
    """CL-6, CL-9, CL-H3: the first or the last three slots give three actions, six staff boxes and six patient boxes."""
    s.laid = 2 * top + window
    for i in range(STEPS):
        card, face, section = section_at(s, top, i + window)
        s.icons[i] = box.icon[card][face][section]
        for b in range(SECTIONS):
            s.staff[SECTIONS * i + b] = box.staff[card][face][SECTIONS * section + b]
            s.patients[SECTIONS * i + b] = box.patients[card][face][SECTIONS * section + b]
    note(s, Note.LAID, top, window, int(s.icons[0]), int(s.icons[1]), int(s.icons[2]))
    begin_action(s, box)


@refuses(Verb.TURN)
def check_turn(box: Box) -> int:
    """CL-H19, CL-H37: only where the option allows it, and each card once a round."""
    return LEFT_TO_CHANCE if box.rotate == 0 else TURNED_ALREADY


@rule
def to_turn(s: State, box: Box) -> int:
    """CL-H37: the cards that may still be turned round."""
    return 0 if box.rotate == 0 else ((1 << STEPS) - 1) & ~int(s.turned)


@does(Verb.TURN)
def turn(s: State, i: int) -> None:
    """CL-32, CL-H37: a card is turned round before it is laid: its other half then stands upright."""
    s.face[i] = int(s.face[i]) ^ 1
    s.turned = plus(int(s.turned), i)
    note(s, Note.TURNED, i, int(s.face[i]))


@rule
def clear(s: State) -> None:
    """Take up the cards."""
    s.laid = NONE
    s.turned = 0
    s.step = 0
    for i in range(STEPS):
        s.card[i] = 0
        s.face[i] = 0
        s.icons[i] = 0
    for b in range(BOXES):
        s.staff[b] = 0
        s.patients[b] = 0
