"""Hypothesis settings of the suite: a busy machine makes it slower, but no test fails."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings

settings.register_profile("suite", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("suite")

__all__ = ["given", "settings"]
