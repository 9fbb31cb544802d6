"""Comments that silence findings: ``# printkit: ignore[PK201]``.

At the end of a line, or alone above it, a comment silences findings on that line;
``# printkit: ignore-file[PK201]`` silences them in the whole file and, as tables have no
comments, in the CSV files of the same folder.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice

from printkit.diagnostics import Diagnostic, Fix, Severity, Span, TextEdit
from printkit.findings import codes
from printkit.findings.catalogue import all_words, rule_meant
from printkit.former_rules import retired
from printkit.records import record
from printkit.source.table_files import is_table

_COMMENT = re.compile(
    r"(?:^|\s)#\s*printkit:\s*(?P<kind>ignore-file|ignore)\b(?:\[(?P<codes>[^\]]*)\])?"
)
_SPOKEN = re.compile(r"#\s*printkit:")
"""What all comments have in common, which is seen sooner."""
_CODE = re.compile(r"[^\s,]+")
MOST_CODES = 1_000
"""Codes in the comments of a file that are heeded; nobody silences so many."""
_BARE = re.compile(r"[\s:=(]*(?P<codes>PK\d{3}(?:[\s,]+PK\d{3})*)")
"""Codes behind the word, of which the brackets are missing."""


@record
class Suppression:
    """A code, or a rule's name, in such a comment.

    ``line`` is the line it speaks of, or nothing for the file.
    """

    code: str
    span: Span
    line: int | None
    bare: str = "PK201"
    """Where no code is in brackets: what stands behind the word, or an example."""
    removal: TextEdit | None = None
    """What takes the code out of the file, and the comment where it was the only one."""

    @property
    def about(self) -> "About":
        """What it silences: of a file also the tables beside it."""
        return self.code, self.span.file, self.line


About = tuple[str, str, int | None]
"""A code or a rule's name, a file, and a line of it or nothing for the whole file."""


def suppress(diagnostics: Iterable[Diagnostic], texts: Mapping[str, str]) -> list[Diagnostic]:
    """The findings that no comment silences, and what is wrong with the comments.

    ``texts`` are the YAML files that were read, by the names that the findings use. Errors of
    structure are never silenced.
    """
    comments: list[Suppression] = []
    too_many: list[Diagnostic] = []
    for shown, text in texts.items():
        found = find_suppressions(shown, text)
        comments += islice(found, MOST_CODES)
        too_many += map(_one_too_many, islice(found, 1))
    by_about: dict[About, Suppression] = {}
    for comment in reversed(comments):
        by_about[comment.about] = comment
    used: set[About] = set()
    kept = too_many
    for diagnostic in diagnostics:
        meant = [about for about in _silencing(diagnostic, texts) if about in by_about]
        used.update(meant)
        if not meant or is_structural(diagnostic):
            kept.append(diagnostic)
            if meant:
                kept.append(_not_silenced(by_about[meant[0]]))
    known = all_words()
    return kept + [_stale(comment, known) for comment in comments if comment.about not in used]


def _silencing(diagnostic: Diagnostic, texts: Iterable[str]) -> Iterator[About]:
    """What a comment has to be about to silence the finding."""
    span = diagnostic.span
    if span is None:
        return
    folder = span.file.rpartition("/")[0]
    beside = [file for file in texts if is_table(span.file) and file.rpartition("/")[0] == folder]
    for word in (diagnostic.code, diagnostic.name, *diagnostic.formerly):
        yield word, span.file, span.line
        yield from ((word, file, None) for file in (span.file, *beside))


def find_suppressions(shown: str, text: str) -> Iterator[Suppression]:
    """The comments in a YAML text, one for each code."""
    if _SPOKEN.search(text) is None:
        return
    lines = text.split("\n")
    spoken = [n for n, line in enumerate(lines, start=1) if "#" in line and "printkit:" in line]
    following = _following(lines) if spoken else []
    for number in spoken:
        line = lines[number - 1]
        for match in _COMMENT.finditer(line):
            alone = not line[: match.start()].strip()
            target = following[number - 1] if alone else number
            target_or_file = None if match["kind"] == "ignore-file" else target
            yield from _codes(shown, number, target_or_file, match)


