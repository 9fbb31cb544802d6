"""The modules of the checker, and those of the road of findings, import each other one way."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import printkit

PACKAGE = Path(printkit.__file__).parent


def modules_of(folder: str) -> dict[str, Path]:
    found = sorted((PACKAGE / folder).rglob("*.py"))
    return {".".join(("printkit", *p.relative_to(PACKAGE).with_suffix("").parts)): p for p in found}


def imported_by(module: Path) -> set[str]:
    nodes = ast.walk(ast.parse(module.read_text(encoding="utf-8")))
    return {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module}


def test_no_modules_import_each_other_in_a_circle() -> None:
    modules = {**modules_of("checking"), **modules_of("findings")}
    graph = {name: imported_by(path) & modules.keys() for name, path in modules.items()}
    assert graph["printkit.checking.context"]
    order = list(TopologicalSorter(graph).static_order())  # raises where there is a circle
    assert order.index("printkit.checking.context") < order.index("printkit.checking.names")
