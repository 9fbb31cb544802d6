"""Findings: what is wrong, where, and how to fix it.

A finding made on the model names a *route* such as ``deeds.3.rents.2``; the source index
turns it into a *span* (file, line, column) when it is reported, also when the value came
from the base that ``extends`` names.
"""

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import field
from enum import StrEnum

from printkit.former_rules import former_words, words_of
from printkit.records import record

Route = tuple[str | int, ...]
"""The way from the root of a definition to a value: keys and list positions."""


class Severity(StrEnum):
    """How much a finding weighs: errors stop a build, warnings and infos do not."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


@record
class Span:
    """A stretch of one line of a file; lines and columns count from 1, the end is exclusive."""

    file: str
    line: int = 1
    column: int = 1
    end_column: int = 1

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"

    def __lt__(self, other: "Span") -> bool:
        return self._place < other._place

    @property
    def _place(self) -> tuple[str, int, int, int]:
        return self.file, self.line, self.column, self.end_column


@record
class Related:
    """Another place that explains a finding ("first defined here")."""

    message: str
    span: Span | None = None
    route: Route | None = None


Value = str | int | float
"""A single value of a definition."""

TEMPLATE = "set by this template"
"""What is said of the template of a text whose words stand in a definition."""

Place = Route | Span
"""Where a value stands: by its route, or by the place in a file at which it begins."""


@record
class SetValue:
    """A single value becomes another one."""

    place: Place
    value: Value


@record
class Respell:
    """A word in a text, or the key of the value, is written otherwise."""

    place: Place
    old: str
    new: str


@record
class RenameKey:
    """The key of a value becomes another one."""

    place: Place
    old: str
    new: str


@record
class AddEntry:
    """A mapping that is not empty gets one more entry."""

    place: Place
    key: str
    value: str


@record
class TextEdit:
    """Other text for a stretch of a line.

    A span that ends one column behind the line's last takes the line break too.
    """

    span: Span
    text: str


Edit = SetValue | Respell | RenameKey | AddEntry | TextEdit


@record
class Fix:
    """The one right way to fix a finding; ``title`` says it in a few words ("write 30").

    A rule names values and knows no file; before a finding is reported its edits become
    ``TextEdit`` only, or the fix is left out because the value stands in somebody else's file.
    """

    title: str
    edits: tuple[Edit, ...]

    @property
    def text_edits(self) -> tuple[TextEdit, ...]:
        """The edits, once all of them are edits of text; none before."""
        placed = tuple(edit for edit in self.edits if isinstance(edit, TextEdit))
        return placed if len(placed) == len(self.edits) else ()


@record
class Diagnostic:
    """One finding.

    ``code`` is ``PK`` and three digits, ``name`` reads after "allow"; ``message`` states the
    fact, ``help`` the remedy; ``fix`` is there only where there is one right remedy.
    ``at_key`` says that the key at the route is meant, not its value; ``absent`` where the
    thing would stand that is named at the route and missing. ``likely`` is the value that probably
    belongs at the route, where a base, a twin or a sum knows it; ``instead`` are values of other
    routes each of which would do as well. ``about`` is the route as the rule gave it, wherever the
    finding is placed later. Findings of one code with the same ``cause`` are one, on several
    pieces; ``piece`` is what messages call the piece. ``words`` are those of a text that the
    finding is about, as they are written there.
    """

    code: str
    name: str
    severity: Severity
    message: str
    span: Span | None = None
    route: Route | None = None
    help: str | None = None
    related: tuple[Related, ...] = field(default=())
    fix: Fix | None = None
    at_key: bool = False
    absent: Route | None = None
    likely: Value | None = None
    instead: tuple[tuple[Route, Value], ...] = ()
    formerly: tuple[str, ...] = ()
    """The codes and the names that such a finding had before."""
    about: Route | None = None
    cause: Hashable = None
    piece: str = ""
    words: str = ""


Findings = Iterator[Diagnostic]
"""What a check yields."""


@record(kw_only=True)
class Rule:
    """A kind of finding, with what ``printkit explain`` says about it.

    ``what`` says in one line what is wrong, ``why`` why it matters; ``bad`` and ``good``
    are short examples. ``fixed`` says what ``check --fix`` does about it, if it does. The codes and
    names of rules that became this one (``former_rules.csv``) still mean what they meant.
    """

    code: str
    name: str
    severity: Severity
    what: str
    why: str
    bad: str = ""
    good: str = ""
    fixed: str = ""

    @classmethod
    def documented(cls, module: str, text: str | None, code: str, severity: Severity) -> "Rule":
        """The rule that a module is named after, and its docstring is about.

        The paragraphs say what is wrong and why it matters; ``Bad:``, ``Good:`` and ``Fixed:``
        begin a line, and go on in lines that are indented.
        """
        parts: dict[str, list[str]] = {label: [] for label in ("", "Bad", "Good", "Fixed")}
        label = ""
        for line in (text or "").strip().split("\n"):
            first, _, rest = line.partition(": ")
            label = first if first in parts else label
            parts[label].append(rest if first == label else line.removeprefix("    "))
        what, _, why = "\n".join(parts[""]).partition("\n\n")
        return cls(
            code=code,
            name=module.rpartition(".")[2].replace("_", "-"),
            severity=severity,
            what=" ".join(what.split()),
            why=" ".join(why.split()),
            bad="\n".join(parts["Bad"]),
            good="\n".join(parts["Good"]),
            fixed=" ".join(parts["Fixed"]),
        )

    def diagnostic(
        self,
        message: str,
        *,
        span: Span | None = None,
        route: Route | None = None,
        help: str | None = None,  # noqa: A002 - the field's name
        related: tuple[Related, ...] = (),
        fix: Fix | None = None,
        at_key: bool = False,
        absent: Route | None = None,
        likely: Value | None = None,
        instead: tuple[tuple[Route, Value], ...] = (),
        severity: Severity | None = None,
        old: str = "",
        words: str = "",
    ) -> Diagnostic:
        """A finding of this kind; ``old`` is the code that such a finding had before, if any."""
        return Diagnostic(
            self.code,
            self.name,
            severity or self.severity,
            message,
            span,
            route,
            help,
            related,
            fix,
            at_key,
            absent,
            likely,
            instead,
            formerly=words_of(old) if old else former_words(self.code),
            words=words,
        )


def format_route(route: Route) -> str:
    """The route as people write it: ``deeds.3.rents.2``."""
    return ".".join(str(step) for step in route)


def has_errors(diagnostics: Iterable[Diagnostic]) -> bool:
    """Whether any finding is an error."""
    return any(d.severity is Severity.ERROR for d in diagnostics)
