"""Addresses that are named when the server is started: of proxies that it believes, and of those who may monitor it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

LOOPBACK = ("127.0.0.1", "::1")
"""This machine."""


class Networks:
    """A set of addresses and networks, such as 10.88.0.1 or fd00::/8."""

    def __init__(self, written: Iterable[str]) -> None:
        try:
            self._networks = [ip_network(text.strip()) for text in written]
        except ValueError as e:
            raise ValueError(f"{e}: write addresses and networks like 10.88.0.1 or fd00::/8") from None
        self._has = lru_cache(4096)(self._look)

    def __contains__(self, host: str) -> bool:
        return len(host) < 64 and self._has(host)  # longer ones are no addresses, and need not be remembered

    def _look(self, host: str) -> bool:
        found = parsed(host)
        return found is not None and any(found in network for network in self._networks)


def parsed(host: str) -> IPv4Address | IPv6Address | None:
    """An address; one of IPv4 that came in through a socket of IPv6 is what it was. None if it is something else."""
    try:
        found = ip_address(host)
    except ValueError:
        return None
    return (isinstance(found, IPv6Address) and found.ipv4_mapped) or found


def at_home(host: str, names: Sequence[str]) -> bool:
    """Whether only this machine can reach the server: it listens here alone, and has no public name behind a proxy."""
    return not names and (host == "localhost" or host in Networks(LOOPBACK))
