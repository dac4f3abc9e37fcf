"""Texts by verb: the labels of its moves, and the obstacles that rule them out."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeVar

from rulewright.kernel.actions import Code, VerbNames
from rulewright.kernel.structs import GameBox, GameState

F = TypeVar("F", bound=Callable[..., str])
GIVEN = ("view", "box", "names", "seat", "action", "broken")
"""Parameters that such a function may take besides the verb's arguments, which it takes all, in order, under any names."""


class WordsByVerb:
    """A registry of functions that return text, by verb."""

    def __init__(self, verbs: VerbNames) -> None:
        self.verbs = verbs
        self.known: dict[Code, tuple[Callable[..., str], list[int], bool]] = {}

    def of(self, *verbs: Code) -> Callable[[F], F]:
        """Decorate the function that returns the text for these verbs."""

        def remember(f: F) -> F:
            names = list(inspect.signature(f).parameters)
            given = [GIVEN.index(name) for name in names if name in GIVEN]
            for verb in verbs:
                if len(names) - len(given) not in (0, len(verb.sizes)):
                    raise TypeError(f"{f.__name__} does not fit Verb.{verb.name}, which {verb.takes}")
                self.known[verb] = f, given, len(names) > len(given)
            return f

        return remember

    def said(self, verb: Code, *given: Any) -> str:
        """Call a verb's function; `given` are the values of the parameters in GIVEN."""
        f, wanted, whole = self.known[verb]
        return f(*[given[i] for i in wanted], *(verb.arguments(given[4]) if whole else ()))


class Labels(WordsByVerb):
    """A game's `label`: the text of a move, even of one that is not legal now. A verb without its own function uses the
    message of the same name.

        label = Labels(Verb, SAY)

        @label.of(Verb.BUY)
        def _buy(view: State, box: Box, place: int) -> str: ...
    """

    def __init__(self, verbs: VerbNames, say: Callable[..., str]) -> None:
        super().__init__(verbs)
        self.say = say

    def __call__(self, view: GameState, box: GameBox, names: Sequence[str], seat: int, action: int) -> str:
        verb = self.verbs.by_code[action]
        if verb not in self.known:
            return self.say(verb.public.replace("_", "-"))
        return self.said(verb, view, box, names, seat, action)


class Obstacles(WordsByVerb):
    """A game's `obstacle`: what rules out a move. Its functions may take the number of the clause it breaks as `broken`, and say
    nothing outside the phases named by `during`. `fixed` has the messages of clauses that are always broken in the same way.
    Any other move adds nothing to the clause.

        obstacle = Obstacles(Verb, check, SAY, {NO_STAIRS: "no-stairs"})

        @obstacle.of(Verb.BUY, during={Phase.BUYING})
        def _cannot_buy(view: State, box: Box, broken: int, place: int) -> str: ...
    """

    def __init__(
        self,
        verbs: VerbNames,
        check: Callable[..., int],
        say: Callable[..., str],
        fixed: Mapping[int, str] | None = None,
    ) -> None:
        super().__init__(verbs)
        self.check, self.say, self.fixed = check, say, fixed or {}
        self.phases: dict[Code, Collection[int]] = {}

    def of(self, *verbs: Code, during: Collection[int] = ()) -> Callable[[F], F]:
        """Decorate the function that returns the text for these verbs, in these phases only."""
        self.phases |= dict.fromkeys(verbs, during)
        return super().of(*verbs)

    def __call__(self, view: GameState, box: GameBox, names: Sequence[str], seat: int, action: int) -> str:
        verb = self.verbs.by_code[action]
        if verb not in self.known and not self.fixed:
            return ""
        broken = self.check(view, box, seat, action)
        if broken in self.fixed:
            return self.say(self.fixed[broken])
        phases = self.phases.get(verb, ())
        if verb not in self.known or (phases and getattr(view, "phase", 0) not in phases):
            return ""
        return self.said(verb, view, box, names, seat, action, broken)
