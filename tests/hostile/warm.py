"""Runs ``printkit`` again and again in forks of a process that has imported it already.

Usage: python -W error -m tests.hostile.warm, with a request as JSON on each line of the input:
``folder``, ``arguments``, ``output`` (a file), ``seconds`` of processor time, ``wall`` seconds and
``bytes``. For each a line comes back: the exit code (a signal's number below nothing), seconds of
processor time, and KiB at its largest, with what the imports take.
"""

import gc
import json
import os
import resource
import runpy
import signal
import sys
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import printkit


def main() -> None:
    """Answer requests; in a fork, run one of them and end as the program ends."""
    for found in walk_packages(printkit.__path__, "printkit."):
        if not found.name.endswith("__main__"):
            import_module(found.name)
    gc.freeze()
    for line in sys.stdin:
        request = json.loads(line)
        process = os.fork()
        if not process:
            _become(request)
            break
        _, status, used = os.wait4(process, 0)
        code = os.waitstatus_to_exitcode(status)
        sys.stdout.write(f"{code} {used.ru_utime + used.ru_stime} {used.ru_maxrss}\n")
        sys.stdout.flush()
    else:
        return
    try:
        runpy.run_module("printkit", run_name="__main__", alter_sys=True)
    except SystemExit as ended:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(int(ended.code or 0))  # tidying up memory that is shared takes long


def _become(request: dict[str, Any]) -> None:
    """Take on the limits, the folder and the files of a process of its own."""
    for kind, most in (
        (resource.RLIMIT_CPU, request["seconds"]),
        (resource.RLIMIT_AS, request["bytes"]),
        (resource.RLIMIT_CORE, 0),
    ):
        resource.setrlimit(kind, (most, most))
    signal.alarm(request["wall"])
    os.chdir(request["folder"])
    for number, name in ((0, os.devnull), (1, request["output"])):
        opened = os.open(name, os.O_RDWR | os.O_CREAT, 0o600)
        os.dup2(opened, number)
        os.close(opened)
    os.dup2(1, 2)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115 - for good
    sys.argv = ["printkit", *request["arguments"]]


if __name__ == "__main__":
    main()
