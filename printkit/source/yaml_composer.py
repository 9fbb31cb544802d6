"""Node trees from the parser's *events*, one after the other.

The library's own composer recurses, and 50 000 nested brackets would end the interpreter.
"""

import re
from collections.abc import Callable
from typing import Any

import yaml

from printkit.diagnostics import Diagnostic, Related, Span
from printkit.limits import limits, remedy
from printkit.source import codes
from printkit.source.encoding import control_character
from printkit.source.nodes import At, Entry, Mapping, Node, Plain, Scalar, Sequence, span_at
from printkit.source.scalars import (
    NO_TEXT_BEGINS,
    NUMBERS_BEGIN,
    NotFiniteError,
    resolve,
    resolve_key,
)


class _Built:
    """A value that has a name: how many values it holds (aliases expanded), and how deep it is."""

    __slots__ = ("count", "height", "node")

    def __init__(self, node: Node, count: int, height: int) -> None:
        self.node = node
        self.count = count
        self.height = height


class _Frame:
    """A mapping or sequence under construction, within ``outer``."""

    __slots__ = ("anchor", "at", "before", "entries", "height", "items", "key", "outer")

    def __init__(
        self, outer: "_Frame | None", at: At, anchor: str | None, before: int, *, is_mapping: bool
    ) -> None:
        self.outer = outer
        self.at = at
        self.anchor = anchor
        self.before = before
        """How many values there are before it."""
        self.height = 1
        self.items: list[Node] | None = None if is_mapping else []
        self.entries: dict[Plain, Entry] = {}
        self.key: Scalar | None = None
        """The key whose value is still to come."""

    def build(self) -> Node:
        if self.items is None:
            return Mapping.of(self.entries, self.at)
        return Sequence(tuple(self.items), self.at)


class _Lines:
    """Makes places of what the parser counts from 0; knows no nodes, which keep hold of it."""

    def __init__(self, shown: str, lines: list[str]) -> None:
        self._shown = shown
        self._lines = lines

    def of_event(self, start: Any, end: Any) -> Span:
        """Where an event stands; a value of several lines ends with its first line here."""
        if end.line > start.line:
            return self.to_end(start.line, start.column)
        return self._within(start.line, start.column, end.column)

    def _within(self, line: int, column: int, end: int) -> Span:
        return Span(self._shown, line + 1, column + 1, max(end, column) + 1)

    def colour_behind(self, line: int, column: int) -> tuple[Span, str] | None:
        """A colour that nothing but blanks part from a place: YAML takes it for a comment."""
        found = _COLOUR.fullmatch(self._lines[line], column) if line < len(self._lines) else None
        return found and (self._within(line, found.start(1), found.end(1)), found[1])

    def to_end(self, line: int, column: int) -> Span:
        length = len(self._lines[line]) if line < len(self._lines) else 0
        return Span(self._shown, line + 1, column + 1, max(length, column) + 1)


