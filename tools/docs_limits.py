"""The table of limits, from the fields that hold them."""

from dataclasses import fields

from printkit.limits import Limits
from printkit.model.descriptions import own_descriptions
from tools.docs_pages import one_line, table


def blocks() -> dict[str, str]:
    """The generated block of ``docs/strangers-packs.md``."""
    meanings = own_descriptions(Limits)
    rows = [
        (f"`{field.name.replace('_', '-')}`", f"{field.default:,}", one_line(meanings[field.name]))
        for field in fields(Limits)
    ]
    return {"limits": table(("limit", "default", "of what"), rows)}
