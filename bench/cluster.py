"""What the machine that commands a cluster has to do itself, and how many cores it can therefore keep at work.

python -m bench.cluster [--game katamari]

Everything is in seconds of processor time, so that a busy machine changes little.
"""

from __future__ import annotations

import argparse
import resource
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from rulewright.lab.game_files import GameFiles
from rulewright.lab.playing import LEAD, OPTIONS, THINGS
from rulewright.lab.settings import LARGE, SMALL, setting_of
from rulewright.lab.study import Plan, Study, Task, work
from rulewright.lab.workers import Cluster, distribute

TASKS = 60


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.cluster", description=__doc__)
    parser.add_argument("--game", default="katamari")
    parser.add_argument("--deals", type=int, default=LARGE)
    given = parser.parse_args()
    setting = setting_of(given.game, "heuristic", 2)
    setting.prepare()
    task = Task((setting,), (setting.rules,), 0, given.deals)
    start = time.process_time()
    work(task)
    done = time.process_time() - start
    print(f"a task of {given.deals:,} games of {given.game}: {done:.3f} s of a core, {given.deals / done:,.0f} games/s")
    small = [replace(task, start=i, deals=50) for i in range(TASKS)]
    cluster = Cluster()
    for _ in distribute(work, small[:4], cluster):
        pass
    found, start = Study.blank((setting,), Plan()), time.process_time()
    for _, part in distribute(work, small, cluster):
        found.add(part)
    command = (time.process_time() - start) / TASKS
    print(f"commanding it: {1000 * command:.2f} ms, so that one machine keeps {done / command:,.0f} cores at work")
    print(f"a thousand cores: {1000 * given.deals / max(done, 1000 * command):,.0f} games/s")
    kept = replace(task, asked=THINGS | OPTIONS | LEAD, keep=True, deals=SMALL[True] // 8)
    start = time.process_time()
    rows = work(kept).rows[0]
    asked = time.process_time() - start
    with tempfile.TemporaryDirectory() as folder, GameFiles(Path(folder), setting) as files:
        start = time.process_time()
        for i in range(TASKS):
            files.keep(0, i * kept.deals, rows)
        files._write()
        writing = (time.process_time() - start) / TASKS / kept.deals
    print(f"a report: {kept.deals / asked:,.0f} games/s of a core, and one machine writes {1 / writing:,.0f} games/s")
    print(f"most memory of this process: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:,.0f} MB")


if __name__ == "__main__":
    main()
