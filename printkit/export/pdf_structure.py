"""The structure of a document, for those who do not see it: headings, paragraphs, lists, figures.

The marked parts of the pages become a tree (ISO 32000-1, 14.7) in the order in which they are
first drawn; what continues on another page stays one element. Files keep the rules of PDF/UA-1.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from printkit.scene.nodes import Tag
from printkit.scene.tagging import SPAN

if TYPE_CHECKING:
    import pikepdf

Marks = Sequence[Sequence[tuple[Tag, ...]]]
"""The tags of the marked parts of each page, the outermost first, by their numbers."""

_HEADING = re.compile(r"H(\d)")


@dataclass
class _Element:
    """An element with those within it and the marked parts of its own: their pages and numbers."""

    role: str
    alt: str = ""
    kids: "list[_Element | tuple[int, int]]" = field(default_factory=list)
    within: "dict[tuple[str, int], _Element]" = field(default_factory=dict)

    def inner(self, tag: Tag) -> "_Element":
        """The element of the tag within this one."""
        known = self.within.get((tag.role, tag.key))
        if known is None:
            known = self.within[tag.role, tag.key] = _Element(tag.role, tag.alt)
            self.kids.append(known)
        return known

    def all(self) -> "Iterator[_Element]":
        """This one and all within it, in the order of reading."""
        yield self
        for kid in self.kids:
            if isinstance(kid, _Element):
                yield from kid.all()


def add_structure(pdf: "pikepdf.Pdf", marks: Marks) -> None:
    """Write the tree of the marked parts into a document."""
    import pikepdf  # noqa: PLC0415 - late: start-up

    document = _tree(marks)
    root = pdf.make_indirect(pikepdf.Dictionary(Type=pikepdf.Name.StructTreeRoot))
    owners: dict[tuple[int, int], pikepdf.Object] = {}
    root.K = _written(pdf, document, root, owners)
    nums: list[int | pikepdf.Object] = []
    for number, (page, parts) in enumerate(zip(pdf.pages, marks, strict=True)):
        page.obj.StructParents = number
        page.obj.Tabs = pikepdf.Name.S
        owned = pikepdf.Array([owners[number, part] for part in range(len(parts))])
        nums += [number, pdf.make_indirect(owned)]
    root.ParentTree = pdf.make_indirect(pikepdf.Dictionary(Nums=pikepdf.Array(nums)))
    root.ParentTreeNextKey = len(marks)
    pdf.Root.StructTreeRoot = root
    pdf.Root.MarkInfo = pikepdf.Dictionary(Marked=True)


def _tree(marks: Marks) -> _Element:
    document = _Element("Document")
    for page, parts in enumerate(marks):
        for number, tags in enumerate(parts):
            element = document
            for tag in tags:
                element = element.inner(tag)
            element.kids.append((page, number))
    _close_ranks(document)
    return document


def _close_ranks(document: _Element) -> None:
    """Have no heading skip a rank below the one before it."""
    rank = 0
    for element in document.all():
        if found := _HEADING.fullmatch(element.role):
            rank = min(int(found[1]), rank + 1)
            element.role = f"H{rank}"


def _written(
    pdf: "pikepdf.Pdf",
    element: _Element,
    parent: "pikepdf.Object",
    owners: "dict[tuple[int, int], pikepdf.Object]",
) -> "pikepdf.Object":
    """The element as an object; ``owners`` learn which marked parts belong to it."""
    import pikepdf  # noqa: PLC0415 - late: start-up

    made = pdf.make_indirect(
        pikepdf.Dictionary(
            Type=pikepdf.Name.StructElem, S=pikepdf.Name(f"/{element.role}"), P=parent
        )
    )
    kids: list[pikepdf.Object] = []
    for kid in element.kids:
        if isinstance(kid, _Element):
            kids.append(_written(pdf, kid, made, owners))
        else:
            page, number = kid
            owners[kid] = made
            kids.append(
                pikepdf.Dictionary(Type=pikepdf.Name.MCR, Pg=pdf.pages[page].obj, MCID=number)
            )
    made.K = pikepdf.Array(kids)
    if element.role == SPAN:
        made.ActualText = pikepdf.String(element.alt)
    elif element.alt:
        made.Alt = pikepdf.String(element.alt)
    if element.role == "TH":
        made.A = pikepdf.Dictionary(O=pikepdf.Name.Table, Scope=pikepdf.Name.Column)
    return made
