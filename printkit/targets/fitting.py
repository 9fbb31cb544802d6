"""Which product of a target a piece becomes, and how large it is there."""

from collections.abc import Iterator, Mapping
from math import fsum, log

from printkit.components.component import Component
from printkit.components.design import Composition
from printkit.errors import UsageError
from printkit.model.target import Product, Target
from printkit.scene import Artwork
from printkit.suggestion import did_you_mean
from printkit.targets.export import Fitted, Refused, Size
from printkit.units import MM_PER_INCH

ChosenSizes = Mapping[str, str]
"""The products that components are made as; the empty name stands for all others."""
UNTAKEN = "it has nothing of their kind or shape"


def takes(target: Target, component_id: str) -> bool:
    """Whether a target has something for pieces of a component."""
    return component_id in target.takes or any(
        component_id in product.takes for product in target.products.values()
    )


def refused_because(target: Target, component_id: str) -> str:
    """Why a target takes none of the pieces of a component."""
    return target.refuses.get(component_id, UNTAKEN)


def require_products(target: Target, chosen: ChosenSizes) -> None:
    """Refuse products that a target does not have.

    Raises:
        UsageError: names the wrong one.
    """
    known = list(target.products)
    for component, name in chosen.items():
        if name not in known:
            hint = did_you_mean(name, known) or f"there are {', '.join(known) or 'none'}"
            raise UsageError(f"{target.title} has no size {name!r}", hint)
        if component and component not in target.products[name].takes:
            fit = [key for key in known if component in target.products[key].takes]
            there = f"there are {', '.join(fit)}" if fit else "it has none for them"
            raise UsageError(f"{name} is not a product for {component}", there)


def product_for(
    target: Target, component_id: str, size: Size, chosen: ChosenSizes, *, shape: str = "rectangle"
) -> tuple[str, Product] | None:
    """The product that is named or preferred, else the nearest in size; None if none fits."""
    named = chosen.get(component_id, chosen.get("", target.prefer.get(component_id, "")))
    if named and component_id in target.products[named].takes:
        return named, target.products[named]
    if target.sizes == "own":
        return None
    fit = {
        name: product
        for name, product in target.products.items()
        if component_id in product.takes and product.shape == shape
    }
    if not fit:
        return None
    return min(fit.items(), key=lambda item: _distance(item[1], size))


def oriented(product: Product, size: Size) -> Size:
    """The trim of a product, lying or upright as the piece is."""
    upright, lying = (product.width, product.height), (product.height, product.width)
    return upright if _unlike(upright, size) <= _unlike(lying, size) else lying


def fitted(
    target: Target,
    component: Component,
    composition: Composition,
    own: Mapping[str, Size],
    chosen: ChosenSizes,
) -> Iterator[Fitted | Refused]:
    """The pieces of a component as the target gets them; ``own`` are sizes that were changed."""
    left_over: dict[str, list[str]] = {}
    for artwork in composition.artworks:
        size = artwork.width, artwork.height
        found = product_for(target, component.id, size, chosen, shape=shape_of(artwork))
        before = own.get(composition.format, own.get(artwork.id, size))
        if found is not None:
            yield _as_product(component.id, artwork, before, target, *found)
        elif component.id in target.takes:
            bleed = target.bleed, target.bleed
            yield Fitted(component.id, artwork, size, bleed, before)
        else:
            left_over.setdefault(refused_because(target, component.id), []).append(artwork.title)
    for reason, titles in left_over.items():
        yield Refused(component.id, reason, tuple(titles))


def shape_of(artwork: Artwork) -> str:
    """The shape that a piece is cut out as, as products have it; `other` if none has it."""
    if artwork.outline is None:
        return "rectangle"
    kinds = {segment[0] for segment in artwork.outline.segments}
    return "circle" if kinds == {"M", "C", "Z"} else "other"


def _as_product(
    component_id: str, artwork: Artwork, own: Size, target: Target, name: str, product: Product
) -> Fitted:
    size = artwork.width, artwork.height
    wanted = oriented(product, size)
    trim = product.width, product.height
    return Fitted(
        component_id,
        artwork,
        trim,
        _bleed(target, product),
        own,
        name,
        product,
        turned=wanted != trim,
        scale=min(wanted[0] / size[0], wanted[1] / size[1]),
    )


def _bleed(target: Target, product: Product) -> Size:
    """The paint beyond the trim on the page that a product has."""
    if product.pixels is None:
        return target.bleed, target.bleed
    width, height = (pixels / target.dpi * MM_PER_INCH for pixels in product.pixels)
    return (width - product.width) / 2, (height - product.height) / 2


def _distance(product: Product, size: Size) -> float:
    return _unlike(oriented(product, size), size)


SHRUNK = 3.0
"""So much more does it count that a piece becomes smaller: its texts have less room."""
OTHER_SHAPE = 2.0
"""So much more does it count that a piece becomes longer or broader: ground must be added."""


def _unlike(new: Size, size: Size) -> float:
    """How far a new size is from a size, as logarithms of ratios."""
    ratios = [log(after / before) for after, before in zip(new, size, strict=True)]
    grown = (ratio if ratio >= 0 else -SHRUNK * ratio for ratio in ratios)
    return fsum(grown) + OTHER_SHAPE * abs(ratios[0] - ratios[1])
