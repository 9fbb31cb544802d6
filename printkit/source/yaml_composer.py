"""Node trees from the parser's *events*, one after the other.

The library's own composer recurses, and 50 000 nested brackets would end the interpreter.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import yaml

from printkit.diagnostics import Diagnostic, Related, Span
from printkit.limits import limits, remedy
from printkit.source import codes
from printkit.source.encoding import control_character
from printkit.source.nodes import Entry, Mapping, Node, Scalar, Sequence
from printkit.source.scalars import NotFiniteError, resolve, resolve_key


@dataclass(slots=True)
class _Built:
    """A value that has a name: how many values it holds (aliases expanded), and how deep it is."""

    node: Node
    count: int
    height: int


@dataclass(slots=True)
class _Frame:
    """A mapping or sequence under construction."""

    is_mapping: bool
    span: Span
    anchor: str | None
    count: int = 1
    height: int = 1
    size: int = 0
    """Items, or keys, those that are repeated counted in."""
    items: list[Node] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    keys: dict[object, Span] = field(default_factory=dict)
    key: Scalar | None = None
    expects_value: bool = False

    @property
    def expects_key(self) -> bool:
        return self.is_mapping and not self.expects_value

    def build(self) -> Node:
        if self.is_mapping:
            return Mapping(tuple(self.entries), self.span)
        return Sequence(tuple(self.items), self.span)


class Composer:
    """Takes events and keeps the open collections on a stack of its own."""

    def __init__(self, shown: str, lines: list[str]) -> None:
        self.shown = shown
        self.lines = lines
        self._limits = limits()
        self.root: Node | None = None
        self.diagnostics: list[Diagnostic] = []
        self._stack: list[_Frame] = []
        self._anchors: dict[str, _Built | None] = {}
        self._documents = 0

    def take(self, event: Any) -> bool:
        """Digests one event; whether reading can go on."""
        digest = _DIGEST.get(type(event))
        return True if digest is None else digest(self, event)

    def start_document(self, event: Any) -> bool:
        """Begins the only document that a file may have."""
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

    def open(self, event: Any) -> bool:
        """Begins a mapping or sequence."""
        span = self._span(event)
        if len(self._stack) >= self._limits.nesting:
            return self._too_deep(span)
        self._refuse_tag(event, span)
        if event.anchor is not None:
            self._anchors[event.anchor] = None  # its value is not complete yet
        is_mapping = type(event) is yaml.MappingStartEvent
        self._stack.append(_Frame(is_mapping, span, event.anchor))
        return True

    def close(self, _event: Any) -> bool:
        """Ends the innermost mapping or sequence."""
        frame = self._stack.pop()
        node = frame.build()
        return self._finish(node, node.span, frame.anchor, frame.count, frame.height)

    def add_scalar(self, event: Any) -> bool:
        """Takes a key or a single value."""
        span, text = self._span(event), event.value
        is_plain = not event.style and event.implicit[0]
        if event.tag is not None:
            self._refuse_tag(event, span)
        if event.style == '"':  # only there \x1b and the like can be written
            self._refuse_control_character(text, span)
        if self._stack and self._stack[-1].expects_key:
            if is_plain and text == "<<":
                self._refuse_merge_key(span)
            scalar = Scalar(resolve_key(text) if is_plain else text, span)
        elif not self._stack and is_plain and not text:
            return True  # a file with nothing but "---" or an empty value is empty
        else:
            scalar = self._scalar(text, span, is_plain)
        if len(text) > self._limits.text_characters:
            return self._too_long(text, span)
        return self._finish(scalar, span, event.anchor)

    def _too_long(self, text: str, span: Span) -> bool:
        message = f"this text has {len(text):,} characters"
        help_text = remedy("text-characters")
        self._report(codes.SIZE_LIMIT.diagnostic(message, span=span, help=help_text))
        return False

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

    def add_alias(self, event: Any) -> bool:
        """Takes the value that an alias names."""
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
            built = _Built(Scalar(None, span), 1, 0)
        if len(self._stack) + built.height > self._limits.nesting:
            return self._too_deep(span)
        return self._finish(built.node, span, None, built.count, built.height)

    def _finish(
        self, node: Node, span: Span, anchor: str | None, count: int = 1, height: int = 0
    ) -> bool:
        """Puts a finished value where it belongs: root, list item, key or value."""
        if anchor is not None:
            self._anchors[anchor] = _Built(node, count, height)
        if not self._stack:
            self.root = node
            return self._within_limit(count, span)
        frame = self._stack[-1]
        frame.count += count
        if height >= frame.height:
            frame.height = height + 1
        frame.size += not frame.expects_value
        if not frame.is_mapping:
            frame.items.append(node)
        elif frame.expects_value:
            frame.expects_value = False
            if frame.key is not None:
                frame.entries.append(Entry(frame.key, node))
        else:
            frame.expects_value = True
            frame.key = self._key(frame, node, span)
        if frame.size > self._limits.entries:
            return self._too_many(frame)
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
        if count <= self._limits.values:
            return True
        self._report(
            codes.SIZE_LIMIT.diagnostic(
                f"there are {count:,} values and more, aliases expanded: a game needs a few "
                "thousand; look for aliases that multiply each other",
                span=span,
                help=remedy("values"),
            )
        )
        return False

    def _too_many(self, frame: _Frame) -> bool:
        kind = "mapping" if frame.is_mapping else "list"
        self._report(
            codes.SIZE_LIMIT.diagnostic(
                f"this {kind} has {frame.size:,} entries and more",
                span=frame.span,
                help=remedy("entries"),
            )
        )
        return False

    def _too_deep(self, span: Span) -> bool:
        self._report(
            codes.SIZE_LIMIT.diagnostic(
                f"values are nested more than {self._limits.nesting} levels deep: look for "
                "brackets that are not closed",
                span=span,
                help=remedy("nesting"),
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

    def _refuse_control_character(self, text: str, span: Span) -> None:
        found = control_character(text, lambda _: span)
        if found is not None:
            self._report(found)

    def _refuse_merge_key(self, span: Span) -> None:
        self._report(
            codes.MERGE_KEY.diagnostic(
                "the merge key '<<' is not supported",
                span=span,
                help="state the values here, or share them with 'extends'",
            )
        )

    def _span(self, event: Any) -> Span:
        """Where an event starts; a value of several lines ends with its first line here."""
        start, end = event.start_mark, event.end_mark
        line, column = start.line, start.column + 1
        if end.line > line or type(event) in _COLLECTIONS:
            return Span(self.shown, line + 1, column, max(len(self.lines[line]) + 1, column))
        return Span(self.shown, line + 1, column, max(end.column + 1, column))

    def _report(self, diagnostic: Diagnostic) -> None:
        self.diagnostics.append(diagnostic)


_COLLECTIONS = (yaml.MappingStartEvent, yaml.SequenceStartEvent)

_DIGEST: dict[type, Callable[[Composer, Any], bool]] = {
    yaml.ScalarEvent: Composer.add_scalar,
    yaml.MappingStartEvent: Composer.open,
    yaml.SequenceStartEvent: Composer.open,
    yaml.MappingEndEvent: Composer.close,
    yaml.SequenceEndEvent: Composer.close,
    yaml.AliasEvent: Composer.add_alias,
    yaml.DocumentStartEvent: Composer.start_document,
}
"""What is done with the events; the others say nothing of interest."""
