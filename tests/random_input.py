"""Hypothesis as the suite uses it: a busy machine makes it slower, not red."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings

settings.register_profile("suite", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("suite")

__all__ = ["given", "settings"]
