"""A way to break each clause: the sound file, spoilt."""

from collections.abc import Callable, Mapping
from functools import partial
from io import BytesIO
from typing import Any, Final

import pikepdf
from pikepdf import Array, Dictionary, Name, Pdf, String

from tests.targets.pdfx.clauses import X1A
from tests.targets.pdfx.spoiling import (
    Edit,
    another_profile,
    box,
    coded,
    drawn,
    font_left_out,
    form,
    image,
    info,
    intent,
    layers,
    new_layer,
    note,
    packet,
    page,
    profile,
    raw,
    root,
    second_intent,
    space,
    spot_in_rgb,
    state,
    stream,
    without_info,
    wrong_channels,
)

EDITS: Final[Mapping[str, Edit]] = {
    "info_names_the_standard": info("/GTS_PDFXVersion", String("PDF/X-3:2003")),
    "xmp_names_the_standard": packet(b"PDF/X-4", b"PDF/X-5"),
    "xmp_numbers_the_document": packet(b"xmpMM:VersionID", b"xmpMM:Version"),
    "xmp_says_whether_it_is_trapped": packet(b"<pdf:Trapped>False", b"<pdf:Trapped>True"),
    "xmp_and_info_agree": info("/ModDate", String("D:20010101000000+00'00'")),
    "title_is_stated": without_info("/Title"),
    "producer_is_stated": without_info("/Producer"),
    "creation_is_dated": info("/CreationDate", String("yesterday")),
    "change_is_dated": without_info("/ModDate"),
    "trapped_is_known": info("/Trapped", Name.Unknown),
    "one_condition_of_printing": second_intent,
    "condition_is_registered_or_embedded": intent("/RegistryName", None),
    "condition_is_identified": intent("/OutputConditionIdentifier", None),
    "profile_is_that_of_a_press": profile(of="mntr", channels=4),
    "all_standards_share_the_profile": another_profile,
    "pages_have_a_trim_or_an_art_box": box("/ArtBox", 50, 50, 100, 100),
    "trim_lies_in_bleed": box("/TrimBox", 0, 40, 100, 100),
    "bleed_lies_in_the_page": box("/BleedBox", -9, -9, 900, 900),
    "viewers_show_no_less_than_the_bleed": root(
        "/ViewerPreferences", lambda: Dictionary(PrintClip=Name.TrimBox)
    ),
    "notes_lie_outside_the_bleed": page("/Annots", note),
    "nothing_happens_by_itself": root("/OpenAction", lambda: Dictionary(S=Name.GoTo)),
    "no_scripts": root("/Names", lambda: Dictionary(JavaScript=Dictionary())),
    "no_forms_to_fill_in": root("/AcroForm", Dictionary),
    "no_files_inside": root("/Names", lambda: Dictionary(EmbeddedFiles=Dictionary())),
    "no_layers": new_layer,
    "layers_have_names": layers(lambda layers: layers.OCGs[0].__delitem__("/Name")),
    "layers_are_all_in_order": layers(lambda layers: layers.D.Order.__delitem__(0)),
    "layers_do_not_switch_by_themselves": layers(
        lambda layers: layers.D.__setitem__("/AS", Array())
    ),
    "layers_have_a_view_to_begin_with": layers(lambda layers: layers.__delitem__("/D")),
    "no_operator_sets_rgb": drawn(b"1 0 0 rg"),
    "colour_spaces_are_inks": space("/DeviceRGB"),
    "rgb_has_a_profile": drawn(b"/DeviceRGB cs"),
    "inline_pictures_are_inks": drawn(raw(b"RGB")),
    "profiles_have_their_channels": wrong_channels,
    "spots_are_shown_in_inks": spot_in_rgb,
    "rendering_intents_are_known": drawn(b"/Bright ri"),
    "fonts_are_embedded": font_left_out,
    "operators_are_all_known": drawn(b"BX EX"),
    "no_postscript": stream("/PS"),
    "all_is_opaque": state(ca=0.5),
    "nothing_blends": state(BM=Name.Multiply),
    "no_soft_masks": state(SMask=Dictionary(S=Name.Alpha)),
    "no_transparent_groups": form("/Group", Dictionary(S=Name.Transparency)),
    "no_transfer_functions": state(TR=Name.Identity),
    "halftones_have_no_origin": state(HTO=Array([0, 0])),
    "halftones_are_plain": state(HT=Dictionary(HalftoneType=6)),
    "overprint_is_that_of_the_first_ink": state(OPM=2),
    "pictures_have_no_stand_ins": image("/Alternates", Array()),
    "all_content_is_inside": form("/Ref", Dictionary()),
    "no_lzw": coded("/LZWDecode"),
    "no_jpx_nor_jbig2": coded("/JPXDecode"),
    "pictures_have_no_more_than_8_bits": image("/BitsPerComponent", 16),
}
"""What is done to the file before it is saved."""

SAVINGS: Final[Mapping[str, Mapping[str, Any]]] = {
    "header_is_1_4": {"force_version": "1.5"},
    "header_is_at_most_1_6": {"force_version": "1.7"},
    "file_is_not_encrypted": {
        "encryption": pikepdf.Encryption(owner="secret", R=3, aes=False, metadata=False)
    },
    "no_objects_in_streams": {
        "force_version": "1.5",
        "object_stream_mode": pikepdf.ObjectStreamMode.generate,
    },
}
"""How it is saved."""


def _replaced(old: bytes, new: bytes, data: bytes) -> bytes:
    assert old in data
    return data.replace(old, new)


BYTES: Final[Mapping[str, Callable[[bytes], bytes]]] = {
    "file_has_its_number": partial(_replaced, b"/ID [", b"/Id ["),
}
"""What is done to the bytes after that; all keep their places."""


def spoilt(clause: str, standard: str, sound: bytes) -> bytes:
    """The sound file, with this clause broken."""
    version = "1.4" if standard == X1A else "1.6"
    saving = {"force_version": version, "compress_streams": False, **SAVINGS.get(clause, {})}
    out = BytesIO()
    with pikepdf.open(BytesIO(sound)) as pdf:
        EDITS.get(clause, _nothing)(pdf)
        pdf.save(
            out, deterministic_id="encryption" not in saving, fix_metadata_version=False, **saving
        )
    return BYTES.get(clause, bytes)(out.getvalue())


def _nothing(pdf: Pdf) -> None:
    del pdf
