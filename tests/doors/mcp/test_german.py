"""An assistant plays in German: it reads and answers with the table's texts, which are not the English ones."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright.doors.mcp.local import LocalTable
from rulewright.doors.mcp.server import Seats, create
from rulewright.match import Match
from rulewright.telling import language as spoken
from rulewright.telling.language import LANGUAGES, speaking
from tests.doors.mcp.assistant import LONGEST, Assistant, assisted, with_assistant
from tests.doors.server.servers import Server, opened, quick

WORDS = {"karthis": "Du ", "twelve_patrols": "Du legst "}
"""Text that the log of a German game certainly contains."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with opened(quick(f"sqlite:///{folder / 'server.db'}")) as found:
        yield found


async def play_by_words(assistant: Assistant, seed: int) -> str:
    """A whole game, each move by its German label alone."""
    chance = random.Random(seed)
    for _ in range(LONGEST):
        moves = await assistant.moves()
        chosen = chance.choice(moves[:-1] or moves)
        alike = [move for move in moves if move["label"] == chosen["label"]]
        said, data = await assistant.at("play", move=chosen["label"] if len(alike) == 1 else str(chosen["code"]))
        assert not assistant.wrong, said
        if data["over"]:
            return said
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("game", sorted(WORDS))
def test_a_whole_game_in_german(game: str) -> None:
    seats = Seats()

    async def script(assistant: Assistant) -> None:
        await assistant.start(game=game, seed=7, language="de")
        table = seats.find(assistant.table)
        assert isinstance(table, LocalTable)
        match = table.room.begun
        with speaking("de"):
            german = [move.label for move in match.legal(0)]
        assert [move["label"] for move in await assistant.moves()] == german
        assert german != [move.label for move in match.legal(0)], "English is another language"
        assert (await assistant.at("look"))[0].startswith(_board(match, "de")[:40])
        forbidden = next(code for code in range(999) if code not in [m.code for m in match.legal(0)])
        why = await assistant.at("why_not", move=str(forbidden))
        with speaking("de"):
            refused = match.refusal(0, forbidden)
        assert refused
        assert why[1]["refused"] == refused.sentence
        ended = await play_by_words(assistant, 3)
        with speaking("de"):
            told = [str(line) for line in match.journal(0)]
            assert match.verdict in ended
        log, since = list[str](), 0
        while since < len(told):
            said, data = await assistant.at("read_log", since=since)
            log += said.splitlines()[: data["next"] - since]
            since = data["next"]
        assert log == told
        assert any(WORDS[game] in line for line in log)
        assert "Du " not in match.record().text, "what is kept is in one language"

    with_assistant(create(seats), script)


def _board(match: Match, tag: str) -> str:
    with speaking(tag):
        return match.board(0)


def test_a_table_of_a_server_in_german(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spoken.preferred, "__defaults__", (LANGUAGES,))

    async def script(assistant: Assistant) -> None:
        await assistant.start(game="twelve_patrols", server=server.address, name="Bo", language="de")
        assert (await assistant.moves())[0]["label"].startswith("Lege ")
        await play_by_words(assistant, 5)
        assert "Du legst " in (await assistant.at("read_log"))[0]

    with_assistant(create(), script)


def test_two_assistants_at_one_table_are_told_in_two_languages() -> None:
    async def script(assistant: Assistant) -> None:
        data = await assistant.start(game="klobba", players=3, open_seats=1, bots="random", seed=7, language="de")
        host = assistant.table
        _, guest = await assistant.ask("join_table", invite=data["invites"][0], name="Bo")
        assert {await _language(assistant, name) for name in (host, guest["table"])} == {"de", "en"}

    seats = Seats()

    async def _language(assistant: Assistant, name: str) -> str:
        assert (await assistant.ask("look", table=name))[0]
        return seats.language(name)

    with_assistant(create(seats), script)


@assisted
async def test_a_language_that_nobody_speaks_is_refused(assistant: Assistant) -> None:
    for tool, more in (("start_table", {}), ("read_rules", {}), ("join_table", {"invite": "invite-x"})):
        given = {"game": "karthis"} if tool != "join_table" else more
        said, _ = await assistant.ask(tool, language="tlh", **given)
        assert assistant.wrong
        assert said == "There is no language 'tlh' here: choose one of en, de, fr, es."
