"""Small edits that spoil a sound PDF."""

from collections.abc import Callable
from typing import Any

import pikepdf
from pikepdf import Array, Dictionary, Name, Pdf

Edit = Callable[[Pdf], object]


def info(key: str, value: Any) -> Edit:
    return lambda pdf: pdf.docinfo.__setitem__(key, value)


def without_info(key: str) -> Edit:
    return lambda pdf: pdf.docinfo.__delitem__(key)


def root(key: str, value: Callable[[], Any]) -> Edit:
    return lambda pdf: pdf.Root.__setitem__(key, value())


def page(key: str, value: Callable[[Pdf], Any]) -> Edit:
    return lambda pdf: pdf.pages[0].obj.__setitem__(key, value(pdf))


def box(key: str, *edges: float) -> Edit:
    return page(key, lambda _: Array(edges))


def state(**values: Any) -> Edit:
    """In a state of the content."""

    def edit(pdf: Pdf) -> None:
        found = pdf.pages[0].obj.Resources.ExtGState["/Text"]
        for key, value in values.items():
            found[f"/{key}"] = value

    return edit


def drawn(operators: bytes) -> Edit:
    return lambda pdf: pdf.pages[0].contents_add(operators)


def image(key: str, value: Any) -> Edit:
    def edit(pdf: Pdf) -> None:
        [picture] = _subtype(pdf, "/Image")
        picture[key] = value

    return edit


def _subtype(pdf: Pdf, kind: str) -> list[pikepdf.Object]:
    return [each for each in pdf.objects if _is(each, "/Subtype", kind)]


def _is(each: object, key: str, value: str) -> bool:
    return isinstance(each, (Dictionary, pikepdf.Stream)) and each.get(key) == value


def coded(name: str) -> Edit:
    """The picture in a code that the standard does not know."""

    def edit(pdf: Pdf) -> None:
        [picture] = _subtype(pdf, "/Image")
        picture.write(picture.read_raw_bytes(), filter=Name(name))

    return edit


def packet(old: bytes, new: bytes) -> Edit:
    def edit(pdf: Pdf) -> None:
        data = pdf.Root.Metadata.read_bytes()
        assert old in data
        pdf.Root.Metadata.write(data.replace(old, new))

    return edit


def intent(key: str, value: Any) -> Edit:
    """In the output intent of the press; None takes the key away."""

    def edit(pdf: Pdf) -> None:
        found = pdf.Root.OutputIntents[0]
        if value is None:
            del found[key]
        else:
            found[key] = value

    return edit


def profile(*, of: str, channels: int) -> Edit:
    """The profile of another class in place of that of the press."""

    def edit(pdf: Pdf) -> None:
        found = pdf.Root.OutputIntents[0].DestOutputProfile
        data = found.read_bytes()
        found.write(data[:12] + of.encode() + data[16:])
        found.N = channels

    return edit


def another_profile(pdf: Pdf) -> None:
    data = pdf.Root.OutputIntents[0].DestOutputProfile.read_bytes()
    pdf.Root.OutputIntents[1].DestOutputProfile = pdf.make_stream(data, N=4)


def second_intent(pdf: Pdf) -> None:
    pdf.Root.OutputIntents.append(pdf.Root.OutputIntents[0])


def space(*names: str) -> Edit:
    """Another colour space among the resources."""
    value = Name(names[0]) if len(names) == 1 else Array(map(Name, names))
    return lambda pdf: pdf.pages[0].obj.Resources.__setitem__(
        "/ColorSpace", Dictionary(Other=value)
    )


def wrong_channels(pdf: Pdf) -> None:
    data = pdf.Root.OutputIntents[0].DestOutputProfile.read_bytes()
    space = Array([Name.ICCBased, pdf.make_stream(data, N=3)])
    pdf.pages[0].obj.Resources.ColorSpace = Dictionary(Other=space)


def spot_in_rgb(pdf: Pdf) -> None:
    spaces = pdf.pages[-1].obj.Resources.ColorSpace
    spaces.CutContour[2] = Name.DeviceGray


def font_left_out(pdf: Pdf) -> None:
    [descriptor] = [each for each in pdf.objects if _is(each, "/Type", "/FontDescriptor")]
    for key in {"/FontFile", "/FontFile2", "/FontFile3"} & set(descriptor.keys()):
        del descriptor[key]


def note(pdf: Pdf) -> Array:
    box = pdf.pages[0].obj.TrimBox
    return Array([Dictionary(Type=Name.Annot, Subtype=Name.Square, Rect=box)])


def stream(subtype: str) -> Edit:
    return lambda pdf: pdf.Root.__setitem__("/Other", pdf.make_stream(b"", Subtype=Name(subtype)))


def form(key: str, value: Any) -> Edit:
    def edit(pdf: Pdf) -> None:
        _subtype(pdf, "/Form")[0][key] = value

    return edit


def layers(edit: Callable[[pikepdf.Object], object]) -> Edit:
    return lambda pdf: edit(pdf.Root.OCProperties)


def new_layer(pdf: Pdf) -> None:
    layer = pdf.make_indirect(Dictionary(Type=Name.OCG, Name="Other"))
    pdf.Root.OCProperties = Dictionary(OCGs=[layer], D=Dictionary(Name="a", Order=[layer]))


def raw(key: bytes) -> bytes:
    return b"\n".join([b"BI /W 1 /H 1 /BPC 8 /CS /%s ID abc" % key, b"EI"])
