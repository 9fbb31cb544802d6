"""What all parts of the model share: frozen records, and the types of their fields."""

import re
from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints


class Record(BaseModel):
    """A frozen part of a definition; unknown keys are mistakes.

    Validators are built when a record is first used, which keeps start-up short; what the
    docstrings below the fields say is read by :mod:`printkit.model.descriptions`.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, defer_build=True)


MAX_AMOUNT = 1_000_000_000_000

Amount = Annotated[int | float, Field(ge=0, le=MAX_AMOUNT, allow_inf_nan=False)]
"""Money or another quantity: never negative, always finite."""

Count = Annotated[int, Field(ge=0, le=10_000)]
Millimetres = Annotated[float, Field(ge=2, le=2_000, allow_inf_nan=False, strict=False)]

Id = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_-]{0,63}$")]
"""A short name for use inside definitions: lower case, digits, ``-`` and ``_``."""

PICTURE_ENDING = r"\.([pP][nN][gG]|[jJ][pP][eE]?[gG]|[sS][vV][gG])$"
_PICTURE = re.compile(PICTURE_ENDING)
DrawingName = Annotated[str, StringConstraints(pattern=r"^\S[^\r\n\t]{0,199}$")]
"""The name of a drawing, or a picture of the pack, such as ``pictures/owl.svg``."""


def is_picture(name: str) -> bool:
    """Whether a picture of the pack is meant, and not a drawing of the library."""
    return _PICTURE.search(name) is not None


_SOFT_HYPHEN = "\u00ad"


def _with_soft_hyphens(name: str) -> str:
    """A name as texts have it: a soft hyphen for ``|``, and one bar for two."""
    if "|" not in name:
        return name
    return re.sub(r"\|\|?", lambda bars: "|" if bars[0] == "||" else _SOFT_HYPHEN, name)


def _unbroken(title: str) -> str:
    return _with_soft_hyphens(title).replace(_SOFT_HYPHEN, "")


Name = Annotated[
    str, StringConstraints(min_length=1, max_length=80), AfterValidator(_with_soft_hyphens)
]
"""A name that is printed on a piece; ``|`` says where it may break: ``Wasser|werk``."""

Title = Annotated[str, StringConstraints(min_length=1, max_length=80), AfterValidator(_unbroken)]
"""What a game, or all pieces of a kind, are called; nothing breaks in it, files show it too."""

Wording = Annotated[str, StringConstraints(max_length=2_000)]
"""Text that is printed; may hold ``{{ … }}`` expressions and ``*emphasis*``."""

HexColour = Annotated[str, StringConstraints(pattern=r"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$")]

PackPath = Annotated[str, StringConstraints(min_length=1, max_length=200)]
"""A file of the pack, named relative to its folder."""
