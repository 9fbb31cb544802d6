"""What was made of the very same things before: texts that are read again give the same trees."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

_Made = TypeVar("_Made")


class ByIdentity(Generic[_Made]):
    """Remembers what was made of the very same things, for the few that were requested last.

    The things are kept too, so that no others can be taken for them.
    """

    def __init__(self, size: int) -> None:
        self._size = size
        self._made: dict[tuple[int, ...], tuple[tuple[Any, ...], _Made]] = {}

    def get(self, make: Callable[..., _Made], *things: Any) -> _Made:
        """What was made of these things, or is made of them now."""
        key = tuple(map(id, things))
        known = self._made.pop(key, None) or (things, make(*things))
        self._made[key] = known  # the one that was requested last comes last
        if len(self._made) > self._size:
            self._made.pop(next(iter(self._made)), None)
        return known[1]
