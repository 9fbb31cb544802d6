"""The test page that shows how far a printer shifts the backs."""

from pathlib import Path

from printkit.colour import BLACK
from printkit.export.document import DocumentInfo, check_date
from printkit.imposition.calibration import calibration_sheets
from printkit.imposition.options import Backs, SheetOptions, SlugTexts
from printkit.imposition.paper import paper_named
from printkit.kit_folder.staging import staging
from printkit.languages import shipped_language
from printkit.text.fonts import shipped_fonts
from printkit.text.shaping import Shaper


def write_calibration(output: Path, paper: str, backs: str) -> Path:
    """Write the page; returns its path.

    Raises:
        OutputError: the folder cannot be written.
        UsageError: the date for all documents is none.
    """
    from printkit.export.pdf import write_pdf  # noqa: PLC0415 - late: reportlab

    check_date()
    phrases = shipped_language("en").phrases
    fonts = shipped_fonts()
    slug_texts = SlugTexts(
        game="printkit",
        component=phrases.calibration,
        notice="",
        sheet=phrases.sheet_of,
        scale=phrases.print_at_full_size,
        tile="",
        back=phrases.back,
        ruler=phrases.ruler,
        flips={scheme: phrases.flip[scheme.value] for scheme in Backs},
        font="Jost-Regular",
        colour=BLACK,
        calibration=phrases.calibration_steps,
    )
    chosen = paper_named(paper)
    options = SheetOptions(chosen, Backs(backs))
    sheets = calibration_sheets(options, slug_texts, Shaper(fonts))
    name = f"calibration-{chosen.name}.pdf"
    with staging(output) as stage:
        stage.write(name, write_pdf(sheets, DocumentInfo(phrases.calibration), fonts, "gray"))
        stage.publish()
    return output / name
