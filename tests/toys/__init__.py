"""Games small enough to break on purpose, each with something that a real game may have."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rulewright.kernel import Actions, Game, Notes
from rulewright.kernel.content import by_name


def in_one_file(name: str, **said: Any) -> Game:
    """The game of a module that holds state, rules and words together; `said` gives its facts."""
    module: Any = sys.modules[name]
    usual = {"version": "1", "seats": (2, 2), "minutes": (1, 1), "notes": Notes()}
    return Game(
        name=Path(module.__file__).parent.name,
        designer="nobody",
        publisher="nobody",
        state=module.State,
        box=module.Box,
        actions=Actions.of_verbs(module.Verb),
        rules=module,
        tell=module,
        pack_box=getattr(module, "pack_box", None) or by_name(module.Box),
        home=Path(module.__file__).parent,
        **{**usual, **said},
    )
