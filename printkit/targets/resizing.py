"""The same game with pieces of other sizes, so that templates draw them for a product."""

from collections.abc import Iterator

from printkit.model import Variant
from printkit.model.target import Target
from printkit.model.variant import Format
from printkit.records import record
from printkit.targets.export import SAME, Size
from printkit.targets.fitting import ChosenSizes, oriented, product_for

COMPONENT_OF = {"deed": "deeds", "card": "cards", "note": "money", "aid": "aids"}
"""The component whose pieces have a format."""


@record
class Resized:
    """A variant whose pieces are as large as products, and the sizes that they had."""

    variant: Variant
    own: dict[str, Size]


def resized(variant: Variant, target: Target, chosen: ChosenSizes) -> Resized:
    """The variant with the formats of the products that its pieces become."""
    new = dict(_new_formats(variant, target, chosen))
    own = {
        name: (size.width, size.height)
        for name, size in variant.used_formats().items()
        if name in new
    }
    formats = variant.formats.model_copy(update=new)
    return Resized(variant.model_copy(update={"formats": formats}), own)


def _new_formats(
    variant: Variant, target: Target, chosen: ChosenSizes
) -> Iterator[tuple[str, Format]]:
    for name, size in variant.used_formats().items():
        own = size.width, size.height
        found = product_for(target, COMPONENT_OF[name], own, chosen)
        if found is None:
            continue
        width, height = oriented(found[1], own)
        if max(abs(width - own[0]), abs(height - own[1])) > SAME:
            yield name, Format(width=width, height=height)
