"""What the yardstick has to draw: dumps of real kits, and the previews of one."""

import time
from pathlib import Path

from bench.dump import Counts, Dump
from printkit.art.style import Ink
from printkit.components.component import Layout
from printkit.pipeline import press
from printkit.pipeline.drawing import draw_all
from printkit.pipeline.prepare import open_context, prepare
from printkit.pipeline.request import Progress, Request
from printkit.pipeline.written import WrittenFiles

PAPER = "a4"


def dump_kit(variant: str, path: Path, only: tuple[str, ...] = ()) -> Counts:
    """Write the primitives of the documents of a kit; `kit.pdf` joins them and is left out."""
    studio = open_context(prepare(variant))
    request = Request(variant, path.parent, papers=(PAPER,), only=only)
    dump = Dump(studio.design(Ink.FULL).shaper.library)
    for one in draw_all(studio, request, Progress()):
        dump.add(one.sheets[PAPER])
        if one.component.layout in {Layout.TILES, Layout.BOOKLET}:
            dump.add(press.full_size(one.component, one.composition))
    dump.write(path)
    return dump.counts


def preview_seconds(variant: str) -> float:
    """CPU time that the PNG pictures of a kit take once it is drawn."""
    studio = open_context(prepare(variant))
    drawn = draw_all(studio, Request(variant, Path(), papers=(PAPER,)), Progress())
    begun = time.process_time()
    for one in drawn:
        press.piece_pngs(studio.design(Ink.FULL), one.composition, one.component.id, WrittenFiles())
    return time.process_time() - begun
