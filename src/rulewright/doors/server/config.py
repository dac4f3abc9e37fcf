"""The settings and limits of a server."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from pathlib import Path

import msgspec

from rulewright.match import store

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
        return len(host) < 64 and self._has(host)  # longer strings are not addresses and should not fill the cache

    def _look(self, host: str) -> bool:
        found = parsed(host)
        return found is not None and any(found in network for network in self._networks)


def parsed(host: str) -> IPv4Address | IPv6Address | None:
    """Parse an address, unwrapping IPv4 addresses mapped to IPv6. None if it is not an address."""
    try:
        found = ip_address(host)
    except ValueError:
        return None
    return (isinstance(found, IPv6Address) and found.ipv4_mapped) or found


def at_home(host: str, names: Sequence[str]) -> bool:
    """Whether only this machine can reach the server: it listens on loopback, and has no public name behind a proxy."""
    return not names and (host == "localhost" or host in Networks(LOOPBACK))


# ---------------------------------------------------------------- settings


ANY_NAME = "*"
"""The host name that stands for all."""
ENVIRONMENT = "RULEWRIGHT_SERVER"
"""The environment variable that passes the settings from the command to the processes it starts."""

WEB = Path(__file__).parent / "web"
"""The built browser table."""


@dataclass(frozen=True)
class Rate:
    """A rate limit: a sustained rate per second, and a burst."""

    per_second: float
    burst: int


@dataclass(frozen=True)
class Limits:
    """Limits on guests, addresses and the whole server. Sizes are in bytes, times in seconds."""

    message: int = 2_000
    body: int = 16_000
    record: int = 2_000_000
    lines: int = 20_000
    """Lines of a match: longer records are refused, and in a longer game undo is no longer possible."""
    replays: int = 64_000_000
    """The size of the cache of replays."""
    drawn: int = 32_000_000
    """The size of the cache of pictures."""
    pictures: Rate = Rate(1, 30)
    """Pictures not in the cache that are drawn for one guest."""
    box: int = 32_000
    """A custom box for a new table."""
    lab: Rate = Rate(0.2, 20)
    """Studies and reports that one guest starts."""
    lab_address: int = 3
    """Studies of one address that run at once; a guest may run one."""
    lab_all: int = 6
    """Studies that run at once, in all."""
    lab_games: int = 100_000
    """Games of one study, in each setting."""
    lab_report: int = 20_000
    """Games of one report."""
    lab_seconds: int = 300
    """How long one study may run."""
    lab_compile: int = 600
    """How long compiling the rules for a study may take."""
    lab_memory: int = 2_000_000_000
    """Memory that a process of the lab may use."""
    boxes: Rate = Rate(5, 50)
    """Checks of custom boxes that one guest asks for while writing them."""
    messages: Rate = Rate(10, 40)
    """Messages of one guest, on all sockets together."""
    address_messages: Rate = Rate(100, 400)
    requests: Rate = Rate(20, 100)
    address_requests: Rate = Rate(50, 500)
    """Requests of all guests of one address together: enough for a household, and too few to slow down others."""
    newcomers: Rate = Rate(1, 120)
    """Requests and sockets without a cookie, by address."""
    address_pages: Rate = Rate(100, 1000)
    """Files of the browser table, by address."""
    handshakes: Rate = Rate(5, 50)
    """Sockets that one guest opens."""
    address_handshakes: Rate = Rate(50, 500)
    uploads: Rate = Rate(0.1, 5)
    openings: Rate = Rate(1, 60)
    """Tables that one guest opens."""
    matches: int = 30
    """Unfinished matches that one guest hosts."""
    listed: int = 10
    """Tables of one guest that anybody may join."""
    address_listed: int = 20
    """Those of all guests of one address."""
    records: int = 200
    """Records that one guest has uploaded."""
    sockets: int = 16
    """Open sockets of one guest."""
    address_sockets: int = 400
    """Open sockets of one address."""
    all_sockets: int = 10_000
    seconds_gathering: int = 3 * 24 * 3600
    """How long a table waits for players before it is archived; it comes back when the owner of a seat opens it."""
    seconds_idle: int = 60 * 24 * 3600
    tables: int = 2_000
    """Matches kept in memory."""


@dataclass(frozen=True)
class Share:
    """The file through which the processes of one server share their counts, and the number of this process."""

    path: str = ""
    number: int = 0
    processes: int = 1


@dataclass(frozen=True)
class Settings:
    """Everything a server process needs to know."""

    database: str = ""
    games: tuple[str, ...] = ()
    """Folders of games in addition to those that come with Rulewright."""
    bot_jobs: int = 0
    """Worker processes for bots; 0: one per core, less one for the server."""
    warm: bool = False
    """Whether the bots' search is compiled as soon as the server starts, rather than when a bot is seated."""
    bot_pause: float = 0.4
    """Seconds that a bot waits before it moves, so that people can follow the game."""
    archive_pause: float = 5.0
    """Seconds from the end of a match until it is archived, unless somebody asks for its replay before."""
    ask_anyway: bool = False
    """Whether players are asked even if they have only one move and everybody knows it."""
    comeback: float = 20.0
    """Seconds in which a player can reconnect, after a lost connection or a restart, before a bot stands in."""
    web: str = str(WEB)
    operator_token: str = ""
    """The password of the operator's page; if it is empty there is no such page."""
    smtp: str = ""
    """The mail server, as `mail.Mailer` reads it; if it is empty, or there is no host name, no mail is sent."""
    mail_from: str = ""
    """The address that mail comes from."""
    private_push: bool = False
    """Whether push services may be at private addresses and without TLS, as in tests."""
    json_logs: bool = False
    """Whether each line of the log is a JSON object."""
    rolling: bool = False
    """Whether another server may listen at the same port, to take over from this one."""
    trusted_proxies: tuple[str, ...] = LOOPBACK
    """Addresses and networks of proxies whose `X-Forwarded-*` headers are trusted."""
    host_names: tuple[str, ...] = ()
    """The public host names of this server. Names that cannot be registered need not be given."""
    monitors: tuple[str, ...] = ()
    """Addresses and networks that may read /health and /metrics, in addition to this machine."""
    lab: bool = False
    """Whether the lab is open to everyone who can reach this server."""
    dev: str = ""
    """The folder of a game that you are writing: when you save a file in it, tables use the new rules."""
    verbose: bool = False
    """Whether ordinary refusals, such as a seat that is taken, are logged too."""
    limits: Limits = field(default_factory=Limits)
    share: Share = field(default_factory=Share)

    @property
    def url(self) -> str:
        return self.database or default_database()

    def to_environment(self) -> None:
        os.environ[ENVIRONMENT] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> Settings:
        return msgspec.json.decode(os.environ.get(ENVIRONMENT, "{}"), type=cls)


def default_database() -> str:
    """The URL of a SQLite file in the user's data folder."""
    return f"sqlite:///{store.folder('server.db')}"
