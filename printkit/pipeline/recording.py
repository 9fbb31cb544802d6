"""What a build leaves behind about itself: the manifest, and what the next build wants to know."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from printkit import __version__
from printkit.components.design import notice_of
from printkit.kit_folder import manifest
from printkit.kit_folder.state import NAME as STATE_NAME
from printkit.kit_folder.state import state_bytes
from printkit.model import Variant
from printkit.pipeline.drawing import DrawnComponent
from printkit.pipeline.outcome import Outcome, SummaryRow
from printkit.pipeline.prepare import Prepared
from printkit.pipeline.request import Request
from printkit.pipeline.unchanged import remember
from printkit.pipeline.writing import Writer


def record(
    writer: Writer,
    request: Request,
    prepared: Prepared,
    earlier: Prepared | None,
    drawn: Sequence[DrawnComponent],
    outcome: Outcome,
) -> None:
    """Write the manifest, and what the next build needs to see that nothing has changed.

    ``drawn`` belong to the rows of the outcome, one to one.
    """
    state = writer.state
    for one, row in zip(drawn, outcome.rows, strict=True):
        before = state.components.get(row.component, {}).get("sheets", {})
        state.components[row.component] = _component_entry(one, row, before)
    state.kit |= outcome.kit
    summary = {
        "folder": writer.folder.name,
        "rows": [asdict(row) for row in outcome.rows],
        "kit": dict(outcome.kit),
        "unchanged": list(outcome.unchanged),
        "kit_files": dict(outcome.kit_files),
        "preview": outcome.preview,
    }
    inputs = prepared.reader.inputs | ({} if earlier is None else earlier.reader.inputs)
    remember(state, request, inputs, writer.made, summary)
    head = _head(request, prepared, earlier)
    writer.stage.write(manifest.NAME, manifest.manifest_json(head, state))
    note = state_bytes(state, writer.folder)
    if note is not None:
        writer.stage.write(STATE_NAME, note)


def _head(request: Request, prepared: Prepared, earlier: Prepared | None) -> dict[str, Any]:
    variant = _variant(prepared)
    head: dict[str, Any] = {
        "printkit": __version__,
        "variant": variant.id,
        "title": variant.title,
        "language": variant.language,
        "notice": notice_of(variant, prepared.loaded.spoken.language.phrases),
    }
    if request.choices:
        head["chosen"] = [*request.only, *map(str, request.choices)]
    if earlier is None:
        return head
    since = _variant(earlier)
    return {**head, "changed_since": {"variant": since.id, "title": since.title}}


def _variant(prepared: Prepared) -> Variant:
    variant = prepared.loaded.variant
    assert variant is not None  # noqa: S101 - what was drawn has been loaded
    return variant


def _component_entry(
    one: DrawnComponent, row: SummaryRow, sheets: Mapping[str, int]
) -> dict[str, Any]:
    return {
        "title": row.title,
        "pieces": [
            {
                "id": artwork.id,
                "title": artwork.title,
                "copies": artwork.copies,
                "width_mm": round(artwork.width, 3),
                "height_mm": round(artwork.height, 3),
                "sides": 1 if artwork.back is None else 2,
            }
            for artwork in one.composition.artworks
        ],
        "sheets": {**sheets, **row.sheets},
    }
