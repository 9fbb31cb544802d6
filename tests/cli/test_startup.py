"""Cheap commands stay cheap: they do not import what only drawing needs."""

import subprocess
import sys

import pytest

HEAVY = {
    *("reportlab", "svgwrite", "jinja2", "pydantic", "yaml", "uharfbuzz", "rich", "babel"),
    *("pikepdf", "pypdfium2", "PIL", "markdown_it", "pyphen", "filelock"),
}
_LIST = "import sys; print(*sorted({name.partition('.')[0] for name in sys.modules}))"


def imported(code: str) -> set[str]:
    """The top-level modules that are loaded once the code has run."""
    arguments = [sys.executable, "-c", f"{code}\n{_LIST}"]
    done = subprocess.run(arguments, capture_output=True, text=True, check=True)
    return set(done.stdout.splitlines()[-1].split())


def command(*arguments: str) -> str:
    """Code that runs printkit and goes on."""
    return (
        f"import sys; sys.argv = ['printkit', *{arguments!r}]\n"
        "from printkit.cli import main\n"
        "try:\n    main()\nexcept SystemExit:\n    pass"
    )


@pytest.mark.parametrize(
    "code",
    [
        "import printkit",
        "import printkit.cli",
        command("--help"),
        command("--version"),
        command("build", "--help"),
        command("completion", "bash"),
    ],
)
def test_nothing_heavy_is_imported(code: str) -> None:
    loaded = imported(code)
    assert "printkit" in loaded
    assert loaded & HEAVY == set()


def test_definitions_are_checked_without_the_drawing_libraries() -> None:
    loaded = imported(command("check", "classic-us", "--definition-only"))
    assert "pydantic" in loaded
    assert loaded & {"reportlab", "svgwrite", "pikepdf", "pypdfium2", "rich", "filelock"} == set()


def test_a_program_that_is_interrupted_while_it_starts_says_nothing() -> None:
    code = (
        "import sys, printkit.__main__ as start\n"
        "class Stopped:\n"
        "    def find_spec(self, *_):\n"
        "        raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Stopped())\n"
        "start.main()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (130, "")
