"""Where the boards of the shipped games are cut."""

import pytest

from printkit.components.board import COMPONENT
from printkit.imposition.options import SheetOptions
from printkit.imposition.paper import A4, LETTER
from printkit.imposition.text_spans import text_spans
from printkit.imposition.tiling import best_tiling
from tests.components.drawing import composed


@pytest.mark.parametrize(
    ("name", "most"),
    [
        ("classic-us", 3),
        ("classic-uk", 4),
        ("mass-effect-n7", 3),
        ("monopoly-2-0", 6),
        ("monopoly-space", 4),
        ("planetopoly", 4),
    ],
)
def test_seams_cut_few_texts(name: str, most: int) -> None:
    composition = composed(COMPONENT, name=name)
    (board,) = composition.artworks
    across, down = text_spans(board.front)
    borders = (composition.seams, composition.seams)
    tiling = best_tiling(board, SheetOptions(LETTER), borders)
    assert tiling.count == 6
    assert max(across.cut_at(part.start) for part in tiling.columns[1:]) <= most
    on_a4 = best_tiling(board, SheetOptions(A4), borders)
    columns, rows = (lane[1:] for lane in (on_a4.columns, on_a4.rows))
    assert len(columns) + len(rows) == 3
    cut = [*(across.cut_at(c.start) for c in columns), *(down.cut_at(r.start) for r in rows)]
    assert sum(cut) <= 3
