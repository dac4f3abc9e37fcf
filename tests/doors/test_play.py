from __future__ import annotations

import io
import json
import os
import pty
import re
import select
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from rulewright import games
from rulewright.doors.terminal.messages import SAY as TERMINAL
from rulewright.doors.terminal.screen import Screen, folded
from rulewright.doors.terminal.session import Sitting
from rulewright.match import Match, load, store, verify
from tests.doors.conftest import FOUR, PARLOUR, STALL, TOY, Rulewright


class Seance:
    """A terminal session whose players follow a script; the output is split at every prompt."""

    def __init__(self, match: Match, folder: Path, typed: list[str], height: int | None = None) -> None:
        """With a `height`, at a terminal of so many rows."""
        self.paper = io.StringIO()
        self.typed: Iterator[str] = iter(typed)
        self.saw: list[str] = []
        self.path = folder / "game.jsonl"
        self.match = match
        low = height is not None
        console = Console(
            file=self.paper, width=100, height=height, force_terminal=low, color_system=None, highlight=False
        )
        screen = Screen(console)
        self.ended = Sitting(match, self.path, screen, self.ask).sit()
        self.saw.append(self.rest())

    def rest(self) -> str:
        found = self.paper.getvalue()
        self.paper.truncate(0)
        self.paper.seek(0)
        return found

    def ask(self, prompt: str) -> str:
        self.saw.append(self.rest() + prompt)
        try:
            return next(self.typed)
        except StopIteration:
            raise EOFError from None


def four(seed: int = 1, bots: list[int] | None = None) -> Match:
    names = ["Ann", "Bo"]
    return Match(games.load(FOUR), 2, seed=seed, names=names, table={"bots": bots if bots is not None else [1]})


def test_a_turn_shows_log_board_and_numbered_moves(tmp_path: Path) -> None:
    seance = Seance(four(), tmp_path, ["4"])
    first, second, _ = seance.saw
    assert "Connect Four · move 1 · Ann" in first
    assert ". . . . . . ." in first
    assert "7  Drop in column 7" in first
    assert "You drop a disc in column 4.  C4-2" in second
    assert "Bo drops a disc" in second, "the bot has answered"
    assert "move 3 · Ann" in second


def katamari() -> Match:
    return Match(games.load("katamari"), 2, seed=3, names=["Ann", "Bo"], table={"bots": [1]})


def test_a_low_terminal_shows_what_changed_and_the_whole_table_on_enter(tmp_path: Path) -> None:
    legend, unchanged = "Y Yellow, B Blue", TERMINAL("rest-unchanged")
    first, second, again, *_ = Seance(katamari(), tmp_path, ["1", ""], height=24).saw
    assert legend in first
    assert unchanged not in first
    assert "You roll" in second
    assert "In the tray:" in second
    assert legend not in second
    assert unchanged in second
    assert second.count("\n") < 24
    assert legend in again
    assert unchanged not in again
    _, second, *_ = Seance(katamari(), tmp_path, ["1", ""], height=60).saw
    assert legend in second, "a high terminal shows it all"


def test_the_log_is_told_by_actions_and_names_a_clause_once(tmp_path: Path) -> None:
    match = Match(games.load("klotho"), 2, seed=3, names=["Ann", "Bo"], table={"bots": [1]})
    match.play(0, next(throwing(match)))
    seance = Seance(match, tmp_path, [])
    told = next(line for line in seance.saw[0].split("•") if "roll" in line)
    assert told.count("die: ") == 5
    assert told.count("KL-25") == 1


def throwing(match: Match) -> Iterator[int]:
    """Play until Ann may roll dice; yields the move that rolls them."""
    while not match.over:
        seat = match.waiting[0]
        moves = match.legal(seat)
        yield from (move.code for move in moves if seat == 0 and move.verb == "roll")
        match.play(seat, moves[0])


def test_the_same_seed_gives_the_same_bots(tmp_path: Path) -> None:
    runs = [Seance(four(seed=s), tmp_path, ["1", "2", "3"]).match.state.pack() for s in (5, 5, 6, 7)]
    assert runs[0] == runs[1]
    assert len(set(runs)) > 1


