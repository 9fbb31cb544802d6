"""The targets that come with printkit, and what the file of a target may hold."""

from printkit.model.target import Product
from printkit.targets.catalogue import shipped_target
from printkit.targets.forms.cards import CardsTarget
from printkit.targets.reading import shipped_targets
from tools.docs_pages import table
from tools.docs_records import records


def blocks() -> dict[str, str]:
    """The generated blocks of ``docs/print-shops.md``."""
    targets = {name: shipped_target(name).target for name in shipped_targets()}
    rows = [(f"`{name}`", target.form, target.about) for name, target in targets.items()]
    products = {
        f"products-{name}": _products(list(target.products.items()))
        for name, target in targets.items()
        if target.products
    }
    return {
        "targets": table(("target", "form", "what comes out"), rows),
        "target-record": records(CardsTarget),
        **products,
    }


def _products(products: list[tuple[str, Product]]) -> str:
    rows = [
        (
            f"`{name}`",
            f"{product.width:.4g} × {product.height:.4g} mm",
            " × ".join(map(str, product.pixels or ())),
            ", ".join(product.takes),
        )
        for name, product in products
    ]
    return table(("product", "finished", "pixels", "for"), rows)
