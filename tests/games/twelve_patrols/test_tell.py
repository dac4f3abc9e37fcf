"""What is read at the table."""

from __future__ import annotations

from .table import GAME, Table, built, vector


def drawn(table: Table) -> str:
    return str(GAME.tell.board(table.view(0), table.box, table.names, 0))


def labels(table: Table) -> list[str]:
    return [GAME.tell.label(table.view(0), table.box, table.names, 0, a) for a in sorted(table.legal)]


def test_the_drawing_shows_cards_patrols_and_who_is_left() -> None:
    text = drawn(built(vector(), 4))
    assert "Abbey Lands" in text
    assert "D3 L1" in text
    assert "Barracks (15): D· D· D5 D6   M· M· M· M3 M6 M6   L· L· L· L5 L6" in text
    assert "2 to come from: Old Forest, Grey Marsh, Green Valley, Red Hills, Sea Cliffs" in text
    assert "4 of 9 regions, 2 of 12 patrols." in text


def test_moves_have_names() -> None:
    table = vector()
    assert labels(table)[:1] == ["Lay Abbey Lands on C3"]
    table.lay("AL", "C3").lay("LL", "C4")
    assert "Man C3-C4 early, between Abbey Lands and Long Lake" in labels(table)
    table.lay("SB", "C5")
    assert "Send a dark knight 3 to C3-C4" in labels(table)
    assert labels(table)[-1] == "Give up the kingdom"
    table = built(vector(), 8).lay("OF", "E5")
    assert labels(table)[:2] == ["Man row E first", "Man column 5 first"]
    assert "Which comes first, row E or column 5?" in drawn(table)


def test_what_happens_is_told() -> None:
    said = built(vector()).said(-1)
    assert "A dark knight rolls 5." in said
    assert "A lays Ruins on D3." in said
    assert "A dark footman goes to C3-D3." in said
    assert "Every side along row C has what it asks for." in said
    table = Table("WP GV RU").lay("WP", "C3").lay("GV", "C4").do("open", gap=10).send("D1", "C3-C4").done()
    assert table.said(0)[-1] == "1 soldier guards C3-C4, for better or worse."
