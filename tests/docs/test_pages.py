"""What is written by hand: links lead somewhere, commands exist, contracts are told in full."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any, get_args

import click
import pytest

from printkit.cli import COMMANDS, cli
from printkit.components.contents import CONTENTS
from printkit.components.registry import all_components
from printkit.loading.load import load
from printkit.loading.theme import load_theme
from printkit.model import Piece
from printkit.pipeline.checks import check_variant
from printkit.pipeline.prepare import prepare, shipped_variants
from printkit.reporting.full import full
from printkit.showing.game_data import show_data
from printkit.source.yaml_reader import parse_yaml
from tools.docs_records import members
from tools.tables import TABLES
from tools.write_docs import DOCS

ROOT = DOCS.parent
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.glob("*.md")])
_FENCED = re.compile(r"(````?).*?\1|`[^`\n]+`", re.DOTALL)
"""Examples may link to what is not on the page."""
_LINK = re.compile(r"(?<!!)\[[^\]]+\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)")
_COMMAND = re.compile(r"^(?:\.venv/bin/)?printkit (.+?)(?:\s+#.*)?$", re.MULTILINE)
_OPTION = re.compile(r"(?<![\w-])(?:--[a-z][a-z-]+|-[a-z](?![\w-]))")
_HEADING = re.compile(r"^#+ .+$")


def _anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-") for text in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = _FENCED.sub("", page.read_text(encoding="utf-8"))
    for target, anchor in _LINK.findall(text):
        linked = (page.parent / target).resolve() if target else page
        assert linked.exists(), target
        assert not anchor or anchor in _anchors(linked), f"{target}#{anchor}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_have_one_title_and_headings_that_stand_apart(page: Path) -> None:
    lines = re.sub(r"(````?).*?\1", "", page.read_text(encoding="utf-8"), flags=re.DOTALL).split(
        "\n"
    )
    headings = [number for number, line in enumerate(lines) if _HEADING.match(line)]
    assert [lines[number] for number in headings if lines[number].startswith("# ")] == [
        lines[headings[0]]
    ], "one title"
    for number in headings:
        around = [lines[at] for at in (number - 1, number + 1) if 0 <= at < len(lines)]
        assert not any(around), lines[number]
    texts = [lines[number] for number in headings]
    assert page.name == "CHANGELOG.md" or len(set(texts)) == len(texts), "said once"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_and_their_options_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    blocks = re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
    for line in _COMMAND.findall("\n".join(blocks)):
        name = line.split("|")[0].split()[0]
        assert name in COMMANDS, line
        assert set(_OPTION.findall(line.split("|")[0])) <= _options(name), line


def _options(name: str) -> set[str]:
    context = click.Context(cli)
    command = cli.get_command(context, name)
    assert command is not None
    flags = (flag for one in command.params for flag in (*one.opts, *one.secondary_opts))
    return {*flags, "--help"}


def test_readme_reports_every_command() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [name for name in COMMANDS if f"`printkit {name}" not in text] == []


def test_output_page_reports_every_component_and_variable() -> None:
    text = (DOCS / "output.md").read_text(encoding="utf-8")
    components = (CONTENTS, *all_components())
    assert [one.id for one in components if f"\n| `{one.id}` |" not in text] == []
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "printkit").rglob("*.py"))
    variables = set(re.findall(r'"(PRINTKIT_[A-Z_]+)"', sources))
    assert variables == set(re.findall(r"\| `(PRINTKIT_[A-Z_]+)` \|", text))


def test_show_page_reports_every_key() -> None:
    told = set(re.findall(r"`(\w+)`", (DOCS / "show-json.md").read_text(encoding="utf-8")))
    data = json.loads(json.dumps(show_data(prepare("monopoly-space"))))
    assert _keys(data) <= told
    kinds = {get_args(record.__annotations__["kind"])[0] for record in members(Piece)}
    assert kinds <= told


def _keys(data: Any) -> set[str]:
    """All keys but those of mappings whose keys are the game's own."""
    if isinstance(data, list):
        return set().union(*map(_keys, data))
    if not isinstance(data, dict):
        return set()
    own = {"rules", "options", "provenance", "notes", "sheets", "effects"}
    return set(data).union(*(_keys(value) for key, value in data.items() if key not in own))


def _blocks(page: Path) -> list[str]:
    return re.findall(r"```yaml\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_yaml_in_pages_is_sound(page: Path) -> None:
    for block in _blocks(page):
        assert parse_yaml(block, page.name).diagnostics == (), block


@pytest.mark.parametrize("block", _blocks(DOCS / "your-own-edition.md"))
def test_each_step_of_the_tutorial_loads(block: str, tmp_path: Path) -> None:
    is_theme = "\ncolours:" in block
    name = "theme.yaml" if is_theme else "variant.yaml"
    head = "" if "extends:" in block else "printkit: 1\nextends: classic-us\ntitle: Mine\n"
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / name).write_text(head + block, encoding="utf-8")
    if is_theme:
        assert load_theme("mine", search=[tmp_path]).diagnostics == []
    else:
        assert load(str(folder)).diagnostics == []


def test_the_steps_of_the_tutorial_make_an_edition_without_findings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    page = (DOCS / "your-own-edition.md").read_text(encoding="utf-8")
    first, price, *later = _blocks(DOCS / "your-own-edition.md")
    (theme,) = (block for block in later if "\ncolours:" in block)
    rest = "\n".join(block for block in later if block is not theme)
    definition = Path("my-street/variant.yaml")
    (definition.parent / "templates/harbour").mkdir(parents=True)
    definition.write_text(f"{first}\n{price}", encoding="utf-8")
    told = check_variant("./my-street", pieces=False)
    assert full(told, _line) in page
    fixed = price.replace("{price: 50}", "{price: 50, mortgage: 25}")
    (definition.parent / "templates/harbour/theme.yaml").write_text(theme, encoding="utf-8")
    text = f"{first}\n{fixed}\n{rest}".replace("theme: classic", "theme: harbour")
    definition.write_text(text, encoding="utf-8")
    assert check_variant("./my-street") == []


def _line(file: str, number: int) -> str | None:
    path = Path(file) if Path(file).exists() else ROOT / file
    return path.read_text(encoding="utf-8").splitlines()[number - 1]


def test_architecture_shows_the_packages_of_the_checker() -> None:
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    section = page.partition("## Within the checker")[2].partition("\n## ")[0]
    checker = ROOT / "printkit/checking"
    rows = dict(re.findall(r"^\| `(\w+)` \|.*\| (.*) \|$", section, re.MULTILINE))
    assert rows.keys() == {found.parent.name for found in checker.glob("*/__init__.py")}
    for package, examples in rows.items():
        for name in re.findall(r"`(\w+\.py)`", examples):
            assert (checker / package / name).is_file(), name


def test_architecture_shows_the_contract_of_imports() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = project["tool"]["importlinter"]["contracts"][0]["layers"]
    told = "\n".join(layer.replace("printkit.", "") for layer in layers)
    assert f"```\n{told}\n```" in (DOCS / "architecture.md").read_text(encoding="utf-8")


def test_the_gallery_shows_every_game_on_the_table_and_piece_by_piece() -> None:
    page = (DOCS / "gallery.md").read_text(encoding="utf-8")
    shown = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", page)
    wanted = [f"images/gallery/{game}{end}.webp" for game in TABLES for end in ("-table", "")]
    assert shown == wanted
    assert set(TABLES) == set(shipped_variants())
    assert all((DOCS / name).is_file() for name in shown)
