"""No word of a stranger steers a terminal or a CI service, whichever command shows it."""

import re
import sys
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any, get_args

import pytest
import yaml

from printkit.cli.console import Console
from printkit.reporting.render import Format
from printkit.showing import catalogue
from tests.cli.running import Run, pack

FORMATS: tuple[str, ...] = get_args(Format)
TURNING = "\u061c\u200e\u200f\u202e\u2066"
STEERING = f"\x1b\x07\x08\r\x9b\u2028\ufff9{TURNING}"
COMMANDS = "\n::error file=a::b\n ::add-mask::c##[group]d\n##vso[e]"
PRINTABLE = f"{COMMANDS}{TURNING}\n"
"""What a definition may say."""
EVIL = f"{COMMANDS}{STEERING}\n"
"""What else it may try."""
OWN_COMMAND = re.compile(r"::(error|warning|notice) (file=[^,]+,line=|title=PK)")
STREET = Path(__file__).parents[2] / "docs" / "examples" / "your-street"

Change = Callable[[Any], Any]


def harmless(said: str, form: str = "") -> None:
    """Nothing that was said steers; in GitHub's form only its own commands are some."""
    assert not set(STEERING) & set(said), sorted(set(STEERING) & set(said))
    assert "##[" not in said
    assert "##vso[" not in said
    for line in said.split("\n"):
        if line.lstrip().startswith("::"):
            assert form == "github", line
            assert OWN_COMMAND.match(line), line


def changed(node: Any, value: Change, key: Change) -> Any:
    """The definition with all its texts, or all its keys, changed."""
    if isinstance(node, dict):
        return {key(name): changed(inner, value, key) for name, inner in node.items()}
    if isinstance(node, list):
        return [changed(inner, value, key) for inner in node]
    return value(node)


def same(node: Any) -> Any:
    return node


def evil(node: Any) -> Any:
    return EVIL + node if isinstance(node, str) else node


def misspelt(node: Any) -> Any:
    return PRINTABLE + node if isinstance(node, str) else node


def says_so(node: Any) -> Any:
    """Only texts that name no thing of the game, so that the game is sound but for its words."""
    is_text = isinstance(node, str) and re.search(r"^[A-Z][a-z]", node)
    return PRINTABLE + node if is_text else node


def packs() -> Iterator[tuple[str, dict[str, str]]]:
    """Packs by name, with the files that they lay over Your Street's."""
    text = (STREET / "variant.yaml").read_text(encoding="utf-8")
    game = yaml.safe_load(text)
    theme = "templates/your-street/theme.yaml"
    look = yaml.safe_load((STREET / theme).read_text(encoding="utf-8"))
    for name, change in (("evil", evil), ("misspelt", misspelt)):
        yield f"{name}-values", {"variant.yaml": yaml.safe_dump(changed(game, change, same))}
        yield f"{name}-keys", {"variant.yaml": yaml.safe_dump(changed(game, same, change))}
        yield f"{name}-theme", {theme: yaml.safe_dump(changed(look, change, change))}
    yield "unused-key", {"variant.yaml": f"{text}\n::error::x: 1\n"}
    yield "table", {"variant.yaml": text.split("\ndeeds:")[0] + "\ndeeds: d.csv\n", "d.csv": EVIL}
    yield "rulebook", {"rulebook.md": f"# {EVIL}\n{{{{ rules['{PRINTABLE}'] }}}}"}
    yield "template", {"templates/your-street/deed.xml.j2": f"<{{{{ {PRINTABLE!r} }}}}/><x a='"}


PACKS = dict(packs())
SOUND = {
    "variant.yaml": yaml.safe_dump(
        changed(yaml.safe_load((STREET / "variant.yaml").read_text("utf-8")), says_so, same)
    )
}


def laid_out(files: dict[str, str], folder: str = "g") -> str:
    """Your Street with other files over its own."""
    usual = {
        path.relative_to(STREET).as_posix(): path.read_bytes()
        for path in STREET.rglob("*")
        if path.is_file()
    }
    try:
        pack(Path(folder), {**usual, **files})
    except OSError:
        pytest.skip("this disk takes no such name")
    return f"./{folder}"


@pytest.mark.parametrize("name", PACKS)
def test_findings(run: Run, name: str) -> None:
    folder = laid_out(PACKS[name])
    for form in FORMATS if name == "misspelt-values" else ("full", "github"):
        extra = () if name == "template" else ("--definition-only",)
        result = run("check", folder, *extra, "--output-format", form)
        harmless(result.said, form)
        assert result.code == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ("show", "{g}"),
        ("show", "{g}", "--json"),
        ("diff", "{g}", "{street}"),
        ("diff", "{street}", "{g}", "--full"),
        ("diff", "{g}", "{street}", "--json"),
        ("diff", "{g}", "{street}", "--html", "-"),
        ("diff", "{g}", "{g}"),
        ("new", "mine", "--from", "{g}"),
        ("check", "{g}", "--definition-only", "--diff"),
        ("build", "{g}", "--only", "chips,dice"),
        ("build", "{g}", "--only", "chips,dice", "--json"),
    ],
    ids=" ".join,
)
def test_commands(run: Run, arguments: tuple[str, ...]) -> None:
    folder = laid_out(SOUND)
    result = run(*(each.format(g=folder, street=STREET) for each in arguments))
    harmless(result.said)
    assert "Traceback" not in result.said


@pytest.mark.parametrize("form", [(), ("--json",)])
def test_list(run: Run, form: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    laid_out(SOUND)
    monkeypatch.setattr(catalogue, "shipped_variants", lambda _: ["g"])
    result = run("list", "variants", "--search", ".", *form)
    assert "error file=a" in result.out
    harmless(result.said)


@pytest.mark.parametrize("command", ["check", "build", "show", "new", "diff"])
@pytest.mark.parametrize("name", [EVIL, "::error::x"])
def test_names_of_folders(run: Run, command: str, name: str) -> None:
    folder = laid_out({}, name.replace("/", ""))
    if command == "new":
        harmless(run("new", "mine", "--from", folder).said)
        harmless(run("new", folder + "x").said)
    elif command == "diff":
        harmless(run("diff", folder, str(STREET)).said)
    else:
        extra = ("--output-format", "concise") if command == "check" else ()
        harmless(run(command, folder[2:] + "/", *extra).said)


@pytest.mark.parametrize(
    "text", [f'"{COMMANDS}"', "[check]\n'::error::x' = 1", '["\\n::error::x"]']
)
def test_settings_of_the_working_folder(run: Run, text: str) -> None:
    Path("printkit.toml").write_text(text.replace("\n::add", "\\n::add"), encoding="utf-8")
    result = run("check", laid_out({}), "--definition-only")
    assert result.code == 2
    harmless(result.said)


@pytest.mark.parametrize("arguments", [("check", f"--{EVIL}"), (EVIL,), ("explain", EVIL)])
def test_arguments(run: Run, arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.code == 2
    harmless(result.said)


def test_progress_takes_no_markup(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = StringIO()
    monkeypatch.setattr(screen, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setenv("TERM", "xterm")
    with Console("never").progress() as progress:
        progress.begin("[red]x[/red]", 2)
        progress.step(f"[link=a]{EVIL}")
    plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", screen.getvalue())
    assert "[red]x[/red]" in plain
    harmless(plain.replace("\r", ""))
