"""Typical mistakes of a game's author, each made in a template, and what `rulewright check` must say about it.

`at` is where the mistake is reported: the file and, if it does not move, the text of its line. `said` is a pattern in the sentence.
"""

from __future__ import annotations

from typing import NamedTuple

PLAIN, HAND, GRID, DICE, SECRET = "plain", "hidden_hand", "grid", "dice", "simultaneous"
RULES, STATE, TELL, INIT, FTL, CLAUSES, LESSON, HELP, BOX, PLAY = (
    "rules.py", "state.py", "tell.py", "__init__.py", "locales/en.ftl", "clauses.toml", "lesson.toml", "help.toml", "box.toml",
    "play.py",
)  # fmt: skip
GERMAN = "locales/de.ftl"


class Change(NamedTuple):
    """A text of a file that is replaced; without an old text, the new one is added to the file, or is the whole of a new file."""

    file: str
    old: str
    new: str


class Mistake(NamedTuple):
    what: str
    game: str
    changes: tuple[Change, ...]
    at: str
    said: str
    seconds: float = 0
    """How long the laws are tried: 0 plays each once, in the first setup."""
    compiles: bool = False


def one(what: str, game: str, file: str, old: str, new: str, at: str, said: str, seconds: float = 0) -> Mistake:
    return Mistake(what, game, (Change(file, old, new),), at, said, seconds)


POLICY = """from __future__ import annotations

from rulewright.kernel import pick, rule

from .state import Box, State, Verb


@rule
def policy(s: State, box: Box, seat: int, stream: list[int]) -> int:
    {}
"""
OUTLOOK = """from __future__ import annotations

from rulewright.kernel import rule

from .state import Box, State

HORIZON = 10


@rule
def outlook(s: State, box: Box, out: list[float]) -> None:
    {}
"""
CHECKED = "    return 0 if offered(s, box, seat, action) else TOO_MANY"
TURN = "    if s.end != 0 or seat != s.mover:\n        return NOT_NOW\n"
GERMAN_TAKE = """stones = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
too-many = Du darfst höchstens { stones } nehmen.
too-few-left = Es sind nur noch { $count } da.
note-taken = { $seat } nimmt { stones }, { $left } bleiben.
pitch = Nimm Steine.
ending-no-stones = der letzte Stein wurde genommen
ended-no-stones = keine Steine
"""

