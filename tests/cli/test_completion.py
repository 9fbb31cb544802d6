"""What a shell is offered."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.shell_completion import BashComplete, get_completion_class

from printkit.cli import cli
from printkit.findings.catalogue import all_rules
from tests.cli.running import Run
from tests.pipeline.games import game

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def offered(*words: str) -> list[str]:
    """The lines for the script of bash, the cursor at the end of the last word."""
    complete = BashComplete(cli, {}, "printkit", "_PRINTKIT_COMPLETE")
    items = complete.get_completions([*words[:-1]], words[-1])
    return [complete.format_completion(item) for item in items]


@pytest.mark.parametrize("command", ["build", "check", "show"])
def test_folders_and_shipped_games(command: str) -> None:
    assert offered(command, "./fre") == ["dir,./fre"]
    assert offered(command, "classic") == ["dir,classic", "plain,classic-uk", "plain,classic-us"]


def test_packs_in_zips(tmp_path: Path) -> None:
    (tmp_path / "game.zip").touch()
    found = offered("build", f"{tmp_path}/g")
    assert found == [f"dir,{tmp_path}/g", f"plain,{tmp_path}/game.zip"]


def test_components_and_formats_in_lists() -> None:
    assert offered("build", "x", "--only", "de") == ["plain,deeds"]
    assert offered("build", "x", "--only", "deeds,ca") == ["plain,deeds,cards"]
    assert offered("build", "x", "--format", "pdf,pre") == ["plain,pdf,preview"]


def test_pieces_of_the_variant_on_the_line(tmp_path: Path) -> None:
    folder = game(tmp_path / "game")
    assert offered("build", str(folder), "--only", "deeds:") == [
        "plain,deeds:elm",
        "plain,deeds:oak",
    ]
    found = ["plain,cards:luck", "plain,cards:lose"]
    assert offered("build", str(folder), "--only", "cards:l") == found
    assert offered("build", str(folder), "--copies", "cards:w") == ["plain,cards:win"]
    assert offered("build", str(folder), "--only", "money:") == []
    assert offered("build", str(folder), "--only", "deeds:elm,o") == ["plain,deeds:elm,oak"]
    assert offered("build", "./nowhere", "--only", "deeds:") == []


def test_pieces_of_notes_and_of_the_edition_in_this_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(game(tmp_path / "game"))
    assert offered("build", "--only", "deeds:o") == ["plain,deeds:oak"]
    assert offered("build", "classic-us", "--copies", "money:50") == [
        "plain,money:500",
        "plain,money:50",
    ]


def test_pieces_of_other_components() -> None:
    assert offered("build", "planetopoly", "--only", "flats:e") == ["plain,flats:event-mat"]
    isles = str(EXAMPLES / "lantern-isles")
    assert offered("build", isles, "--only", "flats:i") == [
        "plain,flats:island",
        *(
            f"plain,flats:island-{row}"
            for row in ("reef", "dunes", "pines", "village", "lighthouse")
        ),
    ]
    assert offered("build", isles, "--only", "flats:harbour-d") == ["plain,flats:harbour-dusk"]
    assert offered("build", isles, "--only", "chips:") == []


def test_an_edit_is_seen_at_the_next_press(tmp_path: Path) -> None:
    folder = game(tmp_path / "game")
    assert offered("build", str(folder), "--only", "deeds:e") == ["plain,deeds:elm"]
    main = folder / "variant.yaml"
    main.write_text(main.read_text("utf-8").replace("elm", "elder"), "utf-8")
    assert offered("build", str(folder), "--only", "deeds:e") == ["plain,deeds:elder"]


@pytest.mark.parametrize(
    ("line", "found", "unneeded"),
    [
        ("build {isles} --only cards:hearts-1", "cards:hearts-10", {"openpyxl", "pydantic"}),
        ("build {isles} --only de", "deeds", {"pydantic", "jinja2"}),
        ("build classic", "classic-us", {"pydantic", "jinja2"}),
        ("build --format pd", "pdf", {"pydantic", "jinja2"}),
    ],
    ids=["pieces that were asked for before", "components", "games", "formats"],
)
def test_a_press_loads_little(line: str, found: str, unneeded: set[str]) -> None:
    """What takes long to load would be waited for at each press of the key."""
    words = line.format(isles=EXAMPLES / "lantern-isles").split()
    offered(*words)
    script = (
        "import sys; from click.shell_completion import BashComplete; from printkit.cli import cli;"
        "complete = BashComplete(cli, {}, 'printkit', '_PRINTKIT_COMPLETE');"
        f"print(*(item.value for item in complete.get_completions({words[:-1]}, {words[-1]!r})));"
        f"print(*({unneeded} & set(sys.modules)))"
    )
    result = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    values, loaded = result.stdout.split("\n")[:2]
    assert found in values.split()
    assert loaded == ""


def test_codes_and_names_of_rules() -> None:
    assert offered("explain", "pk80") == [f"plain,{code}" for code in codes("PK80")]
    assert offered("explain", "roll-without") == ["plain,roll-without-dice"]
    assert offered("check", "--select", "PK1,PK80") == [f"plain,PK1,{x}" for x in codes("PK80")]
    assert offered("check", "--ignore", "roll-without") == ["plain,roll-without-dice"]


def codes(beginning: str) -> list[str]:
    found = [rule.code for rule in all_rules() if rule.code.startswith(beginning)]
    assert found
    return found


def _installed(folder: Path, script: str) -> None:
    """Put the script of a shell and the program into a folder."""
    (folder / "completion").write_text(script, encoding="utf-8")
    program = folder / "printkit"
    program.write_text(f"#!{sys.executable}\nfrom printkit.cli import main\nmain()\n")
    program.chmod(0o755)


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_bash_completes_behind_a_colon(tmp_path: Path, run: Run) -> None:
    """Bash takes the colon for a word; what it completes is what stands behind it."""
    folder = game(tmp_path / "game")
    _installed(tmp_path, run("completion", "bash").out)
    script = f"""
        PATH="{tmp_path}:$PATH"
        source "{tmp_path}/completion"
        COMP_WORDS=(printkit build "{folder}" --only deeds : "$1") COMP_CWORD=6
        _printkit_completion printkit
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    for typed, found in (("o", ["oak"]), ("", ["elm", "oak"])):
        result = subprocess.run(
            ["bash", "-c", script, "bash", typed], capture_output=True, text=True, check=True
        )
        assert result.stdout.split() == found, result.stderr


