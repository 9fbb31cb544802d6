"""What parts of scenes are to those who do not see them: screen readers and other programs."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count

from printkit.scene.digest import digest_of_parts
from printkit.scene.nodes import Group, Node, Tag, Text, Use, keyed

ARTIFACT, FIGURE, SPAN = "Artifact", "Figure", "Span"
WHOLE = {ARTIFACT, FIGURE}
"""The roles of parts within which nothing else is told apart."""


def tagged(nodes: Sequence[Node], *tags: Tag) -> Group:
    """The nodes as a part with these tags, the outermost first."""
    inner = Group(tuple(nodes), tag=tags[-1])
    for tag in reversed(tags[:-1]):
        inner = Group((inner,), tag=tag)
    return inner


def as_paragraphs(node: Node) -> Node:
    """The node with its texts as paragraphs, those of a group being one; all else adorns it.

    So do other pieces that it shows, with what is written on them.
    """
    known = isinstance(node, Group) and node.key
    made = _with_paragraphs(node, count())
    return keyed(made, digest_of_parts("paragraphs", known)) if known else made


def _with_paragraphs(node: Node, numbers: "count[int]") -> Node:
    match node:
        case Group(tag=Tag(role="Span")):
            return tagged([node], Tag("P", next(numbers)))
        case Group(children=children) if any(isinstance(child, Text) for child in children):
            return replace(node, tag=Tag("P", next(numbers)))
        case Group(children=children):
            parts = (_with_paragraphs(child, numbers) for child in children)
            return replace(node, children=tuple(parts))
        case Use():
            return tagged([node], Tag(ARTIFACT))
        case _:
            return node


def words_of(node: Node, most: int | None = None) -> str:
    """What is written on a node, in the order of drawing; of very much the first characters."""
    found: list[str] = []
    for words in _words_on(node):
        found.append(words)
        if most is not None and sum(map(len, found)) >= most:
            break
    return " ".join(found)[:most]


def _words_on(node: Node) -> Iterator[str]:
    match node:
        case Group(tag=Tag(role="Span", alt=words)):
            yield words
        case Group(children=children):
            for child in children:
                yield from _words_on(child)
        case Use(symbol=symbol):
            yield from _words_on(symbol.content)
        case Text(run=run) if run.text:
            yield run.text


def has_tags(node: Node) -> bool:
    """Whether a part of the node is tagged, as more than words whose letters stand apart."""
    match node:
        case Group(tag=Tag(role=role)) if role != SPAN:
            return True
        case Group(children=children):
            return any(map(has_tags, children))
        case Use(symbol=symbol):
            return has_tags(symbol.content)
        case _:
            return False
