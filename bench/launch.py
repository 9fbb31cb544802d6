"""Runs a command and prints what it used: seconds of CPU time, and its largest size in KiB.

Usage: python -S bench/launch.py COMMAND ARGUMENT...

A process counts the size of the one that started it as its own, so that has to be a small one.
"""

import os
import sys


def main() -> int:
    """Run, print, and end as the command ended."""
    command = sys.argv[1:]
    nowhere = [(os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_RDWR, 0) for stream in (1, 2)]
    process = os.posix_spawn(command[0], command, os.environ, file_actions=nowhere)
    _, status, usage = os.wait4(process, 0)
    print(usage.ru_utime + usage.ru_stime, usage.ru_maxrss)
    return os.waitstatus_to_exitcode(status)


if __name__ == "__main__":
    sys.exit(main())
