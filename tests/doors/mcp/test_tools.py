"""Games are played through tools alone, refusals include the clause, and no answer is too long for a context."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright import games
from rulewright.bots.bot import LEARNED
from rulewright.bots.registry import bots
from rulewright.doors.mcp import text
from rulewright.doors.mcp.briefing import MOST_TOKENS, briefing, tokens
from rulewright.doors.mcp.local import LocalTable
from rulewright.doors.mcp.server import create
from rulewright.doors.mcp.table import SeatedTable, Status
from rulewright.match import Match, Move, verify
from tests.doors.mcp.assistant import Assistant, assisted, offered, with_assistant

DOCS = Path(__file__).parents[3] / "docs"


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RULEWRIGHT_DATA", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_is_played_through_tools_alone(game: str, data: Path) -> None:
    async def script(assistant: Assistant) -> None:
        await assistant.start(game=game, bots="random", seed=5)
        said = await assistant.play_on(1)
        assert "The game is over." in said
        listed = await assistant.client.read_resource("rulewright://records")
        name = listed.contents[0].text.strip()  # type: ignore[union-attr]
        record = await assistant.client.read_resource(f"rulewright://records/{name}/1")
        assert '"game": "' + game in record.contents[0].text  # type: ignore[union-attr]

    with_assistant(create(), script)
    (file,) = (data / "records").iterdir()
    assert verify(file).true


@assisted
async def test_a_refusal_names_the_clause_and_changes_nothing(assistant: Assistant) -> None:
    await assistant.start(game="karthis", seed=7)
    before = await assistant.at("look")
    said, data = await assistant.at("play", move="descend")
    assert assistant.wrong
    assert data["clause"] == "KA-H32"
    assert "Stairs may be taken" in said
    said, data = await assistant.at("why_not", move="descend")
    assert not assistant.wrong
    assert (data["allowed"], data["clause"]) == (False, "KA-H32")
    assert await assistant.at("look") == before
    said, data = await assistant.at("why_not", move="go north by exit a")
    assert data == {"allowed": True}
    assert await assistant.at("look") == before


@assisted
async def test_clients_are_told_what_tools_answer_and_which_change_something(assistant: Assistant) -> None:
    for tool in (await assistant.client.list_tools()).tools:
        assert tool.output_schema, tool.name
        assert tool.output_schema["required"], tool.name
    hints = {tool.name: tool.annotations for tool in (await assistant.client.list_tools()).tools}
    assert all(hints.values())
    changing = {name for name, hint in hints.items() if hint and not hint.read_only_hint}
    assert changing == {"start_table", "join_table", "leave_table", "play", "ask_coach"}
    assert {name for name, hint in hints.items() if hint and hint.destructive_hint} == {"leave_table", "play"}


@assisted
async def test_moves_are_found_by_words_by_code_and_by_verb(assistant: Assistant) -> None:
    for move in ("Go north", "32", 32, "cross cell=8 side=0"):
        await assistant.start(game="karthis", seed=7)
        said, _ = await assistant.at("play", move=move)
        assert said.startswith("You go north and roll"), said
    await assistant.start(game="karthis", seed=7)
    for move, why in (
        ("go", "3 moves fit"),
        ("go nroth by exit a", "Did you mean 32"),
        ("cross cell=99", "no move"),
    ):
        said, _ = await assistant.at("play", move=move)
        assert assistant.wrong
        assert why in said


class Large(SeatedTable):
    """A table with more of everything than fits into an answer."""

    def __init__(self, lines: int) -> None:
        self.lines = lines

    def status(self) -> Status:
        return Status(3, True, "It is your turn.")

    def board(self) -> str:
        return "\n".join(f"row {n}: {'a pile of 12 stones ' * 3}" for n in range(self.lines))

    def moves(self) -> list[Move]:
        dull = [Move(n, f"Put stone {n} on the pile to the left of the fence", "put", {}) for n in range(90)]
        return [*dull, Move(90, "Take the whole pile", "take", {}), Move(91, "Resign", "resign", {})]

    def log(self) -> list[str]:
        return [f"In turn {n} somebody put a stone on a pile." for n in range(self.lines)]


Large.__abstractmethods__ = frozenset()


@pytest.mark.parametrize("lines", [3, 20, 200])
def test_an_answer_with_too_much_in_it_keeps_what_matters_and_counts_the_rest(lines: int) -> None:
    said, _ = briefing(Large(lines), {})  # type: ignore[abstract]
    assert tokens(said) <= MOST_TOKENS
    shown = offered(said)
    assert shown == sorted(shown)
    assert {90, 91} < set(shown), "each verb has its turn"
    assert f"({92 - len(shown)} more moves: list_moves shows them all.)" in said
    assert f"In turn {lines - 1} somebody" in said, "the newest line is told"
    assert "row 0: " in said
    assert ("look shows the whole table" in said) == (lines > 20)


@assisted
async def test_rules_are_read_by_clause_by_word_and_in_pages(assistant: Assistant) -> None:
    assert "Stairs may be taken" in (await assistant.ask("read_rules", game="karthis", clause="ka-h32"))[0]
    assert "next floor" in (await assistant.ask("read_rules", game="karthis", search="stairs down"))[0]
    assert "110 clauses" in (await assistant.ask("read_rules", game="karthis"))[0]
    whole, page = "", 1
    while not assistant.wrong:
        said, _ = await assistant.ask("read_rules", game="karthis", whole=True, page=page)
        whole, page = whole + said, page + 1
    assert all(clause in whole for clause in games.load("karthis").clauses)
    for arguments in ({"game": "nothing"}, {"game": "/tmp"}, {"game": "karthis", "clause": "KA-999"}):
        await assistant.ask("read_rules", **arguments)
        assert assistant.wrong
    for game in games.names():
        lesson = await assistant.client.read_resource(f"rulewright://lessons/{game}")
        assert "1. " in lesson.contents[0].text  # type: ignore[union-attr]


@assisted
async def test_two_assistants_meet_by_an_invite_and_get_no_advice(one: Assistant) -> None:
    made = await one.start(game="katamari", players=2, open_seats=1, name="Ann")
    await one.at("play", move="0")
    assert one.wrong, "nobody has come yet"
    two = Assistant(one.client)
    _, data = await two.ask("join_table", invite=made["invites"][0], name="Bo")
    two.table = data["table"]
    assert data["names"] == ["Ann", "Bo"]
    assert two.table != one.table
    await two.ask("join_table", invite=made["invites"][0], name="Cy")
    assert two.wrong, "the seat is taken"
    said, _ = await one.at("ask_coach")
    assert one.wrong
    assert "Other people play" in said
    _, data = await two.at("look")
    assert data["your_turn"] != (await one.at("look"))[1]["your_turn"]
    waiting = two if not data["your_turn"] else one
    assert not (await waiting.at("wait_for_turn", seconds=0))[1]["your_turn"]


@assisted
async def test_who_has_no_table_is_told_so(assistant: Assistant) -> None:
    said, _ = await assistant.ask("look", table="karthis-guessed")
    assert assistant.wrong
    assert "There is no table" in said
    for wrong in ({"players": 9}, {"bots": "9"}, {"bots": "1,2,3"}, {"open_seats": 3}, {"options": {"x": 1}}):
        await assistant.start(game="katamari", **wrong)
        assert assistant.wrong, wrong


def test_an_unfinished_record_is_nobodys_to_read(data: Path) -> None:
    Match(games.load("karthis"), seed=1).save(data / "records" / "mine.jsonl")

    async def script(assistant: Assistant) -> None:
        for name in ("mine", "..%2Fseeds"):
            with pytest.raises(Exception, match=r"not finished|no record|Unknown|not found|mine"):
                await assistant.client.read_resource(f"rulewright://records/{name}/1")

    with_assistant(create(), script)


def test_long_lists_come_in_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    many = [Move(n, f"{n}: {'a long way round the board ' * 5}", "go", {"cell": n, "side": n}) for n in range(190)]
    monkeypatch.setattr(LocalTable, "moves", lambda self: many)
    monkeypatch.setattr(LocalTable, "log", lambda self: [f"{n} {'was told to you at length ' * 5}" for n in range(200)])
    monkeypatch.setattr(LocalTable, "view", lambda self: {"ways": list(range(4000)), "at": 3, "deck": [5] * 900})

    async def script(assistant: Assistant) -> None:
        said, data = await assistant.ask("start_table", game="karthis", seed=7)
        assistant.table = data["table"]
        shown = offered(said)
        assert f"({190 - len(shown)} more moves: list_moves shows them all.)" in said
        assert "earlier lines: read_log with since=0" in said
        assert "199 was told to you" in said
        assert [move["code"] for move in await assistant.moves()] == list(range(190))
        assert len((await assistant.at("list_moves", containing="107:"))[1]["moves"]) == 1
        told, since = list[str](), 0
        while len(told) < 200:
            said, data = await assistant.at("read_log", since=since)
            told, since = told + [line for line in said.splitlines() if "told to you" in line], data["next"]
        assert [line.split()[0] for line in told] == [str(n) for n in range(200)]
        text, data = await assistant.at("look", data=True)
        found = text
        for page in range(2, data["pages"] + 1):
            found += (await assistant.at("look", data=True, page=page))[0]
        assert "3998,3999" in found
        assert '"deck":[5,5' in found

    with_assistant(create(), script)


@assisted
async def test_the_lab_answers_with_intervals(assistant: Assistant) -> None:
    said, _ = await assistant.ask("run_lab", game="twelve_patrols", games=20)
    assert "95% interval" in said
    await assistant.ask("run_lab", game="twelve_patrols", experiment="nothing")
    assert assistant.wrong


@pytest.mark.release
@assisted
async def test_the_coach_advises_and_reviews(assistant: Assistant) -> None:
    await assistant.start(game="twelve_patrols", seed=3)
    said, _ = await assistant.at("ask_coach")
    assert not assistant.wrong, said
    assert "95% interval" in said or "exact" in said
    await assistant.at("review")
    assert assistant.wrong, "the game goes on"
    await assistant.play_on(1)
    said, _ = await assistant.at("review")
    assert "accuracy" in said


def test_long_texts_come_in_pages_and_are_never_cut_silently() -> None:
    long = "".join(f"line {n} {'x' * 70}\n" for n in range(300)) + "y" * 12_000
    pages = text.pages_of(long)
    assert "".join(pages) == long
    assert max(map(len, pages)) <= text.PAGE
    assert text.bounded("a" * text.MOST) == "a" * text.MOST
    assert len(text.bounded("a" * 99_999)) == text.MOST
    assert text.bounded("a" * 99_999).endswith("ask for less, or for a page.")
    with pytest.raises(ValueError, match=r"There is no page 9: choose 1 to 8\."):
        text.paged(long, 9)


def test_every_game_names_its_bots_and_the_page_names_the_games_with_a_sixth_level() -> None:
    learned = [game for game in map(games.load, games.names()) if LEARNED in {bot.name for bot in bots(game)}]
    assert learned

    async def script(assistant: Assistant) -> None:
        said, data = await assistant.ask("list_games")
        for page in range(2, data["pages"] + 1):
            said = said.rpartition("\n\n")[0] + "\n" + (await assistant.ask("list_games", page=page))[0]
        for game in map(games.load, games.names()):
            part = said.partition(f"{game.name}: ")[2].partition("\n\n")[0]
            assert f"Bots: {', '.join(bot.name for bot in bots(game))}" in part

    with_assistant(create(), script)
    (row,) = [
        line for line in (DOCS / "bots.md").read_text("utf-8").splitlines() if line.startswith(f"| `{LEARNED}` |")
    ]
    for game in map(games.load, games.names()):
        assert (game.title in row) == (game in learned), game.title
