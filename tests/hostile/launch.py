"""Runs a command with limits, and notes what it used: seconds of CPU time, and KiB at its largest.

Usage: python -S tests/hostile/launch.py NOTE SECONDS BYTES COMMAND ARGUMENT...

A process counts the size of the one that started it as its own, so that has to be a small one.
"""

import os
import resource
import sys


def main() -> int:
    """Run, note, and end as the command ended; a signal gives its number below nothing."""
    note, seconds, size, *command = sys.argv[1:]
    for kind, most in (
        (resource.RLIMIT_CPU, int(seconds)),
        (resource.RLIMIT_AS, int(size)),
        (resource.RLIMIT_CORE, 0),
    ):
        resource.setrlimit(kind, (most, most))
    process = os.posix_spawn(command[0], command, os.environ)
    _, status, used = os.wait4(process, 0)
    code = os.waitstatus_to_exitcode(status)
    with open(note, "w", encoding="ascii") as file:  # noqa: PTH123 - starts quickly
        file.write(f"{code} {used.ru_utime + used.ru_stime} {used.ru_maxrss}")
    return max(code, 0)


if __name__ == "__main__":
    sys.exit(main())
