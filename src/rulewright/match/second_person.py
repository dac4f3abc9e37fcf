"""Says "you" of the reader in their own journal.

A sentence is made with a sign in place of the reader's name. Here the sign becomes "you" or "your", and the verbs follow.
"""

from __future__ import annotations

import re

READER = "\ue000"
"""Stands for the reader's name; no player can be called so, because it is not printable."""

_WORDS = """
    accept acquire add advance answer arrive attack bank begin bet bid bring build buy call cancel capture carry chase choose
    claim clear climb close collect come complete cover cross cut deal decide decline defeat deliver descend die discard do
    draw drop earn encounter end enter escape exchange fall fight fill find finish flee flip form gain get give go grab grow
    guess hand have heal hide hold hurt join jump keep kill land lay lead leap leave lift lose make mark match meet mine
    move need offer open owe own pair pass pay pick place play print produce pull push put reach receive recover refill regain
    reject remove repair rescue rest retreat return reveal ride roll run save say score see sell send set shift show shuffle
    skip slide spend stake stand start stay steal stop store swap switch take throw tie trade treat trigger turn upgrade use
    visit walk win work"""
"""What players do, for the second verb of a sentence: after "and" there may also be a noun."""
_VERBS = frozenset(_WORDS.split())
_IRREGULAR = {"is": "are", "was": "were", "has": "have", "does": "do", "goes": "go"}
_STARTS = re.compile(r"(?:^|[.:;!?,] |\b(?:and|while|when|because|as|that|if|so|but|then) )$")
_READER = re.compile(rf"{READER}(?P<own>'s?)?(?P<aside> \([^)]*\))?(?: (?P<verb>[a-z]+)\b)?")
_SECOND = re.compile(r"\b((?:and|or|then)(?: then| also)?) ([a-z]+s)\b|[.:;!?]")


def addressed(sentence: str) -> str:
    """The sentence as it is said to the reader, who stands in it as `READER`."""
    said, rest = "", sentence
    while found := _READER.search(rest):
        said += rest[: found.start()]
        first = not said or said.endswith((". ", "! ", "? "))
        if found["own"]:
            said, rest = said + ("Your" if first else "your"), rest[found.end("own") :]
            continue
        you = ("You" if first else "you") + (found["aside"] or "")
        if found["verb"] and _STARTS.search(said):
            said, rest = f"{said}{you} {_plain(found['verb'])}", _follow(rest[found.end() :])
        else:
            beside = found.end("aside") if found["aside"] else found.start() + len(READER)
            said, rest = said + you, rest[beside:]
    return said + rest


def _follow(rest: str) -> str:
    """The further verbs of the same subject, up to the end of the clause."""
    out = ""
    while found := _SECOND.search(rest):
        if found[1] is None:
            break
        verb = _plain(found[2])
        known = verb in _VERBS or found[2] in _IRREGULAR
        out, rest = out + rest[: found.start()] + f"{found[1]} {verb if known else found[2]}", rest[found.end() :]
    return out + rest


def _plain(verb: str) -> str:
    """The verb without the ending of the third person."""
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    if verb.endswith("ies") and len(verb) > 4:
        return f"{verb[:-3]}y"
    if verb.endswith(("sses", "shes", "ches", "xes", "zzes", "oes")):
        return verb[:-2]
    return verb[:-1] if verb.endswith("s") and not verb.endswith("ss") else verb
