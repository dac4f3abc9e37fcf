"""Playing a record again: to go on with it, to look at it move by move, or to find out whether it is true."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulewright import games
from rulewright.kernel.game import Game, box_hash
from rulewright.match import store
from rulewright.match.match import Match, named
from rulewright.match.move import Refused
from rulewright.match.record import Falsehood, Line, Record, read
from rulewright.match.secret import Secret, dump


def played_game(record: Record) -> Game:
    """The game of a record, which comes from anywhere: what it calls its game is looked up on the shelf."""
    try:
        return games.on_shelf(record.header["game"])
    except ValueError as e:
        raise Falsehood(1, str(e)) from None


def _box(record: Record, game: Game, content: Path | None) -> Any:
    """The box that the record names by its hash, once everything else in the heading has proved right."""
    header = record.header
    if header["game"] != game.name:
        raise Falsehood(1, f"it is a record of {header['game']}, not of {game.name}")
    if header["version"] != game.version:
        raise Falsehood(
            1, f"it was played by version {header['version']} of the rules of {game.title}, and this is {game.version}"
        )
    try:
        if dump(game.chosen(header["options"], len(header["seats"]))) != dump(header["options"]):
            raise ValueError("the options are not complete")
        if named(header["seats"], len(header["seats"])) != header["seats"]:
            raise ValueError("the seats are not names")
        box = game.make_box(header["options"], len(header["seats"]), content)
    except (ValueError, TypeError, AttributeError) as e:
        raise Falsehood(1, str(e)) from None
    if box_hash(box) != header["box"]:
        hint = "this box file is another one" if content else "if it was a box file of your own, give it as --box"
        raise Falsehood(1, f"it was played with another box than the {game.title} here; {hint}")
    return box


def walk(record: Record, secret: Secret, game: Game, content: Path | None = None) -> Iterator[tuple[int, Match]]:
    """Play a record again line by line, each held against what the rules say; yields the match after every line."""
    box = _box(record, game, content)
    if secret.commitment(record.header) != record.header["commitment"]:
        raise Falsehood(len(record.lines), "the seed and the nonce do not fit the commitment in line 1")
    match = Match.of(game, box, record.header, secret, content)
    yield 1, match
    for number, line in enumerate(record.lines[1:], 2):
        try:
            if "move" in line:
                match.play(line["seat"], line["code"])
            elif "undo" in line:
                match.undo()
        except Refused as e:
            raise Falsehood(number, e.sentence) from None
        _compare(number, line, match.lines)
        yield number, match
    if len(match.lines) > len(record.lines):
        raise Falsehood(len(record.lines), "the game is over here, but the last line does not tell how it ended")


def _compare(number: int, line: Line, lines: list[Line]) -> None:
    if len(lines) < number:
        raise Falsehood(number, "the game had not ended here")
    true = lines[number - 1]
    for key in true:
        if dump(line.get(key)) != dump(true[key]):
            raise Falsehood(number, f"{key!r} should be {dump(true[key])}, not {dump(line.get(key))}")


def broken_seal(record: Record) -> Falsehood:
    return Falsehood(record.broken, "its seal is broken: this line was changed after it was written")


def opened(
    path: Path, game: Game | None = None, content: Path | None = None
) -> tuple[Record, Secret, Game, Path | None]:
    """A record with all that playing it again takes; an unfinished one needs the seed that is kept on its machine."""
    record = read(path)
    secret, kept = record.secret, store.recall(record.header["commitment"])
    if kept:
        secret = secret or Secret(kept["seed"], kept["nonce"])
        content = content or (Path(kept["content"]) if kept.get("content") else None)
    if secret is None:
        raise store.StoreError(
            f"{path} is an unfinished game whose seed is not on this machine (it would be in {store.folder('seeds')}), "
            "so it cannot go on here; go back to where it was begun"
        )
    return record, secret, game or played_game(record), content


def load(path: Path, game: Game | None = None, content: Path | None = None) -> Match:
    """The match of a record file, as far as it was played."""
    record, secret, game, content = opened(path, game, content)
    *_, (_, match) = walk(record, secret, game, content)
    if record.broken:
        raise broken_seal(record)
    return match


@dataclass(frozen=True)
class Verdict:
    """What came of verifying a record: whether all that could be checked is true, and what that was.

    `line` is the first line that is false (0: none). `finished` says whether the seed is revealed, without which the
    dice, and all that follows from them, cannot be checked.
    """

    true: bool
    finished: bool
    line: int
    text: str

    def __str__(self) -> str:
        return self.text


def verify(path: Path, game: Game | None = None, content: Path | None = None) -> Verdict:
    """Play a record again and say whether everything in it is true, or which line is the first that is not."""
    try:
        record = read(path)
    except Falsehood as e:
        return Verdict(False, False, e.line, str(e))
    found: list[Falsehood] = []
    finished = record.secret is not None
    try:
        game = game or played_game(record)
        if record.secret is not None:
            for _ in walk(record, record.secret, game, content):
                pass
        else:
            _box(record, game, content)
            _plausible(record, game)
    except Falsehood as e:
        found.append(e)
    if record.broken:
        found.append(broken_seal(record))
    if found:
        first = min(found, key=lambda e: e.line)
        return Verdict(False, finished, first.line, str(first))
    moves = sum("move" in line for line in record.lines)
    if finished:
        words = (
            f"True: {record.header['game']}, version {record.header['version']}, {moves} moves. The box, the commitment, "
            "every move, every word, the ending and the scores are what the rules make of the revealed seed."
        )
    else:
        words = (
            f"Unfinished: {record.header['game']}, version {record.header['version']}, {moves} moves so far. The box, the "
            "form and order of the lines and their seals are right; whether the moves were allowed, their words and the "
            "dice, only the seed will show, which is revealed when the game ends."
        )
    return Verdict(True, finished, 0, words)


def _plausible(record: Record, game: Game) -> None:
    """What can be said of moves without the seed: their numbering, their seats, and that the table has such moves."""
    made = 0
    for number, line in enumerate(record.lines[1:], 2):
        if "undo" in line:
            if line["undo"] != made or made == 0:
                raise Falsehood(number, f"it takes move {line['undo']} back, but the last one is {made}")
            made -= 1
            continue
        made += 1
        if line["move"] != made:
            raise Falsehood(number, f"it is called move {line['move']}, but is move {made}")
        if not 0 <= line["seat"] < len(record.header["seats"]):
            raise Falsehood(number, f"there is no seat {line['seat']}")
        if not 0 <= line["code"] < game.actions.size:
            raise Falsehood(number, f"there is no move {line['code']} in {game.title}")
