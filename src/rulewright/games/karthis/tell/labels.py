"""The Temple of Karthis in words: what moves are called, and how the table looks."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Help

from ..rules.threats import challenge_rating
from ..state import JOKER, NONE, SUIT, Box, State, Suit, Verb
from .names import NAMES_OF_SIDES, card_name, event_name, threat_name
from .text_board import draw_map, exit_letters, place, tile_letters

ABOUT = {
    "cross": ("KA-18", "KA-19", "KA-H6", "KA-H9"),
    "descend": ("KA-21", "KA-64", "KA-65", "KA-66", "KA-H32"),
    "resume": ("KA-53", "KA-H8", "KA-H42"),
    "choose": ("KA-24", "KA-25", "KA-32"),
    "near": ("KA-44", "KA-H30", "KA-H15"),
    "far": ("KA-44", "KA-H30", "KA-H15"),
    "fight": ("KA-48", "KA-49", "KA-H26"),
    "retreat": ("KA-50", "KA-51", "KA-52", "KA-H27", "KA-H42"),
    "give_up": ("KA-H34", "KA-H41"),
}


# ---------------------------------------------------------------- moves


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    verb, what = Verb.at(action).public, Verb.at(action).named(action)
    if verb == "cross":
        letter = exit_letters(view).get(action - Verb.CROSS)
        by = f" by exit {letter}" if letter else ""
        return f"Go {NAMES_OF_SIDES[what['side']]}{by} ({place(box, what['cell'])})"
    if verb == "descend":
        return f"Go down the stairs to floor {view.floor + 1}"
    if verb == "resume":
        return f"Go back and fight on ({enemy(view)})"
    if verb == "choose":
        return choice(view, box, what["card"])
    if verb == "near":
        return "Stay on the old side of the wall (1 damage)"
    if verb == "far":
        return "Slip through to the new side of the wall"
    if verb == "fight":
        return f"Fight a round (d6 + {box.level} against d6 + {view.floor})"
    if verb == "retreat":
        letter = tile_letters(view).get(action - Verb.RETREAT)
        return f"Retreat to {f'tile {letter}' if letter else 'a tile'} ({place(box, what['cell'])})"
    return "Give up the adventure and its treasures"


def choice(view: State, box: Box, i: int) -> str:
    """A drawn card as something to choose."""
    if i >= view.drawn.n:
        return f"Encounter drawn card {i + 1}"
    card, guard = view.drawn.card[i], view.guard[i]
    if card >= JOKER:
        prize = f"{'the Crown' if view.jokers else 'the first Joker'}, worth {worth(view, box, card):,}"
        return f"Go for {prize}" + (f", past {danger(view, box, guard)}" if guard != NONE else "")
    if card // SUIT == Suit.DIAMONDS and card % SUIT < 10:
        return f"Take {card_name(card)}, worth {worth(view, box, card):,}"
    if card // SUIT == Suit.HEARTS and card % SUIT < 10:
        return f"Rest at {card_name(card)} (+{(box.health - view.health) // 2} Health)"
    if card % SUIT >= 10:
        return f"Fight {card_name(card)} ({box.enemy + view.floor} Health)"
    return f"Face {danger(view, box, card)}"


def danger(view: State, box: Box, card: int) -> str:
    name = f"{card_name(card)} {threat_name(box, card)}"
    if card % SUIT == 9:
        return f"{name} (the way in closes)"
    return f"{name} ({card % SUIT + 1} damage below {challenge_rating(view, box)})"


def worth(view: State, box: Box, card: int) -> int:
    base = box.joker[min(view.jokers, 1)] if card >= JOKER else card % SUIT + 1
    return base * box.multiplier[view.floor - 1]


def enemy(view: State) -> str:
    return f"{card_name(view.enemy)} has {view.enemy_health} Health" if view.enemy != NONE else "nobody is there"


# ---------------------------------------------------------------- help


def help(box: Box) -> dict[str, Help]:
    """The ten threats by the names that the box gives them (KA-37)."""
    found = {}
    for rank, name in enumerate(box.texts["threats"]):
        hurt = f"A trap. Roll at least the number to beat, or lose {rank + 1} Health; a 1 hurts and is rolled again."
        shut = "No roll: a wall closes the way you came, and you choose on which side of it you stand."
        found[f"threat/{rank}"] = (
            Help(name, shut, ("KA-43", "KA-44")) if rank == 9 else Help(name, hurt, ("KA-39", "KA-40", "KA-41"))
        )
    return found


# ---------------------------------------------------------------- the table


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    """The map, and under it the explorer, the deck and whatever is at hand."""
    lost = box.health - view.health
    lines = [
        draw_map(view, box),
        "",
        f"{names[0]}  Health {'♥' * view.health}{'♡' * lost} {view.health}/{box.health}  Level {box.level}  "
        f"Treasure {view.treasure:,}  Jokers {view.jokers} of 2",
        f"Floor {view.floor}  Challenge rating {challenge_rating(view, box)}  "
        f"Treasure x{box.multiplier[view.floor - 1]:,}  Deck {view.deck.n}  Discard pile {view.discard.n}",
    ]
    if view.discard.n:
        lines.append("Discarded: " + " ".join(card_name(c) for c in sorted(view.discard.card[: view.discard.n])))
    if view.drawn.n:
        cards = zip(view.drawn.card[: view.drawn.n], view.guard, strict=False)
        lines.append("Drawn: " + "  ".join(f"[{event_name(box, c, g)}]" for c, g in cards))
    if view.enemy != NONE:
        lines.append(f"Enemy: {enemy(view)}, {place(box, view.enemy_at)}")
    lines += ["", legend(view)]
    return "\n".join(lines)


def legend(view: State) -> str:
    signs = "@ you  · no event  ✕ threat  ♥ healed  ♦ treasure  ★ enemy  ▤ stairs  ═ ║ slammed shut  ░ out of reach"
    letters = "exits" if exit_letters(view) else "tiles to retreat to" if tile_letters(view) else ""
    return f"{signs}  letters: {letters}" if letters else signs
