"""All pieces of a kit as one page for browsers.

The page stands alone: no script, and no font or picture from elsewhere.
"""

from collections.abc import Sequence

from printkit.colour import parse_colour
from printkit.records import record
from printkit.reporting.html_fonts import font_faces
from printkit.reporting.html_writing import Html, joined, opened, tag

GROUND = parse_colour("#ece8df")
"""Behind the pieces; pictures of pieces that are not rectangles have it in their corners."""


@record
class PreviewPicture:
    """One side of a piece: its caption, how many there are, the WebP in base64, its size in mm."""

    caption: str
    copies: int
    webp: str
    width: float
    height: float


@record
class PreviewSection:
    """A component: how many pieces it has, all copies counted, and its pictures."""

    id: str
    title: str
    pieces: int
    pictures: Sequence[PreviewPicture]


@record
class PreviewPage:
    """A game: its title, whose it is, the language of its texts, and its components."""

    title: str
    notice: str
    language: str
    sections: Sequence[PreviewSection]


def preview_html(page: PreviewPage) -> str:
    """The whole page."""
    head = joined(
        Html('<meta charset="utf-8">'),
        Html('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        tag("title", page.title),
        tag("style", Html(font_faces() + _STYLE.replace("GROUND", GROUND.hex))),
    )
    links = [tag("a", f"{one.title} ({one.pieces})", href=f"#{one.id}") for one in page.sections]
    top = tag("header", tag("h1", page.title), tag("p", page.notice), tag("nav", *links))
    body = tag("body", top, *map(section_html, page.sections))
    return f"<!DOCTYPE html>\n{tag('html', tag('head', head), body, lang=page.language)}\n"


def section_html(section: PreviewSection) -> Html:
    """A component with its pictures."""
    count = tag("small", str(section.pieces))
    figures = tag("div", *map(_figure, section.pictures), class_="pieces")
    return tag("section", tag("h2", section.title, " ", count), figures, id=section.id)


def _figure(picture: PreviewPicture) -> Html:
    count = tag("b", f"{picture.copies} × ") if picture.copies > 1 else ""
    size = f"width: {picture.width}mm; height: {picture.height}mm"
    source = f"data:image/webp;base64,{picture.webp}"
    image = opened("img", src=source, alt=picture.caption, style=size)
    caption = tag("figcaption", count, picture.caption)
    return tag("figure", image, caption, style=f"width: {picture.width}mm")


_STYLE = """\
html { background: GROUND; color: #1d2430; }
body {
  font: 16px/1.4 Jost, system-ui, sans-serif; margin: 0 auto; max-width: 84rem; padding: 2rem;
}
h1 { font-size: 2.2rem; font-weight: 600; line-height: 1.15; margin: 0; }
header p { color: #5c6470; margin: .3rem 0 1rem; }
nav a { color: #0e6b5c; display: inline-block; margin: 0 1.2em .2em 0; }
h2 {
  border-top: 1px solid #c9c1b0; font-size: 1.35rem; font-weight: 600; margin: 2.2rem 0 1rem;
  padding-top: .8rem;
}
h2 small { color: #5c6470; font-weight: 400; }
.pieces { align-items: flex-end; display: flex; flex-wrap: wrap; gap: 1.1rem 1rem; }
figure { margin: 0; max-width: 100%; min-width: 3.5rem; }
img { display: block; max-width: 100%; object-fit: contain; object-position: left bottom; }
figcaption {
  color: #5c6470; font-size: .78rem; line-height: 1.25; margin-top: .3rem;
  overflow-wrap: break-word;
}
b { color: #1d2430; font-weight: 600; }
@media print { figure, h2 { break-inside: avoid; } }
"""
