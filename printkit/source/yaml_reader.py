"""YAML files as node trees with places.

The tree is built from the parser's *events*, one after the other: the library's own
composer recurses, and 50 000 nested brackets would end the interpreter.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from printkit.diagnostics import Diagnostic, Related, Span
from printkit.source import codes
from printkit.source.encoding import ReadBytes, read_limited, read_text
from printkit.source.nodes import Entry, Mapping, Node, Scalar, Sequence
from printkit.source.reading import MAX_DEPTH, MAX_NODES, MAX_REMEMBERED, REMEMBERED, Reading
from printkit.source.scalars import NotFiniteError, resolve, resolve_key
from printkit.source.yaml_syntax import explain


def read_yaml(path: Path, shown: str, read_bytes: ReadBytes = read_limited) -> Reading:
    """The tree of a YAML file; ``shown`` is the file's name in diagnostics."""
    text = read_text(path, shown, read_bytes)
    if isinstance(text, Diagnostic):
        return Reading(None, (text,))
    return parse_yaml(text, shown)


def parse_yaml(text: str, shown: str) -> Reading:
    """The tree of a YAML text."""
    return (_parsed_before if len(text) <= MAX_REMEMBERED else _parsed)(text, shown)


def _parsed(text: str, shown: str) -> Reading:
    composer = _Composer(shown, text.split("\n"))
    try:
        for event in yaml.parse(text, Loader=yaml.CSafeLoader):
            if not composer.take(event):
                return Reading(None, tuple(composer.diagnostics))
    except yaml.MarkedYAMLError as error:
        composer.diagnostics.append(explain(error, composer.lines, shown))
        return Reading(None, tuple(composer.diagnostics))
    if composer.root is None and not composer.diagnostics:
        composer.diagnostics.append(
            codes.EMPTY_FILE.diagnostic(f"{shown} is empty", span=Span(shown))
        )
    return Reading(composer.root, tuple(composer.diagnostics))


_parsed_before = lru_cache(REMEMBERED)(_parsed)


@dataclass(slots=True)
class _Built:
    """A finished value, how many values it holds (aliases expanded), and how deep it is."""

    node: Node
    count: int = 1
    height: int = 0


@dataclass(slots=True)
class _Frame:
    """A mapping or sequence under construction."""

    is_mapping: bool
    span: Span
    anchor: str | None
    count: int = 1
    height: int = 1
    items: list[Node] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    keys: dict[object, Span] = field(default_factory=dict)
    key: Scalar | None = None
    expects_value: bool = False

    def build(self) -> Node:
        if self.is_mapping:
            return Mapping(tuple(self.entries), self.span)
        return Sequence(tuple(self.items), self.span)


