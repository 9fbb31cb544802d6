"""A rulebook that is set once, as long as its blocks, its look and its figures are the same."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from printkit.components.design import Design
from printkit.components.figures import DrawnFigure, FigureDrawer
from printkit.digests import digest_of_text
from printkit.rulebook.blocks import Block, Figure, all_blocks
from printkit.rulebook.layout import BookDesign, SetPage, SetRulebook, set_rulebook
from printkit.scene import Group, Node
from printkit.scene.digest import key_of
from printkit.scene.nodes import keyed
from printkit.templating.kept_sides import KeptSides, Worked


def set_once(design: Design, blocks: Sequence[Block], look: BookDesign) -> SetRulebook:
    """The book of a design; one that was set before is not set again."""
    figures = _KeptFigures(design, blocks)
    marks = design.rulebook.changed_files if design.mark_changes else ()

    def work() -> SetRulebook:
        weigh = not design.sketch
        return set_rulebook(blocks, look, figures.draw, mark_changes=marks, weigh_sizes=weigh)

    kept = design.templates.kept
    if kept is None:
        return work()
    words = (design.phrases, design.writing, sorted(marks), design.sketch)
    stated = (blocks, look.types, look.frames, words)
    return _set(kept, figures, digest_of_text(design.templates.made_of, repr(stated)), work)


def _set(
    kept: KeptSides, figures: "_KeptFigures", key: str, work: Callable[[], SetRulebook]
) -> SetRulebook:
    """The book of the key: its figures are drawn first, in the sizes that its pages need.

    What figures show is no matter to the text, only how high they are.
    """
    made: list[SetRulebook] = []

    def sizes_needed() -> Worked:
        made.append(work())
        return Worked(list(figures.drawn))

    known = kept.worked(key, sizes_needed)
    sizes = [] if known is None else [tuple(size) for size in known.plain]
    drawn = [figures.drawn_at(*size) for size in sizes]
    key = digest_of_text(key, repr([each and each[1] for each in drawn]))
    nodes = [keyed(node, kept.key_of(node)) for node, _ in filter(None, drawn)]

    def book() -> Worked | None:
        return _worked(made[0] if made else work(), key, nodes)

    known = kept.worked(key, book)
    return work() if known is None else _book(known, nodes)


def _worked(made: SetRulebook, key: str, figures: Sequence[Node]) -> Worked | None:
    """A book without findings as it is kept, its pages before its figures."""
    if made.diagnostics:
        return None
    shown = [sorted(_numbers_in(page.text, list(map(id, figures)))) for page in made.pages]
    sections = [page.section for page in made.pages]
    pages = [
        keyed(page.text, digest_of_text(key, repr([number, *(key_of(figures[n]) for n in on_it)])))
        for number, (page, on_it) in enumerate(zip(made.pages, shown, strict=True))
    ]
    plain = (sections, dict(made.anchors), made.contents_on_cover, shown)
    return Worked(plain, (*pages, *figures))


def _book(worked: Worked, figures: Sequence[Node]) -> SetRulebook:
    """The book with the figures as they are now."""
    sections, anchors, on_cover, shown = worked.plain
    before = worked.scenes[len(sections) :]
    pages = []
    for page, section, numbers in zip(worked.scenes, sections, shown, strict=False):
        others = {
            id(before[n]): figures[n] for n in numbers if key_of(before[n]) != key_of(figures[n])
        }
        pages.append(SetPage(_with(page, others) if others else page, section))
    return SetRulebook(tuple(pages), anchors, (), on_cover)


def _numbers_in(node: Node, figures: Sequence[int]) -> Iterator[int]:
    """The numbers of the figures that stand on a page."""
    if id(node) in figures:
        yield figures.index(id(node))
    elif isinstance(node, Group):
        for child in node.children:
            yield from _numbers_in(child, figures)


def _with(node: Node, others: Mapping[int, Node]) -> Node:
    """A page with other figures in place of those of these identities."""
    if id(node) in others or not isinstance(node, Group):
        return others.get(id(node), node)
    children = tuple(_with(child, others) for child in node.children)
    same = all(one is other for one, other in zip(children, node.children, strict=True))
    return node if same else replace(node, children=children)


class _KeptFigures:
    """The figures of a book by their numbers, each drawn once in each size."""

    def __init__(self, design: Design, blocks: Sequence[Block]) -> None:
        self._figures = [each for each in all_blocks(blocks) if isinstance(each, Figure)]
        self._drawer = FigureDrawer(design)
        self.drawn: dict[tuple[int, float, float], DrawnFigure | None] = {}

    def draw(self, figure: Figure, width: float, growth: float) -> DrawnFigure | None:
        """A figure in a width, so many times as high as it asks."""
        number = next(n for n, each in enumerate(self._figures) if each is figure)
        return self.drawn_at(number, width, growth)

    def drawn_at(self, number: int, width: float, growth: float) -> DrawnFigure | None:
        """A figure by its number."""
        size = number, width, growth
        if size not in self.drawn:
            self.drawn[size] = self._drawer.draw(self._figures[number], width, growth)
        return self.drawn[size]
