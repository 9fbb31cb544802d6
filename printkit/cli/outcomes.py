"""What is reported of a build, to people and to scripts."""

from typing import TYPE_CHECKING

from printkit.cli.console import Console
from printkit.diagnostics import has_errors

if TYPE_CHECKING:
    from printkit.pipeline.outcome import Outcome


def report(console: Console, outcome: "Outcome") -> None:
    """The table of what there is, and where."""
    papers = sorted({paper for row in outcome.rows for paper in row.sheets})
    header = ["component", "pieces", *papers, "title"]
    rows = [
        [
            row.component,
            str(row.pieces),
            *(str(row.sheets.get(paper, "–")) for paper in papers),
            row.title,
        ]
        for row in outcome.rows
    ]
    if outcome.kit:
        kit = (str(outcome.kit.get(paper, "–")) for paper in papers)
        rows.append(["kit.pdf", "", *kit, "all of it, on common sheets"])
    if rows:
        console.table(header, rows)
    if outcome.unchanged:
        console.say(f"nothing to print of: {', '.join(outcome.unchanged)}")
    if outcome.unchanged and not rows:
        console.say(f"{outcome.folder}: no piece differs")
    elif outcome.up_to_date:
        console.say(f"{outcome.folder}: up to date")
    else:
        files = "1 file" if outcome.written == 1 else f"{outcome.written} files"
        console.say(f"{outcome.folder}: {files} written")
    if outcome.kit_files:
        console.say(f"to print: {', '.join(_kits(outcome).values())}")
    if outcome.preview:
        console.say(f"to look at: {(outcome.folder / outcome.preview).as_posix()}")


def to_open(outcome: "Outcome") -> str:
    """What one wants to look at: the preview, the kit on the first paper, or else the folder."""
    if outcome.preview:
        return (outcome.folder / outcome.preview).as_posix()
    return next(iter(_kits(outcome).values()), outcome.folder.as_posix())


def _kits(outcome: "Outcome") -> dict[str, str]:
    """The PDF of the whole kit by paper."""
    return {paper: (outcome.folder / name).as_posix() for paper, name in outcome.kit_files.items()}


def data_of(outcome: "Outcome") -> dict[str, object]:
    """The same for scripts."""
    return {
        "folder": outcome.folder.as_posix(),
        "ok": not has_errors(outcome.diagnostics),
        "up_to_date": outcome.up_to_date,
        "written": outcome.written,
        "unchanged": [r.component for r in outcome.rows]
        if outcome.up_to_date
        else list(outcome.unchanged),
        "components": [
            {
                "id": row.component,
                "title": row.title,
                "pieces": row.pieces,
                "sheets": dict(row.sheets),
            }
            for row in outcome.rows
        ],
        "kit": {"sheets": dict(outcome.kit), "files": _kits(outcome)},
    }