def test_help_and_explanations(tmp_path: Path) -> None:
    seance = Seance(four(), tmp_path, ["h", "?", "? 3", "?3", "? c4-4", "? 99", "? nix"])
    _, help_1, help_2, move_1, move_2, clause, no_1, no_2 = seance.saw[:8]
    assert "take your last move back" in help_1
    assert help_1 == help_2
    assert move_1 == move_2
    assert "Drop in column 3" in move_1
    for key in ("C4-2", "C4-3"):
        assert games.load(FOUR).clauses[key].text in " ".join(move_1.split())
    assert "line up four discs" in clause
    assert "no move, clause or card '99'" in no_1
    assert "no move, clause or card 'nix'" in no_2


def test_typing_nonsense_changes_nothing(tmp_path: Path) -> None:
    seance = Seance(four(), tmp_path, ["0", "8", "-1", "abc", "!", "!x", "drop 3", ""])
    assert seance.match.number == 0
    assert "There is no move 8 in the list: type 1 to 7" in seance.saw[2]
    assert "'abc' is not a command" in seance.saw[4]
    assert "as in !12" in seance.saw[5]
    assert "move 1" in seance.saw[8], "an empty line shows the table again"


def test_a_refusal_shows_its_clause(tmp_path: Path) -> None:
    match = four(bots=[])
    for k in range(6):
        match.play(k % 2, 2)
    seance = Seance(match, tmp_path, ["", "!2", "! 2", "!77", "!3"])
    assert "Column 3 is full.\nA column that holds six discs takes no more.  C4-3" in seance.saw[2]
    assert "C4-3" in seance.saw[3]
    assert "There is no move 77" in seance.saw[4]
    assert seance.match.made[-1]["code"] == 3


def test_taking_back_ends_where_somebody_else_has_moved(tmp_path: Path) -> None:
    """The bot replies at once: seeing its reply and then choosing again is not taking back."""
    seance = Seance(four(), tmp_path, ["u", "1", "u"])
    assert "You have not moved yet" in seance.saw[1]
    assert "Only your own last move can be taken back, and only until somebody else moves." in seance.saw[3]
    assert seance.match.number == 2


def test_at_one_screen_only_the_mover_takes_back(tmp_path: Path) -> None:
    seance = Seance(four(bots=[]), tmp_path, ["", "1", "u", "2", "", "u", "3", "u", "u"])
    assert "(or u, if Ann takes that back)" in seance.saw[2], "at the curtain Ann still holds the keyboard"
    assert "Move 1 is taken back." in seance.saw[3]
    assert "move 1 · Ann" in seance.saw[3], "it is her turn again, and nobody else has looked"
    assert "You have not moved yet" in seance.saw[6], "Bo cannot take Ann's move back"
    assert "(or u, if Bo takes that back)" in seance.saw[7]
    assert [made["seat"] for made in seance.match.made] == [0]
    assert "You have not moved yet" in seance.saw[9], "nor can he go further back"


def test_several_moves_are_typed_and_taken_back_as_one(tmp_path: Path) -> None:
    """Each number refers to the list after the moves before it: after laying ware 1, ware 2 is the first one left."""
    match = Match(games.load(STALL), 2, seed=1, table={"bots": {}})
    typed = ["", "1 1 9", "1 1 x", "1 6 1", "1 7 1", "! 0 0", "1 1 2", "u", "1 1", "u", "u"]
    seance = Seance(match, tmp_path, typed)
    _, _, nine, x, roll, over, twice, three, back, *_ = seance.saw
    assert "There is no move 9 in the list after 1 1: type 1 to 6" in nine
    assert "There is no move x in the list after 1 1" in x
    assert "move 2 of 2: It shows you something new" in " ".join(roll.split())
    assert "There is no move 1 in the list after 1 7: nothing is left for you to choose there." in over
    assert "because of move 2 of 2: That is not allowed now.\nEach ware is laid once a turn.  ST-1" in twice
    assert "x x . x ." in three
    assert "move 4 · Player 1" in three
    assert "Moves 1 to 3 are taken back." in back
    assert ". . . . ." in back
    assert "You have not moved yet" in seance.saw[-2]
    assert [line.get("codes") for line in seance.match.lines[1:]] == [[0, 1, 3], None, [0, 1], None]


def test_a_card_that_the_bot_has_answered_stays(tmp_path: Path) -> None:
    seance = Seance(hidden(bots=[1]), tmp_path, ["1", "u", "q"])
    assert "only until somebody else moves" in seance.saw[2]
    assert seance.match.number == 3


