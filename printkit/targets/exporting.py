"""The order of an export: prepare, check, draw, fit, check by the rules, write."""

from dataclasses import fields, replace
from pathlib import Path

from printkit.components.registry import NAMES
from printkit.diagnostics import Diagnostic, has_errors
from printkit.errors import UsageError
from printkit.export.document import check_date
from printkit.limits import LimitError, time_limit
from printkit.pipeline.beyond import beyond
from printkit.pipeline.checks import check_definition, check_pieces, road_of
from printkit.pipeline.prepare import Prepared, prepare
from printkit.pipeline.request import Progress
from printkit.records import record
from printkit.source.pack_reader import PackReader
from printkit.suggestion import did_you_mean
from printkit.targets.drawing import drawn_for
from printkit.targets.export import Export, ExportOptions, ExportRequest, Form
from printkit.targets.fitting import require_products
from printkit.targets.forms.registry import all_forms, records_of_forms
from printkit.targets.reading import LoadedTarget, read_target
from printkit.targets.rules.registry import all_checks
from printkit.targets.writing import write_export


@record
class Exported:
    """What came of a request; nothing was written if ``diagnostics`` hold an error."""

    folder: Path
    diagnostics: tuple[Diagnostic, ...] = ()
    export: Export | None = None
    files: tuple[str, ...] = ()
    read_from: tuple[Path, ...] = ()


def export_for(
    request: ExportRequest, progress: Progress | None = None, *, write: bool = True
) -> Exported:
    """Carry out a request, or with ``write`` off only check it.

    Raises:
        OutputError: the output cannot be written; what was there before is intact.
        UsageError: an option that the target does not heed, or the date for all documents.
    """
    check_date()
    prepared = prepare(
        request.reference,
        search=request.search,
        language=request.language,
        reader=PackReader(request.given),
    )
    try:
        with time_limit("build-seconds", "the export"):
            done = _exported(request, prepared, progress or Progress(), write=write)
    except LimitError as error:
        done = Exported(request.output, (beyond(error, prepared),))
    return replace(done, read_from=(prepared.loaded.pack.folder, *prepared.folders))


def _exported(
    request: ExportRequest, prepared: Prepared, progress: Progress, *, write: bool
) -> Exported:
    loaded = prepared.loaded
    packs = loaded.chain or (loaded.pack,)
    target = read_target(request.target, packs, prepared.reader, records_of_forms())
    if isinstance(target, list):
        return Exported(request.output, tuple(target))
    form = all_forms()[target.target.form]
    _require_heeded(request.options, form, target)
    if write and form.require:
        form.require(target, request.options)
    folder = request.folder(loaded.pack.id, target.id)
    road = road_of(prepared, request.selections)
    found = check_definition(prepared)
    if has_errors(reported := road.reported(found)):
        return Exported(folder, tuple(reported))
    export = drawn_for(request, prepared, target, progress)
    found += check_pieces(export.prepared, [composition for _, composition in export.drawn])
    for check in (*all_checks(), *form.checks):
        found += road.placed(check(export))
    done = Exported(folder, tuple(road.reported(found)), export)
    if has_errors(done.diagnostics) or not write:
        return done
    return replace(done, files=write_export(export, form, folder, progress))


def _require_heeded(options: ExportOptions, form: Form, target: LoadedTarget) -> None:
    """Refuse options that change nothing in the files of a target, and unknown names.

    Raises:
        UsageError: names the option, the component or the product.
    """
    plain = ExportOptions()
    for each in fields(ExportOptions):
        is_given = getattr(options, each.name) != getattr(plain, each.name)
        if is_given and each.name not in form.options:
            option = each.name.removesuffix("s")
            raise UsageError(f"--{option} means nothing for the target {target.id}")
    for name in options.only:
        if name not in NAMES:
            hint = did_you_mean(name, NAMES) or f"there are {', '.join(NAMES)}"
            raise UsageError(f"there is no component {name!r}", hint)
    require_products(target.target, options.sizes)