def is_structural(diagnostic: Diagnostic) -> bool:
    """Whether the finding leaves a part of the game undefined."""
    return diagnostic.code.startswith("PK1") and diagnostic.severity is Severity.ERROR


def _codes(
    shown: str, number: int, target: int | None, match: re.Match[str]
) -> Iterator[Suppression]:
    if not (match["codes"] or "").strip():
        column = match.start("kind") + 1
        span = Span(shown, number, column, match.end("kind") + 1)
        bare = _BARE.match(match.string, match.end())
        yield Suppression("", span, target, bare["codes"] if bare else "PK201")
        return
    start = match.start("codes")
    codes_there = list(_CODE.finditer(match.string, start, match.end("codes")))
    for index, code in enumerate(codes_there):
        span = Span(shown, number, code.start() + 1, code.end() + 1)
        edit = _removal(shown, number, match, codes_there, index)
        yield Suppression(code[0], span, target, removal=edit)


def _following(lines: list[str]) -> list[int]:
    """For each line the number of the next one with content; its own where none follows."""
    found = list(range(1, len(lines) + 1))
    following: int | None = None
    for number in range(len(lines), 0, -1):
        found[number - 1] = following or number
        line = lines[number - 1].strip()
        if line and not line.startswith("#"):
            following = number
    return found


def _one_too_many(comment: Suppression) -> Diagnostic:
    return codes.UNKNOWN_RULE.diagnostic(
        f"comments of one file silence at most {MOST_CODES:,} codes",
        span=comment.span,
        help="delete the comments from here on",
    )


def _stale(comment: Suppression, known: frozenset[str]) -> Diagnostic:
    if not comment.code:
        return codes.UNKNOWN_RULE.diagnostic(
            "this comment names no code in brackets",
            span=comment.span,
            help=f"write {'ignore' if comment.line else 'ignore-file'}[{comment.bare}]",
        )
    gone = retired(comment.code)
    if comment.code not in known and not gone:
        return _unknown(comment, known)
    return codes.UNUSED_SUPPRESSION.diagnostic(
        gone or f"there is no {comment.code} to silence here",
        span=comment.span,
        help="delete the code, or the comment if it names no other",
        fix=Fix(f"delete '{comment.code}'", (comment.removal,)) if comment.removal else None,
    )


def _unknown(comment: Suppression, known: frozenset[str]) -> Diagnostic:
    longer = sorted(word for word in known if word.startswith(comment.code))
    if longer:
        message = f"'{comment.code}' is only the beginning of codes"
        return codes.UNKNOWN_RULE.diagnostic(
            message, span=comment.span, help=f"write the whole code, such as {longer[0]}"
        )
    return codes.UNKNOWN_RULE.diagnostic(
        f"there is no rule '{comment.code}'",
        span=comment.span,
        help=rule_meant(comment.code) or "`printkit explain` and docs/rules.md list all codes",
    )


def _not_silenced(comment: Suppression) -> Diagnostic:
    return codes.FIXED_SEVERITY.diagnostic(
        f"{comment.code} cannot be silenced: without this the game cannot be drawn",
        span=comment.span,
        help="fix the mistake, and delete the comment",
    )


_NEXT = re.compile(r"(?<=\s)#")


def _removal(
    file: str, number: int, comment: re.Match[str], listed: Sequence[re.Match[str]], index: int
) -> TextEdit:
    """The edit that takes one of the codes out of a comment on line ``number``, or all of it."""
    if len(listed) == 1:
        return _whole(file, number, comment)
    start, end = listed[index].span()
    if index:
        start = listed[index - 1].end()
    else:
        end = listed[1].start()
    return TextEdit(Span(file, number, start + 1, end + 1), "")


def _whole(file: str, number: int, comment: re.Match[str]) -> TextEdit:
    """The edit that deletes the comment up to the next one, and its line if nothing is left."""
    line = comment.string
    content = line[: comment.start()].rstrip()
    another = _NEXT.search(line, comment.end())
    if another is None:
        end = len(line) + (1 if content else 2)
        return TextEdit(Span(file, number, len(content) + 1, end), "")
    if content:
        gap = max(comment.end(), len(line[: another.start()].rstrip()))
        return TextEdit(Span(file, number, len(content) + 1, gap + 1), "")
    return TextEdit(Span(file, number, line.index("#") + 1, another.end()), "")
