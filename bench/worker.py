"""The worker process of `bench.ab`: measures rows of whichever bench and Rulewright are on the path, named line by line on
standard input. It relies only on `ROWS`, `name` and `ours`, which older commits have, too."""

from __future__ import annotations

import importlib
import json
import os
import pkgutil
import sys
from typing import Any

import bench


def rows() -> dict[str, Any]:
    """The rows of all modules that can be imported."""
    found = dict[str, Any]()
    for module in pkgutil.iter_modules(bench.__path__):
        if not module.name.startswith("_"):
            try:
                made = getattr(importlib.import_module(f"bench.{module.name}"), "ROWS", [])
            except Exception as e:  # for example with an older Rulewright
                print(f"bench.{module.name} is left out: {e}", file=sys.stderr)
                continue
            found |= {row.name: row for row in made}
    return found


def main() -> None:
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # keep the output of rows out of the answers
    known = rows()
    print(json.dumps({name: getattr(row, "less", False) for name, row in known.items()}), file=answers, flush=True)
    for line in sys.stdin:
        try:
            found = {"rate": known[line.strip()].ours()}
        except Exception as e:
            found = {"error": f"{type(e).__name__}: {e}"}
        print(json.dumps(found), file=answers, flush=True)


if __name__ == "__main__":
    main()
