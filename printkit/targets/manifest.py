"""What the folder of an export holds, for people and scripts (``manifest.json``)."""

from collections.abc import Mapping
from typing import Any

from printkit import __version__
from printkit.components.design import notice_of
from printkit.kit_folder.manifest import json_bytes
from printkit.kit_folder.state import FileEntry
from printkit.targets.export import Export, Fitted, Size


def manifest_of(export: Export, files: Mapping[str, FileEntry]) -> bytes:
    """The game, the target, each piece with its product and change of size, and all files."""
    variant, target = export.design.variant, export.record
    return json_bytes(
        {
            "printkit": __version__,
            "variant": variant.id,
            "title": variant.title,
            "language": variant.language,
            "notice": notice_of(variant, export.design.phrases),
            "target": {"id": export.target.id, "title": target.title, "form": target.form},
            "pieces": [_piece(fitted) for fitted in export.pieces],
            "refused": [
                {"component": one.component, "pieces": list(one.pieces), "reason": one.reason}
                for one in export.refused
            ],
            "files": {
                name: {"sha256": entry.sha256, "bytes": entry.size}
                for name, entry in sorted(files.items())
            },
        }
    )


def summary(export: Export) -> list[list[str]]:
    """A row for all pieces of a component that become the same product in the same size.

    Component, different pieces, all copies, product, its size, the own size, how it was made.
    """
    rows: dict[tuple[str, ...], list[Fitted]] = {}
    for fitted in export.pieces:
        product = "–" if fitted.product is None else fitted.product.title or fitted.product_id
        sizes = _in_words(fitted.upright), _in_words(fitted.own)
        rows.setdefault((fitted.component, product, *sizes, _made(fitted)), []).append(fitted)
    return [
        [component, str(len(pieces)), str(_copies(pieces)), *others]
        for (component, *others), pieces in rows.items()
    ]


def _copies(pieces: list[Fitted]) -> int:
    return sum(one.artwork.copies for one in pieces)


def _in_words(size: Size) -> str:
    return f"{size[0]:.4g} × {size[1]:.4g} mm"


def _piece(fitted: Fitted) -> dict[str, Any]:
    artwork = fitted.artwork
    return {
        "component": fitted.component,
        "id": artwork.id,
        "title": artwork.title,
        "copies": artwork.copies,
        "sides": 1 if artwork.back is None else 2,
        "product": fitted.product_id or None,
        "size_mm": _rounded(fitted.upright),
        "own_size_mm": _rounded(fitted.own),
        "bleed_mm": _rounded(fitted.bleed),
        "turned": fitted.turned,
        "made": _made(fitted),
    }


def _made(fitted: Fitted) -> str:
    """How a piece came to its size."""
    if not fitted.is_resized:
        return "as it is"
    return "drawn" if fitted.is_drawn else f"scaled to {100 * fitted.scale:.1f} %"


def _rounded(size: Size) -> list[float]:
    return [round(side, 3) for side in size]
