"""The command line in German: choice of language, help, errors, and a game from start to end."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from rulewright.doors.cli.app import app
from rulewright.doors.cli.messages import SAY, help_key
from rulewright.doors.cli.translation import ENVIRONMENT, chosen, without_language
from rulewright.telling.language import OFFERED, PSEUDO, TO_PLAY, speaking
from tests.doors.conftest import TOY, Rulewright


@pytest.fixture(autouse=True)
def _own_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("RULEWRIGHT_CONFIG", str(tmp_path / "config.toml"))
    for name in ENVIRONMENT:
        monkeypatch.delenv(name, raising=False)


def texts(part: Any) -> set[str]:
    """The help texts of a command and its parts."""
    own = {part.help or "", *(getattr(parameter, "help", None) or "" for parameter in part.params)}
    return (own - {""}).union(*(texts(inner) for inner in getattr(part, "commands", {}).values()))


@pytest.mark.parametrize("tag", [tag for tag in OFFERED if tag not in ("en", *TO_PLAY)])
def test_all_help_is_translated(tag: str) -> None:
    said = texts(app)
    assert len({help_key(text) for text in said}) == len({" ".join(text.split()) for text in said}), "one key, one text"
    with speaking(tag):
        missing = [help_key(text) for text in said if SAY.maybe(help_key(text), "") == ""]
    assert not missing, f"doors/cli/locales/{tag}.ftl lacks {missing}"
    written = {help_key(text) for text in said} | {help_key("Show this message and exit.")}
    keys = set(re.findall(r"^(help-[\w-]+) =", (SAY.folder / f"{tag}.ftl").read_text("utf-8"), re.M))
    assert keys <= written, f"nobody says {keys - written}"


def test_help_is_said_in_german(rulewright: Rulewright) -> None:
    said = rulewright("play", "--help", "--lang", "de").out
    assert "Aufruf: rulewright play" in said
    assert "Eine unfertige Partie fortsetzen." in said
    assert "[nötig]" in said
    assert "Diese Hilfe zeigen." in said
    assert "Usage: rulewright play" in rulewright("play", "--help").out, "one language does not spoil the other"


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["plya"], "es gibt keinen Befehl 'plya'. Meinst du 'play' oder 'replay'?; siehe rulewright --help"),
        (["play"], "es fehlt GAME; siehe rulewright play --help"),
        (["play", "klobba", "--foo"], "es gibt keine Option --foo"),
        (["play", "klobba", "--players", "x"], "--players kann diesen Wert nicht haben; siehe rulewright play --help"),
        (["play", "klobba", "--players", "9"], "Klobba! ist für 2 bis 6 Personen, nicht für 9"),
        (["play", "klobba", "-o", "hand=99"], "hand ist eine ganze Zahl von 0 bis "),
        (["rules", "klobba", "KB-999"], "Klobba! hat keinen Satz KB-999"),
        (["verify", "no-such-file"], "kann nicht gelesen werden"),
    ],
)
def test_what_is_wrong_is_said_in_german(rulewright: Rulewright, arguments: list[str], why: str) -> None:
    ran = rulewright(*arguments, "--lang", "de")
    assert (ran.code, ran.out) == (2, "")
    assert why in ran.err


@pytest.mark.parametrize("tag", [tag for tag in OFFERED if tag != "en"])
def test_what_is_not_understood_is_said_in_every_language(rulewright: Rulewright, tag: str) -> None:
    for wrong in (
        ["plya"],
        ["play"],
        ["play", "klobba", "--hots"],
        ["heroes", "karthis", "x"],
        ["play", "klobba", "--seed", "x"],
    ):
        ran, english = rulewright(*wrong, "--lang", tag), rulewright(*wrong)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert ran.err.partition(";")[0] != english.err.partition(";")[0]


def test_a_game_is_played_saved_and_replayed_in_german(rulewright: Rulewright, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    said = rulewright("--lang", "de", "play", "twelve_patrols", "--seed", "3", typed=f"h\n1\nx\ns {file}\nq\n").out
    for words in (
        "(tippe h für Hilfe)",
        "Neu hier?",
        "Zug 2",
        "Lege „",
        "'x' ist kein Befehl",
        f"Gespeichert als {file}",
    ):
        assert words in said
    assert "Spieler 1" in file.read_text("utf-8")
    assert json.loads(file.read_text("utf-8").splitlines()[1])["words"].startswith("Lay "), "a record has one language"
    shown = rulewright("replay", str(file), "--brief", "--lang", "de").out
    assert "1. Spieler 1: Lege „" in shown
    assert "Die Partie ist nicht zu Ende." in shown
    assert "1. Spieler 1: Lay " in rulewright("replay", str(file), "--brief").out
    assert rulewright("verify", str(file), "--lang", "de").out.startswith("Unfertig: twelve_patrols, Version ")


def test_the_last_word_has_the_option_then_the_settings_then_the_environment(tmp_path: Path) -> None:
    settings = tmp_path / "config.toml"
    assert chosen(None, {}) == chosen(None, {"LANG": "C.UTF-8"}) == chosen(None, {"LANG": "tlh"}) == "en"
    assert chosen(None, {"LANG": "de_DE.UTF-8"}) == chosen(None, {"LC_ALL": "", "LC_MESSAGES": "de_AT"}) == "de"
    assert chosen(None, {"LC_ALL": "en_GB.UTF-8", "LANG": "de_DE.UTF-8"}) == "en"
    settings.write_text('language = "de"\n')
    assert chosen(None, {"LANG": "en_GB"}) == "de"
    assert chosen("en", {"LANG": "de_DE"}) == "en"
    assert (chosen("de-CH", {}), chosen(PSEUDO, {})) == ("de", PSEUDO)
    settings.write_text("language = nonsense")
    assert chosen(None, {}) == "en", "settings that cannot be read are told of elsewhere"
    assert without_language(["play", "--lang", "de", "x"]) == (["play", "x"], "de")
    assert without_language(["--lang=de", "play"]) == (["play"], "de")
    assert without_language(["play", "--", "--lang", "de"]) == (["play", "--", "--lang", "de"], None)


def test_a_language_that_is_not_offered_is_refused(rulewright: Rulewright, tmp_path: Path) -> None:
    ran = rulewright("games", "--lang", "tlh")
    assert (ran.code, ran.err) == (
        2,
        f"rulewright: there is no language 'tlh' here: choose one of {', '.join(OFFERED)}\n",
    )
    assert "needs a language" in rulewright("games", "--lang").err
    (tmp_path / "config.toml").write_text('language = "tlh"\n')
    ran = rulewright("config")
    assert ran.code == 2
    assert "language" in ran.err
    assert "choose one of" in ran.err or f"make it one of {', '.join(OFFERED)}" in ran.err


def test_the_pseudo_language_shows_what_has_no_message(rulewright: Rulewright) -> None:
    said = rulewright("play", TOY, "--seed", "1", "--lang", PSEUDO, typed="h\nq\n").out
    assert "måké mövé 3" in said
