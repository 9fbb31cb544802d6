"""A sound variant with the text of its own files, and where each value stands in it."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

from printkit.diagnostics import Diagnostic, Route, Severity, Span
from printkit.loading.index import SourceIndex
from printkit.loading.load import Loaded, load
from printkit.loading.rulebook import read_rulebook
from printkit.loading.rulebook_text import RulebookText
from printkit.model import Variant
from printkit.pipeline.checks import check_prepared
from printkit.pipeline.prepare import Prepared
from printkit.source.nodes import Node, Plain, Scalar, walk
from printkit.source.pack_reader import PackReader

_TEXTS = (".yaml", ".csv", ".md")
"""The files in which slips are planted: a spreadsheet is none that people type into like this."""


class Edit(NamedTuple):
    """The characters of a file from ``start`` to ``end`` become another text."""

    file: str
    start: int
    end: int
    text: str


class Value(NamedTuple):
    """A single value in one of the pack's own files; ``language`` is the one it is read in."""

    route: Route
    value: Plain
    span: Span
    language: str


@dataclass(frozen=True)
class PackText:
    """A variant by name or folder. Its bases belong to others and are never changed."""

    reference: str
    name: str
    found: dict[tuple[Edit, ...], list[Diagnostic]] = field(default_factory=dict)
    variants: dict[str, Variant | None] = field(default_factory=dict)

    @cached_property
    def loaded(self) -> Loaded:
        """The variant as it is, in its first language."""
        return load(self.reference)

    @cached_property
    def variant(self) -> Variant:
        """The sound variant."""
        assert self.loaded.variant is not None  # noqa: S101 - slips are planted in sound variants
        return self.loaded.variant

    def variant_in(self, language: str) -> Variant:
        """The sound variant with the words of a language."""
        if language not in self.variants:
            self.variants[language] = load(self.reference, language=language).variant
        return self.variants[language] or self.variant

    @cached_property
    def index(self) -> SourceIndex:
        """Where the values of the variant stand, bases included."""
        return self.loaded.index

    @cached_property
    def paths(self) -> dict[str, Path]:
        """The pack's own files, by the names that findings use."""
        pack = self.loaded.pack
        beside = (path for path in self.loaded.files if path.parent == pack.folder)
        own = [path for path in beside if path.suffix in _TEXTS]
        own += [pack.folder / name for name in self.rulebooks]
        return {pack.shown_file(path.name): path for path in own}

    @cached_property
    def rulebooks(self) -> dict[str, str]:
        """The pack's own rulebooks beside its definition, each with its language."""
        books = {self.variant_in(code).rulebook: code for code in self.loaded.languages}
        beside = {path.name for path in self.loaded.pack.folder.iterdir() if path.is_file()}
        return {name: code for name, code in books.items() if name in beside}

    @cached_property
    def texts(self) -> dict[str, str]:
        """Their texts."""
        return {shown: path.read_text(encoding="utf-8") for shown, path in self.paths.items()}

    @cached_property
    def inherited_rulebook(self) -> str:
        """The text of the base's rulebook, if the pack has none of its own."""
        found = None if self.rulebooks else read_rulebook(self.loaded)
        return found.text if isinstance(found, RulebookText) else ""

    @cached_property
    def values(self) -> list[Value]:
        """All single values of the own files, each once."""
        found: dict[Span, Value] = {}
        for language in self.loaded.languages:
            for route, node in walk(load(self.reference, language=language).index.root):
                if isinstance(node, Scalar) and node.span.file in self.texts:
                    found.setdefault(node.span, Value(route, node.value, node.span, language))
        return list(found.values())

    @cached_property
    def by_route(self) -> dict[Route, Value]:
        """The same by their routes, in the first language."""
        return {value.route: value for value in reversed(self.values)}

    def offset(self, span: Span) -> int:
        """Where a span starts, counted in characters of its file."""
        lines = self.texts[span.file].split("\n")
        return sum(len(line) + 1 for line in lines[: span.line - 1]) + span.column - 1

    def replace(self, span: Span, text: str) -> Edit:
        """Another text in place of a span; quotation marks around it stay."""
        start = self.offset(span)
        end = start + span.end_column - span.column
        quotes = self.texts[span.file][start] in "\"'"
        return Edit(span.file, start + quotes, end - quotes, text)

    def block(self, span: Span) -> tuple[int, int]:
        """From the line of a key to where the next one that is not deeper begins."""
        lines = self.texts[span.file].split("\n")
        first = span.line - 1
        deeper = takewhile(
            lambda line: not line.strip() or len(line) - len(line.lstrip()) >= span.column,
            lines[first + 1 :],
        )
        start = self.offset(Span(span.file, span.line))
        end = start + len(lines[first]) + 1 + sum(len(line) + 1 for line in deeper)
        return start, min(end, len(self.texts[span.file]))

    def without(self, key: Span) -> Edit:
        """No lines from a key to where the next one that is not deeper begins."""
        return Edit(key.file, *self.block(key), "")

    def line(self, span: Span) -> Edit:
        """Nothing in place of the line of a value."""
        text = self.texts[span.file]
        start = self.offset(Span(span.file, span.line))
        return Edit(span.file, start, text.index("\n", start) + 1, "")

    def search(self, pattern: str, span: Span, key: Span) -> re.Match[str] | None:
        """A pattern in the value that starts at ``span``, inside the block of ``key``."""
        _, end = self.block(key)
        return re.compile(pattern).search(self.texts[span.file], self.offset(span), end)

    def base_value(self, route: Route) -> object:
        """What the base states in place of this value, or nothing."""
        place = self.index.base_span_of(route)
        return None if place is None else self._base_values.get(place)

    def is_as_in_base(self, value: Value) -> bool:
        """Whether the base has the same value at this route, be it within a list."""
        return self._base_routes.get((value.language, *value.route)) == value.value

    @cached_property
    def _base_values(self) -> Mapping[Span, Plain]:
        nodes = self._base_nodes()
        return {node.span: node.value for _, node in nodes if isinstance(node, Scalar)}

    @cached_property
    def _base_routes(self) -> Mapping[Route, Plain]:
        return {
            (language, *route): node.value
            for language in self.loaded.languages
            for route, node in self._base_nodes(language)
            if isinstance(node, Scalar)
        }

    def _base_nodes(self, language: str | None = None) -> Iterator[tuple[Route, Node]]:
        if len(self.loaded.chain) > 1:
            base = self.loaded.chain[1]
            name = base.id if not base.by_path else str(base.folder)
            yield from walk(load(name, language=language).index.root)

    def findings(self, edits: tuple[Edit, ...]) -> list[Diagnostic]:
        """Errors and warnings of the definition after the edits, as `check` reports them."""
        reader = PackReader({self.paths[file]: text for file, text in apply(self.texts, edits)})
        loaded = load(self.reference, reader=reader)
        # Themes are left out: no slip changes them.
        found = check_prepared(Prepared(loaded, None, read_rulebook(loaded)), pieces=False)
        return [d for d in found if d.severity is not Severity.INFO]

    def before(self, setup: tuple[Edit, ...]) -> list[Diagnostic]:
        """The findings without the slip."""
        if setup not in self.found:
            self.found[setup] = self.findings(setup)
        return self.found[setup]


def apply(texts: Mapping[str, str], edits: tuple[Edit, ...]) -> Iterator[tuple[str, bytes]]:
    """The files that the edits change, as bytes."""
    for file in dict.fromkeys(edit.file for edit in edits):
        text = texts[file]
        for edit in sorted((e for e in edits if e.file == file), reverse=True):
            text = text[: edit.start] + edit.text + text[edit.end :]
        yield file, text.encode()
