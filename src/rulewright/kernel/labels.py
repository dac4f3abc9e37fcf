"""What moves are called: one function for each verb whose words depend on the table; a plain verb's message has its own name."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from rulewright.kernel.actions import Code, VerbNames

F = TypeVar("F", bound=Callable[..., str])
GIVEN = ("view", "box", "names", "seat", "action")
"""What such a function may ask for by name; its other parameters are the verb's arguments, in order."""


class Labels:
    """A game's `label`: call it for the words of a move, also of one that is not allowed now.

    label = Labels(Verb, SAY)

    @label.of(Verb.BUY)
    def _buy(view: State, box: Box, place: int) -> str: ...
    """

    def __init__(self, verbs: VerbNames, say: Callable[..., str]) -> None:
        self.verbs, self.say = verbs, say
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

    def __call__(self, view: Any, box: Any, names: Sequence[str], seat: int, action: int) -> str:
        verb: Code = self.verbs.by_code[action]
        if verb not in self.known:
            return self.say(verb.public.replace("_", "-"))
        f, wanted, whole = self.known[verb]
        given = (view, box, names, seat, action)
        return f(*[given[i] for i in wanted], *(verb.arguments(action) if whole else ()))
