"""Findings: what is wrong, where, and how to mend it.

A finding made on the model names a *route* such as ``deeds.3.rents.2``; the source index
turns it into a *span* (file, line, column) when it is reported, also when the value came
from the base that ``extends`` names.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum

Route = tuple[str | int, ...]
"""The way from the root of a definition to a value: keys and list positions."""


class Severity(StrEnum):
    """How much a finding weighs: errors stop a build, warnings and infos do not."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A stretch of one line of a file; lines and columns count from 1, the end is exclusive."""

    file: str
    line: int = 1
    column: int = 1
    end_column: int = 1

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True, slots=True)
class Related:
    """Another place that explains a finding ("first defined here")."""

    message: str
    span: Span | None = None
    route: Route | None = None


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding.

    ``code`` is ``PK`` and three digits, ``name`` reads after "allow"; ``message`` states the
    fact, ``help`` the remedy.
    """

    code: str
    name: str
    severity: Severity
    message: str
    span: Span | None = None
    route: Route | None = None
    help: str | None = None
    related: tuple[Related, ...] = field(default=())


@dataclass(frozen=True, slots=True)
class Rule:
    """A kind of finding, with what ``printkit explain`` tells about it.

    ``summary`` says in one line what is wrong, ``why`` why it matters; ``bad`` and ``good``
    are short examples.
    """

    code: str
    name: str
    severity: Severity
    summary: str
    why: str
    bad: str = ""
    good: str = ""

    def diagnostic(
        self,
        message: str,
        *,
        span: Span | None = None,
        route: Route | None = None,
        help: str | None = None,  # noqa: A002 - the field's name
        related: tuple[Related, ...] = (),
    ) -> Diagnostic:
        """A finding of this kind."""
        return Diagnostic(self.code, self.name, self.severity, message, span, route, help, related)


def format_route(route: Route) -> str:
    """The route as people write it: ``deeds.3.rents.2``."""
    return ".".join(str(step) for step in route)


def has_errors(diagnostics: Iterable[Diagnostic]) -> bool:
    """Whether any finding is an error."""
    return any(d.severity is Severity.ERROR for d in diagnostics)
