"""Texts of a definition that hold expressions, such as ``{{ rules.salary | money }}``."""

from collections.abc import Callable, Mapping
from typing import Any

import jinja2

from printkit.templating.environment import ClosedEnvironment
from printkit.templating.expressions import EXPRESSION
from printkit.templating.failures import Failure, failure_of
from printkit.templating.limits import TemplateLimitError

Filters = Mapping[str, Callable[..., Any]]


class WordingError(Exception):
    """A text that cannot be worked out, because of ``expression`` if that can be told."""

    def __init__(self, failure: Failure, expression: str = "") -> None:
        super().__init__(failure.words)
        self.failure = failure
        self.expression = expression

    @property
    def told(self) -> str:
        """What fails, and why."""
        if not self.expression:
            return f"this text cannot be worked out: {self.failure.words}"
        return f"the expression {' '.join(self.expression.split())} fails: {self.failure.words}"


class Wordings:
    """Works out texts with expressions; a text is its own name, so each is compiled once."""

    def __init__(self, filters: Filters) -> None:
        self.filters = filters
        # What comes out is plain text; it is escaped where a template puts it into XML.
        by_itself = jinja2.FunctionLoader(lambda text: text)
        self._environment = ClosedEnvironment(by_itself, filters, escape=False)

    def render(self, text: str, context: Mapping[str, Any]) -> str:
        """The text with its expressions worked out.

        Raises:
            WordingError: an expression names something that does not exist, or costs too much.
        """
        if "{" not in text:
            return text
        try:
            return self._rendered(text, context)
        except _MISTAKES as error:
            raise self._explained(error, text, context) from None

    def _rendered(self, text: str, context: Mapping[str, Any]) -> str:
        return self._environment.render(self._environment.get_template(text), context)

    def _explained(self, error: Exception, text: str, context: Mapping[str, Any]) -> WordingError:
        """Which expression of the text it is that fails, and why."""
        for found in EXPRESSION.finditer(text):
            try:
                self._rendered(found[0], context)
            except _MISTAKES as mistake:
                return WordingError(self._failure(mistake, found[0], context), found[0])
        return WordingError(self._failure(error, text, context))

    def _failure(self, error: Exception, source: str, context: Mapping[str, Any]) -> Failure:
        return failure_of(error, source, context, self._environment.filters)


AUTHORS_MISTAKES = (
    TypeError,
    ValueError,
    LookupError,
    AttributeError,
    ArithmeticError,
    RecursionError,
    SyntaxError,  # Python's compiler takes only so many loops in one another
)
"""What an expression of a stranger can run into: adding text to numbers, dividing by zero …"""
_MISTAKES = (jinja2.TemplateError, TemplateLimitError, *AUTHORS_MISTAKES)
