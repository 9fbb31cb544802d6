"""What a number of a definition is, stated beside its field: with what it can be compared."""

from typing import Literal

from printkit.records import record


@record
class Column:
    """Numbers of one sort, which can be compared with one another.

    ``name`` is what messages call one of them, ``unit`` what it counts. ``within`` is the field of
    the same record that those share which are compared most closely, ``share_of`` the field of
    which it is a share. With ``keys`` the keys of a table are meant, and not what stands there.
    """

    name: str
    unit: Literal["money", "count", "number"] = "money"
    within: str | None = None
    share_of: str | None = None
    keys: bool = False
