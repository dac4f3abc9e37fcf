"""Each seat is sent its view and nothing else, for every game, although it is encoded part by part."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from rulewright.doors.server.render import EncodedViews, LazyView
from rulewright.kernel import Game
from rulewright.kernel.derived import derived, derives
from rulewright.kernel.jsonable import jsonable
from rulewright.kernel.notes import EVERYONE
from rulewright.match import Match, Told
from rulewright.telling.language import YOU, speaking
from tests.conformance.test_frames import moved


def test_every_eye_is_sent_its_view(game: Game) -> None:
    """Each observer skips some states, so that the cached parts are of different ages."""
    match, random, shown = Match(game, game.seats[1], seed=6), Random(6), None
    while moved(match, random) and not match.over:
        shown = EncodedViews(match.state.clone(), shown)
        for eye in range(-1, match.seats):
            if random.random() < 0.7:
                assert msgspec.json.decode(bytes(shown.to(eye))) == jsonable(match.view(eye)), f"seat {eye}"


def test_words_read_a_glimpse_as_they_read_a_view(game: Game) -> None:
    match, random = Match(game, game.seats[1], seed=7), Random(7)
    while moved(match, random) and not match.over:
        for seat in match.waiting:
            view, glimpse = match.view(seat), LazyView(match.state, seat)
            assert match.legal(seat, glimpse) == match.legal(seat, view)
            assert {name: getattr(glimpse, name) for name in view.fields} == {n: getattr(view, n) for n in view.fields}
            assert LazyView(match.state, seat).clone() == view


def test_facts_read_a_glimpse_as_they_read_a_view(game: Game) -> None:
    """What a game declares to be the same for all is computed from a spectator's view: it must not depend on more, nor change
    the view."""
    match, random = Match(game, game.seats[1], seed=9), Random(9)
    while derives(game) and moved(match, random) and not match.over:
        alike: dict[Any, Any] = {}
        for seat in range(-1, match.seats):
            view = match.view(seat)
            facts = derived(game, view, match.box, seat)
            assert derived(game, LazyView(match.state, seat, alike), match.box, seat) == facts, f"seat {seat}"
            assert view == match.view(seat), "deriving facts changes nothing"


class Remembering(Match):
    remembers = True


def test_moves_that_are_remembered_are_those_of_the_position(game: Game) -> None:
    match, random = Match(game, game.seats[1], seed=10), Random(10)
    known = Remembering.of(game, match.box, match.header, match.secret)
    for turn in range(60):
        with speaking(random.choice(["en", "de"])):
            ahead = known.fork()
            for seat in range(match.seats):
                assert (known.legal(seat), known.only_move(seat)) == (match.legal(seat), match.only_move(seat))
            if match.over or not moved(match, random):
                break
            made = match.made[-1]
            ahead.play(made["seat"], made["code"])
        assert (ahead.made, ahead.receipt) == (match.made, match.receipt)
        known = ahead
        if turn % 7 == 6 and not match.over:
            for one in (known, match):
                one.undo()


def test_everybody_is_told_of_themselves_as_you(game: Game) -> None:
    """A sentence that does not name its reader is shared by all; one that does is rendered separately."""
    match, random = Match(game, game.seats[1], seed=8), Random(8)
    while moved(match, random):
        pass
    for seat in range(match.seats):
        names = [YOU if i == seat else name for i, name in enumerate(match.names)]

        def told(t: Told, names: list[str] = names) -> str:
            if not t.kind:  # the last line names the winner
                return game.verdict(match.state, match.box, names, match.history)
            return game.notes.again(match.box, names, t.kind, t.numbers)

        heard = [t for t in match.told if t.listener in (EVERYONE, seat)]
        assert [t.text for t in match.journal(seat)] == [told(t) for t in heard]
    for t in match.told:
        if t.listener != EVERYONE:
            own, others = (match.said_to(reader, t).text for reader in (t.listener, (t.listener + 1) % match.seats))
            assert own != others, "whoever reads it once the game is over is not the one it was told to"
