"""What a stranger's template may spend: steps, text, memory.

Jinja's sandbox keeps templates away from Python's insides but lets them loop for ever and
build values of any size. Here everything that takes time or makes a value longer draws on one
budget, and no value may weigh more than ``limits().template_value``.
"""

from collections.abc import Iterable, Iterator, Sized
from typing import Any

import jinja2
from jinja2.utils import Namespace

from printkit.limits import check_time, limits, remedy
from printkit.templating.absence import kind_of
from printkit.templating.evaluating import LARGEST

MAX_POWER = 16
CHARACTERS_PER_STEP = 1000
ITEMS_PER_STEP = 10


class TemplateLimitError(Exception):
    """A template requested more than it may spend; ``limit`` is the name of the setting, if any."""

    def __init__(self, message: str, limit: str = "") -> None:
        super().__init__(message)
        self.help_text = remedy(limit) if limit else None


class RefusedError(jinja2.exceptions.SecurityError):
    """A template does what only Python may; the message says it to its author."""


class Budget:
    """The steps that are left to a rendering."""

    def __init__(self) -> None:
        self.renew()

    def renew(self) -> None:
        """Another rendering begins."""
        self.left = limits().template_steps

    def spend(self, steps: int) -> None:
        """Take steps away.

        Raises:
            TemplateLimitError: there are not so many left.
        """
        check_time()
        self.left -= steps
        if self.left < 0:
            words = f"its loops and calls take more than {limits().template_steps:,} steps"
            raise TemplateLimitError(words, "template-steps")

    def bounded(self, items: Iterable[Any]) -> Iterator[Any]:
        """The items, each counted."""
        for item in items:
            self.spend(1)
            yield item

    def charged(self, value: Any) -> Any:
        """The value itself, weighed and paid for.

        Raises:
            TemplateLimitError: it is too large, or a namespace, which is not a value.
        """
        if isinstance(value, str):
            check_weight(len(value))
            self.spend(len(value) // CHARACTERS_PER_STEP)
        elif isinstance(value, list | tuple | dict | set | Namespace):
            self.spend(weight(value) // ITEMS_PER_STEP)
        elif isinstance(value, range):
            self.spend(len(value) // ITEMS_PER_STEP)
        elif isinstance(value, int | float) and not abs(value) <= LARGEST:  # nor nan
            raise TemplateLimitError(f"it works out a number beyond {LARGEST:,}")
        return value

    def text_of(self, value: Any) -> str:
        """The value as text.

        Raises:
            TemplateLimitError: it is too large.
            RefusedError: it is a function or the like, which no reader wants.
        """
        return str(check_is_value(self.charged(value)))

    def joined(self, parts: Iterable[Any]) -> str:
        """The parts as one string (Jinja's ``~``), if it does not get too long."""
        texts = [self.text_of(part) for part in parts]
        check_weight(sum(map(len, texts)))
        return str(self.charged("".join(texts)))

    def operated(self, operator: str, left: Any, right: Any) -> Any:
        """The result of ``*``, ``+``, ``-``, ``**`` or ``%``, kept small."""
        if operator == "%" and isinstance(left, str):
            raise TemplateLimitError("it formats text with %; use the filters money and number")
        match operator:
            case "*":
                check_weight(_repeated_length(left, right))
                return self.charged(left * right)
            case "+":
                return self.charged(left + right)
            case "-":
                return self.charged(left - right)
            case "**":
                if abs(left) > LARGEST or abs(right) > MAX_POWER:
                    raise TemplateLimitError("it raises numbers to a very high power")
                return self.charged(left**right)
            case _:
                return left % right


def check_weight(size: int) -> None:
    """Refuse a value that would be larger than allowed."""
    most = limits().template_value
    if size > most:
        raise TemplateLimitError(f"it builds a value of more than {most:,} parts", "template-value")


def check_is_value(value: Any) -> Any:
    """The value itself, if it is something to print.

    Raises:
        RefusedError: it is neither a number nor a text: a function or the like, whose text would
            be an address in memory, or a list.
    """
    # What is not there complains by itself.
    if isinstance(value, str | int | float | jinja2.Undefined):
        return value
    if callable(value) or isinstance(value, Iterator):
        kind = getattr(value, "__name__", type(value).__name__)
        raise RefusedError(f"{kind!r} is not a value that can be put out")
    raise RefusedError(f"what it puts out is {kind_of(value)}, not a number or a text")


def weight(value: Any) -> int:
    """Characters and items of a value, those of the lists in a list included.

    Raises:
        TemplateLimitError: it is more than allowed, or a namespace is in it: namespaces can
            be changed later, so that what holds one could grow without being weighed again.
    """
    total, waiting = 0, [value]
    while waiting:
        part = waiting.pop()
        total += 1
        if isinstance(part, Namespace):
            raise TemplateLimitError("it uses a namespace as if it were a value")
        if isinstance(part, str):
            total += len(part)
        elif isinstance(part, list | tuple | set | dict):
            check_weight(total + len(part))
            waiting += part.values() if isinstance(part, dict) else part
        check_weight(total)
    return total


def _repeated_length(left: Any, right: Any) -> int:
    """How long a text or a list becomes when it is repeated."""
    for sequence, times in ((left, right), (right, left)):
        if isinstance(sequence, Sized) and isinstance(times, int):
            return len(sequence) * times
    return 0
