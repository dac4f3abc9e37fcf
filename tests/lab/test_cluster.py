"""The lab on a Ray cluster: three nodes on this machine, one of which is killed in the middle of the work."""

from __future__ import annotations

import os
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster as LocalCluster

from rulewright import games
from rulewright.doors.cli import run
from rulewright.lab import journal, workers
from rulewright.lab.report import Wanted, report
from rulewright.lab.simulate import simulate
from rulewright.lab.study import Part, Plan, Task, study, work
from rulewright.lab.workers import Cluster, Jobs, _perform, distribute, own_version
from tests.lab.plans import COIN, FOUR, PLANS, ROOT, coin

pytestmark = pytest.mark.xdist_group("cluster")


@dataclass
class Nodes:
    """A cluster: its head, a node to lose, and one with a GPU, as far as Ray knows."""

    cluster: Cluster
    lost: Any
    with_gpu: Any
    all: Any


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    ready = pytest.MonkeyPatch()
    ready.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]))
    ready.setenv("RAY_USAGE_STATS_ENABLED", "0")
    ready.delenv("RAY_ADDRESS", raising=False)
    made = LocalCluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        lost, with_gpu = made.add_node(num_cpus=1), made.add_node(num_cpus=1, num_gpus=1)
        yield Nodes(Cluster(made.address), lost, with_gpu, made)
    finally:
        ray.shutdown()
        made.shutdown()
        ready.undo()


def noted(task: Task) -> Part:
    """Work that leaves a file when it begins: which task, and on which node. The node to be lost is slow."""
    node = ray.get_runtime_context().get_node_id()
    Path(os.environ["NOTED"], f"{task.start}-{node}").touch()
    time.sleep(60 if node == os.environ["LOST"] else 0)
    return work(task)