def test_the_log_and_the_rulebook(tmp_path: Path) -> None:
    seance = Seance(four(), tmp_path, ["1", "2", "l", "r"])
    assert "column 1" in seance.saw[3]
    assert "column 2" in seance.saw[3]
    assert all(key in seance.saw[4] for key in games.load(FOUR).clauses)


def test_end_of_input_saves_and_quits(tmp_path: Path) -> None:
    seance = Seance(four(), tmp_path, ["1"])
    assert not seance.ended
    assert "Saved as" in seance.saw[-1]
    assert f"Receipt: {seance.match.receipt}" in seance.saw[-1]
    assert load(seance.path, games.load(FOUR)).state.pack() == seance.match.state.pack()


def test_saving_elsewhere(tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    seance = Seance(four(), tmp_path, ["1", f"s {other}", "s", "s /proc/nowhere/x", "2", "q"])
    assert f"Saved as {other}" in seance.saw[2].replace("\n", "")
    assert "cannot write /proc/nowhere/x" in seance.saw[4].replace("\n", " ")
    assert verify(other, games.load(FOUR)).true
    assert load(other, games.load(FOUR)).number < seance.match.number
    assert [kept["record"] for kept in store.kept()] == [str(seance.path)]


def test_a_finished_game_tells_ending_scores_and_record(tmp_path: Path) -> None:
    seance = Seance(four(bots=[]), tmp_path, [x for k in range(6) for x in ("", str(k % 2 + 1))] + ["", "1"])
    assert seance.ended
    last = seance.saw[-1]
    assert "The end: four in a row" in last
    assert re.search(r"Ann +1  wins\n +Bo +−1\n", last)
    assert str(seance.path) in last.replace("\n", "")
    assert last.count("drops a disc") == 1, "only what is new is told"
    assert verify(seance.path, games.load(FOUR)).true
    assert store.kept() == []


# ---------------------------------------------------------------- several people, one screen


def hidden(seed: int = 3, seats: int = 2, bots: list[int] | None = None) -> Match:
    names = ["Ann", "Bo", "Cy"][:seats]
    return Match(games.load(TOY), seats, seed=seed, names=names, table={"bots": bots or []})


def test_a_curtain_hangs_between_players(tmp_path: Path) -> None:
    seance = Seance(hidden(), tmp_path, ["", "1", "", "1"])
    curtain_1, ann, curtain_2, bo, *_ = seance.saw
    assert "Pass to Ann" in curtain_1
    assert "Pass to Bo" in curtain_2
    hands = [[c + 1 for c in seat.hand.card[:3]] for seat in hidden().state.seats[:2]]
    for seen, mine, theirs in ((ann, hands[0], hands[1]), (bo, hands[1], hands[0])):
        assert str(mine) in seen
        assert str(theirs) not in seen
        dealt = [int(n) for n in re.findall(r"You are dealt the (\d+)", seen)]
        assert dealt == mine
    for curtain in (curtain_1, curtain_2):
        assert "dealt" not in curtain
        assert "[" not in curtain


def test_no_curtain_while_the_same_player_goes_on(tmp_path: Path) -> None:
    seance = Seance(hidden(bots=[1]), tmp_path, ["1", "1", "1"])
    assert seance.ended
    assert not any("Pass to" in seen for seen in seance.saw)


def test_where_all_decide_at_once_bots_are_first(tmp_path: Path) -> None:
    seance = Seance(hidden(seats=3, bots=[1, 2]), tmp_path, ["1"])
    assert "Bo has laid a card" in seance.saw[0]
    assert "Cy has laid a card" in seance.saw[0]
    assert "take the trick" in seance.saw[1]


def test_what_has_one_answer_is_not_asked(tmp_path: Path) -> None:
    """The last card of a hand is no choice; but with other people in the game, making it automatically must reveal nothing."""
    seance = Seance(hidden(bots=[1]), tmp_path, ["1", "1"])
    assert seance.ended
    assert re.search(r"Only one move is possible, so it has been made: \w", seance.saw[-1])
    several = Seance(hidden(), tmp_path, ["", "1"] * 6)
    assert several.ended
    assert not any("only one thing to do" in seen for seen in several.saw)


def test_help_fits_a_terminal() -> None:
    for name in games.names():
        paper = io.StringIO()
        Screen(Console(file=paper, width=200)).help(games.load(name))
        assert all(len(line.rstrip()) <= 80 for line in (paper.getvalue() + TERMINAL("keys-in-lesson")).splitlines()), (
            name
        )


def test_the_only_person_is_told_who_they_are(tmp_path: Path) -> None:
    assert "· Ann (you)" in Seance(four(), tmp_path, []).saw[0]
    assert "(you)" not in "".join(Seance(four(bots=[]), tmp_path, [""]).saw), "several people share the screen"


def test_long_lines_of_a_board_are_broken_between_words() -> None:
    line = "  Discards: " + ", ".join(["Swap & Play"] * 12)
    assert folded(line, None) == line
    assert folded(line, 200) == line
    parts = folded(line, 60).split("\n")
    assert all(len(part) <= 60 for part in parts)
    assert parts[1].startswith("    ")
    assert " ".join(part.strip() for part in parts) == line.strip()


def test_a_terminal_is_wiped_before_it_is_passed_on() -> None:
    paper = io.StringIO()
    Screen(Console(file=paper, force_terminal=True)).curtain("Bo")
    assert paper.getvalue().startswith("\x1b[H\x1b[2J\x1b[3J")


# ---------------------------------------------------------------- the command


def records(folder: Path) -> list[Path]:
    return sorted((folder / "records").glob("*.jsonl"))


def test_play_from_a_script(rulewright: Rulewright, own_data_folder: Path) -> None:
    ran = rulewright("play", FOUR, "--seed", "3", "--name", "Ann", typed="1\n2\nq\n")
    assert (ran.code, ran.err) == (0, "")
    assert "> 1\n" in ran.out, "what the script types is shown"
    (record,) = records(own_data_folder)
    header = json.loads(record.read_text().split("\n")[0])
    assert header["seats"] == ["Ann", "Kasper"]
    assert header["table"] == {"bots": {"1": "random"}}


def test_play_says_first_what_is_reconstructed(rulewright: Rulewright, own_data_folder: Path) -> None:
    shown = rulewright("play", "karthis", "--seed", "3", typed="q\n").out.splitlines()
    assert shown[0] == "The Temple of Karthis (type h for help)"
    assert shown[1] == games.load("karthis").pitch
    assert shown[2] == "New here? rulewright learn karthis teaches it, move by move."
    assert shown[3].startswith("Partly reconstructed. We do not have the drawings of the Tiles Chart: ")
    assert "econstructed" not in rulewright("play", FOUR, "--seed", "3", typed="q\n").out


def test_quit_and_come_back(rulewright: Rulewright, own_data_folder: Path) -> None:
    rulewright("play", FOUR, "--seed", "3", typed="1\n2\n")
    (record,) = records(own_data_folder)
    ran = rulewright("play", FOUR, "--resume", str(record), typed="3\nq\n")
    assert ran.code == 0
    assert records(own_data_folder) == [record]
    assert [made["code"] for made in load(record, games.load(FOUR)).made if made["seat"] == 0] == [0, 1, 2]
    again = rulewright("play", FOUR, typed="q\n")
    assert f"--resume {record} brings it back" in again.out
    assert "6 moves" in again.out


def test_a_record_names_no_file_to_open(tmp_path: Path) -> None:
    """A record is untrusted and names the players: only bots that any user may choose are accepted."""
    match = Match(games.load("katamari"), 2, seed=1, table={"bots": {"1": f"learned:1:1:{tmp_path}/net.onnx"}})
    with pytest.raises(ValueError, match="there is no bot 'learned:1:1:"):
        Seance(match, tmp_path, [])


def test_a_finished_game_is_not_resumed(rulewright: Rulewright, own_data_folder: Path) -> None:
    rulewright("play", PARLOUR, "--seed", "3", typed="4\n")
    (record,) = records(own_data_folder)
    ran = rulewright("play", PARLOUR, "--resume", str(record))
    assert (ran.code, "finished" in ran.err) == (2, True)


def test_a_heros_sheet_goes_on(rulewright: Rulewright, own_data_folder: Path) -> None:
    """Evenings make the next goal higher: the sheet decides the options, and each game counts once."""
    assert "There is no guest yet" in rulewright("heroes", PARLOUR).out
    for evening in (1, 2):
        ran = rulewright("play", PARLOUR, "--hero", "Ann", "--seed", "3", typed="1\n" * 60)
        assert "The end: goal reached" in ran.out
        assert f"{evening} evenings" in ran.out
    extra = sorted(json.loads(r.read_text().split("\n")[0])["options"]["extra"] for r in records(own_data_folder))
    assert extra == [0, 1]
    assert "2 evenings" in rulewright("heroes", PARLOUR).out


def test_a_game_of_ones_own_box_comes_back_with_it(
    rulewright: Rulewright, own_data_folder: Path, tmp_path: Path
) -> None:
    box = tmp_path / "box.toml"
    box.write_text("goal = 30")
    rulewright("play", PARLOUR, "--box", str(box), "--seed", "1", typed="1\n")
    (record,) = records(own_data_folder)
    assert not load(record, games.load(PARLOUR)).over
    assert rulewright("play", PARLOUR, "--resume", str(record), typed="1\n").code == 0
    box.write_text("goal = 100")
    ran = rulewright("play", PARLOUR, "--resume", str(record), typed="1\n")
    assert (ran.code, "another box" in ran.err) == (2, True)


# ---------------------------------------------------------------- a real terminal


class Terminal:
    """The command in its own pseudo-terminal."""

    def __init__(self, *arguments: str) -> None:
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.execv(sys.executable, [sys.executable, "-m", "rulewright", *arguments])
        self.seen = ""

    def until(self, text: str, patience: float = 120) -> str:
        deadline = time.monotonic() + patience
        while text not in self.seen:
            if time.monotonic() > deadline:
                raise AssertionError(f"{text!r} never came after {self.seen[-2000:]!r}")
            if select.select([self.fd], [], [], 0.1)[0]:
                try:
                    self.seen += os.read(self.fd, 65536).decode(errors="replace")
                except OSError:
                    raise AssertionError(f"{text!r} never came; it ended with {self.seen[-2000:]!r}") from None
        before, _, self.seen = self.seen.partition(text)
        return before

    def type(self, text: str) -> None:
        os.write(self.fd, text.encode())

    def interrupt(self, text: str) -> None:
        """Press Ctrl-C until it takes effect, as people do: Python misses one that arrives just before it starts to wait for a
        key."""
        for _ in range(8):
            self.type("\x03")
            try:
                self.until(text, 3)
                return
            except AssertionError as e:
                if "ended" in str(e):
                    raise
        raise AssertionError(f"{text!r} never came, however often one pressed")

    def code(self) -> int:
        try:
            while os.read(self.fd, 65536):
                pass
        except OSError:
            pass
        os.close(self.fd)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def test_interrupt_then_come_back_then_give_up_with_care(own_data_folder: Path) -> None:
    terminal = Terminal("play", PARLOUR, "--seed", "3")
    terminal.until("> ")
    terminal.type("1\n")
    terminal.until("> ")
    terminal.interrupt("Saved as")
    assert terminal.code() == 130
    terminal = Terminal("play", PARLOUR)
    terminal.until("Resume it? [Y/n] ")
    terminal.type("\n")
    terminal.until("> ")
    terminal.type("!3\n")
    terminal.until("Really? [y/N] ")
    terminal.type("n\n")
    terminal.until("> ")
    terminal.type("!3\n")
    terminal.until("Really? [y/N] ")
    terminal.type("y\n")
    terminal.until("The end: resigned")
    assert terminal.code() == 0
    (record,) = records(own_data_folder)
    assert verify(record, games.load(PARLOUR)).true


def test_advice_says_at_once_that_the_coach_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before anything is compiled or simulated, so that the terminal is not silent for ten seconds."""
    paper, seen, typed = io.StringIO(), list[str](), iter(["a", "q"])
    monkeypatch.setattr("rulewright.coach.advise.prepare", lambda *_: seen.append(paper.getvalue()))
    monkeypatch.setattr("rulewright.doors.terminal.coach.show_advice", lambda *_, **__: None)
    Sitting(four(), tmp_path / "game.jsonl", Screen(Console(file=paper, width=100)), lambda _: next(typed)).sit()
    assert ["The coach is thinking" in text for text in seen] == [True]
