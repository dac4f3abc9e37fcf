"""Run a server with settings from the environment, for programs that start one. Port 0 picks any free port."""

from __future__ import annotations

import sys

from rulewright.doors.server.command import run
from rulewright.doors.server.config import Settings

if __name__ == "__main__":
    run(Settings.from_environment(), port=int(sys.argv[1]), workers=int(sys.argv[2]) if len(sys.argv) > 2 else 1)
