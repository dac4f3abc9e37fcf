from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulewright.kernel import Game
from rulewright.match import Match, StoreError, load, store
from rulewright.match.campaign import Hero, finish, heroes, settle
from tests.toys.parlour import PARLOUR


def evening(hero: str = "Ann", seed: int = 1) -> Match:
    """A finished game for a hero."""
    match = Match(PARLOUR, seed=seed, names=[hero], table={"hero": hero})
    while not match.over:
        match.play(match.waiting[0], 0)
    return match


def test_a_new_hero_has_a_fresh_sheet_and_no_file_yet() -> None:
    hero = Hero.find(PARLOUR, "Ann")
    assert hero.sheet == {"evenings": 0, "points": 0}
    assert not hero.path.exists()
    assert heroes(PARLOUR) == []


def test_a_game_is_written_into_the_sheet_once() -> None:
    match = evening()
    for _ in range(3):
        finish(match)
    (hero,) = heroes(PARLOUR)
    assert hero.sheet == {"evenings": 1, "points": match.scores[0]}
    assert [past["match"] for past in hero.history] == [match.commitment]
    finish(evening(seed=2))
    assert Hero.find(PARLOUR, "Ann").sheet["evenings"] == 2
    assert Hero.find(PARLOUR, "Ann").options() == {"extra": 2}
    assert Hero.find(PARLOUR, "Ann").show().startswith("2 evenings")


def test_an_unfinished_game_and_one_without_a_hero_change_nothing() -> None:
    assert finish(Match(PARLOUR, seed=1, table={"hero": "Ann"})) is None
    match = Match(PARLOUR, seed=1)
    match.play(0, 3)
    assert match.over
    assert finish(match) is None
    assert heroes(PARLOUR) == []


def test_coming_back_and_finishing_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = Match(PARLOUR, seed=1, names=["Ann"], table={"hero": "Ann"})
    match.play(0, 0)
    match.save(path)
    for _ in range(2):
        again = load(path, PARLOUR)
        while not again.over:
            again.play(again.waiting[0], 0)
        again.save(path)
        finish(again)
    assert Hero.find(PARLOUR, "Ann").sheet["evenings"] == 1


@pytest.mark.parametrize("wrote", [False, True])
def test_a_finish_cut_short_is_made_good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrote: bool) -> None:
    """The process dies after the record is saved: before the sheet is written, or just after."""
    match = evening()
    match.save(tmp_path / "game.jsonl")
    assert store.kept() == [], "it was never saved while it went on"

    path = tmp_path / "second.jsonl"
    match = Match(PARLOUR, seed=3, names=["Ann"], table={"hero": "Ann"})
    match.save(path)
    while not match.over:
        match.play(match.waiting[0], 0)
    match.save(path)

    def die(*args: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(store, "forget" if wrote else "write", die)
        with pytest.raises(KeyboardInterrupt):
            finish(match)
    assert Hero.find(PARLOUR, "Ann").path.exists() == wrote
    assert [hero.name for hero in settle(PARLOUR)] == ["Ann"]
    assert settle(PARLOUR) == []
    assert Hero.find(PARLOUR, "Ann").sheet["evenings"] == 1


def test_settling_leaves_games_that_go_on_alone(tmp_path: Path, four: Game) -> None:
    Match(PARLOUR, seed=1, names=["Ann"], table={"hero": "Ann"}).save(tmp_path / "a.jsonl")
    Match(four, seed=1).save(tmp_path / "b.jsonl")
    assert settle(PARLOUR) == []
    assert len(store.kept()) == 2


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        "{}",
        '{"game": "other", "hero": "Ann", "sheet": {}, "history": []}',
        '{"game": "parlour", "hero": "Ann", "sheet": {}, "history": []}',
    ],
)
def test_a_spoilt_sheet_is_named_and_left_alone(text: str) -> None:
    path = Hero.find(PARLOUR, "Ann").path
    path.parent.mkdir(parents=True)
    path.write_text(text)
    with pytest.raises(StoreError, match=r"is damaged .* start again") as caught:
        Hero.find(PARLOUR, "Ann").options()
    assert str(path) in str(caught.value)
    assert path.read_text() == text


@pytest.mark.parametrize("name", ["../../etc/passwd", "con", "Ann/Bo", "Ünïcödé", "龍", "a" * 40, ".", "ann", "Ann"])
def test_any_name_makes_a_safe_file(name: str, own_data_folder: Path) -> None:
    hero = Hero.find(PARLOUR, name)
    hero.save()
    (path,) = (own_data_folder / "heroes" / "parlour").iterdir()
    assert path == hero.path
    assert Hero.find(PARLOUR, name).name == name
    assert json.loads(path.read_text("utf-8"))["hero"] == name


def test_names_that_look_alike_are_two_files() -> None:
    assert len({Hero.find(PARLOUR, name).path.name.lower() for name in ("Ann", "ann", "Ånn", "Ann!")}) == 4


def test_one_name_written_two_ways_is_one_hero() -> None:
    assert Hero.find(PARLOUR, "A\u030an").path == Hero.find(PARLOUR, "\u00c5n").path


def test_a_game_without_a_campaign_says_so(four: Game) -> None:
    with pytest.raises(ValueError, match="no campaign"):
        Hero.find(four, "Ann")
    with pytest.raises(ValueError, match="no campaign"):
        heroes(four)


def test_a_file_is_replaced_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    store.write(path, "before")

    def fail(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", fail)
    with pytest.raises(StoreError, match="No space left"):
        store.write(path, "after")
    assert path.read_text() == "before"
    assert list(tmp_path.iterdir()) == [path]
