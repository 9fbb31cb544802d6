"""Comments that silence findings: ``# printkit: ignore[PK201]``.

At the end of a line, or alone above it, a comment silences findings on that line;
``# printkit: ignore-file[PK201]`` silences them in the whole file and, as tables have no
comments, in the CSV files of the same folder.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from printkit.checking import codes
from printkit.checking.catalogue import all_rules, rule_meant
from printkit.checking.findings.comments import removal
from printkit.diagnostics import Diagnostic, Fix, Severity, Span, TextEdit

_COMMENT = re.compile(
    r"(?:^|\s)#\s*printkit:\s*(?P<kind>ignore-file|ignore)\b(?:\[(?P<codes>[^\]]*)\])?"
)
_CODE = re.compile(r"[^\s,]+")
_BARE = re.compile(r"[\s:=(]*(?P<codes>PK\d{3}(?:[\s,]+PK\d{3})*)")
"""Codes behind the word, of which the brackets are missing."""


_Scope = tuple[str, str, int | None]
"""A code or a rule's name, a file, and the line in it; no line stands for the whole file."""


@dataclass(frozen=True, slots=True)
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
    def scope(self) -> _Scope:
        """What it silences, and where."""
        return self.code, self.span.file, self.line


def suppress(diagnostics: Iterable[Diagnostic], texts: Mapping[str, str]) -> list[Diagnostic]:
    """The findings that no comment silences, and what is wrong with the comments.

    ``texts`` are the YAML files that were read, by the names that the findings use. Errors of
    structure are never silenced.
    """
    comments = [c for shown, text in texts.items() for c in find_suppressions(shown, text)]
    first: dict[_Scope, Suppression] = {}
    for comment in comments:
        first.setdefault(comment.scope, comment)
    used: set[_Scope] = set()
    kept = []
    for diagnostic in diagnostics:
        meant = [scope for scope in _scopes(diagnostic, texts) if scope in first]
        used.update(meant)
        if not meant or is_structural(diagnostic):
            kept.append(diagnostic)
            if meant:
                kept.append(_not_silenced(first[meant[0]]))
    known = {word for rule in all_rules() for word in (rule.code, rule.name)}
    return kept + [_stale(comment, known) for comment in comments if comment.scope not in used]


def _scopes(diagnostic: Diagnostic, files: Iterable[str]) -> Iterator[_Scope]:
    """Where a comment may stand that silences the finding, the closest first."""
    span = diagnostic.span
    if span is None:
        return
    beside = [file for file in files if _is_table_beside(span.file, file)]
    for place in ((span.file, span.line), (span.file, None), *((file, None) for file in beside)):
        yield (diagnostic.code, *place)
        yield (diagnostic.name, *place)


def find_suppressions(shown: str, text: str) -> Iterator[Suppression]:
    """The comments in a YAML text, one for each code."""
    lines = text.split("\n") if "printkit:" in text else []
    following = _next_contents(lines)
    for number, line in enumerate(lines, start=1):
        for match in _COMMENT.finditer(line):
            alone = not line[: match.start()].strip()
            spoken_of = following[number] if alone else number
            target = None if match["kind"] == "ignore-file" else spoken_of
            yield from _codes(shown, number, target, match)


def _next_contents(lines: list[str]) -> list[int]:
    """For each line, counted from 1, the next below it with content; itself if there is none."""
    following = list(range(len(lines) + 1))
    content = 0
    for number in range(len(lines), 0, -1):
        following[number] = content or number
        line = lines[number - 1].strip()
        if line and not line.startswith("#"):
            content = number
    return following


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
    for code in _CODE.finditer(match["codes"]):
        start = match.start("codes") + 1
        span = Span(shown, number, start + code.start(), start + code.end())
        edit = removal(shown, number, match, code)
        yield Suppression(code[0], span, target, removal=edit)


def _stale(comment: Suppression, known: set[str]) -> Diagnostic:
    if not comment.code:
        return codes.UNKNOWN_SUPPRESSION.diagnostic(
            "this comment names no code in brackets",
            span=comment.span,
            help=f"write {'ignore' if comment.line else 'ignore-file'}[{comment.bare}]",
        )
    if comment.code not in known:
        return _unknown(comment, known)
    return codes.UNUSED_SUPPRESSION.diagnostic(
        f"there is no {comment.code} to silence here",
        span=comment.span,
        help="delete the code, or the comment if it names no other",
        fix=Fix(f"delete '{comment.code}'", (comment.removal,)) if comment.removal else None,
    )


def _unknown(comment: Suppression, known: set[str]) -> Diagnostic:
    longer = sorted(word for word in known if word.startswith(comment.code))
    if longer:
        message = f"'{comment.code}' is only the beginning of codes"
        return codes.UNKNOWN_SUPPRESSION.diagnostic(
            message, span=comment.span, help=f"write the whole code, such as {longer[0]}"
        )
    return codes.UNKNOWN_SUPPRESSION.diagnostic(
        f"there is no rule '{comment.code}'",
        span=comment.span,
        help=rule_meant(comment.code) or "`printkit explain` and docs/rules tell of all codes",
    )


def _not_silenced(comment: Suppression) -> Diagnostic:
    return codes.CANNOT_SUPPRESS.diagnostic(
        f"{comment.code} cannot be silenced: without this the game cannot be drawn",
        span=comment.span,
        help="mend the mistake, and delete the comment",
    )


def _is_table_beside(file: str, definition: str) -> bool:
    return file.endswith(".csv") and file.rpartition("/")[0] == definition.rpartition("/")[0]
