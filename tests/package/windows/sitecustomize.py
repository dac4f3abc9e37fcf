"""Hides from Rulewright what Python on Windows lacks, in every process started with this folder on PYTHONPATH.

It is an approximation. Other packages are as they are on this machine, and the paths, the console and the event loop of Windows
are not simulated.
"""

from __future__ import annotations

import builtins
import importlib
import os
import signal
import socket
import sys
import types
import warnings
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec
from typing import Any

MODULES = {"curses", "fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"}
NAMES = {
    os: "O_DIRECTORY fork getegid geteuid getgid getloadavg getpgid getuid killpg mkfifo nice pread pwrite "
    "sched_getaffinity setpgid setsid statvfs sysconf uname wait",
    signal: "SIGALRM SIGCHLD SIGHUP SIGKILL SIGPIPE SIGQUIT SIGUSR1 SIGUSR2 alarm pthread_kill pthread_sigmask setitimer",
    socket: "AF_UNIX SO_REUSEPORT recv_fds send_fds",
}
OURS = "rulewright"


class NoUvloop:
    """uvloop does not exist on Windows, so it cannot be imported."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: object = None) -> ModuleSpec | None:
        if name == "uvloop":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None


def importing(name: str, globals: Any = None, *rest: Any, **more: Any) -> Any:
    """An `import` that finds fewer modules for our code, and one more."""
    if globals and str(globals.get("__name__")).startswith(OURS):
        if name.partition(".")[0] in MODULES:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        if name == "msvcrt":
            return msvcrt
    return imported(name, globals, *rest, **more)


def loading(name: str, package: str | None = None) -> types.ModuleType:
    """An `import_module` that finds fewer modules for our code."""
    if str(sys._getframe(1).f_globals.get("__name__")).startswith(OURS) and name in MODULES:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)
    return loaded(name, package)


def hidden(module: types.ModuleType, names: Sequence[str]) -> Callable[[str], Any]:
    """Remove names from a module for our code only."""
    taken = {name: vars(module).pop(name) for name in names if name in vars(module)}

    def given(name: str) -> Any:
        if name not in taken or str(sys._getframe(1).f_globals.get("__name__")).startswith(OURS):
            raise AttributeError(f"module {module.__name__!r} has no attribute {name!r}")
        return taken[name]

    return given


def lock(file: int, mode: int, size: int) -> None:
    """The Windows function that locks a file."""
    os.lockf(file, os.F_TLOCK, size)


imported, builtins.__import__ = builtins.__import__, importing
loaded, importlib.import_module = importlib.import_module, loading
sys.meta_path.insert(0, NoUvloop)
for module, names in NAMES.items():
    vars(module)["__getattr__"] = hidden(module, names.split())
msvcrt = types.ModuleType("msvcrt")
vars(msvcrt).update(locking=lock, LK_NBLCK=2)
if sys.flags.warn_default_encoding:  # without an explicit encoding a file is not UTF-8 on Windows
    warnings.filterwarnings("error", category=EncodingWarning, module=OURS)
