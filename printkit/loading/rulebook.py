"""The text of a rulebook, from the pack that has it, with the blocks that it includes.

``{% include "auction" %}`` alone on a line stands for ``rules/<language>/auction.md``: of the pack,
of its bases, or of those that come with printkit. So an edition replaces a block by a file of that
name, and drops it by an empty one.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from printkit.diagnostics import Diagnostic, Span
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
    lines = list(blocks.lines(book, 0))
    return replace(
        book,
        text="\n".join(line for line, _ in lines),
        origins=tuple(origin for _, origin in lines),
        diagnostics=tuple(blocks.diagnostics),
    )


@dataclass(slots=True)
class _Blocks:
    """Looks blocks up for one game in one language."""

    loaded: Loaded
    language: str
    diagnostics: list[Diagnostic] = field(default_factory=list)

    def lines(self, book: RulebookText, depth: int) -> Iterator[tuple[str, Origin]]:
        """The lines of a text and of all that it includes."""
        for number, line in enumerate(book.text.split("\n"), 1):
            found = _INCLUDE.fullmatch(line) if "include" in line else None
            if found is None:
                yield line, book.origin(number)
                continue
            span = Span(book.file, number, found.start(2) + 1, found.end(2) + 1)
            if depth >= DEEPEST:
                self._too_deep(span)
            elif (block := self._block(found[2], span)) is not None:
                yield from self.lines(replace(block, text=block.text.strip("\n")), depth + 1)

    def _block(self, name: str, span: Span) -> RulebookText | None:
        """The block of a name, from the first pack that has it."""
        for pack in self._packs():
            for file in self._files(name):
                path = pack_file(pack, file, span)
                if isinstance(path, Diagnostic):
                    self.diagnostics.append(path)
                    return None
                if not self.loaded.reader.is_file(path):
                    continue
                shown = pack.shown_file(file)
                text = read_text(path, shown, self.loaded.reader.read)
                if isinstance(text, Diagnostic):
                    self.diagnostics.append(text)
                    return None
                return RulebookText(text, shown, pack is not self.loaded.chain[0])
        self._missing(name, span)
        return None

    def _packs(self) -> tuple[Pack, ...]:
        return *self.loaded.chain, SHARED

    def _files(self, name: str) -> list[str]:
        """Where the block may stand in a pack: ``de-AT`` takes what there is in ``de`` too."""
        codes = dict.fromkeys([self.language, self.language.partition("-")[0]])
        return [f"{FOLDER}/{code}/{name}.md" for code in codes]

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
