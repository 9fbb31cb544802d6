"""Texts that stand partly on something else than their ground."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.prints.cases import Seen, each_case, pair_case
from printkit.checking.prints.standing import Crossing, named
from printkit.checking.registry import Stage
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK635",
    name="text-crossed",
    severity=Severity.WARNING,
    what="A line, a drawing or a field of nearly the text's colour lies below a part of a text "
    "only.",
    why="A text may stand on a picture or on a plate, but not half on it: the edge runs through "
    "the letters. Lines count from 0.3 mm inside the letters, drawings from 1 mm in both "
    "directions, fields where they hide a part of the letters. Words that are turned at an angle, "
    "and outlines that do not bulge all around, are not looked at.",
    bad='<icon x="4" w="8" …/> <text x="10" …>Rent</text>',
    good='<icon x="4" w="8" …/> <text x="13" …>Rent</text>',
)
STAGE = Stage.PRINT


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each word has one ground."""
    standings = () if context.prints is None else context.prints.standings
    yield from each_case(
        RULE,
        (
            pair_case(
                context,
                Seen(each.face, each.word),
                each.crossing.thing,
                _fact(each.crossing),
                "what lies below it",
            )
            for each in standings
            if each.crossing is not None
        ),
        "move one of them in the template, or lay a plate below the whole text",
    )


def _fact(crossing: Crossing) -> str:
    width, height = crossing.part.width, crossing.part.height
    if not crossing.thing.opaque:
        return f"is crossed by a line, for {max(width, height):.1f} mm"
    return f"stands partly on {named(crossing.thing)}: {width:.1f} × {height:.1f} mm of it"
