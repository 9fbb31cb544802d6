"""Making a kit: what a request asks for, drawn, checked, laid out, written and remembered.

Here, and only here, stands the order of the stages.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from printkit import __version__
from printkit.components.design import Design
from printkit.diagnostics import Diagnostic, has_errors
from printkit.pipeline import manifest
from printkit.pipeline.checks import check_definition, check_pieces, silenced
from printkit.pipeline.drawing import Drawn, draw_all
from printkit.pipeline.furniture import component_title
from printkit.pipeline.keys import Keys
from printkit.pipeline.manifest import FileEntry, FileSet, State
from printkit.pipeline.outcome import Outcome, Row
from printkit.pipeline.outputs import Outputs, Plan
from printkit.pipeline.prepare import Prepared, open_studio, prepare
from printkit.pipeline.request import Progress, Request
from printkit.pipeline.staging import Staging, staging
from printkit.pipeline.unchanged import remember


def make(request: Request, progress: Progress) -> Outcome:
    """Load, check, draw, lay out, write and remember.

    Raises:
        OutputError: the output cannot be written; what was there before is intact.
    """
    prepared = prepare(request.reference, search=request.search, language=request.language)
    folder = request.folder(prepared.loaded.pack.id)
    found = check_definition(prepared)
    if has_errors(told := silenced(found, prepared, request.selections)):
        return Outcome(folder, diagnostics=tuple(told))
    return _drawn_and_written(request, prepared, folder, found, progress)


def _drawn_and_written(
    request: Request,
    prepared: Prepared,
    folder: Path,
    found: list[Diagnostic],
    progress: Progress,
) -> Outcome:
    studio = open_studio(prepared)
    drawn = draw_all(studio, request, progress)
    found += check_pieces(
        prepared,
        [one.composition for one in drawn],
        [diagnostic for one in drawn for diagnostic in one.diagnostics],
    )
    told = tuple(silenced(found, prepared, request.selections, complete=not request.only))
    if has_errors(told):
        return Outcome(folder, diagnostics=told)
    design = studio.design(request.ink)
    rows = tuple(
        Row(
            one.component.id,
            component_title(design, one.component.id),
            one.pieces,
            one.sheet_counts(),
        )
        for one in drawn
    )
    outputs = Outputs(request, Keys(prepared, request), design, drawn)
    with staging(folder) as stage:
        writer = _Writer(folder, stage, manifest.read_state(folder), force=request.force)
        progress.begin("writing", len(drawn) + len(request.papers))
        for one in drawn:
            progress.step(one.component.id)
            for plan in outputs.plans(one):
                writer.write(plan)
        _write_kits(request, outputs, drawn, writer, progress)
        _record(request, prepared, design, drawn, rows, writer)
        stage.publish()
    return Outcome(folder, rows, writer.written, diagnostics=told)


class _Writer:
    """Writes the plans whose files are not current."""

    def __init__(self, folder: Path, stage: Staging, state: State, *, force: bool) -> None:
        self.folder = folder
        self.stage = stage
        self.state = state
        self.made: dict[str, str] = {}
        self.written = 0
        self._force = force

    def write(self, plan: Plan) -> None:
        """Make the plan's files unless they are current."""
        self.made[plan.name] = plan.key
        if not self._force and self.state.is_current(self.folder, plan.name, plan.key):
            return
        entries: dict[str, FileEntry] = {}
        for name, content in plan.make():
            self.stage.write(name, content)
            entries[name] = FileEntry.of(content)
        self._drop_old(plan.name, entries)
        self.state.sets[plan.name] = FileSet(plan.key, entries)
        self.written += len(entries)

    def read(self, name: str) -> bytes:
        """A file of the output, new or current."""
        return self.stage.read(name)

    def _drop_old(self, name: str, entries: Mapping[str, FileEntry]) -> None:
        """Files that the set no longer holds go away when the build is published."""
        known = self.state.sets.get(name)
        for file in known.files if known else ():
            if file not in entries:
                self.stage.remove(file)


def _write_kits(
    request: Request,
    outputs: Outputs,
    drawn: Sequence[Drawn],
    writer: _Writer,
    progress: Progress,
) -> None:
    """The whole kit in one file for each paper; only when all of it was asked for."""
    if request.only or "pdf" not in request.formats:
        return
    for paper in request.papers:
        progress.step(f"kit {paper}")

        def parts(paper: str = paper) -> list[tuple[str, bytes]]:
            return [
                (one.component.id, writer.read(outputs.pdf_name(one, paper)))
                for one in drawn
                if one.sheets[paper]
            ]

        writer.write(outputs.kit(paper, parts))


def _record(
    request: Request,
    prepared: Prepared,
    design: Design,
    drawn: Sequence[Drawn],
    rows: Sequence[Row],
    writer: _Writer,
) -> None:
    """Write the manifest, and what the next build needs to see that nothing has changed."""
    state = writer.state
    for one, row in zip(drawn, rows, strict=True):
        before = state.components.get(row.component, {}).get("sheets", {})
        state.components[row.component] = _component_entry(one, row, before)
    summary = {"folder": writer.folder.name, "rows": [asdict(row) for row in rows]}
    remember(state, request, prepared.folders, writer.made, summary)
    variant = design.variant
    head = {
        "printkit": __version__,
        "variant": variant.id,
        "title": variant.title,
        "language": variant.language,
        "notice": design.phrases.unofficial,
    }
    writer.stage.write(manifest.NAME, manifest.manifest_json(head, state))
    writer.stage.write(manifest.STATE_NAME, manifest.state_json(state))


def _component_entry(one: Drawn, row: Row, sheets: Mapping[str, int]) -> dict[str, Any]:
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
