"""The filters that templates may use, each drawing on the rendering's budget."""

import functools
from collections.abc import Callable, Iterator, Mapping
from math import fsum
from typing import Any

import jinja2
from jinja2.filters import make_attrgetter

from printkit.templating.absence import kind_of
from printkit.templating.failures import NoNumberError
from printkit.templating.limits import Budget, RefusedError, TemplateLimitError, check_weight

Filter = Callable[..., Any]
Test = Callable[..., Any]

ALLOWED_FILTERS = frozenset(
    [
        *("abs", "float", "int", "round", "sum", "max", "min"),
        *("capitalize", "lower", "title", "trim", "upper", "string", "escape", "e"),
        *("default", "first", "last", "length", "items", "join", "list", "map", "reverse"),
        *("groupby", "rejectattr", "selectattr", "sort", "unique"),
    ]
)
_OF_TEXTS = ("capitalize", "lower", "title", "trim", "upper", "string", "escape", "e")
_BY_ATTRIBUTE = (
    *("groupby", "map", "max", "min", "rejectattr", "selectattr", "sort", "sum", "unique"),
)
_LONGEST_WAY = 8
"""Names that may stand in one another in ``attribute="owner.group.name"``."""
_MAX_PLACES = 15
"""Decimal places that a number can be rounded to."""


def closed_filters(
    jinja_filters: Mapping[str, Filter], own: Mapping[str, Filter], budget: Budget
) -> dict[str, Filter]:
    """Jinja's harmless filters and our own, all charged to the budget."""
    kept = {name: jinja_filters[name] for name in sorted(ALLOWED_FILTERS)}
    kept["join"] = _measured_join(kept["join"], budget)
    kept["round"] = _modest_round(kept["round"])
    kept["sum"] = _sum_of_numbers(kept["sum"])
    kept |= {name: _of_numbers(name, each) for name, each in own.items()}
    kept |= {name: _of_texts(name, kept[name]) for name in _OF_TEXTS}
    kept |= {name: _short_of_way(kept[name]) for name in _BY_ATTRIBUTE}
    return {
        name: _charged(each, budget, takes_nothing=name == "default") for name, each in kept.items()
    }


def closed_tests(jinja_tests: Mapping[str, Test], budget: Budget) -> dict[str, Test]:
    """Jinja's tests, each time with what they compare paid for: filters try them on every item."""
    return {name: _paid(each, budget) for name, each in jinja_tests.items()}


def _paid(jinja_test: Test, budget: Budget) -> Test:
    @functools.wraps(jinja_test)
    def tested(*given: Any, **options: Any) -> Any:
        budget.spend(1)
        for value in (*given, *options.values()):
            budget.charged(value)
        return jinja_test(*given, **options)

    return tested


def _of_texts(name: str, jinja_filter: Filter) -> Filter:
    """A filter that changes a text, and says what it got if that is not a number."""

    @functools.wraps(jinja_filter)
    def changed(value: Any, *constants: Any, **options: Any) -> Any:
        if not isinstance(value, str | int | float):
            words = f"'{name}' changes texts, and this is {kind_of(value)}"
            raise RefusedError(words)
        return jinja_filter(value, *constants, **options)

    return changed


def _of_numbers(name: str, own_filter: Filter) -> Filter:
    """Our own filter, which writes a number, and says what it got if that is not a number."""

    @functools.wraps(own_filter)
    def written(value: Any, *constants: Any) -> Any:
        if not isinstance(value, int | float):
            raise NoNumberError(name, value)
        return own_filter(value, *constants)

    return written


def _charged(jinja_filter: Filter, budget: Budget, *, takes_nothing: bool) -> Filter:
    """The filter with what goes in and what comes out paid for.

    What is not there can only go into one that ``takes_nothing``, and says so itself.
    """
    # Filters that want the environment or the context get it first.
    place = 1 if hasattr(jinja_filter, "jinja_pass_arg") else 0

    @functools.wraps(jinja_filter)
    def limited(*given: Any, **options: Any) -> Any:
        values = list(given)
        # What comes one by one (as from `map`) is counted as it comes.
        if isinstance(values[place], Iterator):
            values[place] = budget.bounded(values[place])
        budget.spend(1)
        if isinstance(values[place], jinja2.Undefined) and not takes_nothing:
            str(values[place])
        for value in (*values[place:], *options.values()):
            budget.charged(value)
        return budget.charged(jinja_filter(*values, **options))

    return limited


def _measured_join(jinja_join: Filter, budget: Budget) -> Filter:
    @functools.wraps(jinja_join)
    def join(context: Any, items: Any, separator: str = "") -> Any:
        parts = list(items)
        texts = [budget.text_of(part) for part in parts]
        check_weight(sum(map(len, texts)) + len(separator) * len(texts))
        return jinja_join(context, parts, separator)

    return join


def _modest_round(jinja_round: Filter) -> Filter:
    @functools.wraps(jinja_round)
    def rounded(value: float, precision: int = 0, method: str = "common") -> Any:
        if abs(precision) > _MAX_PLACES:
            raise TemplateLimitError(f"it rounds to more than {_MAX_PLACES} places")
        return jinja_round(value, precision, method)

    return rounded


def _short_of_way(jinja_filter: Filter) -> Filter:
    """A filter that follows the names of an attribute for each item, if they are not too many."""

    @functools.wraps(jinja_filter)
    def followed(*given: Any, **options: Any) -> Any:
        for value in (*given, *options.values()):
            if isinstance(value, str) and value.count(".") + value.count(",") >= _LONGEST_WAY:
                raise TemplateLimitError(f"it follows more than {_LONGEST_WAY} names to a value")
        return jinja_filter(*given, **options)

    return followed


def _sum_of_numbers(jinja_sum: Filter) -> Filter:
    @functools.wraps(jinja_sum)
    def summed(environment: Any, items: Any, attribute: str | None = None, start: Any = 0) -> Any:
        if not isinstance(start, int | float):
            raise TemplateLimitError("it sums up something other than numbers")
        values = items if attribute is None else map(make_attrgetter(environment, attribute), items)
        numbers = [start, *(0 + value for value in values)]
        # Python's own sum of floats rounds in another way from 3.12 on.
        return sum(numbers) if all(isinstance(n, int) for n in numbers) else fsum(numbers)

    return summed
