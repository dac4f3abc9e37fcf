"""Notes: declared once, sent by number, rendered by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.kernel import EVERYONE, NoteKinds, NoteLog, Notes, by, kind, note, whisper
from rulewright.match import Match
from rulewright.telling.language import Messages
from tests.toys.high_card import GAME
from tests.toys.high_card.state import Note, Verb
from tests.toys.parlour import PARLOUR

NAMES = ["Ann", "Bo"]


class Told(NoteKinds):
    DEALT = kind()
    LAID_DOWN = kind("seat", "card")


def test_kinds_are_counted_from_one() -> None:
    notes = Notes(Told)
    assert notes.decode(2, 5, 7) == ("laid_down", {"seat": 5, "card": 7})
    for unknown in (0, 3, -1):
        with pytest.raises(ValueError, match=f"there is no note {unknown}: declare it"):
            notes.of(unknown)


def messages(folder: Path, text: str) -> Messages:
    (folder / "locales").mkdir()
    (folder / "locales/en.ftl").write_text(text, "utf-8")
    return Messages(str(folder / "messages.py"))


def test_numbers_are_said_by_their_names(tmp_path: Path) -> None:
    class Note(NoteKinds):
        WON = kind("seat", "taker", "side", "worth")

    words, won = messages(tmp_path, "note-won = { $seat }, { $taker }, { $side }, { $worth }.\n"), Note.WON
    notes = Notes(Note, words, taker=lambda box, names, seat: f"{box} {names[seat]}", side=("Black", "White"))
    notes.cite(won, by("side", {0: "X-1", 1: "X-2"}))
    assert notes.sentence("old", NAMES, won, 0, 1, 1, 10) == ("Ann, old Bo, White, 10.", "X-2")
    assert notes.sentence("old", NAMES, won, 0, 1, 0, 10)[1] == "X-1"


def test_an_enumeration_declares_kinds_by_name_from_one(tmp_path: Path) -> None:
    notes = Notes(Told, messages(tmp_path, "note-laid_down = { $seat } lays the { $card }.\n"), card=("ace", "king"))
    assert list(Told) == [1, 2]
    notes.cite(Told.LAID_DOWN, "X-1")
    assert notes.decode(Told.LAID_DOWN, 1, 0) == ("laid_down", {"seat": 1, "card": 0})
    assert notes.sentence(None, NAMES, Told.LAID_DOWN, 1, 0) == ("Bo lays the ace.", "X-1")


def test_what_is_said_of_a_number_that_no_note_has_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^no note of Told has a number called 'loser'$"):
        Notes(Told, loser=("Ann", "Bo"))
    with pytest.raises(ValueError, match="called 'cards': card perhaps"):
        Notes(Told, cards=("ace", "king"))
    Notes(Told, seat=("North", "South"))


def test_the_ear_keeps_plain_numbers() -> None:
    s = GAME.state()
    s.note_log = NoteLog(GAME.notes)
    note(s, Note.LAID, Verb.LAY)
    assert [type(n) for n in s.note_log[0]] == [int] * 3


def test_a_note_without_messages_is_refused_where_it_stands() -> None:
    with pytest.raises(TypeError, match=r"the note laid_down \(seat, card\) is told by a message"):
        Notes(Told).cite(Told.LAID_DOWN, "X-1")


def test_who_listens_hears_and_refuses_what_is_wrongly_sent() -> None:
    s = GAME.state()
    note(s, 99, 1, 2, 3)  # without a listener anything goes
    s.note_log = NoteLog(GAME.notes)
    note(s, 2, 1)
    whisper(s, 1, 1, 7)
    assert s.note_log == [(EVERYONE, 2, 1), (1, 1, 7)]
    with pytest.raises(ValueError, match=r"the note trick \(seat, worth\) was sent with 1 numbers: send 2"):
        note(s, 3, 1)
    with pytest.raises(ValueError, match="there is no note 99"):
        note(s, 99)
    assert len(s.note_log) == 2


def test_a_match_tells_notes_by_name_with_named_numbers() -> None:
    match = Match(PARLOUR, seed=3, names=NAMES)
    holds, dealt = match.told[0], match.told[-1]
    assert (holds.listener, holds.kind, holds.numbers) == (0, "holds", {"seat": 0, "card": match.state.hand[0]})
    assert (dealt.kind, dealt.numbers, str(dealt)) == ("dealt", {}, "Cards are dealt. (PA-1)")
    match.play(0, match.legal(0)[0].code)
    match.undo()
    assert (match.told[-1].kind, match.told[-1].numbers) == ("", {})


def test_a_clause_is_declared_with_the_kind_unless_the_numbers_choose_it(tmp_path: Path) -> None:
    class Note(NoteKinds):
        WON = kind("seat", clause="X-1")
        PAID = kind("seat", "coins", clause="X-2")

    text = "note-won = { $seat } wins.\nnote-paid = { $seat } pays { $price }.\n"
    notes = Notes(Note, messages(tmp_path, text))
    notes.cite(Note.PAID, more=lambda box, n: {"price": f"{n['coins']} coins"})
    assert notes.sentence(None, NAMES, Note.WON, 0) == ("Ann wins.", "X-1")
    assert notes.sentence(None, NAMES, Note.PAID, 1, 3) == ("Bo pays 3 coins.", "X-2")
    assert not any(map(notes.lacks, Note))
