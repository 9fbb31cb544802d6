"""Boxes of pages, and what must not lie on them or in the file."""

from collections.abc import Iterator

import pikepdf

from tests.targets.pdfx.clauses import X1A, X4, File, clause

_ROUNDING = 1e-3
_ACTIONS = {"/JavaScript", "/Launch", "/URI", "/SubmitForm", "/ImportData", "/Movie", "/Sound"}


@clause()
def pages_have_a_trim_or_an_art_box(file: File) -> bool:
    return all(("/TrimBox" in page.obj) != ("/ArtBox" in page.obj) for page in file.pdf.pages)


@clause()
def trim_lies_in_bleed(file: File) -> bool:
    return all(
        _holds(_box(page, "/BleedBox", "/MediaBox"), _box(page, "/TrimBox", "/ArtBox", "/MediaBox"))
        for page in file.pdf.pages
    )


@clause()
def bleed_lies_in_the_page(file: File) -> bool:
    return all(
        _holds(_box(page, outer, "/MediaBox"), _box(page, "/BleedBox", "/MediaBox"))
        for page in file.pdf.pages
        for outer in ("/MediaBox", "/CropBox")
    )


@clause()
def viewers_show_no_less_than_the_bleed(file: File) -> bool:
    wishes = file.pdf.Root.get("/ViewerPreferences", pikepdf.Dictionary())
    keys = ("/ViewArea", "/ViewClip", "/PrintArea", "/PrintClip")
    return all(wishes.get(key, "/MediaBox") in {"/MediaBox", "/BleedBox"} for key in keys)


@clause()
def notes_lie_outside_the_bleed(file: File) -> bool:
    return not any(
        _meet(_box(page, "/BleedBox", "/TrimBox"), [float(v) for v in note.Rect])
        for page in file.pdf.pages
        for note in page.obj.get("/Annots", pikepdf.Array())
        if note.get("/Subtype") not in {"/TrapNet", "/PrinterMark"}
    )


@clause()
def nothing_happens_by_itself(file: File) -> bool:
    return not any(
        "/OpenAction" in each or "/AA" in each or each.get("/S") in _ACTIONS
        for each in file.dictionaries()
    )


@clause()
def no_scripts(file: File) -> bool:
    return not any("/JavaScript" in each or "/JS" in each for each in file.dictionaries())


@clause()
def no_forms_to_fill_in(file: File) -> bool:
    return "/AcroForm" not in file.pdf.Root


@clause(X1A)
def no_files_inside(file: File) -> bool:
    return not any("/EmbeddedFiles" in each or "/EF" in each for each in file.dictionaries())


@clause(X1A)
def no_layers(file: File) -> bool:
    return "/OCProperties" not in file.pdf.Root and not any(
        each.get("/Type") in {"/OCG", "/OCMD"} for each in file.dictionaries()
    )


@clause(X1A)
def no_objects_in_streams(file: File) -> bool:
    return b"/ObjStm" not in file.data and b"/XRef" not in file.data


@clause(X4)
def layers_have_names(file: File) -> bool:
    return all(str(each.get("/Name", "")) for each in _layers(file))


@clause(X4)
def layers_are_all_in_order(file: File) -> bool:
    given = {each.objgen for each in _layers(file)}
    return all(
        "/Name" in each and {layer.objgen for layer in each.get("/Order", ())} == given
        for each in _views_of_layers(file)
    )


@clause(X4)
def layers_do_not_switch_by_themselves(file: File) -> bool:
    return not any("/AS" in each for each in _views_of_layers(file))


@clause(X4)
def layers_have_a_view_to_begin_with(file: File) -> bool:
    return "/OCProperties" not in file.pdf.Root or "/D" in file.pdf.Root.OCProperties


def _layers(file: File) -> Iterator[pikepdf.Object]:
    return (each for each in file.dictionaries() if each.get("/Type") == "/OCG")


def _views_of_layers(file: File) -> Iterator[pikepdf.Object]:
    layers = file.pdf.Root.get("/OCProperties", pikepdf.Dictionary())
    if "/D" in layers:
        yield layers.D
    yield from layers.get("/Configs", pikepdf.Array())


def _box(page: pikepdf.Page, *names: str) -> list[float]:
    """The first of these boxes that the page has."""
    found = next(page.obj[name] for name in names if name in page.obj)
    return [float(edge) for edge in found]


def _holds(outer: list[float], inner: list[float]) -> bool:
    left, bottom, right, top = (i - o for i, o in zip(inner, outer, strict=True))
    return min(left, bottom) >= -_ROUNDING and max(right, top) <= _ROUNDING


def _meet(one: list[float], other: list[float]) -> bool:
    return (
        one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
    )  # fmt: skip