class Composer:
    """Takes events and keeps the open collections in its own frames."""

    def __init__(self, shown: str, lines: list[str]) -> None:
        lines_of_file = _Lines(shown, lines)
        self._of_event = lines_of_file.of_event
        self._to_line_end = lines_of_file.to_end
        self._colour_behind = lines_of_file.colour_behind
        most = limits()
        self._most_nested = most.nesting
        self._most_values = most.values
        self._most_entries = most.entries
        self._most_characters = most.text_characters
        self.root: Node | None = None
        self.keys: set[Plain] = set()
        """Those of all mappings."""
        self.diagnostics: list[Diagnostic] = []
        self._frame: _Frame | None = None
        self._depth = 0
        self._anchors: dict[str, _Built | None] = {}
        self._documents = 0
        self._count = 0
        """Values of all collections that are closed, aliases expanded."""

    def compose(self, text: str) -> bool:
        """Digests all events of a text; whether its end was reached.

        Raises:
            yaml.MarkedYAMLError: the text is not YAML.
        """
        parser = yaml.CSafeLoader(text)
        next_event = parser.get_event
        try:
            while (event := self._take_plain(next_event)) is not None:
                digest = _DIGEST.get(type(event))
                if digest is not None and not digest(self, event):
                    return False
        except yaml.MarkedYAMLError as error:  # newer versions of libyaml count levels too
            if error.problem != _TOO_DEEP or error.problem_mark is None:
                raise
            mark = error.problem_mark
            return self._too_deep((self._to_line_end, mark.line, mark.column))
        finally:
            parser.dispose()
        return True

    def start_document(self, event: Any) -> bool:
        """Begins the only document that a file may have."""
        self._documents += 1
        if self._documents == 1:
            return True
        self._report(
            codes.YAML_SYNTAX.diagnostic(
                "a second document starts here",
                span=span_at((self._of_event, event.start_mark, event.end_mark)),
                help="keep one game in one file; delete the '---'",
            )
        )
        return False

    def open(self, event: Any) -> bool:
        """Begins a mapping or sequence."""
        at = self._to_line_end, event.start_mark.line, event.start_mark.column
        if self._depth >= self._most_nested:
            return self._too_deep(at)
        if event.tag is not None:
            self._refuse_tag(event, at)
        if event.anchor is not None:
            self._anchors[event.anchor] = None  # its value is not complete yet
        is_mapping = type(event) is yaml.MappingStartEvent
        self._frame = _Frame(self._frame, at, event.anchor, self._count, is_mapping=is_mapping)
        self._depth += 1
        return True

    def close(self, _event: Any) -> bool:
        """Ends the innermost mapping or sequence."""
        frame = self._frame
        assert frame is not None  # noqa: S101 - the parser has opened it
        self._frame = frame.outer
        self._depth -= 1
        node = frame.build()
        self._count += len(frame.items or ()) + 2 * len(frame.entries)
        self.keys.update(frame.entries)
        if frame.anchor is not None:
            count = self._count + 1 - frame.before
            self._anchors[frame.anchor] = _Built(node, count, frame.height)
        return self._counted(frame.at, frame.height) and self._put(node, frame.at)

    def _take_plain(self, next_event: Callable[[], Any]) -> Any:
        """Takes keys and single values in which nothing can be wrong, as most are, quickly.

        Gives the first event that is anything else.
        """
        frame, event, scalar = self._frame, next_event(), yaml.ScalarEvent
        if frame is None or frame.key is _NO_KEY:
            return event
        key, items, entries, of_event = frame.key, frame.items, frame.entries, self._of_event
        left = self._most_entries - len(entries if items is None else items)
        while left > 0 and type(event) is scalar and event.implicit[0]:  # plain, without a tag
            value: Any = event.value
            begins = value[:1]
            is_short = len(value) <= self._most_characters
            if not begins or begins == "<" or event.anchor is not None or not is_short:
                break
            at = of_event, event.start_mark, event.end_mark
            if key is None and items is None:
                value = resolve_key(value) if begins in NUMBERS_BEGIN else value
                if value in entries:
                    break
                key = Scalar(value, at)
            else:
                if begins in NO_TEXT_BEGINS:
                    try:
                        value = resolve(value)
                    except NotFiniteError:
                        break
                if items is not None:
                    items.append(Scalar(value, at))
                elif key is not None:
                    entries[key.value] = Entry(key, Scalar(value, at))
                    key = None
                left -= 1
            event = next_event()
        frame.key = key
        return event

    def add_scalar(self, event: Any) -> bool:
        """Takes a key or a single value."""
        at = self._of_event, event.start_mark, event.end_mark
        text, style, frame = event.value, event.style, self._frame
        is_plain = not style and event.implicit[0]
        if event.tag is not None:
            self._refuse_tag(event, at)
        if style == '"':  # only there \x1b and the like can be written
            self._refuse_control_character(text, at)
        if len(text) > self._most_characters:
            return self._too_long(text, at)
        value: Plain = text
        if frame is not None and frame.key is None and frame.items is None:
            if is_plain and text[:1] in NUMBERS_BEGIN:
                value = resolve_key(text)
            elif is_plain and text == "<<":
                self._refuse_merge_key(at)
        elif is_plain and text[:1] in NO_TEXT_BEGINS:
            if frame is None and not text:
                return True  # a file with nothing but "---" or an empty value is empty
            value = self._value(text or self._meant_colour(event), at)
        scalar = Scalar(value, at)
        if event.anchor is not None:
            self._anchors[event.anchor] = _Built(scalar, 1, 0)
        return self._put(scalar, at)

    def _too_long(self, text: str, at: At) -> bool:
        message = f"this text has {len(text):,} characters"
        help_text = remedy("text-characters")
        self._report(codes.SIZE_LIMIT.diagnostic(message, span=span_at(at), help=help_text))
        return False

    def _value(self, text: str, at: At) -> Plain:
        try:
            return resolve(text)
        except NotFiniteError:
            short = text if len(text) <= 20 else text[:17] + "…"  # noqa: PLR2004 - fits a line
            self._report(
                codes.WRONG_VALUE.diagnostic(
                    f"{short} is not a number that can be used",
                    span=span_at(at),
                    help="write a finite number, or quotes around it if it is text",
                )
            )
            return 0

    def add_alias(self, event: Any) -> bool:
        """Takes the value that an alias names."""
        at = (self._of_event, event.start_mark, event.end_mark)
        built = self._anchors.get(event.anchor)
        if built is None:
            inside = event.anchor in self._anchors
            self._report(
                codes.YAML_SYNTAX.diagnostic(
                    f"*{event.anchor} stands inside the value that it names"
                    if inside
                    else f"there is no anchor &{event.anchor} above this line",
                    span=span_at(at),
                    help=None if inside else "texts that start with '*' need quotes",
                )
            )
            built = _Built(Scalar(None, at), 1, 0)
        if self._depth + built.height > self._most_nested:
            return self._too_deep(at)
        self._count += built.count - 1
        return self._counted(at, built.height) and self._put(built.node, at)

    def _counted(self, at: At, height: int) -> bool:
        """Looks at the size of a finished collection, and how high it makes the one around it."""
        if self._frame is not None:
            self._frame.height = max(self._frame.height, height + 1)
        return self._count <= self._most_values or self._too_much(self._count, at)

    def _put(self, node: Node, at: At) -> bool:
        """Puts a finished value where it belongs: root, list item, key or value."""
        frame = self._frame
        if frame is None:
            self.root = node
        elif frame.items is not None:
            frame.items.append(node)
            return len(frame.items) <= self._most_entries or self._too_many(frame)
        elif frame.key is None:
            frame.key = self._key(frame, node, at)
        else:
            if frame.key is not _NO_KEY:
                frame.entries[frame.key.value] = Entry(frame.key, node)
            frame.key = None
            return len(frame.entries) <= self._most_entries or self._too_many(frame)
        return True

    def _key(self, frame: _Frame, node: Node, at: At) -> Scalar:
        """The key; ``_NO_KEY`` for a collection or a key that the mapping has already."""
        if not isinstance(node, Scalar):
            self._report(
                codes.YAML_SYNTAX.diagnostic(
                    "a list or mapping cannot be a key",
                    span=span_at(at),
                    help="texts that start with '{' or '[' need quotes",
                )
            )
            return _NO_KEY
        key = node if type(node.value) in _KEYS else Scalar(str(node.value), at)
        if key.value not in frame.entries:
            return key
        self._report(
            codes.YAML_SYNTAX.diagnostic(
                f"the key '{key.value}' appears twice in this mapping",
                span=span_at(at),
                help="delete or rename one of the two",
                related=(Related("first defined here", frame.entries[key.value].key.span),),
            )
        )
        return _NO_KEY

    def _too_much(self, count: int, at: At) -> bool:
        self._report(
            codes.SIZE_LIMIT.diagnostic(
                f"there are {count:,} or more values, aliases expanded: a game needs a few "
                "thousand; check for aliases that multiply each other",
                span=span_at(at),
                help=remedy("values"),
            )
        )
        return False

    def _too_many(self, frame: _Frame) -> bool:
        size = len(frame.entries if frame.items is None else frame.items)
        kind = "mapping" if frame.items is None else "list"
        self._report(
            codes.SIZE_LIMIT.diagnostic(
                f"this {kind} has {size:,} or more entries",
                span=span_at(frame.at),
                help=remedy("entries"),
            )
        )
        return False

    def _too_deep(self, at: At) -> bool:
        self._report(
            codes.SIZE_LIMIT.diagnostic(
                f"values are nested more than {self._most_nested} levels deep: check for brackets "
                f"that are not closed",
                span=span_at(at),
                help=remedy("nesting"),
            )
        )
        return False

    def _refuse_tag(self, event: Any, at: At) -> None:
        if event.tag is not None:
            self._report(
                codes.YAML_SYNTAX.diagnostic(
                    f"the tag {event.tag.replace('tag:yaml.org,2002:', '!!')} is not supported",
                    span=span_at(at),
                    help="delete the tag; texts that start with '!' need quotes",
                )
            )

    def _refuse_control_character(self, text: str, at: At) -> None:
        found = control_character(text, lambda _: span_at(at))
        if found is not None:
            self._report(found)

    def _meant_colour(self, event: Any) -> str:
        """The colour that was meant where a ``#`` leaves a value empty, which is reported."""
        found = self._colour_behind(event.end_mark.line, event.end_mark.column)
        if found is not None:
            span, colour = found
            self._report(
                codes.YAML_SYNTAX.diagnostic(
                    "'#' begins a comment; the rest of the line is not read",
                    span=span,
                    help=f'put quotes around it: "{colour}"',
                )
            )
        return found[1] if found else ""

    def _refuse_merge_key(self, at: At) -> None:
        self._report(
            codes.YAML_SYNTAX.diagnostic(
                "the merge key '<<' is not supported",
                span=span_at(at),
                help="state the values here, or share them with 'extends'",
            )
        )

    def _report(self, diagnostic: Diagnostic) -> None:
        self.diagnostics.append(diagnostic)


_COLOUR = re.compile(r"[ \t]+(#(?:[0-9a-fA-F]{3}){1,2})(?:[ \t]+#.*|[ \t]*)")
_KEYS = frozenset({str, int, bool})
_TOO_DEEP = "exceeded maximum nesting depth"
"""What libyaml says."""
_NO_KEY = Scalar(None, Span(""))

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
