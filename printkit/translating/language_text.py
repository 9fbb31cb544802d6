"""The text of a language file, with more texts in it: what stands there stays."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from textwrap import wrap
from typing import Any

from printkit.diagnostics import Route
from printkit.loading.language_files import TEXTS
from printkit.source.nodes import Mapping as Tree
from printkit.source.nodes import Node, Scalar, Sequence, entry_key, to_plain

_PLAIN = re.compile(r"[^\W\d_][\w ’\-–,.!/()]*[\w’.!)]")
"""Texts that YAML reads as they are, without quotes."""
_WORDS = {"true", "false", "yes", "no", "on", "off", "null"}
_WIDTH = 96


def with_texts(text: str, root: Tree, texts: Iterable[tuple[Route, str]]) -> str:
    """A language file with these texts; all but the parts that they belong to stays as it is."""
    stated = root.get(TEXTS)
    there = stated if isinstance(stated, Tree) else Tree((), root.at)
    parts = _nested(texts)
    lines = text.splitlines()
    if stated is None:
        head = [*lines, ""] if lines else []
        return "\n".join([*head, f"{TEXTS}:", *_block(parts, 1)]) + "\n"
    entry = root.entry(TEXTS)
    first = entry.key.span.line if entry is not None else 1
    last = _end_of(root, TEXTS, lines)
    if not _is_block(there, first):
        joined = _joined(_as_dict(there), parts)
        section = [f"{TEXTS}:", *_block(joined, 1)]
    else:
        section = [*lines[first - 1 : first], *_sections(there, parts, lines, first, last)]
    return "\n".join([*lines[: first - 1], *section, *lines[last:]]).rstrip("\n") + "\n"


def _sections(
    there: Tree, parts: dict[str | int, Any], lines: list[str], first: int, last: int
) -> Iterator[str]:
    """The parts of the texts: those that change are written anew, with their comments above."""
    starts = [entry.key.span.line for entry in there.entries]
    ends = [*(start - 1 for start in starts[1:]), last]
    indent = there.entries[0].key.span.column - 1
    yield from lines[first : starts[0] - 1]
    left = dict(parts)
    for entry, start, end in zip(there.entries, starts, ends, strict=True):
        key, block = entry_key(entry), lines[start - 1 : end]
        if key not in left:
            yield from block
            continue
        new = _joined({key: _as_dict(entry.value)}, {key: left.pop(key)})
        yield from _indented(_block(new, 0), indent)
        yield from (line for line in block[1:] if not line.strip() or _is_comment(line))
    yield from _indented(_block(left, 0), indent)


def _indented(lines: Iterable[str], by: int) -> Iterator[str]:
    return (" " * by + line if line else line for line in lines)


def _is_comment(line: str) -> bool:
    return line.lstrip().startswith("#")


def _is_block(there: Tree, first: int) -> bool:
    """Whether each text begins a line of its own, below the key of the section."""
    starts = [entry.key.span.line for entry in there.entries]
    return bool(starts) and starts[0] > first and len(set(starts)) == len(starts)


def _end_of(root: Tree, key: str, lines: list[str]) -> int:
    """The last line of a section: before the next one, and the comments above that."""
    keys = [entry_key(entry) for entry in root.entries]
    later = root.entries[keys.index(key) + 1 :]
    if not later:
        return len(lines)
    end = later[0].key.span.line - 1
    while end and (not lines[end - 1].strip() or lines[end - 1].startswith("#")):
        end -= 1
    return end


def _nested(texts: Iterable[tuple[Route, str]]) -> dict[str | int, Any]:
    tree: dict[str | int, Any] = {}
    for route, text in texts:
        inner = tree
        for step in route[:-1]:
            inner = inner.setdefault(step, {})
        inner[route[-1]] = text
    return tree


def _as_dict(node: Node) -> Any:
    """The values of a tree; lists go by position, as routes do."""
    if isinstance(node, Sequence):
        return {number: _as_dict(item) for number, item in enumerate(node.items)}
    if isinstance(node, Scalar):
        return to_plain(node)
    return {entry_key(entry): _as_dict(entry.value) for entry in node.entries}


def _joined(there: Any, more: Any) -> Any:
    if not isinstance(there, Mapping) or not isinstance(more, Mapping):
        return more
    joined = dict(there)
    for key, value in more.items():
        joined[key] = _joined(joined[key], value) if key in joined else value
    return joined


def _block(tree: Mapping[str | int, Any], level: int) -> Iterator[str]:
    pad = "  " * level
    for key, value in tree.items():
        name = f"{pad}{_quoted(str(key)) if isinstance(key, str) else key}:"
        if isinstance(value, Mapping):
            yield name
            yield from _block(value, level + 1)
        else:
            yield from _scalar(name, value, pad)


def _scalar(name: str, value: Any, pad: str) -> Iterator[str]:
    text = _quoted(value) if isinstance(value, str) else json.dumps(value)
    folds = isinstance(value, str) and " ".join(value.split()) == value
    if len(name) + len(text) < _WIDTH or not folds:
        yield f"{name} {text}"
        return
    yield f"{name} >-"
    for line in wrap(
        str(value), _WIDTH - len(pad) - 2, break_long_words=False, break_on_hyphens=False
    ):
        yield f"{pad}  {line}"


def _quoted(text: str) -> str:
    is_plain = _PLAIN.fullmatch(text) and text.lower() not in _WORDS
    return text if is_plain else json.dumps(text, ensure_ascii=False)
