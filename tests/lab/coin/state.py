"""The state: whose toss it is, who passed, and what each seat has."""

from __future__ import annotations

from rulewright.kernel import GameBox, GameState, NoteKinds, Option, Verbs, int8, int16, kind, public, verb

OPTIONS = (Option("edge", "how many points heads are more likely, in ten thousand", 0, low=0, high=2000),)


class Verb(Verbs):
    TOSS = verb(hand=2)
    PASS = verb()


class Note(NoteKinds):
    HEADS = kind("seat", "hand")
    TAILS = kind("seat", "hand")
    PASSED = kind("seat")


class Box(GameBox):
    heads: int = public(int16)


class State(GameState):
    mover: int = public(int8)
    passed: int = public(int8)
    luck: list[int] = public(int16, 2)
    tosses: list[int] = public(int8, 2)
    points: list[int] = public(int8, 2)
