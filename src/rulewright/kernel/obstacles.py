"""The reason why a move is not allowed, in one sentence shown before the clause.

It is worked out from the seat's view, so a refusal cannot leak anything hidden from that seat. A game's `tell` may define

    obstacle(view, box, names, seat, action)   what rules out this move (its cost, its target); empty if only the timing
                                               is wrong
    now(view, box, names, seat)                what is being decided instead: "you choose dice to roll again"

The game's message `when-VERB` describes when a verb is possible: "You buy tools after the claims".
"""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel.game import Game
from rulewright.kernel.structs import GameBox, GameState
from rulewright.telling.language import SAY, listed


def obstacle(game: Game, view: GameState, box: GameBox, names: Sequence[str], seat: int, action: int) -> str:
    """Why this seat, which sees `view`, may not make this move: game over, not its turn, the move itself, or the timing."""
    if game.rules.ending(view):
        return SAY("over")
    mask = game.rules.waiting(view)
    if not mask >> seat & 1:
        due = [name for i, name in enumerate(names) if mask >> i & 1]
        return SAY("not-your-turn", players=listed(due), count=len(due))
    if not hasattr(game.tell, "obstacle"):
        return SAY("not-now")
    own: str = game.tell.obstacle(view, box, names, seat, action)
    return own or untimely(game, view, box, names, seat, action)


def untimely(game: Game, view: GameState, box: GameBox, names: Sequence[str], seat: int, action: int) -> str:
    """Describe when the move can be made and what is being decided now."""
    words = game.notes.words
    assert words, "a game that refuses moves in words has messages"
    when = words(f"when-{game.actions.of(action).name}")
    return SAY("untimely", when=when, now=game.tell.now(view, box, names, seat))
