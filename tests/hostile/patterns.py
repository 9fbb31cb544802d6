"""Every regular expression of the package, with the ways in which it is used."""

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import printkit

_THROUGHOUT = dict.fromkeys(("search", "sub", "subn", "findall", "finditer", "split"), "findall")
"""These look for a pattern everywhere; one of them stands for all."""
METHODS = {"match": "match", "fullmatch": "fullmatch"} | _THROUGHOUT


class Used(NamedTuple):
    """A pattern, where it stands, and the methods that are called on it."""

    place: str
    pattern: re.Pattern[str] | re.Pattern[bytes]
    methods: frozenset[str]


def used_patterns() -> list[Used]:
    """Those of all modules; one whose use is not plain to see counts as used throughout."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in _files()}
    calls: dict[str, set[str]] = {}
    for path, tree in trees.items():
        for name, method in _calls(tree):
            calls.setdefault(_known_as(str(path), name), set()).add(method)
    found = [*_of_modules(calls)]
    for path, tree in trees.items():
        found += _inline(path, tree)
    return list({(used.pattern, used.methods): used for used in found}.values())


def _known_as(file: str, name: str) -> str:
    """Names that begin with ``_`` are used in their own modules only."""
    return f"{file}:{name}" if name.startswith("_") else name


def _files() -> list[Path]:
    return sorted(Path(printkit.__path__[0]).rglob("*.py"))


def _calls(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The names on which a method of patterns is called, with the method."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            yield node.value.id, node.attr


def _of_modules(calls: dict[str, set[str]]) -> Iterator[Used]:
    for info in pkgutil.walk_packages(printkit.__path__, "printkit."):
        if info.name.endswith("__main__"):
            continue
        module = importlib.import_module(info.name)
        for name, value in vars(module).items():
            for pattern in _patterns(value):
                known_as = calls.get(_known_as(str(module.__file__), name), ())
                methods = {METHODS[call] for call in known_as if call in METHODS}
                place = f"{info.name}.{name}"
                yield Used(place, pattern, frozenset(methods or {"fullmatch", "findall"}))


def _patterns(value: object) -> Iterator[re.Pattern[str] | re.Pattern[bytes]]:
    if isinstance(value, re.Pattern):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _patterns(inner)
    elif isinstance(value, (tuple, list)):
        for inner in value:
            yield from _patterns(inner)


def _inline(path: Path, tree: ast.Module) -> Iterator[Used]:
    """Patterns that are written where they are used, as in ``re.match(r"…", text)``."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(
                func=ast.Attribute(value=ast.Name(id="re"), attr=method),
                args=[ast.Constant(value=str() | bytes() as text), *_],
            ) if method in METHODS:
                flags = re.DOTALL if "re.DOTALL" in ast.unparse(node) else 0
                yield Used(
                    f"{path.name}:{node.lineno}",
                    re.compile(text, flags),
                    frozenset([METHODS[method]]),
                )
