"""``python -m printkit``, and the command ``printkit``."""

import sys

INTERRUPTED = 130
"""The exit code that shells expect of a program that Ctrl-C has ended."""


def main() -> None:
    """Say what was said the last time if it still holds, or else run the command."""
    try:
        from printkit.said import again  # noqa: PLC0415 - late: start-up

        known = again(sys.argv[1:])
        if known is not None:
            sys.exit(known)
        from printkit.cli import main as run  # noqa: PLC0415 - late: start-up
    except KeyboardInterrupt:  # before the command itself can say what has become of its work
        sys.exit(INTERRUPTED)
    run()


if __name__ == "__main__":
    main()