MISTAKES: tuple[Mistake, ...] = (
    # ------------------------------------------------------------ moves
    one("offers leave a legal move out", PLAIN, RULES, CHECKED, "    return 0 if action < box.most + 1 else TOO_MANY",
        RULES, r"check allows take count=3, and nothing offers it"),
    one("a move is offered twice", PLAIN, RULES, "    span(Verb.TAKE, min(box.most, s.stones))",
        "    span(Verb.TAKE, min(box.most, s.stones))\n    span(Verb.TAKE, 1)", RULES, r"take count=0 is offered twice"),
    one("identical cards are offered one by one", HAND, RULES, "        push(s.deck, card)\n    for i in range(SEATS)",
        "        push(s.deck, card // 12)\n    for i in range(SEATS)", RULES, r"is offered twice to seat"),
    one("check forgets whose turn it is", PLAIN, RULES, "    if s.end != 0 or seat != s.mover:", "    if s.end != 0:",
        RULES, r"check allows seat \d take count=0 although waiting does not name that seat"),
    one("check forgets the end", GRID, RULES, "    if s.end != 0 or seat != s.mover:", "    if seat != s.mover:",
        RULES, r"check allows seat \d place .* although the game is over", 2),
    Mistake("offers that are declared exact are not", DICE, (
        Change(INIT, "    endings=", "    exact=True,\n    endings="),
        Change(RULES, "    if s.rolled > 0:\n        may(Verb.STOP)", "    may(Verb.STOP)"),
        Change(RULES, "    return 0 if offered", "    if action == Verb.STOP and s.rolled == 0:\n        return ROLL_FIRST\n    return 0 if offered"),
    ), RULES, r"is offered stop, which check refuses, and the game declares exact=True|makes the move"),
    one("check refuses by a number that is no clause", PLAIN, RULES, "else TOO_MANY", "else 77",
        RULES, r"check refuses .* by clause 77, which does not exist"),
    one("law names a clause that does not exist", PLAIN, RULES, 'law("MG-3")', 'law("MG-33")',
        RULES, r"clauses.toml has no clause MG-33: MG-3 perhaps"),
    one("check changes the state", PLAIN, RULES, TURN, "    s.last = seat\n" + TURN, RULES, r"asking what is allowed changed the state"),
    one("waiting names nobody", PLAIN, RULES, "    return 1 << s.mover", "    return s.mover", RULES, r"waiting (returns 0|names nobody)"),
    one("waiting names a seat that does not play", SECRET, RULES, "            seat.ready = 1  # an empty seat has nothing to decide",
        "            seat.ready = 0", RULES, r"waiting names seat 3, and 2 play"),
    one("a seat must move and cannot", PLAIN, RULES, "    span(Verb.TAKE, min(box.most, s.stones))",
        "    span(Verb.TAKE, min(box.most, s.stones - 1))", RULES, r"seat \d must move and cannot: no move that is offered is allowed"),
    one("a move number out of range", PLAIN, RULES, "    span(Verb.TAKE, min(box.most, s.stones))", "    span(Verb.TAKE, s.stones)",
        RULES, r"is offered the move \d+, and moves are numbered 0 to 8|makes the move"),
    one("a verb that no rule does", DICE, RULES, "@does(Verb.STOP)", "@rule", "", r"no rule does Verb.STOP: put @does\(Verb.STOP\)"),
    # ------------------------------------------------------------ the state and its bounds
    one("a number too large for its field", DICE, RULES, "    s.turn += die\n", "    s.turn += die * 9000\n",
        RULES, r"State.turn = \d+ does not fit int16"),
    one("a counter that grows too large", PLAIN, RULES, "    s.last = seat", "    s.last += 60", RULES, r"State.last = \d+ does not fit int8"),
    one("an index past the end", GRID, RULES, "    s.cells[cell] = seat + 1", "    s.cells[cell + 8] = seat + 1",
        RULES, r"State.cells\[\d+\] does not exist"),
    one("a negative index", DICE, RULES, "    s.kept[s.mover] += s.turn", "    s.kept[s.mover - 1] += s.turn",
        RULES, r"State.kept\[-1\] does not exist"),
    one("too few places for all seats", DICE, STATE, "    kept: list[int] = public(int16, SEATS)", "    kept: list[int] = public(int16, 3)",
        RULES, r"State.kept\[3\] does not exist", 2),
    one("a field that is an int", PLAIN, STATE, "    mover: int = public(int8)", "    mover: int = 0",
        STATE, r"mover = 0 declares no field of State; write mover: int = public\(int8\)"),
    one("a field that is a list", PLAIN, STATE, "    mover: int = public(int8)", "    mover: int = public(int8)\n    taken: list[int] = []",
        STATE, r"taken = \[\] declares no field of State; write taken: list\[int\] = public\(int8, 20\)"),
    one("a field without a value", PLAIN, STATE, "    mover: int = public(int8)", "    mover: int", STATE, r"mover declares no field of State"),
    one("a fraction in the state", PLAIN, STATE, "    mover: int = public(int8)", "    mover: int = public(int8)\n    odds: float = public(float)",
        STATE, r"a field cannot hold float; rules count in whole numbers"),
    one("text in the state", PLAIN, STATE, "    mover: int = public(int8)", "    mover: int = public(int8)\n    word: str = public(str)",
        STATE, r"a field cannot hold str; a state holds no text"),
    one("a number without a width", PLAIN, STATE, "    mover: int = public(int8)", "    mover: int = public(int)",
        STATE, r"a field cannot hold int; say how wide it is"),
    one("a list without places", DICE, STATE, "public(int16, SEATS)", "public(int16, 0)", STATE, r"a field cannot have 0 places"),
    Mistake("an owned field that nobody owns", PLAIN, (
        Change(STATE, "    kind,\n", "    kind,\n    owned,\n"),
        Change(STATE, "    last: int = public(int8)", "    last: int = owned(int8)"),
    ), STATE, r"last is owned, but nothing on the way to it is numbered by seat"),
    one("a field that does not exist", PLAIN, RULES, "    s.last = seat", "    s.lats = seat", RULES, r"there is no field lats: last perhaps"),
    one("the box is changed", PLAIN, RULES, "    s.last = seat", "    box.most = 2", RULES, r"the box never changes"),
    # ------------------------------------------------------------ what is lost and gained
    one("a card is lost", HAND, RULES, "        push(s.out, s.seats[i].laid)", "        if i == 0:\n            push(s.out, s.seats[i].laid)",
        RULES, r"conserved quantities changed by lay card=\d+: cards were 24 and are"),
    one("a card is doubled", HAND, RULES, "    me.laid = lift(me.hand, find(me.hand, card))", "    me.laid = card",
        RULES, r"conserved quantities changed|does not fit|has no room|did not end within"),
    one("a card is left behind in a pile", HAND, RULES, "    s.mover = (seat + 1) % box.seats\n",
        "    s.mover = (seat + 1) % box.seats\n    me.hand.card[me.hand.n] = card\n", RULES, r"keeps cards that it no longer holds"),
    Mistake("something is kept outside the state", PLAIN, (
        Change(RULES, "NOT_NOW, TOO_MANY =", "COUNT = [0]\nNOT_NOW, TOO_MANY ="),
        Change(RULES, "    s.last = seat", "    COUNT[0] += 1\n    s.last = COUNT[0] % 2"),
    ), RULES, r"take count=\d does something else the second time, from the same state"),
    # ------------------------------------------------------------ the end
    one("a game that never ends", PLAIN, RULES, "    s.stones -= count", "    s.stones -= 0", INIT,
        r"did not end within its bound|is not over after 99 moves"),
    one("a bound that is too small", PLAIN, INIT, "bound=99", "bound=3", INIT, r"a game did not end within its bound of 3 moves"),
    one("an ending that is not declared", PLAIN, STATE, "    NO_STONES = 1", "    NO_STONES = 2", INIT, r"the game ends by ending 2, and 1 are declared: no stones"),
    one("a loop that never ends", PLAIN, RULES, "    count = more + 1", "    count = more + 1\n    while s.stones > 0:\n        count = more + 1",
        RULES, r"this while never ends"),
    one("points for an empty seat", DICE, RULES, "    for i in range(box.seats):\n        out[i] = s.kept[i]",
        "    for i in range(4):\n        out[i] = s.kept[i] + 1", RULES, r"score gives 1 points to a seat at which nobody plays"),
    one("zero-sum scores that do not add up", DICE, INIT, "    endings=", "    stake=9,\n    endings=", RULES, r"although stake=9 says"),
    Mistake("places that nobody has", DICE, (Change(RULES, "", "\n\n@rule\ndef standing(s: State, box: Box, scores: list[int], out: list[int]) -> None:\n    for i in range(box.seats):\n        out[i] = i\n"),),
            RULES, r"the places are \[0, 1\]"),
    # ------------------------------------------------------------ words
    one("a label that two moves share", PLAIN, TELL, 'SAY("take", count=Verb.TAKE.argument(action) + 1)', 'SAY("take", count=1)',
        TELL, r"two moves share a label: take count=0 and take count=1"),
    one("an empty label", PLAIN, TELL, 'return SAY("take", count=Verb.TAKE.argument(action) + 1)', 'return ""', TELL, r"take count=0 has no label"),
    one("a label that returns nothing", PLAIN, TELL, 'return SAY("take", count=Verb.TAKE.argument(action) + 1)', "pass", TELL, r"has no label \(None\)"),
    one("a label that fails", HAND, TELL, 'return SAY("lay", card=card_name(box, Verb.LAY.argument(action)))',
        'return SAY("lay", card="abc"[Verb.LAY.argument(action)])', TELL, r"IndexError: string index out of range"),
    one("a label that speaks in codes", PLAIN, TELL, 'return SAY("take", count=Verb.TAKE.argument(action) + 1)',
        'return f"TAKE {Verb.TAKE.argument(action)}"', TELL, r"labels speak in codes: TAKE 0"),
    one("a label that names its reader", PLAIN, TELL, 'return SAY("take", count=Verb.TAKE.argument(action) + 1)',
        'return f"{names[seat]} takes {Verb.TAKE.argument(action)}"', TELL, r"a label calls its reader by name"),
    one("a message that does not exist", PLAIN, TELL, 'SAY("take"', 'SAY("tak"', TELL, r"there is no message 'tak'"),
    one("a message without its argument", PLAIN, TELL, 'SAY("too-many", count=box.most)', 'SAY("too-many")', TELL, r"\$count|cannot be said"),
    one("a message that cannot be read", PLAIN, FTL, "too-many = You may take { stones } at most.", "too-many = You may take { stones at most.",
        "locales/en.ftl", r"this cannot be read"),
    one("a message that is there twice", PLAIN, FTL, "take = Take { stones }", "take = Take { stones }\ntake = Have { stones }",
        "locales/en.ftl", r"the message take is there twice"),
    one("a note without a message", PLAIN, FTL, "note-taken =", "note-had =", RULES, r"the note TAKEN has no words; write the message note-taken"),
    one("a note without a clause", PLAIN, TELL, 'NOTES.cite(Note.TAKEN, "MG-3")\n', "", RULES, r"the note TAKEN has no words; write NOTES.cite"),
    one("a note with another clause", PLAIN, TELL, 'NOTES.cite(Note.TAKEN, "MG-3")', 'NOTES.cite(Note.TAKEN, "MG-9")', TELL, r"clauses.toml has no clause MG-9"),
    one("a note with too few numbers", PLAIN, RULES, "note(s, Note.TAKEN, seat, count, s.stones)", "note(s, Note.TAKEN, seat, count)",
        RULES, r"the note TAKEN is sent with 2 numbers, and has 3"),
    one("a note that nothing sends", PLAIN, STATE, '    TAKEN = kind("seat", "count", "left")', '    TAKEN = kind("seat", "count", "left")\n    LOST = kind("seat")',
        STATE, r"the note LOST is declared, but nothing sends it"),
    one("a note that is not declared", PLAIN, RULES, "note(s, Note.TAKEN, seat, count, s.stones)", "note(s, Note.HAD, seat, count, s.stones)",
        RULES, r"HAD"),
    one("a note that is no sentence", PLAIN, FTL, "} { stones }: { $left } left.", "} { stones }: { $left } left",
        "locales/en.ftl", r"is no sentence"),
    one("a verb that is not explained", DICE, TELL, ', "stop": ("MG-4",)', "", TELL, r"ABOUT does not explain stop"),
    one("a verb that does not exist is explained", DICE, TELL, '"stop": (', '"halt": ("MG-4",), "stop": (', TELL, r"ABOUT explains halt, and there is no such verb"),
    one("an empty board", PLAIN, TELL, "    return f\"{SAY('stones', count=view.stones)}: {'o' * view.stones}\"", '    return ""', TELL, r"board draws ''"),
    one("a board that changes the view", PLAIN, TELL, '    return f"{SAY(', '    view.last += 1\n    return f"{SAY(', TELL, r"label or board changed the view"),
    one("a refusal that is no sentence", PLAIN, FTL, "too-many = You may take { stones } at most.", "too-many = too many",
        TELL, r"is refused by 'too many', which is no sentence"),
    one("a label with the wrong parameters", PLAIN, TELL, "def label(view: State, box: Box, names: Sequence[str], seat: int, action: int)",
        "def label(view: State, action: int)", TELL, r"label is given \(view, box, names, seat, action\)"),
    # ------------------------------------------------------------ languages
    Mistake("a message that a language lacks", PLAIN, (Change(GERMAN, "", GERMAN_TAKE),), "locales/de.ftl", r"the message take is missing in de"),
    Mistake("a message that names something else", PLAIN, (Change(GERMAN, "", GERMAN_TAKE.replace("{ $left }", "{ $rest }") + "take = { stones } nehmen\n"),),
            "locales/de.ftl", r"the message note-taken names \$rest, which English does not"),
    Mistake("an ending that a language does not name", PLAIN, (Change(GERMAN, "", GERMAN_TAKE.replace("ended-no-stones", "ended-none") + "take = { stones } nehmen\n"),),
            "locales/de.ftl", r"de has no message ended-no-stones"),
    Mistake("labels that are alike in a language", PLAIN, (Change(GERMAN, "", GERMAN_TAKE + "take = Steine nehmen\n"),), TELL, r"two moves share a label", 2),
    # ------------------------------------------------------------ secrets
    one("a note that tells a hidden card", HAND, RULES, "whisper(s, i, Note.DEALT, card)", "note(s, Note.DEALT, card)",
        RULES, r"the note dealt tells a spectator card after the setup"),
    Mistake("a field that tells a hidden card", HAND, (
        Change(STATE, "    mover: int = public(int8)", "    mover: int = public(int8)\n    last: int = public(int8)"),
        Change(RULES, "                whisper(s, i, Note.DEALT, card)", "                s.last = card\n                whisper(s, i, Note.DEALT, card)"),
    ), RULES, r"last, which .* sees, tells what is in seats\[1\].hand.card"),
    Mistake("a field that tells the colour of a hidden card", HAND, (
        Change(STATE, "    mover: int = public(int8)", "    mover: int = public(int8)\n    last: int = public(int8)"),
        Change(RULES, "                whisper(s, i, Note.DEALT, card)", "                s.last = card % 2\n                whisper(s, i, Note.DEALT, card)"),
    ), RULES, r"last, which .* sees, tells what is in seats\[1\].hand.card", 2),
    one("a note that tells a secret bid", SECRET, RULES, "    note(s, Note.READY, seat)", "    note(s, Note.SHOWN, seat, card)", RULES,
        r"hears what it must not know|the note shown tells", 2),
    one("everybody sees all hands", HAND, STATE, "    hand: Pile = owned(pile(MOST_HAND))", "    hand: Pile = public(pile(MOST_HAND))", RULES,
        r"redeal changes seats\[\d\].hand.card|secrets are kept from"),
    one("secrets without a redeal", HAND, RULES, "def redeal(", "def deal_again(", RULES, r"is hidden from some players, but rules has no redeal"),
    one("redeal deals a card twice", HAND, RULES, "    s.deck.n = 0\n    for card", "    s.deck.n = 0\n    push(s.deck, 0)\n    for card", RULES, r"redeal makes or loses pieces|State.deck.card\[24\] does not exist"),
    one("redeal changes what a seat has seen", HAND, RULES, "    s.deck.n = 0\n    for card", "    s.seats[0].tricks = 0\n    s.deck.n = 0\n    for card",
        RULES, r"redeal changes seats\[0\].tricks", 2),
    one("redeal forgets to fill a field", SECRET, RULES, "                s.seats[i].bid = one_of(s, s.seats[i].left)", "                s.seats[i].bid = HIDDEN", RULES, r"a world that redeal made for .* fails"),
    one("redeal fails for spectators", HAND, RULES, '    seen = 0\n', '    seen = 1 << int(s.seats[seat].hand.card[0]) if s.seats[seat].hand.n else 0\n',
        RULES, r"State.seats\[-1\] does not exist"),
    one("moves that depend on another hand", HAND, RULES, "    hand = s.seats[seat].hand\n", "    hand = s.seats[seat].hand\n    if s.deck.card[0] % 2 and hand.n == 2:\n        return\n",
        RULES, r"moves (depend on what it cannot see|cannot be told from its view)|must move and cannot", 2),
    one("whose turn it is depends on a secret", HAND, RULES, "    return 1 << s.mover", "    return 1 << (s.mover + s.deck.card[0] // 23) % 2", RULES, r"waiting|turn"),
    # ------------------------------------------------------------ players
    Mistake("a policy that returns no move", PLAIN, (Change(PLAY, "", POLICY.format("return 99")),), PLAY, r"the heuristic returns 99, which is no move"),
    Mistake("a policy that plays what is refused", PLAIN, (Change(PLAY, "", POLICY.format("return Verb.TAKE.of(8)")),), PLAY,
            r"the heuristic plays take count=8, which is refused \(MG-3\)"),
    Mistake("a policy that changes the state", PLAIN, (Change(PLAY, "", POLICY.format("s.last = seat\n    s.stones -= 1\n    return Verb.TAKE.of(0)")),), PLAY,
            r"thinking about a move changed the state"),
    Mistake("an outlook that is no number", PLAIN, (Change(PLAY, "", OUTLOOK.format("out[0] = float(s.stones) * 1e308 * 10")),), PLAY, r"the outlook is inf"),
    Mistake("a policy without its random numbers", PLAIN, (Change(PLAY, "", POLICY.format("return Verb.TAKE.of(pick(stream, 9))")),), PLAY, r"which is refused", 1),
    # ------------------------------------------------------------ files
    one("a clause without its status", PLAIN, CLAUSES, 'status = "as written"\nevidence = "Players take turns"', 'evidence = "Players take turns"', "", r"clauses.toml"),
    one("a clause with a number that the box lacks", PLAIN, CLAUSES, "{most:word}", "{mots:word}", "", r"mots"),
    one("a box with an unknown number", PLAIN, BOX, "most = 3", "mosst = 3", "", r"most"),
    one("help that cites an unknown clause", PLAIN, HELP, '"MG-4"]', '"MG-44"]', "", r"MG-44"),
    one("a lesson that makes a move that is refused", PLAIN, LESSON, 'move = "take count=2"  # Take 3 stones\nothers', 'move = "take count=7"  # Take 3 stones\nothers',
        "lesson.toml", r"the lesson cannot be played: step 2"),
    one("rules that cannot be read", PLAIN, RULES, "    s.last = seat", "    s.last = (seat", RULES, r"'\(' was never closed"),
    one("a rule that is missing", PLAIN, RULES, "def score(", "def points(", "", r"lack score"),
    one("a helper without @rule", DICE, RULES, "@rule\ndef next_turn", "def next_turn", RULES, r"next_turn is no rule; put @rule above it"),
    one("chance that is not the game's", DICE, RULES, "    die = d6(s)", "    import random\n    die = random.randint(1, 6)", RULES, r"random|rules import nothing"),
    Mistake("engines that differ", PLAIN, (Change(RULES, "    s.last = seat", "    s.last = seat\n    mixed = (1 << 62) * (s.stones + 3) * 4\n    s.last = 1 if mixed > 0 else 0"),),
            RULES, r"engines part after|compiled games differ", 0, True),
    Mistake("rules that do not compile", PLAIN, (
        Change(RULES, "    s.last = seat", "    found = seat\n    if s.stones > 3:\n        found = (seat, seat)\n    if found != 0:\n        s.last = seat"),
    ), RULES, r"Cannot unify", 0, True),
)  # fmt: skip
