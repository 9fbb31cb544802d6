"""PDFs for presses: in inks, at trim plus bleed, as PDF/X-4 or PDF/X-1a."""

from collections.abc import Iterator

from printkit.errors import UsageError
from printkit.export.press_identity import Condition
from printkit.export.press_pdf import PressStandard, write_press_pdf
from printkit.inks.picture_inks import PictureInks
from printkit.pipeline.press import document_info
from printkit.scene import Sheet
from printkit.targets.export import Export, ExportOptions, Files, Form
from printkit.targets.inks import inks_of, profile_of
from printkit.targets.pages import page, sides, with_die_lines
from printkit.targets.press_target import PressTarget, press_of
from printkit.targets.proofs import proofs
from printkit.targets.reading import LoadedTarget
from printkit.targets.rules_of_presses import check


def write(export: Export) -> Files:
    """The PDFs, or what they will look like."""
    target = press_of(export)
    for name, component, sheets in _documents(export, target):
        if export.options.proof:
            yield from proofs(export, name, sheets)
            continue
        info, fonts = document_info(export.design, component), export.design.shaper.library
        yield f"{name}.pdf", write_press_pdf(sheets, info, fonts, _press(export, target))


def _documents(
    export: Export, target: PressTarget
) -> Iterator[tuple[str, str | None, list[Sheet]]]:
    """The name of each PDF, the component in it unless it holds all, and its pages."""
    if target.together:
        if sheets := _sheets(export, target, None):
            yield export.target.id, None, sheets
        return
    for component in dict.fromkeys(fitted.component for fitted in export.pieces):
        yield component, component, _sheets(export, target, component)


def _sheets(export: Export, target: PressTarget, component: str | None) -> list[Sheet]:
    return [
        with_die_lines(page(fitted, side), fitted, side) if target.die_lines else page(fitted, side)
        for fitted in export.pieces
        if component in {None, fitted.component}
        for _ in range(fitted.artwork.copies if target.repeat else 1)
        for side in sides(fitted, target.order)
    ]


def _press(export: Export, target: PressTarget) -> PressStandard:
    profile = profile_of(export.options)
    condition = Condition(target.condition.name, target.condition.info)
    limit = target.ink_limit / 100
    return PressStandard(
        profile if profile and target.standard == "x4" else condition,
        inks_of(export),
        PictureInks(profile, limit),
        limit if target.overprint else None,
    )


def _require(target: LoadedTarget, options: ExportOptions) -> None:
    """Refuse PDF/X-4 without a profile, and files that are none."""
    record = target.target
    assert isinstance(record, PressTarget)  # noqa: S101 - the record of this form
    profile = profile_of(options)
    if record.standard == "x4" and profile is None and not options.proof:
        raise UsageError(
            f"{target.id} is PDF/X-4, which holds the ICC profile of the printing condition",
            "name it with --icc; print shops offer theirs, such as ISOcoated_v2_eci.icc, and "
            "press-x1a needs none",
        )


FORM = Form("press", write, PressTarget, (check,), ("icc", "only", "proof"), _require)
