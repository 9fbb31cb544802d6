"""Route patterns such as ``deeds.*.rents``: ``*`` stands for one step or a part of it."""

from collections.abc import Callable
from fnmatch import fnmatchcase

from printkit.diagnostics import Route
from printkit.source.nodes import Mapping, Node, Sequence, entry_key
from printkit.source.scalars import resolve_key
from printkit.suggestion import did_you_mean

Change = Callable[[Route, Node], Node | None]
"""Gives the node that takes the place of a matched one, or nothing to drop it."""

_WILD = frozenset("*?[")


def matches(pattern: str, route: Route) -> bool:
    """Whether the pattern names exactly this route."""
    steps = pattern.split(".")
    return len(steps) == len(route) and all(map(fits, route, steps))


def fits(step: str | int, part: str) -> bool:
    """Whether a part of a pattern names this step of a route."""
    if part == "*":
        return True
    return str(step) == part if _WILD.isdisjoint(part) else fnmatchcase(str(step), part)


def rewrite(root: Mapping, pattern: str, change: Change) -> tuple[Mapping, int]:
    """The tree with each node that the pattern names changed, and how many there were."""
    counted = [0]

    def visit(node: Node, steps: list[str], route: Route) -> Node | None:
        if not steps:
            counted[0] += 1
            return change(route, node)
        match node:
            case Mapping(entries):
                kept = [(e, inner(entry_key(e), e.value, steps, route)) for e in entries]
                if all(value is e.value for e, value in kept):
                    return node
                changed = tuple(e.with_value(value) for e, value in kept if value)
                return Mapping(changed, node.at)
            case Sequence(items):
                values = [inner(index, item, steps, route) for index, item in enumerate(items)]
                return Sequence(tuple(value for value in values if value), node.at)
            case _:
                return node

    def inner(step: str | int, node: Node, steps: list[str], route: Route) -> Node | None:
        if not fits(step, steps[0]):
            return node
        return visit(node, steps[1:], (*route, step))

    changed = visit(root, pattern.split("."), ())
    return (changed if isinstance(changed, Mapping) else root), counted[0]


def names_any(root: Node, pattern: str) -> bool:
    """Whether the pattern names anything in the tree."""
    step, _, rest = pattern.partition(".")
    if isinstance(root, Mapping) and _WILD.isdisjoint(step):
        keys = {step, number} if str(number := resolve_key(step)) == step else {step}
        inner = [child for key in keys if (child := root.get(key)) is not None]
    else:
        inner = [child for key, child in _children(root) if fits(key, step)]
    return any(not rest or names_any(child, rest) for child in inner)


def suggest(root: Mapping, pattern: str) -> str | None:
    """What the first step of the pattern that leads nowhere may have meant."""
    nodes: list[Node] = [root]
    for step in pattern.split("."):
        inner = [
            (str(key), child)
            for node in nodes
            for key, child in _children(node)
        ]  # fmt: skip
        nodes = [child for key, child in inner if fits(key, step)]
        if not nodes:
            return did_you_mean(step, dict(inner))
    return None


def _children(node: Node) -> list[tuple[str | int, Node]]:
    match node:
        case Mapping(entries):
            return [(entry_key(entry), entry.value) for entry in entries]
        case Sequence(items):
            return list(enumerate(items))
        case _:
            return []
