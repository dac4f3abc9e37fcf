"""The bystander benchmark covers every endpoint."""

from __future__ import annotations

from bench.bystander import DOORS, MESSAGES, Found, declared


def test_every_route_and_message_of_the_contract_is_measured() -> None:
    doors, messages = declared()
    assert doors == set(DOORS)
    assert messages == set(MESSAGES)


def test_the_mark_is_a_ratio_and_a_longest_wait() -> None:
    assert Found("a door", quiet=0.010, loaded=0.030, longest=0.49, quiet_longest=0.02).fine
    assert not Found("a door", quiet=0.010, loaded=0.031, longest=0.1, quiet_longest=0.02).fine
    assert not Found("a door", quiet=0.010, loaded=0.010, longest=0.5, quiet_longest=0.02).fine
