"""OpenTelemetry spans of requests and socket messages, with RULEWRIGHT_TRACES=on. They hold what the log holds: routes and kinds
of messages, and nothing of guests or games. Start the server with `opentelemetry-instrument`, which sends them where its OTEL_
variables say.
"""

from __future__ import annotations

import os
from contextlib import AbstractContextManager, nullcontext
from typing import Any

ON = os.environ.get("RULEWRIGHT_TRACES") == "on"


def span(name: str, **about: str) -> AbstractContextManager[Any]:
    """A span for this context; None if tracing is off."""
    if not ON:
        return nullcontext()
    from opentelemetry import trace

    started: AbstractContextManager[Any] = trace.get_tracer("rulewright").start_as_current_span(
        name, kind=trace.SpanKind.SERVER, attributes=about, record_exception=False, set_status_on_exception=False
    )
    return started
