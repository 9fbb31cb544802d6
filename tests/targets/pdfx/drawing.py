"""Colours, fonts, transparency and all that a press cannot be trusted to draw alike."""

from collections.abc import Iterator

import pikepdf

from tests.targets.pdfx.clauses import X1A, X4, File, clause

_INKS = {"/DeviceCMYK", "/DeviceGray", "/Separation", "/DeviceN", "/Pattern", "/Indexed"}
_NO_INKS = {"/DeviceRGB", "/CalRGB", "/CalGray", "/Lab", "/ICCBased"}
_CHANNELS = {b"RGB ": 3, b"CMYK": 4, b"GRAY": 1, b"Lab ": 3}
_FONT_FILES = {"/FontFile", "/FontFile2", "/FontFile3"}
_INTENTS = {"/RelativeColorimetric", "/AbsoluteColorimetric", "/Perceptual", "/Saturation"}
_BLENDED = {"/Normal", "/Compatible"}


@clause()
def no_operator_sets_rgb(file: File) -> bool:
    return not any(operator in {"rg", "RG"} for operator, _ in file.operations())


@clause(X1A)
def colour_spaces_are_inks(file: File) -> bool:
    return not _NO_INKS & {*file.names(), *_chosen(file)}


@clause(X4)
def rgb_has_a_profile(file: File) -> bool:
    return "/DeviceRGB" not in {*file.names(), *_chosen(file)}


@clause()
def inline_pictures_are_inks(file: File) -> bool:
    return all(
        operands[0].colorspace in _INKS
        for operator, operands in file.operations()
        if operator == "INLINE IMAGE" and not operands[0].image_mask
    )


@clause(X4)
def profiles_have_their_channels(file: File) -> bool:
    return all(
        _CHANNELS.get(space[1].read_bytes()[16:20]) == space[1].get("/N")
        for space in _spaces(file, "/ICCBased")
    )


@clause()
def spots_are_shown_in_inks(file: File) -> bool:
    return all(space[2] == "/DeviceCMYK" for space in _spaces(file, "/Separation", "/DeviceN"))


@clause()
def rendering_intents_are_known(file: File) -> bool:
    return all(
        operands[0] in _INTENTS for operator, operands in file.operations() if operator == "ri"
    ) and all(image.get("/Intent", "/Perceptual") in _INTENTS for image in file.images())


@clause()
def fonts_are_embedded(file: File) -> bool:
    fonts = [each for each in file.dictionaries() if each.get("/Type") == "/Font"]
    return all(
        each.get("/Subtype") in {"/Type0", "/Type3"}
        or _FONT_FILES & set(each.get("/FontDescriptor", pikepdf.Dictionary()).keys())
        for each in fonts
    )


@clause()
def operators_are_all_known(file: File) -> bool:
    return not any(operator in {"BX", "EX", "PS"} for operator, _ in file.operations())


@clause()
def no_postscript(file: File) -> bool:
    return not any(each.get("/Subtype") == "/PS" for each in file.streams())


@clause(X1A)
def all_is_opaque(file: File) -> bool:
    return all(each.get(key, 1) == 1 for each in _states(file) for key in ("/ca", "/CA"))


@clause(X1A)
def nothing_blends(file: File) -> bool:
    return all(each.get("/BM", "/Normal") in _BLENDED for each in _states(file))


@clause(X1A)
def no_soft_masks(file: File) -> bool:
    return all(each.get("/SMask", "/None") == "/None" for each in file.dictionaries())


@clause(X1A)
def no_transparent_groups(file: File) -> bool:
    return not any(each.get("/S") == "/Transparency" for each in file.dictionaries())


@clause()
def no_transfer_functions(file: File) -> bool:
    return not any(
        "/TR" in each or each.get("/TR2", "/Default") != "/Default" for each in _states(file)
    )


@clause()
def halftones_have_no_origin(file: File) -> bool:
    return not any("/HTO" in each or "/HTP" in each for each in _states(file))


@clause()
def halftones_are_plain(file: File) -> bool:
    return all(
        each.get("/HalftoneType", 1) in {1, 5} and "/HalftoneName" not in each
        for each in file.dictionaries()
    )


@clause()
def overprint_is_that_of_the_first_ink(file: File) -> bool:
    return all(each.get("/OPM", 0) in {0, 1} for each in _states(file))


@clause()
def pictures_have_no_stand_ins(file: File) -> bool:
    return not any("/Alternates" in each or "/OPI" in each for each in file.streams())


@clause()
def all_content_is_inside(file: File) -> bool:
    return not any("/Ref" in each or "/F" in each for each in file.streams())


@clause()
def no_lzw(file: File) -> bool:
    return not any("LZWDecode" in _filters(each) for each in file.streams())


@clause(X1A)
def no_jpx_nor_jbig2(file: File) -> bool:
    known = ("JPXDecode", "JBIG2Decode")
    return not any(name in _filters(each) for each in file.streams() for name in known)


@clause(X1A)
def pictures_have_no_more_than_8_bits(file: File) -> bool:
    return all(image.get("/BitsPerComponent", 1) <= 8 for image in file.images())


def _chosen(file: File) -> set[str]:
    """Colour spaces that the content chooses by names of their own."""
    operations = file.operations()
    return {str(operands[0]) for operator, operands in operations if operator in {"cs", "CS"}}


def _spaces(file: File, *kinds: str) -> Iterator[pikepdf.Object]:
    return (
        each
        for each in file.values()
        if isinstance(each, pikepdf.Array) and len(each) > 1 and str(each[0]) in kinds
    )


def _states(file: File) -> Iterator[pikepdf.Object]:
    for each in file.dictionaries():
        states = each.get("/ExtGState")
        if isinstance(states, pikepdf.Dictionary):
            yield from (state for _, state in states.items())


def _filters(stream: pikepdf.Stream) -> str:
    value = stream.get("/Filter", pikepdf.Array())
    return " ".join(map(str, value)) if isinstance(value, pikepdf.Array) else str(value)