def test_a_node_is_killed_and_nothing_is_lost(
    nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    setting, victim = coin("random,heuristic"), nodes.lost.node_id
    alone = study([setting], Plan(games=1200))
    told = list[tuple[int, int]]()

    def kill() -> None:
        while not any(mark.name.endswith(victim) for mark in tmp_path.iterdir()):
            time.sleep(0.1)
        nodes.all.remove_node(nodes.lost, allow_graceful=False)

    monkeypatch.setattr("rulewright.lab.study.work", noted)
    marks = {"env_vars": {"NOTED": str(tmp_path), "LOST": victim}}
    monkeypatch.setattr(ray, "init", partial(ray.init, runtime_env=marks))
    assert nodes.cluster.cores() == 3
    killer = threading.Thread(target=kill)
    killer.start()
    with journal.keeping("a study", "", [], lambda _: None, tmp_path.parent / "kept") as kept:
        found = study([setting], Plan(games=1200, jobs=nodes.cluster), lambda done, of, _: told.append((done, of)))
    killer.join()
    assert kept.status.machines_lost == 1
    assert "1 machine was lost, and its work was done again elsewhere" in kept.cost()
    assert found.digest == alone.digest
    assert str(found.accounts[0].sums.tolist()) == str(alone.accounts[0].sums.tolist())
    assert told == sorted(told)
    assert told[-1] == (1200, 1200)
    begun = {mark.name.split("-")[0] for mark in tmp_path.iterdir() if mark.name.endswith(victim)}
    again = {mark.name.split("-")[0] for mark in tmp_path.iterdir() if not mark.name.endswith(victim)}
    assert begun, "the lost node had work in hand"
    assert begun <= again, "and it was done again elsewhere"
    assert capsys.readouterr().out == "", "stdout is for results"
    ray.shutdown()


def test_every_kind_of_work_comes_to_the_same(nodes: Nodes, tmp_path: Path) -> None:
    setting = coin("heuristic")
    folders = tmp_path / "here", tmp_path / "there"
    both: tuple[Jobs, Jobs] = (1, nodes.cluster)
    for folder, jobs in zip(folders, both, strict=True):
        report(Wanted(setting, Plan(games=300, jobs=jobs), ""), folder)
    for name in ("games.parquet", "games.csv", "figures.csv", "report.html"):
        assert (folders[0] / name).read_bytes() == (folders[1] / name).read_bytes()
    for name, play in PLANS.items():
        assert play(40) == play(40, jobs=nodes.cluster), name


def where(_: int) -> str:
    return str(ray.get_runtime_context().get_node_id())


def test_work_for_a_gpu_goes_where_one_is(nodes: Nodes) -> None:
    assert nodes.cluster.gpus() == 1
    assert {node for _, node in nodes.cluster.distribute(where, range(4), gpu=True)} == {nodes.with_gpu.node_id}
    asked = list[tuple[str, bool]]()

    class Feigned(Cluster):
        def distribute(self, do: Any, tasks: Any, gpu: bool = False) -> Any:
            asked.extend((task.settings[0].engine, gpu) for task in tasks)
            raise ValueError("enough")

    with pytest.raises(ValueError, match="enough"):
        simulate(games.load(FOUR), games=20, jobs=Feigned(nodes.cluster.address))
    assert asked == [("cuda", True)]


def refuse(task: int) -> int:
    if task == 3:
        raise ValueError("three is no task")
    return task


def test_a_mistake_is_told_as_it_was_made(nodes: Nodes) -> None:
    done = distribute(refuse, range(10), nodes.cluster)
    assert [next(done) for _ in range(3)] == [(0, 0), (1, 1), (2, 2)]
    with pytest.raises(ValueError, match=r"^three is no task$"):
        next(done)


def test_machines_must_have_the_same_version() -> None:
    assert _perform(abs, -3, own_version()) == 3
    with pytest.raises(ValueError, match=r"a machine has Rulewright .*, this one 0\.0: give all of them the same"):
        _perform(abs, -3, "0.0")


def test_a_cluster_that_does_not_answer_is_refused_in_time(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ray.shutdown()
    monkeypatch.setattr(workers, "PATIENCE", 1.0)
    monkeypatch.setattr(workers, "WAIT", 0.0)
    with socket.create_server(("127.0.0.1", 0)) as mute, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        silent, closed = mute.getsockname()[1], free.getsockname()[1]
        for on, why in [
            (f"127.0.0.1:{silent}", "no Ray cluster answers at"),
            (f"127.0.0.1:{closed}", "no Ray cluster answers at"),
            ("127.0.0.1:99999", "no Ray cluster answers at"),
            ("nowhere", "is no cluster: give ray"),
            ("ray://there:10001", "is no cluster: give ray"),
        ]:
            start = time.monotonic()
            assert run(["lab", COIN, "-n", "10", "--on", on]) == 2
            said = capsys.readouterr()
            waited = (
                f"Waiting up to 0 minutes for the Ray head at {on}: its port is open, but Ray does not answer yet.\n"
            )
            assert (said.out, said.err.count("\n")) == ("", 1 + (waited in said.err))
            assert (waited in said.err) == on.endswith(f":{silent}")
            assert why in said.err
            assert time.monotonic() - start < 30
    monkeypatch.setenv("RAY_ADDRESS", f"127.0.0.1:{closed}")
    assert run(["simulate", FOUR, "-n", "10", "--on", "ray"]) == 2
    assert "no Ray cluster answers at" in capsys.readouterr().err
    assert run(["tournament", FOUR, "--seats", "cmd:./mine,1", "--on", f"127.0.0.1:{closed}"]) == 2


def test_a_busy_head_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, told = list[object](), list[str]()

    def late(command: object, **how: object) -> None:
        asked.append(command)
        if len(asked) < 3:
            raise subprocess.TimeoutExpired("ray", 15)

    monkeypatch.setattr(workers, "PATIENCE", 0.1)
    monkeypatch.setattr("subprocess.run", late)
    with socket.create_server(("127.0.0.1", 0)) as head:
        workers._expect_answer(f"127.0.0.1:{head.getsockname()[1]}", told.append)
    assert len(asked) == 3
    assert len(told) == 1, "it says what it waits for, once"


def test_without_ray_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    assert run(["simulate", FOUR, "-n", "10", "--on", "ray"]) == 2
    assert capsys.readouterr().err == 'rulewright: a cluster needs Ray: run pip install ".[cluster]" in the clone\n'


def test_the_file_for_ray_up_is_valid() -> None:
    from ray.autoscaler._private.util import prepare_config, validate_config
    from yaml import safe_load

    text = (ROOT / "deploy" / "ray-cluster.yaml").read_text("utf-8")
    config = prepare_config(safe_load(text))
    validate_config(config)
    assert ".whl)[cluster]" in " ".join(config["setup_commands"])
    assert {"head_ip", "worker_ips"} <= config["provider"].keys()
