"""What a shell is offered."""

import pytest
from click.shell_completion import BashComplete

from printkit.cli import cli


def offered(*words: str) -> list[str]:
    """The lines for the script of bash, the cursor at the end of the last word."""
    complete = BashComplete(cli, {}, "printkit", "_PRINTKIT_COMPLETE")
    items = complete.get_completions([*words[:-1]], words[-1])
    return [complete.format_completion(item) for item in items]


@pytest.mark.parametrize("command", ["build", "check", "show"])
def test_folders_and_shipped_games(command: str) -> None:
    assert offered(command, "./fre") == ["dir,./fre"]
    assert offered(command, "classic") == ["dir,classic", "plain,classic-uk", "plain,classic-us"]
