"""``{% if %}`` and ``{% for %}`` in a rulebook: which parts of it are printed, and how often.

A statement that stands alone on its line takes the line with it. The templates of figures, in
fences, are left as they are: they have statements of their own.
"""

import re
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from printkit.records import record
from printkit.templating.absence import EvaluationFailure
from printkit.templating.scanning import Piece, SourceKind, pieces_of_text

DEEPEST = 20
"""Statements in one another."""
_FENCE = re.compile(r"^(```+figure\b[^\n]*\n)(.*?)(?=^```+[ \t]*$)", re.MULTILINE | re.DOTALL)
_FOR = re.compile(r"for\s+([a-z_]\w*)\s+in\s+(.+)", re.DOTALL)
_BLANKS = re.compile(r"[ \t]*")


@record
class Written:
    """Something that is printed: a text, or an expression in braces; ``start`` is its offset."""

    piece: Piece
    start: int


@record
class Chosen:
    """The first part whose condition holds; the condition of ``else`` is empty."""

    parts: tuple[tuple[str, "Parts"], ...]
    start: int


@record
class Repeated:
    """A part that is printed for each value of an expression, which it calls ``name``."""

    name: str
    values: str
    body: "Parts"
    start: int


Part = Written | Chosen | Repeated
Parts = tuple[Part, ...]


class StatementError(Exception):
    """A statement that cannot be read, at an offset of the text."""

    def __init__(self, words: str, start: int, end: int, help_text: str | None = None) -> None:
        super().__init__(words)
        self.failure = EvaluationFailure(words, help_text)
        self.start, self.end = start, end


@lru_cache(maxsize=16)
def parts_of(text: str) -> Parts:
    """The parts of a text in order.

    Raises:
        StatementError: a statement is none, has no end, or ends nothing.
    """
    reader = _StatementReader(deque(_pieces(text)))
    parts = reader.parts(())
    if reader.rest:
        raise reader.refused("ends nothing", reader.rest[0])
    return parts


def _pieces(text: str) -> Iterator[Written]:
    """The pieces with their offsets; statements alone on a line without what is around them."""
    done = 0
    found: list[Written] = []
    for fence in _FENCE.finditer(text):
        found += _scanned(text[done : fence.end(1)], done)
        found.append(Written(Piece(SourceKind.TEXT, fence[2], fence.start(2)), fence.start(2)))
        done = fence.end()
    found += _scanned(text[done:], done)
    for at, each in enumerate(found):
        if each.piece.kind is not SourceKind.TEXT:
            yield each
            continue
        words, start = each.piece.text, each.start
        if at and _is_alone(found, at - 1):
            blanks = _BLANKS.match(words)
            cut = (blanks.end() if blanks else 0) + 1
            words, start = words[cut:], start + cut
        if at + 1 < len(found) and _is_alone(found, at + 1):
            words = words.rstrip(" \t")
        yield Written(Piece(SourceKind.TEXT, words, start), start)


def _scanned(text: str, offset: int) -> list[Written]:
    return [Written(piece, piece.start + offset) for piece in pieces_of_text(text)]


def _is_alone(found: Sequence[Written], at: int) -> bool:
    """Whether this is a statement with nothing else on its line."""
    if found[at].piece.kind is not SourceKind.STATEMENT:
        return False
    before = found[at - 1].piece.text.rpartition("\n") if at else ("", "\n", "")
    after = found[at + 1].piece.text.partition("\n") if at + 1 < len(found) else ("", "\n", "")
    starts = before[1] and not before[2].strip(" \t")
    return bool(starts and after[1] and not after[0].strip(" \t"))


@dataclass(slots=True)
class _StatementReader:
    """Reads one piece after the other."""

    rest: deque[Written]
    open: list[Written] = field(default_factory=list)

    def parts(self, ends: tuple[str, ...]) -> Parts:
        """The parts up to one of these statements, or to the end."""
        found: list[Part] = []
        while self.rest:
            each = self.rest[0]
            if each.piece.kind is SourceKind.STATEMENT and each.piece.closed:
                word = self._words(each).partition(" ")[0]
                if word in ends:
                    return tuple(found)
                found.append(self._statement(self.rest.popleft(), word))
            else:
                self.rest.popleft()
                if each.piece.kind is not SourceKind.COMMENT:
                    found.append(each)
        if ends:
            raise self.refused(f"has no {{% {ends[-1]} %}}", self.open[-1])
        return tuple(found)

    def refused(self, what: str, at: Written) -> StatementError:
        """What is said of a statement."""
        words = f"{{% {self._words(at)} %}} {what}"
        return StatementError(words, at.start, at.start + len(at.piece.text), _HELP)

    def _statement(self, at: Written, word: str) -> Part:
        if len(self.open) >= DEEPEST:
            raise self.refused(f"stands more than {DEEPEST} deep in others", at)
        self.open.append(at)
        match word:
            case "if":
                part: Part = self._choice(at)
            case "for":
                part = self._loop(at)
            case "include":
                raise self.refused("stands not alone on its line", at)
            case _:
                raise self.refused("is not known here", at)
        self.open.pop()
        return part

    def _choice(self, at: Written) -> Chosen:
        parts: list[tuple[str, Parts]] = []
        condition = self._words(at).removeprefix("if").strip()
        while True:
            parts.append((condition, self.parts(("elif", "else", "endif"))))
            ended = self._words(self.rest.popleft())
            if ended == "endif":
                return Chosen(tuple(parts), at.start)
            condition = ended.removeprefix("elif").removeprefix("else").strip()

    def _loop(self, at: Written) -> Repeated:
        found = _FOR.fullmatch(self._words(at))
        if found is None:
            raise self.refused("is no loop", at)
        body = self.parts(("endfor",))
        self.rest.popleft()
        return Repeated(found[1], found[2].strip(), body, at.start)

    @staticmethod
    def _words(at: Written) -> str:
        """What stands between the braces of a statement."""
        return " ".join(at.piece.inner.strip("-").split())


_HELP = (
    "{% if rules.x %} … {% else %} … {% endif %} chooses, {% for space in spaces %} … "
    "{% endfor %} repeats, and {% include 'auction' %}, alone on its line, brings a block"
)
