"""What a variant holds, remembered for those who look at it next."""

from typing import TYPE_CHECKING

from printkit.loading.by_identity import ByIdentity

if TYPE_CHECKING:
    from printkit.model.contents import RecordContents
    from printkit.model.variant import Variant

_LAST: "ByIdentity[RecordContents]" = ByIdentity(2)
_PARTS: "ByIdentity[RecordContents]" = ByIdentity(128)
"""Of decks, pieces and the like, which games share."""


def contents_of(variant: "Variant") -> "RecordContents":
    """The texts, names and numbers of a variant."""
    return _LAST.get(_contents, variant)


def _contents(variant: "Variant") -> "RecordContents":
    from printkit.model.contents import contents_by_part  # noqa: PLC0415 - late: pydantic

    return contents_by_part(variant, _PARTS.get)
