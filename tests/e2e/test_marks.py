"""Every move has a place on the board for the coach's mark: the thing that you click, or the one that you click first."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from rulewright import games
from tests.e2e.conftest import Visit
from tests.e2e.prompts import played, prompts
from tests.tiers import mostly

UNMARKED = """(codes) => {
  const seen = new Set();
  for (const n of document.querySelectorAll('#main :is([data-code], [data-leads])')) {
    if (!n.checkVisibility({ visibilityProperty: true })) continue;
    for (const code of `${n.dataset.code ?? ''} ${n.dataset.leads ?? ''}`.split(' ')) seen.add(code);
  }
  return codes.filter((code) => !seen.has(String(code)));
}"""
"""The moves without a visible element that bears their code."""


@pytest.mark.parametrize("name", mostly(games.names(), ["katamari"]))
def test_every_move_can_be_marked_on_the_board(visit: Visit, name: str) -> None:
    page, game, faults = visit("/"), games.load(name), list[str]()
    matches, _ = played(name, False)
    for ask in prompts(page, name, every=False):
        match = matches[ask.table]
        state = match.states[ask.frame]
        codes = set(game.legal(state, match.box, ask.seat)) - {*game.actions.concessions()}
        view = game.view(state, match.box, ask.seat)
        for code in page.evaluate(UNMARKED, sorted(codes)):
            label = game.tell.label(view, match.box, match.names, ask.seat, code)
            faults.append(f"{ask}: {game.actions.decode(code)[0]}, {label}")
    assert faults == []


def test_a_hex_that_begins_several_moves_bears_the_mark_of_the_best(visit: Visit) -> None:
    page, game = visit("/"), games.load("katamari")
    ask = next(ask for ask in prompts(page, "katamari", every=False) if ask.verbs == {"place"})
    match = played("katamari", False)[0][ask.table]
    codes = {turn: game.actions.encode("place", turn=turn, hex=5) for turn in range(3)}
    assert {*codes.values()} <= {*game.legal(match.states[ask.frame], match.box, ask.seat)}
    worth = {codes[0]: 0.8, codes[2]: 0.7, codes[1]: 0.6}
    told = {
        **{"aim": "win", "alone": False, "total": 3, "best": codes[1], "other": -1, "gap": None},
        **{"verdict": "", "why": "", "summary": "", "number": ask.frame},
        "moves": [
            {"code": code, "sure": False, "label": "", "worth": x, "low": x, "high": x, "exact": True, "tries": 0}
            for code, x in worth.items()
        ],
    }
    page.route("**/advice", lambda route: route.fulfill(json=told))
    page.get_by_role("button", name="Coach").click()
    expect(page.get_by_test_id("badge")).to_have_text(["60%"])
