"""Spans for OpenTelemetry: of every request and socket message, and without anything secret."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from opentelemetry import trace

from rulewright.doors.server import tracing
from tests.doors.server.servers import Server


class Seen:
    """Collects spans, as an exporter would."""

    def __init__(self) -> None:
        self.spans: list[tuple[str, dict[str, Any]]] = []

    @contextmanager
    def start_as_current_span(self, name: str, attributes: dict[str, Any], **_: Any) -> Iterator[Any]:
        self.spans.append((name, attributes))
        yield self

    def set_attribute(self, name: str, value: Any) -> None:
        self.spans[-1][1][name] = value


def test_requests_and_messages_are_traced_by_what_they_are(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Seen()
    monkeypatch.setattr(tracing, "ON", True)
    monkeypatch.setattr(trace, "get_tracer", lambda _: seen)
    ann = server.guest("Ann")
    made = ann.post("/api/matches", {"game": "high_card", "seats": 3, "open": True})["id"]
    with ann.sit(made) as line:
        line.say(type="ping")
        line.until("pong")
    spans = dict(seen.spans)
    assert spans["POST /api/matches"]["http.response.status_code"] == 201
    assert spans["POST /api/matches"]["rulewright.request"]
    assert "socket Ping" in spans
    assert made not in repr(seen.spans)
    assert ann.cookie not in repr(seen.spans)
