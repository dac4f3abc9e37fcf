"""`advise` and `review`: a saved game, and what a good player would have said."""

from __future__ import annotations

import json
from dataclasses import asdict, replace

from rulewright.bots.bot import patience
from rulewright.doors.cli.common import bar, complain, console
from rulewright.doors.cli.messages import SAY
from rulewright.doors.cli.records import Recorded, bots_seat
from rulewright.kernel.standing import AIMS
from rulewright.match.header import bots_at


def show_advice_at(
    recorded: Recorded, move: int | None, seat: int | None, aim: str, iterations: int, cores: int
) -> None:
    from rulewright.coach.advise import prepare
    from rulewright.coach.compare import THOUGHT
    from rulewright.doors.terminal.coach import show_advice
    from rulewright.doors.terminal.screen import Screen

    if aim and aim not in AIMS:
        raise ValueError(SAY("no-aim", aim=repr(aim), aims=", ".join(AIMS)))
    match = recorded.load()
    states = match.states  # before every move that was not taken back, and the last one
    number = match.number + 1 if move is None else move
    if not 1 <= number <= len(states):
        raise ValueError(SAY("no-move-number", number=str(number), last=str(len(states))))
    forbidden = [] if match.over else bots_at(match.header)
    match.set_state(states[number - 1])
    if match.over:
        raise ValueError(SAY("over-after", number=str(number - 1)))
    who = min(match.waiting, key=lambda i: i in forbidden) if seat is None else seat - 1
    if move is not None and seat is None and number <= match.number:
        who = match.made[number - 1]["seat"]
    if who in forbidden:
        raise ValueError(bots_seat(who))
    if who not in match.waiting:
        raise ValueError(SAY("nothing-to-decide", seat=str(who + 1), number=str(number)))
    screen = Screen(console())
    with patience(complain):
        prepare(match.game, match.box)
    screen.heading(f"{match.game.title} · move {number} · {match.names[who]}")
    screen.board(match, who)
    show_advice(screen, match, who, replace(THOUGHT, iterations=iterations, cores=cores), aim)


def show_review_of(recorded: Recorded, iterations: int, cores: int, as_json: bool) -> None:
    from rulewright.coach.advise import prepare
    from rulewright.coach.compare import THOUGHT
    from rulewright.coach.review import review_match
    from rulewright.doors.terminal.coach import show_review
    from rulewright.doors.terminal.screen import Screen

    match = recorded.load()
    if not match.over:
        raise ValueError(SAY("review-unfinished", file=str(recorded.file)))
    with patience(complain):
        prepare(match.game, match.box)
    with bar(SAY("looking-at-moves")) as progress:
        found = review_match(match, replace(THOUGHT, iterations=iterations, cores=cores), progress)
    if as_json:
        print(json.dumps(asdict(found), indent=1))
        return
    show_review(Screen(console()), match, found)
