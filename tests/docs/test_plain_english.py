"""Pages, helps and messages are in plain English: words that were replaced do not come back.

And one word is for one idea: no two classes of the package have the same name.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

import printkit
from printkit.cli import COMMANDS, cli
from tests.docs.test_pages import PAGES

GENERATED = {"rules.md", "mutations.md"}
"""Written from the rules and the bench, whose own words are not checked here."""
PROSE = [page for page in PAGES if page.name not in GENERATED]
BANNED = {
    r"tells?": "reports, says, shows",
    r"telling": "reporting",
    r"(?<!`)told": "reported, said",
    r"mend(?:s|ed|ing)?": "fix",
    r"parted": "separated",
    r"so on \d+ other": "also on ... other",
    r"an own": "its own, your own",
    r"asked for": "requested",
    r"spoilt": "corrupt",
    r"can be had": "is available",
    r"com(?:es?|ing) along": "is bundled",
    r"(?<!there )is no (?:die|multiple|official|path|piece|product|regular|set|whole)": "is not a",
    r"names another number than": "gives a different number from",
    r"(?:look|see) whether": "check whether",
    r"a broken amount": "a fractional amount",
    r"the closer selector": "the more specific selector",
    r"manners?": "CheckOptions",
    r"hindrances?": "load errors",
    r"furniture": "slug line",
    r"studios?": "RenderContext",
}
BANNED_IN_NAMES = re.compile(
    r"(?:^|_)(?:tells?|telling|mend(?:s|ed|ing)?|manners?|hindrances?|furniture|studios?|sights?)(?:_|$)",
    re.IGNORECASE,
)


def _found(text: str) -> list[str]:
    """The banned words in a text, with what to say instead."""
    return [
        f"{match[0]!r} in {text[max(0, match.start() - 30) : match.end() + 30]!r}: {better}"
        for pattern, better in BANNED.items()
        for match in re.finditer(rf"\b(?:{pattern})\b", text, re.IGNORECASE)
    ]


@pytest.mark.parametrize("page", PROSE, ids=lambda page: page.name)
def test_pages_are_in_plain_english(page: Path) -> None:
    assert _found(" ".join(page.read_text(encoding="utf-8").split())) == []


@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_helps_are_in_plain_english(name: str) -> None:
    # click keeps the option for help that it makes for the first context, also for other tests.
    whole = click.Context(cli, info_name="printkit", **cli.context_settings)
    command = cli.get_command(whole, name) if name else cli
    assert command is not None
    context = click.Context(command, info_name=name, parent=whole) if name else whole
    text = command.get_help(context)
    assert _found(" ".join(text.split())) == []


def test_rules_and_messages_are_in_plain_english() -> None:
    package = Path(printkit.__file__).parent
    found = [
        f"{module.relative_to(package)}:{line}: {one}"
        for module in sorted(package.rglob("*.py"))
        for line, text in _said(ast.parse(module.read_bytes()))
        for one in _found(text)
    ]
    assert found == []


def _said(module: ast.Module) -> Iterator[tuple[int, str]]:
    """The texts that are handed to a call, with their lines: what rules, findings, errors say."""
    for call in (node for node in ast.walk(module) if isinstance(node, ast.Call)):
        for part in ast.walk(call):
            if isinstance(part, ast.Constant) and isinstance(part.value, str) and " " in part.value:
                yield part.lineno, part.value


def test_names_are_in_plain_english() -> None:
    package = Path(printkit.__file__).parent
    found = [
        f"{module.relative_to(package)}: {name}"
        for module in sorted(package.rglob("*.py"))
        for name in {module.stem, *_names(ast.parse(module.read_bytes()))}
        if BANNED_IN_NAMES.search(re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name))
    ]
    assert found == []


def _names(module: ast.Module) -> Iterator[str]:
    """What a module calls its classes, functions, arguments and variables."""
    for node in ast.walk(module):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id


@pytest.mark.parametrize("text", ["It tells of slips.", "Mended by hand.", "so on 3 other pieces"])
def test_banned_words_are_found(text: str) -> None:
    assert _found(text)


def test_each_class_has_a_name_of_its_own() -> None:
    modules = Path(printkit.__file__).parent.rglob("*.py")
    nodes = (node for module in modules for node in ast.walk(ast.parse(module.read_bytes())))
    names = Counter(node.name for node in nodes if isinstance(node, ast.ClassDef))
    assert [name for name, times in names.items() if times > 1] == []
