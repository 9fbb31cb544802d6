"""A guard over the whole suite: printkit adds up floats with ``math.fsum`` only.

From Python 3.12 on the builtin ``sum`` rounds floats in another way than before, so coordinates
would differ in their last digits from one version to the next.
"""

import builtins
import sys
from collections.abc import Iterable
from typing import Any

_sum = sum


def summed(values: Iterable[Any], /, start: Any = 0) -> Any:
    """The builtin ``sum``, which printkit may not use for floats."""
    items = list(values)
    module = sys._getframe(1).f_globals.get("__name__", "")
    if module.startswith("printkit") and any(isinstance(item, float) for item in items):
        raise AssertionError(
            f"{module} adds up floats with sum(); math.fsum is the same everywhere"
        )
    return _sum(items, start)


def forbid_sums_of_floats() -> None:
    """From now on, for all of the process."""
    builtins.sum = summed
