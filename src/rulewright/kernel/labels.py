"""Words by verb: what its moves are called, and what is in their way when they are refused."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from rulewright.kernel.actions import Code, VerbNames

F = TypeVar("F", bound=Callable[..., str])
GIVEN = ("view", "box", "names", "seat", "action", "broken")
"""What such a function may ask for besides the verb's arguments, which it names as it likes and takes all, in order."""


class WordsByVerb:
    """Functions with words, each marked with its verbs."""

    def __init__(self, verbs: VerbNames) -> None:
        self.verbs = verbs
        self.known: dict[Code, tuple[Callable[..., str], list[int], bool]] = {}

    def of(self, *verbs: Code) -> Callable[[F], F]:
        """The mark of the function that has the words of these verbs."""

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
        """The words of a verb's own function, given what GIVEN lists."""
        f, wanted, whole = self.known[verb]
        return f(*[given[i] for i in wanted], *(verb.arguments(given[4]) if whole else ()))


class Labels(WordsByVerb):
    """A game's `label`: the words of a move, also of one that is not allowed now. A verb without a function of its own has the
    message of its name.

        label = Labels(Verb, SAY)

        @label.of(Verb.BUY)
        def _buy(view: State, box: Box, place: int) -> str: ...
    """

    def __init__(self, verbs: VerbNames, say: Callable[..., str]) -> None:
        super().__init__(verbs)
        self.say = say

    def __call__(self, view: Any, box: Any, names: Sequence[str], seat: int, action: int) -> str:
        verb = self.verbs.by_code[action]
        if verb not in self.known:
            return self.say(verb.public.replace("_", "-"))
        return self.said(verb, view, box, names, seat, action)


class Obstacles(WordsByVerb):
    """A game's `obstacle`: what is in the way of a move that breaks a clause, which its functions may ask for as `broken`. A verb
    without a function of its own has nothing to add to the clause."""

    def __init__(self, verbs: VerbNames, check: Callable[..., int]) -> None:
        super().__init__(verbs)
        self.check = check

    def __call__(self, view: Any, box: Any, names: Sequence[str], seat: int, action: int) -> str:
        verb = self.verbs.by_code[action]
        if verb not in self.known:
            return ""
        return self.said(verb, view, box, names, seat, action, self.check(view, box, seat, action))