@pytest.mark.skipif(shutil.which("fish") is None, reason="there is no fish here")
def test_fish_completes_behind_a_comma(tmp_path: Path, run: Run) -> None:
    _installed(tmp_path, run("completion", "fish").out)
    asked = f'source {tmp_path}/completion; complete -C "printkit build x --only deeds,ca"'
    result = subprocess.run(
        ["fish", "--no-config", "-c", f"set PATH {tmp_path} $PATH; {asked}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert result.stdout.split() == ["deeds,cards"], result.stderr


def answer(shell: str, monkeypatch: pytest.MonkeyPatch, *words: str) -> str:
    """What the script of a shell is answered, the cursor at the end of the last word."""
    kind = get_completion_class(shell)
    assert kind is not None
    line = ["printkit", *words]
    monkeypatch.setenv("COMP_WORDS", " ".join(line))
    monkeypatch.setenv("COMP_CWORD", words[-1] if shell == "fish" else str(len(line) - 1))
    return kind(cli, {}, "printkit", "_PRINTKIT_COMPLETE").complete()


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_are_answered(
    shell: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Folders are left to the shell; variants, components, pieces and codes are named."""
    folder = game(tmp_path / "game")
    assert "dir" in answer(shell, monkeypatch, "build", "./ga")
    assert "classic-us" in answer(shell, monkeypatch, "build", "classic")
    assert "deeds" in answer(shell, monkeypatch, "build", "x", "--only", "de")
    pieces = answer(shell, monkeypatch, "build", str(folder), "--only", "deeds:")
    assert "elm" in pieces
    assert "oak" in pieces
    assert "PK319" in answer(shell, monkeypatch, "explain", "PK3")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_script_is_written_and_is_sound(run: Run, tmp_path: Path, shell: str) -> None:
    script = run("completion", shell).out
    assert f"_PRINTKIT_COMPLETE={shell}_complete" in script
    program = shutil.which(shell)
    if program is not None:
        path = tmp_path / "script"
        path.write_text(script, encoding="utf-8")
        subprocess.run([program, "-n", str(path)], check=True, timeout=60)
