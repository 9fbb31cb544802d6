"""``python -m printkit``, and the command ``printkit``."""

import sys


def main() -> None:
    """Say what was said the last time if it still holds, or else run the command."""
    from printkit.said import again  # noqa: PLC0415 - late: the command itself says what goes wrong

    known = again(sys.argv[1:])
    if known is not None:
        sys.exit(known)
    from printkit.cli import main as run  # noqa: PLC0415 - late: start-up

    run()


if __name__ == "__main__":
    main()
