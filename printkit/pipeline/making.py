"""Making a kit: what is requested, drawn, checked, laid out, written and remembered.

Here, and only here, stands the order of the stages.
"""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from printkit.components.contents import CONTENTS
from printkit.components.design import Composition, Design
from printkit.diagnostics import Diagnostic, has_errors
from printkit.export.document import check_date
from printkit.garbage import seldom_collected
from printkit.kit_folder.destination import claim
from printkit.kit_folder.staging import staging
from printkit.kit_folder.state import read_state
from printkit.limits import LimitError, time_limit
from printkit.pipeline.beyond import beyond
from printkit.pipeline.changed import NOTHING_PRINTED, printed
from printkit.pipeline.checks import check_definition, check_pieces, road_of
from printkit.pipeline.drawing import DrawnComponent, draw_all
from printkit.pipeline.early import WarmBefore
from printkit.pipeline.kept_files import KeptFiles
from printkit.pipeline.keys import Keys
from printkit.pipeline.load_errors import load_errors
from printkit.pipeline.outcome import Outcome, SummaryRow
from printkit.pipeline.outputs import Outputs
from printkit.pipeline.piece_cache import SoundPieces
from printkit.pipeline.prepare import Prepared, open_context, prepare
from printkit.pipeline.recording import record
from printkit.pipeline.request import Progress, Request
from printkit.pipeline.warm import Warm
from printkit.pipeline.writing import Writer
from printkit.source.pack_reader import PackReader


@seldom_collected()
def make(request: Request, progress: Progress, warm: Warm) -> Outcome:
    """Load, check, draw what is not ``warm``, lay out, write and remember.

    Raises:
        OutputError: the output cannot be written; what was there before is intact.
        UsageError: the date for all documents is none.
    """
    check_date()
    prepared = prepare(
        request.reference,
        search=request.search,
        language=request.language,
        reader=PackReader(request.given),
    )
    folder = request.folder(prepared.loaded.pack.id)
    claim(read_state(folder), folder, request.owner(prepared.loaded.pack.id))
    try:
        with time_limit("build-seconds", "the build"):
            outcome = _made(request, prepared, folder, progress, warm)
    except LimitError as error:
        outcome = Outcome(folder, diagnostics=(beyond(error, prepared),))
    return replace(outcome, read_from=(prepared.loaded.pack.folder, *prepared.folders))


def _made(
    request: Request, prepared: Prepared, folder: Path, progress: Progress, warm: Warm
) -> Outcome:
    found = check_definition(prepared)
    if has_errors(reported := road_of(prepared, request.selections).reported(found)):
        return Outcome(folder, diagnostics=tuple(reported))
    earlier = _earlier(request)
    if earlier is not None and (errors := load_errors(earlier)):
        return Outcome(folder, diagnostics=tuple(errors))
    return _drawn_and_written(request, prepared, earlier, folder, found, progress, warm)


def _earlier(request: Request) -> Prepared | None:
    """The version whose pieces are there already, if the request names one."""
    if request.changed_since is None:
        return None
    return prepare(request.changed_since, search=request.search, language=request.language)


def _drawn_and_written(
    request: Request,
    prepared: Prepared,
    earlier: Prepared | None,
    folder: Path,
    found: list[Diagnostic],
    progress: Progress,
    warm: Warm,
) -> Outcome:
    context = open_context(prepared, warm.sides(prepared, request.ink))
    there = NOTHING_PRINTED if earlier is None else printed(earlier, request, progress)
    keys = Keys(prepared, request, there)
    sound = SoundPieces(prepared, keys.artworks) if request.is_plain else None
    design = context.design(request.ink)
    before = WarmBefore(request, prepared, folder, design, keys, warm, progress, sound)
    drawn = draw_all(context, request, progress, there, before)
    on_pieces = _checked(sound, prepared, drawn, warm)
    found += on_pieces
    warm.keep(((keys.of_drawn(one.component), one) for one in drawn), all_sound=not on_pieces)
    road = road_of(prepared, request.selections)
    reported = tuple(road.reported(found, complete=not (request.only or request.choices)))
    if has_errors(reported):
        return Outcome(folder, diagnostics=reported)
    kept = [one for one in drawn if earlier is None or one.pieces]
    outputs = Outputs(request, keys, design, drawn, warm.written)
    with staging(folder, progress.remark) as stage:
        state = read_state(folder)
        claim(state, folder, request.owner(prepared.loaded.pack.id))
        kept_files = KeptFiles(prepared)
        writer = Writer(folder, stage, state, kept_files, force=request.force)
        progress.begin("writing", len(drawn) + len(request.papers))
        for one in drawn:
            progress.step(one.component.id)
            for plan in outputs.plans(one):
                writer.write(plan)
        preview = outputs.preview(drawn) if "preview" in request.formats else None
        if preview is not None:
            writer.write(preview)
        kit, kit_files = _write_kits(request, outputs, drawn, writer, progress)
        if request.part:
            writer.drop_all_others()
        outcome = Outcome(
            folder,
            tuple(_row(one, design) for one in kept),
            writer.written,
            kit,
            diagnostics=reported,
            unchanged=tuple(one.component.id for one in drawn if earlier and not one.pieces),
            kit_files=kit_files,
            preview="" if preview is None else f"{preview.name}.html",
        )
        record(writer, request, prepared, earlier, kept, outcome)
        outcome = replace(outcome, files=state.files_of(writer.made))
        stage.publish()
        kept_files.turn()
    warm.turn(_sound(sound, drawn), context.shaper.library)
    return outcome


def _sound(
    sound: SoundPieces | None, drawn: Sequence[DrawnComponent]
) -> dict[str, tuple[str, Composition]]:
    """The components that are known to be sound, with their keys."""
    if sound is None:
        return {}
    return {
        one.component.id: (sound.keys.drawn_with(one.component, entry.inputs), one.composition)
        for one in drawn
        if one.component is not CONTENTS and (entry := sound.known(one.component))
    }


def _checked(
    sound: SoundPieces | None, prepared: Prepared, drawn: Sequence[DrawnComponent], warm: Warm
) -> list[Diagnostic]:
    """What is wrong with the pieces; what an earlier build or check found sound still is."""
    pieces = [one for one in drawn if one.component is not CONTENTS]
    to_check = {one.component.id: warm.to_check(one) for one in drawn}
    if sound is not None:
        for one in pieces:
            name = one.component.id
            to_check[name] = sound.to_check(one, to_check[name])
    findings = [diagnostic for one in drawn for diagnostic in one.diagnostics]
    found = check_pieces(prepared, to_check.values(), findings)
    if sound is not None and not found:
        sound.remember_all(pieces)
    return found


def _row(one: DrawnComponent, design: Design) -> SummaryRow:
    title = design.component_title(one.component.id)
    return SummaryRow(one.component.id, title, one.pieces, one.sheet_counts)


def _write_kits(
    request: Request,
    outputs: Outputs,
    drawn: Sequence[DrawnComponent],
    writer: Writer,
    progress: Progress,
) -> tuple[dict[str, int], dict[str, str]]:
    """The whole kit in one file for each paper; only when all of it was requested.

    Gives back how many sheets of each paper it takes, and the file.
    """
    counts: dict[str, int] = {}
    files: dict[str, str] = {}
    if not request.has_kit:
        return counts, files
    for paper in request.papers:
        progress.step(f"kit {paper}")
        kit = outputs.kit_on(paper, drawn)
        plan = outputs.kit_pdf(kit, paper)
        writer.write(plan)
        if kit.total:
            counts[paper], files[paper] = kit.total, plan.name
    return counts, files
