"""The workflow says what it means to: known keys, what exists here, and every system and Python that we promise."""

from __future__ import annotations

import re
from typing import Any

import pytest
import yaml

from tests.package.environments import ROOT

FILE = ROOT / ".github/workflows/suite.yml"
KEYS = {
    "workflow": "name on permissions env jobs",
    "job": "name runs-on timeout-minutes strategy steps defaults needs if env permissions",
    "strategy": "fail-fast matrix max-parallel",
    "step": "name id if uses with run env shell working-directory continue-on-error timeout-minutes",
}
"""The keys that GitHub's syntax for workflows has, as far as we use or may want them: any other is ignored there, or refused."""
RUNNERS = {"ubuntu-24.04", "ubuntu-24.04-arm", "macos-15", "windows-2025"}


def faults(text: str) -> list[str]:
    """What is wrong with a workflow, in sentences."""
    flow: dict[Any, Any] = yaml.safe_load(text)
    flow["on"] = flow.pop(True, flow.get("on"))  # YAML 1.1 reads the word as a truth value
    found = unknown("workflow", flow)
    for name, job in flow["jobs"].items():
        found += unknown("job", job) + unknown("strategy", job.get("strategy", {}))
        matrix = job.get("strategy", {}).get("matrix", {})
        found += [f"{name} asks for matrix.{key}" for key in asked("matrix", str(job)) - matrix.keys()]
        runners = {str(job["runs-on"]).replace("${{ matrix.system }}", system) for system in matrix.get("system", [""])}
        found += [f"{name} runs on {runner}" for runner in runners - RUNNERS]
        found += [f"{name} has no limit of time"] * ("timeout-minutes" not in job)
        for step in job["steps"]:
            found += unknown("step", step)
            found += [f"a step of {name} has neither or both of uses and run"] * (("uses" in step) == ("run" in step))
            found += missing(step.get("run", ""))
            if "uses" in step and not re.fullmatch(r"actions/[\w-]+@v\d+", step["uses"]):
                found.append(f"{step['uses']} is no action of GitHub's own with its version")
    found += [f"env.{key} is not set" for key in asked("env", text) - flow["env"].keys()]
    return found


def unknown(kind: str, given: dict[str, Any]) -> list[str]:
    return [f"{key} is no key of a {kind}" for key in given if key not in KEYS[kind].split()]


def asked(context: str, text: str) -> set[str]:
    return {
        key for inside in re.findall(r"\$\{\{(.*?)\}\}", text) for key in re.findall(rf"\b{context}\.(\w+)", inside)
    }


def missing(command: str) -> list[str]:
    """Targets of make, modules and paths that a command names and that are not here."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = re.findall(r"^make (\w+)", command, re.M)
    paths = re.findall(r"(?<![\w/])((?:tests|web|deploy|tools)/[\w./-]+)", command)
    paths += [name.replace(".", "/") + ".py" for name in re.findall(r"-m (tests\.[\w.]+)", command)]
    gone = [f"make {target}" for target in targets if not re.search(rf"^[\w ]*\b{target}\b[\w -]*:", makefile, re.M)]
    return [f"{name} is not here" for name in [*gone, *(path for path in paths if not (ROOT / path).exists())]]


def test_the_workflow_has_no_fault() -> None:
    assert faults(FILE.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("timeout-minutes: 90", "timeout: 90", "timeout is no key of a job"),
        ("${{ matrix.python }} ${{", "${{ matrix.pyhton }} ${{", "suite asks for matrix.pyhton"),
        ("ubuntu-24.04-arm]", "ubuntu-24.04-amr]", "runs on ubuntu-24.04-amr"),
        ("run: make test", "run: make tests", "make tests is not here"),
        ("tests/kernel", "tests/kernle", "tests/kernle is not here"),
        ("tests.package.visit", "tests.package.vist", "tests/package/vist.py is not here"),
        ("actions/checkout@v4", "someone/checkout@main", "no action of GitHub's own"),
        ("format('--constraint {0}', env.CONSTRAINTS)", "env.CONSTRAINT", "env.CONSTRAINT is not set"),
    ],
)
def test_a_slip_is_found(right: str, wrong: str, said: str) -> None:
    text = FILE.read_text("utf-8")
    assert right in text
    assert any(said in fault for fault in faults(text.replace(right, wrong)))


def test_every_system_and_python_that_we_promise_is_in_it() -> None:
    """What was tried is said in one place, and that names what the workflow has."""
    jobs = yaml.safe_load(FILE.read_text("utf-8"))["jobs"]
    tried = {
        (system, python)
        for name in ("suite", "elsewhere")
        for system in matrix(jobs, name, "system")
        for python in matrix(jobs, name, "python")
    }
    assert tried == {(system, python) for system in RUNNERS for python in ("3.11", "3.12", "3.13", "3.14")}
    page = (ROOT / "docs/stability.md").read_text("utf-8")
    for system in ("Linux, ARM", "Linux, x86-64", "macOS on Apple silicon | 3.11 to 3.14", "Windows | 3.11 to 3.14"):
        assert f"| {system}" in page
    assert 'requires-python = ">=3.11"' in (ROOT / "pyproject.toml").read_text("utf-8")


def matrix(jobs: dict[str, Any], name: str, key: str) -> list[str]:
    found: list[str] = jobs[name]["strategy"]["matrix"][key]
    return found
