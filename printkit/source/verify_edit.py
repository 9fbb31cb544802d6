"""Proof that edits did what was meant: the edited text is the same tree but for some values."""

from collections.abc import Callable, Sequence
from collections.abc import Mapping as ReadOnly
from functools import lru_cache

from printkit.diagnostics import Span, TextEdit
from printkit.records import record
from printkit.source.nodes import Entry, Mapping, Node, Scalar, to_plain
from printkit.source.nodes import Sequence as Items
from printkit.source.reading import Reading
from printkit.source.text_edits import edited, overlap
from printkit.source.yaml_reader import parse_yaml

Change = Callable[[Node], Node]
"""Gives the node that the edit is to put in the place of an old one."""
_Place = tuple[type[Node], Span]


@record
class EditClaim:
    """That these edits of a text change this node of its tree so, and nothing else."""

    edits: tuple[TextEdit, ...]
    node: Node
    change: Change


Proves = Callable[[str, EditClaim], bool]
"""Whether a claim about a text holds, or is believed until it is proved with others."""


def holds(text: str, claim: EditClaim) -> bool:
    """Whether the edited YAML is the tree of the text with only the claim's node changed.

    A node that stands in several places (through an alias) is none that can be changed alone.
    """
    return _hold(text, [claim])


def unproved(text: str, claims: Sequence[EditClaim]) -> list[EditClaim]:
    """Those of the claims about a text that do not hold.

    All are tried together, and by halves only where that fails.
    """
    apart: list[EditClaim] = []
    others: list[EditClaim] = []
    taken: dict[tuple[str, int], list[TextEdit]] = {}
    for claim in claims:
        near = [e for edit in claim.edits for e in taken.get(_line(edit), ())]
        if overlap(claim.edits, near):
            others.append(claim)
            continue
        apart.append(claim)
        for edit in claim.edits:
            taken.setdefault(_line(edit), []).append(edit)
    failed = _failing(text, apart)
    return failed + (unproved(text, others) if others else [])


def _line(edit: TextEdit) -> tuple[str, int]:
    return edit.span.file, edit.span.line


def _failing(text: str, claims: Sequence[EditClaim]) -> list[EditClaim]:
    if not claims or _hold(text, claims):
        return []
    if len(claims) == 1:
        return list(claims)
    half = len(claims) // 2
    return _failing(text, claims[:half]) + _failing(text, claims[half:])


def _hold(text: str, claims: Sequence[EditClaim]) -> bool:
    file = claims[0].node.span.file
    before = _read(text, file)
    after = parse_yaml(edited(text, [edit for claim in claims for edit in claim.edits]), file)
    if before.root is None or after.root is None:
        return False
    if len(after.diagnostics) > len(before.diagnostics):
        return False
    changing = _Changing({_place(claim.node): claim for claim in claims})
    expected = changing.of(before.root)
    # `repr` distinguishes 1 from 1.0 and from true, and keeps the order of keys.
    return changing.count == len(claims) and repr(to_plain(expected)) == repr(to_plain(after.root))


def _place(node: Node) -> _Place:
    return type(node), node.span


class _Changing:
    """Makes the tree that is meant, keys included; ``count`` is how many nodes were changed."""

    def __init__(self, claims: ReadOnly[_Place, EditClaim]) -> None:
        self._claims = claims
        self.count = 0

    def of(self, node: Node) -> Node:
        claim = self._claims.get(_place(node))
        if claim is not None and claim.node == node:
            self.count += 1
            return claim.change(node)
        match node:
            case Mapping(entries, span):
                kept = tuple(Entry(_key(self.of(e.key)), self.of(e.value)) for e in entries)
                return Mapping(kept, span)
            case Items(items, span):
                return Items(tuple(map(self.of, items)), span)
            case _:
                return node


def _key(node: Node) -> Scalar:
    assert isinstance(node, Scalar)  # noqa: S101 - keys change into keys
    return node


def node_at(text: str, span: Span, kind: type[Node]) -> Node | None:
    """The key, value or collection of this kind that begins at the span's place in YAML."""
    return _nodes(text, span.file).get((kind, span.line, span.column))


def forget_trees() -> None:
    """Let go of the text that was edited last."""
    _read.cache_clear()
    _nodes.cache_clear()


@lru_cache(maxsize=1)
def _read(text: str, file: str) -> Reading:
    """The text's tree, kept while its edits are proved one after the other."""
    return parse_yaml(text, file)


@lru_cache(maxsize=1)
def _nodes(text: str, file: str) -> dict[tuple[type[Node], int, int], Node]:
    """The nodes by their places; of several at one place the outermost, or the first."""
    found: dict[tuple[type[Node], int, int], Node] = {}
    root = _read(text, file).root
    open_nodes = [] if root is None else [root]
    while open_nodes:
        node = open_nodes.pop()
        found.setdefault((type(node), node.span.line, node.span.column), node)
        match node:
            case Mapping(entries):
                open_nodes += [
                    part for entry in reversed(entries) for part in (entry.value, entry.key)
                ]
            case Items(items):
                open_nodes += reversed(items)
    return found
