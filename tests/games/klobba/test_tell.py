"""Klobba! in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulewright.games.klobba.content import CLAN_NAMES
from rulewright.games.klobba.notes import SAY, Note
from rulewright.games.klobba.state import NONE, Card, Face, Outcome, Verb
from rulewright.games.klobba.tell.board import board as text_board
from rulewright.games.klobba.tell.moves import label
from rulewright.games.klobba.tell.names import clan_signs
from rulewright.telling.language import OFFERED, speaking
from tests.games.klobba.table import GAME, HAND, A, B, C, D, Table, arranged

NAMES = ["Ann", "Bob", "Cleo", "Dan"]


def board(table: Table, seat: int) -> str:
    return text_board(table.view(seat), table.box, NAMES, seat)


def labels(table: Table, seat: int) -> list[str]:
    return [label(table.view(seat), table.box, NAMES, seat, a) for a in sorted(table.legal(seat))]


def test_the_board_shows_bands_totems_hands_and_the_storm() -> None:
    table = Table(3).mustered().hands(A=HAND).bands("7OF 4BT- 10", "8YC 6OF 2OFPR", "1OFPRYC 2PRYC 5YC", "6PR 5BT 4YC")
    table.s.bands[A].known[1] = 0
    table.grouped(A, 3, B, C)
    shown = board(table, A)
    for line in (
        "Round 1. Step 2: offer Action cards. Waiting for Cleo.",
        "Lightning hidden, Thunder hidden.",
        "Ann's Band [Black totem]: 20 Stars, 5 cards, score pile 0",
        "1: 7 F                2: (?) down           3: 10 no clan",
        "Cleo's Band [grouped with White]",
        "Free Band 1 [grouped with Black]",
        "F Orange Fox",
        "Your hand: The Boss, Sneaky, Berzerk, Second best, All Purple Raven together.",
    ):
        assert line in shown, f"{line!r} is not in\n{shown}"
    assert "Your hand" not in board(table, -1)
    assert "Second best" not in board(table, B).split("Your hand")[0]


def test_moves_have_names() -> None:
    table = Table(4).mustered().hands(A=HAND, B=HAND, C=[Card.FLEE, Card.FOX, Card.FOX, Card.MIRROR, Card.BOSS])
    table.bands("8OF 4BT 5OF", "7OF 8YC 2OFPR", "1OFPRYC 2PRYC 5YC", "6PR 5BT 4YC").totems(A, B)
    assert labels(table, A) == ["Pair with Cleo's Band", "Pair with Dan's Band"]
    table.play(A, Verb.PAIR.of(C))
    assert "Offer nothing" in labels(table, C)
    table.play(C, Verb.OFFER.of(Card.FLEE))
    assert "You have decided: Offer Flee & Surprise." in board(table, C)
    table.play(D, Verb.PASS)
    assert labels(table, A) == ["Accept Flee & Surprise for a Star", "Decline Flee & Surprise"]
    assert "Offered by Cleo to Ann: Flee & Surprise, on offer." in board(table, A)
    assert "Flee" not in board(table, B)
    table.play(A, Verb.DECLINE)
    assert "Known cards in the Action deck: Flee & Surprise (1 from the bottom)." in board(table, A)
    table.fight(Card.BOSS, Card.BOSS)
    assert labels(table, A) == ["Keep your hand as it is"]
    table.all_pass()
    assert labels(table, A)[0].startswith("Keep ")
    assert labels(table, A)[1].endswith("in place 1")


def test_a_table_that_waits_for_a_choice_shows_both_cards() -> None:
    table = arranged(A=HAND, B=HAND)
    table.bands("8OF 4BT 8PR", "7OF 8YC 2OFPR", "1OFPRYC 2PRYC 5YC", "6PR 5BT 4YC").grouped(A, C, B, D).fight(
        Card.BOSS, Card.SNEAKY
    )
    assert "On the table: Ann: The Boss; Bob: Sneaky." in board(table, -1)
    assert labels(table, A) == [
        "Select Barbarian 8 (Orange Fox) in place 1 of your Band",
        "Select Barbarian 8 (Purple Raven) in place 3 of your Band",
    ]


def test_moves_of_another_time_have_labels() -> None:
    table = Table(4).mustered()
    assert label(Table(4).view(A), table.box, NAMES, A, Verb.REJECT) == "Keep all"
    assert label(table.view(A), table.box, NAMES, A, Verb.LAY.of(Card.BOSS)) == "Lay The Boss"


def test_the_end_is_told() -> None:
    box = GAME.make_box({}, 4)
    for end, how in ((1, "The most Stars win. KB-65"), (2, "breaks the tie. KB-A24"), (3, "The win is shared. KB-A24")):
        assert " ".join(GAME.notes.sentence(box, NAMES, Note.GAME_OVER, end)).endswith(how)


# ---------------------------------------------------------------- the clause that makes it happen


def told(table: Table, kind: int) -> list[str]:
    """Every note of this kind so far, in words and with its clause."""
    heard = [note for _, *note in table.s.note_log or () if note[0] == kind]
    return [" ".join(GAME.notes.sentence(table.box, NAMES, *note)) for note in heard]


def clauses(table: Table, kind: int) -> list[str]:
    return [line.split()[-1] for line in told(table, kind)]


def clash(one: int, two: int, *bands: str) -> Table:
    """Black of Ann and Cleo against White of Bob and Dan."""
    table = arranged(A=[one, *HAND[:4]], B=[two, *HAND[:4]])
    return (
        table.bands(*bands or ("9OF 4BT 5OF", "7OF 8YC 2OFPR", "1OFPRYC 2PRYC 5YC", "6PR 5BT 4YC"))
        .grouped(A, C, B, D)
        .fight(one, two)
    )


def test_who_decides_together_does_so_by_the_clause_of_the_step() -> None:
    table = Table(4).mustered().hands(A=HAND, B=HAND, C=HAND)
    table.bands("9OF 4BT 5OF", "7OF 8YC 2OFPR", "1OFPRYC 2PRYC 5YC", "6PR 5BT 4YC").grouped(A, C, B, D)
    table.play(C, Verb.OFFER.of(Card.BOSS)).play(D, Verb.OFFER.of(min(table.hand(D))))
    table.play(A, Verb.DECLINE).play(B, Verb.DECLINE)
    table.play(A, Verb.LAY.of(Card.BOSS)).play(B, Verb.LAY.of(Card.SNEAKY)).play(A, Verb.PASS)
    assert clauses(table, Note.DECIDED) == [*["KB-A4"] * 3, "KB-A10", "KB-25", "KB-27", "KB-A17"]
    assert told(table, Note.DECIDED)[0] == "Ann has decided. KB-A4"


def test_the_set_up_and_the_steps_of_a_round_have_clauses_of_their_own() -> None:
    table = Table(3).mustered(1, 0, 0)
    assert set(clauses(table, Note.LOOKED)) == {"KB-11"}
    assert told(table, Note.MUSTERED)[0] == "Ann keeps 2 new Barbarians and rejects 1. KB-11"
    assert told(table, Note.REFILLED) == ["1 unseen Barbarian joins Ann's Band, face down. KB-12"]
    assert told(table, Note.FREE_BAND) == ["Free Band 1 is filled, face up. KB-13"]
    assert [line.split()[0] for line in told(table, Note.PACKET)] == ["Lightning", "Thunder"]
    assert clauses(table, Note.PACKET) == ["KB-14", "KB-16"]

    table = clash(Card.BOSS, Card.BOSS, "8OF 4BT 5OF", "8YC 7OF 2OFPR", "1OFPRYC 2PRYC 5YC", "6PR 5BT 4YC").all_pass()
    start = len(told(table, Note.MUSTERED))
    table.play(A, Verb.REJECT.of(1))
    assert clauses(table, Note.LOOKED)[-1] == "KB-51"
    assert clauses(table, Note.MUSTERED)[start:] == ["KB-51"]
    assert told(table, Note.REFILLED)[-1] == "1 unseen Barbarian joins Ann's Band, face down. KB-51"

    sentence = GAME.notes.sentence(GAME.make_box({}, 2), NAMES, Note.FREE_BAND, 2, 5)
    assert sentence == ("Free Band 1 is filled, face up.", "KB-52")


def test_totems_are_handed_out_passed_on_or_traded() -> None:
    for seats, passed in ((2, ["KB-60", "KB-60"]), (4, ["KB-58", "KB-59"])):
        box = GAME.make_box({}, seats)
        for side in range(2):
            assert GAME.notes.sentence(box, NAMES, Note.TOTEM, 1, side, 0)[1] == "KB-17"
            assert GAME.notes.sentence(box, NAMES, Note.TOTEM, 1, side, 3)[1] == passed[side]
    table = Table(4).mustered()
    (chooser,) = table.waiting
    table.play(chooser, Verb.GIVE_BLACK.of(A)).play(chooser, Verb.GIVE_WHITE.of(B))
    assert told(table, Note.TOTEM) == ["Ann has the Black totem. KB-17", "Bob has the White totem. KB-17"]


def test_a_victory_a_draw_and_a_flight_send_stars_by_clauses_of_their_own() -> None:
    won = clash(Card.BOSS, Card.BOSS)
    assert told(won, Note.CLOBBERED)[0] == "Barbarian 8 (Yellow Claw) of Bob's Band is clobbered and goes to Ann. KB-40"
    assert set(clauses(won, Note.CLOBBERED)) == {"KB-40"}
    assert clauses(won, Note.TIRED) == ["KB-42"]
    assert told(won, Note.STAR_TO)[0] == "A Star from Bob's Band goes to Ann. KB-41"
    assert told(won, Note.STAR_TO)[-1] == "A Star from Ann's Band goes to Ann. KB-43"

    drawn = clash(Card.BOSS, Card.BOSS, "8OF 4BT 5OF", "7OF 3OFYC 2OFPR", "1OFPRYC 2PRYC 5YC", "8PR 5BT 4YC")
    assert clauses(drawn, Note.CLOBBERED) == ["KB-46", "KB-46"]
    assert told(drawn, Note.STAR_TO) == [
        "A Star from Ann's Band goes to Bob. KB-46",
        "A Star from Dan's Band goes to Dan. KB-47",
    ]

    fled = clash(Card.BOSS, Card.FLEE)
    assert clauses(fled, Note.TIRED) == clauses(fled, Note.STAR_TO) == ["KB-R9"]
    assert told(fled, Note.FLED) == ["Bob fled and turns up the whole Band. KB-R9"]
    assert clauses(clash(Card.MIRROR, Card.FLEE), Note.FLED) == ["KB-S2", "KB-R9"]

    box = GAME.make_box({}, 3)
    for outcome, clause in ((Outcome.OUTRIGHT, "KB-44"), (Outcome.DRAWN, "KB-47"), (Outcome.NO_CONTEST, "KB-44")):
        sentence = GAME.notes.sentence(box, NAMES, Note.STAR_TO, NONE, 3, 0, outcome)
        assert sentence == ("A Star from Free Band 1 goes back to the box.", clause)


@pytest.mark.parametrize(
    ("one", "two", "why"),
    [
        (Card.FLEE, Card.BOSS, ["KB-R9"]),
        (Card.MIRROR, Card.FLEE, ["KB-S2", "KB-R9"]),
        (Card.MIRROR, Card.MIRROR, ["KB-S1", "KB-S1"]),
        (Card.RAVEN, Card.BOSS, ["KB-A2"]),
        (Card.MIRROR, Card.RAVEN, ["KB-A2", "KB-A2"]),
    ],
)
def test_nobody_is_selected_for_a_reason(one: int, two: int, why: list[str]) -> None:
    assert (
        clauses(clash(one, two, "9OF 4BT 5OF", "7OF 8YC 6OF", "4OF 6YC 5YC", "4YC 5BT 7BT"), Note.SELECTS_NOTHING)
        == why
    )


def test_a_mirror_shows_the_opposing_card_or_nothing() -> None:
    box = GAME.make_box({}, 4)
    for opposing, copied, said in (
        (Card.BOSS, Card.BOSS, ("Ann's mirror shows The Boss.", "KB-R8")),
        (Card.MIRROR, NONE, ("Ann's mirror shows nothing.", "KB-S1")),
        (NONE, NONE, ("Ann's mirror shows nothing.", "KB-S3")),
    ):
        assert GAME.notes.sentence(box, NAMES, Note.MIRRORED, A, opposing, copied) == said
    assert GAME.notes.sentence(box, NAMES, Note.SELECTS_NOTHING, A, NONE, Card.BOSS)[1] == "KB-R7"
    assert GAME.notes.sentence(box, NAMES, Note.SELECTS_NOTHING, A, Card.MIRROR, NONE)[1] == "KB-S3"


def test_the_storm_strikes_seen_or_unseen() -> None:
    box = GAME.make_box({}, 4)
    assert GAME.notes.sentence(box, NAMES, Note.STRUCK, 0, A, Face.UP)[1] == "KB-64"
    assert GAME.notes.sentence(box, NAMES, Note.STRUCK, 1, A, Face.DOWN) == (
        "Thunder rolls while Ann's Band is filled!",
        "KB-A6",
    )


def test_clans_have_one_sign_on_the_board_and_in_the_log() -> None:
    """The letters that the browser draws are those that sentences name."""
    said = (Path(__file__).parents[3] / "web/src/games/klobba/locales/en.ftl").read_text("utf-8")
    drawn = said.split("klobba-clan-letter = ")[1].split("}\n")[0]
    assert re.findall(r"\] (\w)$", drawn, re.M) == clan_signs()


@pytest.mark.parametrize("tag", OFFERED)
def test_the_letters_of_the_clans_differ_and_begin_a_word_of_their_names(tag: str) -> None:
    with speaking(tag):
        signs, names = clan_signs(), [SAY.name(name) for name in CLAN_NAMES]
    assert len({*signs}) == len(signs) == len(CLAN_NAMES)
    assert all(sign in {word[0].upper() for word in name.split()} for sign, name in zip(signs, names, strict=True))