class _Composer:
    """Takes events and keeps the open collections on a stack of its own."""

    def __init__(self, shown: str, lines: list[str]) -> None:
        self.shown = shown
        self.lines = lines
        self.root: Node | None = None
        self.diagnostics: list[Diagnostic] = []
        self._stack: list[_Frame] = []
        self._anchors: dict[str, _Built | None] = {}
        self._documents = 0
        self._count = 0

    def take(self, event: Any) -> bool:
        """Digests one event; whether reading can go on."""
        match event:
            case yaml.ScalarEvent():
                return self._add_scalar(event)
            case yaml.MappingStartEvent() | yaml.SequenceStartEvent():
                return self._open(event)
            case yaml.MappingEndEvent() | yaml.SequenceEndEvent():
                frame = self._stack.pop()
                built = _Built(frame.build(), frame.count, frame.height)
                return self._finish(built, frame.anchor)
            case yaml.AliasEvent():
                return self._add_alias(event)
            case yaml.DocumentStartEvent():
                return self._start_document(event)
        return True

    def _start_document(self, event: Any) -> bool:
        self._documents += 1
        if self._documents == 1:
            return True
        self._report(
            codes.MANY_DOCUMENTS.diagnostic(
                "a second document starts here",
                span=self._span(event),
                help="keep one game in one file; delete the '---'",
            )
        )
        return False

    def _open(self, event: Any) -> bool:
        span = self._span(event)
        if len(self._stack) >= MAX_DEPTH:
            return self._too_deep(span)
        self._refuse_tag(event, span)
        self._announce(event.anchor)
        is_mapping = isinstance(event, yaml.MappingStartEvent)
        self._stack.append(_Frame(is_mapping, span, event.anchor))
        return True

    def _add_scalar(self, event: Any) -> bool:
        span = self._span(event)
        self._refuse_tag(event, span)
        is_plain = not event.style and event.implicit[0]
        frame = self._stack[-1] if self._stack else None
        if frame is not None and frame.is_mapping and not frame.expects_value:
            self._refuse_merge_key(event, span, is_plain=is_plain)
            key = resolve_key(event.value) if is_plain else event.value
            return self._finish(_Built(Scalar(key, span)), event.anchor)
        if frame is None and is_plain and not event.value:
            return True  # a file with nothing but "---" or an empty value is empty
        return self._finish(_Built(self._scalar(event.value, span, is_plain)), event.anchor)

    def _scalar(self, text: str, span: Span, is_plain: bool) -> Scalar:  # noqa: FBT001 - private
        try:
            return Scalar(resolve(text) if is_plain else text, span)
        except NotFiniteError:
            short = text if len(text) <= 20 else text[:17] + "…"  # noqa: PLR2004 - fits a line
            self._report(
                codes.NOT_FINITE.diagnostic(
                    f"{short} is not a number that can be used",
                    span=span,
                    help="write a finite number, or quotes around it if it is text",
                )
            )
            return Scalar(0, span)

    def _add_alias(self, event: Any) -> bool:
        span = self._span(event)
        built = self._anchors.get(event.anchor)
        if built is None:
            inside = event.anchor in self._anchors
            self._report(
                codes.BAD_ALIAS.diagnostic(
                    f"*{event.anchor} stands inside the value that it names"
                    if inside
                    else f"there is no anchor &{event.anchor} above this line",
                    span=span,
                    help=None if inside else "texts that start with '*' need quotes",
                )
            )
            built = _Built(Scalar(None, span))
        if len(self._stack) + built.height > MAX_DEPTH:
            return self._too_deep(span)
        return self._finish(built, None, span)

    def _finish(self, built: _Built, anchor: str | None, span: Span | None = None) -> bool:
        """Puts a finished value where it belongs: root, list item, key or value."""
        if anchor is not None:
            self._anchors[anchor] = built
        span = span or built.node.span
        if not self._stack:
            self.root = built.node
            return self._within_limit(built.count, span)
        frame = self._stack[-1]
        frame.count += built.count
        frame.height = max(frame.height, built.height + 1)
        if not frame.is_mapping:
            frame.items.append(built.node)
        elif frame.expects_value:
            frame.expects_value = False
            if frame.key is not None:
                frame.entries.append(Entry(frame.key, built.node))
        else:
            frame.expects_value = True
            frame.key = self._key(frame, built.node, span)
        return self._within_limit(frame.count, span)

    def _key(self, frame: _Frame, node: Node, span: Span) -> Scalar | None:
        """The key, unless it is a collection or a key that the mapping has already."""
        if not isinstance(node, Scalar):
            self._report(
                codes.COMPLEX_KEY.diagnostic(
                    "a list or mapping cannot be a key",
                    span=span,
                    help="texts that start with '{' or '[' need quotes",
                )
            )
            return None
        key = node if isinstance(node.value, int | str) else Scalar(str(node.value), span)
        first = frame.keys.setdefault(key.value, span)
        if first is not span:
            self._report(
                codes.DUPLICATE_KEY.diagnostic(
                    f"the key '{key.value}' stands twice in this mapping",
                    span=span,
                    help="delete or rename one of the two",
                    related=(Related("first defined here", first),),
                )
            )
            return None
        return key

    def _within_limit(self, count: int, span: Span) -> bool:
        if count <= MAX_NODES:
            return True
        self._report(
            codes.SIZE_LIMIT.diagnostic(
                f"there are more than {MAX_NODES} values, aliases expanded",
                span=span,
                help="a game needs a few thousand; look for aliases that multiply each other",
            )
        )
        return False

    def _too_deep(self, span: Span) -> bool:
        self._report(
            codes.SIZE_LIMIT.diagnostic(
                f"values are nested more than {MAX_DEPTH} levels deep",
                span=span,
                help="look for brackets that are not closed",
            )
        )
        return False

    def _refuse_tag(self, event: Any, span: Span) -> None:
        if event.tag is not None:
            self._report(
                codes.EXPLICIT_TAG.diagnostic(
                    f"the tag {event.tag.replace('tag:yaml.org,2002:', '!!')} is not supported",
                    span=span,
                    help="delete the tag; texts that start with '!' need quotes",
                )
            )

    def _refuse_merge_key(self, event: Any, span: Span, *, is_plain: bool) -> None:
        if is_plain and event.value == "<<":
            self._report(
                codes.MERGE_KEY.diagnostic(
                    "the merge key '<<' is not supported",
                    span=span,
                    help="state the values here, or share them with 'extends'",
                )
            )

    def _announce(self, anchor: str | None) -> None:
        """Notes an anchor whose value is not complete yet."""
        if anchor is not None:
            self._anchors[anchor] = None

    def _span(self, event: Any) -> Span:
        """Where an event starts; a value of several lines ends with its first line here."""
        start, end = event.start_mark, event.end_mark
        if isinstance(event, yaml.CollectionStartEvent) or end.line > start.line:
            end_column = len(self.lines[start.line]) + 1
        else:
            end_column = end.column + 1
        return Span(self.shown, start.line + 1, start.column + 1, max(end_column, start.column + 1))

    def _report(self, diagnostic: Diagnostic) -> None:
        self.diagnostics.append(diagnostic)
