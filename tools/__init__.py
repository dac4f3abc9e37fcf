"""What developers run to write files of the repository. It is not in the wheel."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[1]
COMMAND = "python -m tools.generate"
WRITTEN = f"Written by `{COMMAND}`"
"""Begins the heading of a file that is generated as a whole."""
