"""Developer tools that generate files of the repository. Not part of the wheel."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[1]
COMMAND = "python -m tools.generate"
WRITTEN = f"Written by `{COMMAND}`"
"""Begins the heading of a fully generated file."""
