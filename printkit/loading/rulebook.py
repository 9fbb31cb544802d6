"""The text of a rulebook, from the pack that has it, with the blocks that it includes.

``{% include "auction" %}`` alone on a line stands for ``rules/<language>/auction.md``: of the pack,
of its bases, or of those that come with printkit. So an edition replaces a block by a file of that
name, and drops it by an empty one.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import NamedTuple

from printkit.diagnostics import Diagnostic, Span
from printkit.loading.codes import UNKNOWN_KEY
from printkit.loading.files import files_beside, meant_file
from printkit.loading.language_files import is_in_language_file
from printkit.loading.load import Loaded
from printkit.loading.packs import VARIANT, Pack, pack_file
from printkit.loading.placeholders import with_words
from printkit.loading.rulebook_text import Origin, RulebookText
from printkit.shipped import shipped_folder
from printkit.source.codes import UNREADABLE_FILE
from printkit.source.encoding import read_text
from printkit.suggestion import did_you_mean

FOLDER = "rules"
"""Where a pack keeps its blocks, in a folder for each language."""
SHARED = Pack(VARIANT, shipped_folder("boards"), "boards")
"""Where the blocks stand that come with printkit."""
DEEPEST = 4
"""Blocks that include others."""
_INCLUDE = re.compile(r"[ \t]*\{%-?[ \t]*include[ \t]+([\"'])([^\"'\n]{1,80})\1[ \t]*-?%\}[ \t]*")


def read_rulebook(loaded: Loaded) -> RulebookText | Diagnostic | None:
    """The rulebook that the variant names; None if it names none.

    The file is looked up in the pack and then in its bases, so that an edition inherits the
    rules of its base.
    """
    variant = loaded.variant
    if variant is None or variant.rulebook is None:
        return None
    span = loaded.index.span_of(("rulebook",))
    missing: Diagnostic | None = None
    for pack, codes in zip(loaded.chain, loaded.spoken.stated, strict=True):
        path = pack_file(pack, variant.rulebook, span)
        if isinstance(path, Diagnostic):
            return path
        shown = pack.shown_file(variant.rulebook)
        text = read_text(path, shown, loaded.reader.read)
        if not isinstance(text, Diagnostic):
            book = RulebookText(text, shown, pack is not loaded.chain[0])
            blocks = _Blocks(loaded, _tongue(variant.language, codes, shown))
            whole = _with_blocks(book, blocks)
            return replace(whole, text=with_words(whole.text, loaded.placeholders))
        if loaded.reader.is_file(path):
            return text
        missing = missing or text
    return None if missing is None else _at(missing, span, loaded, variant.rulebook)


def _tongue(wanted: str, codes: Sequence[str], file: str) -> str:
    """The language that a rulebook of a pack in these languages is in, which its blocks have too.

    That is the one wanted, or the pack's first where nobody has translated it.
    """
    mains = {code.partition("-")[0] for code in codes}
    translated = is_in_language_file(file) or not mains or wanted.partition("-")[0] in mains
    return wanted if translated else codes[0]


def _at(diagnostic: Diagnostic, span: Span, loaded: Loaded, wanted: str) -> Diagnostic:
    """The finding where the definition names the file, with the file that may be meant."""
    there = [name for pack in loaded.chain for name in files_beside(loaded.reader, pack, wanted)]
    return replace(
        diagnostic,
        span=span,
        help=meant_file(wanted, there)
        or "name a Markdown file of the pack, or leave 'rulebook' out",
    )


def _with_blocks(book: RulebookText, blocks: "_Blocks") -> RulebookText:
    """The book with its blocks in their places."""
    if "include" not in book.text:
        return book
    blocks.loaded.reader.admit(SHARED.folder / FOLDER)
    blocks.add(book)
    blocks.find_unused()
    return replace(
        book,
        text="\n".join(blocks.lines),
        origins=tuple(blocks.origins),
        diagnostics=tuple(blocks.diagnostics),
    )


class _Include(NamedTuple):
    """A line that stands for a block, counted from 0, and where in it the name stands."""

    line: int
    name: str
    start: int
    end: int


@lru_cache(64)
def _includes(text: str) -> tuple[_Include, ...]:
    lines = enumerate(text.split("\n") if "include" in text else ())
    found = ((at, _INCLUDE.fullmatch(line)) for at, line in lines if "include" in line)
    return tuple(_Include(at, m[2], m.start(2) + 1, m.end(2) + 1) for at, m in found if m)


@lru_cache(64)
def _origins(file: str, count: int, *, is_inherited: bool) -> tuple[Origin, ...]:
    return tuple(Origin(file, line, is_inherited) for line in range(1, count + 1))


@dataclass(slots=True)
class _Blocks:
    """Looks blocks up for one game in one language, and puts a book together."""

    loaded: Loaded
    language: str
    lines: list[str] = field(default_factory=list)
    origins: list[Origin] = field(default_factory=list)
    diagnostics: list[Diagnostic] = field(default_factory=list)
    _names: dict[tuple[int, str], frozenset[str]] = field(default_factory=dict)
    _included: set[str] = field(default_factory=set)

    def add(self, book: RulebookText, depth: int = 0) -> None:
        """The lines of a text and of all that it includes."""
        lines, done = book.text.split("\n"), 0
        origins = _origins(book.file, len(lines), is_inherited=book.is_inherited)
        for include in _includes(book.text):
            self.lines += lines[done : include.line]
            self.origins += origins[done : include.line]
            done = include.line + 1
            span = Span(book.file, done, include.start, include.end)
            if depth >= DEEPEST:
                self._too_deep(span)
            elif (block := self._block(include.name, span)) is not None:
                self.add(block, depth + 1)
        self.lines += lines[done:]
        self.origins += origins[done:]

    def _block(self, name: str, span: Span) -> RulebookText | None:
        """The block of a name, from the first pack that has it."""
        self._included.add(name)
        files = self._files(name)
        places = [(pack, file) for pack in self._packs() for file in files]
        there = next((place for place in places if self._is_there(*place)), None)
        for pack, file in places if there is None else (there,):
            path = pack_file(pack, file, span)
            if isinstance(path, Diagnostic):
                self.diagnostics.append(path)
                return None
            if there is not None:
                shown = pack.shown_file(file)
                text = read_text(path, shown, self.loaded.reader.read)
                if isinstance(text, Diagnostic):
                    self.diagnostics.append(text)
                    return None
                return RulebookText(text.strip("\n"), shown, pack is not self.loaded.chain[0])
        self._missing(name, span)
        return None

    def find_unused(self) -> None:
        """Report the edition's own blocks that nothing includes, if all else is found."""
        if self.diagnostics:
            return
        own = self.loaded.chain[0]
        for folder in self._folders():
            for file in sorted(self._there(own, folder)):
                name = file.removesuffix(".md")
                is_block = file != name and name not in self._included
                if is_block and (own.folder / folder / file).is_file():
                    self._unused(name, Span(own.shown_file(f"{folder}/{file}")))

    def _unused(self, name: str, span: Span) -> None:
        message = f"the rulebook includes no block '{name}'"
        listed = f"it includes {', '.join(sorted(self._included))}"
        remedy = did_you_mean(name, self._included) or listed
        self.diagnostics.append(UNKNOWN_KEY.diagnostic(message, span=span, help=remedy))

    def _is_there(self, pack: Pack, file: str) -> bool:
        folder, _, name = file.rpartition("/")
        return name in self._there(pack, folder)

    def _there(self, pack: Pack, folder: str) -> frozenset[str]:
        """The names in a folder of a pack, which are looked up once."""
        known = self._names.get((id(pack), folder))
        if known is None:
            known = frozenset(self.loaded.reader.names(pack.folder / folder))
            self._names[id(pack), folder] = known
        return known

    def _packs(self) -> tuple[Pack, ...]:
        return *self.loaded.chain, SHARED

    def _files(self, name: str) -> list[str]:
        """Where the block may stand in a pack."""
        return [f"{folder}/{name}.md" for folder in self._folders()]

    def _folders(self) -> list[str]:
        """Where blocks stand in a pack: ``de-AT`` takes what there is in ``de`` too."""
        codes = dict.fromkeys([self.language, self.language.partition("-")[0]])
        return [f"{FOLDER}/{code}" for code in codes]

    def _missing(self, name: str, span: Span) -> None:
        file = self._files(name)[-1]
        there = sorted(
            each.rpartition("/")[2].removesuffix(".md")
            for pack in self._packs()
            for each in files_beside(self.loaded.reader, pack, file)
        )
        self.diagnostics.append(
            UNREADABLE_FILE.diagnostic(
                f"there is no block {name!r} to include: neither the pack nor printkit has {file}",
                span=span,
                help=did_you_mean(name, there)
                or (f"there is {', '.join(there)}" if there else f"write {file}"),
            )
        )

    def _too_deep(self, span: Span) -> None:
        message = f"blocks include one another more than {DEEPEST} deep"
        remedy = "let no block include itself, directly or through others"
        self.diagnostics.append(UNREADABLE_FILE.diagnostic(message, span=span, help=remedy))
