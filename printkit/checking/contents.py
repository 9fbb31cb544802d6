"""What a variant holds, remembered for those who look at it next."""

from typing import TYPE_CHECKING

from printkit.loading.by_identity import ByIdentity

if TYPE_CHECKING:
    from printkit.model.contents import RecordContents
    from printkit.model.variant import Variant

_LAST: "ByIdentity[RecordContents]" = ByIdentity(2)


def contents_of(variant: "Variant") -> "RecordContents":
    """The texts, names and numbers of a variant."""
    from printkit.model.contents import contents  # noqa: PLC0415 - late: pydantic

    return _LAST.get(contents, variant)
