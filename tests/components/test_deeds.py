"""Title deeds: every price and rent of the definition is printed, and nothing else."""

import pytest

from printkit.art.style import Ink
from printkit.components.deeds import COMPONENT, deed_face
from printkit.model import Deed
from printkit.pipeline.prepare import open_context, prepare
from printkit.scene import Artwork, Shape
from tests.components.drawing import composed, design, nodes, squeezed, texts, variant, wording


def deeds() -> list[tuple[int | str, Deed, Artwork]]:
    artworks = composed(COMPONENT).artworks
    pairs = zip(variant().deeds.items(), artworks, strict=True)
    return [(key, deed, artwork) for (key, deed), artwork in pairs]


@pytest.mark.parametrize("ink", Ink)
def test_everything_fits_in_every_ink(ink: Ink) -> None:
    composition = composed(COMPONENT, ink)
    assert len(composition.artworks) == 22
    assert composition.findings == ()


@pytest.mark.parametrize(("key", "deed", "artwork"), deeds())
def test_the_amounts_are_those_of_the_definition(
    key: int | str, deed: Deed, artwork: Artwork
) -> None:
    rules = variant().rules
    assert deed.rent is not None
    assert artwork.id == f"deed-{key}"
    amounts = [
        deed.price,
        *(times * deed.rent for times in (1, rules["set_rent_times"], rules["domes_rent_times"])),
        *(rules["resource_price"], rules["resource_price_rival_set"], deed.resale),
    ]
    printed = [text for text in texts(artwork.front) if text.startswith("$")]
    assert printed == [f"${amount}" for amount in amounts]


@pytest.mark.parametrize(("key", "deed", "artwork"), deeds())
def test_front_and_back_name_the_place(key: int | str, deed: Deed, artwork: Artwork) -> None:
    front = wording(artwork.front)
    assert squeezed(variant().short_deed_name(key)) in front
    assert squeezed(deed.place) in front
    assert artwork.back is not None
    assert wording(artwork.back) == squeezed(deed.place)


def test_backs_of_a_group_are_the_same() -> None:
    backs: dict[str, set[object]] = {}
    for _key, deed, artwork in deeds():
        backs.setdefault(deed.group, set()).add(artwork.back)
    assert {group: len(found) for group, found in backs.items()} == dict.fromkeys(backs, 1)
    assert len({next(iter(found)) for found in backs.values()}) == 8


def test_backs_show_the_same_globes_in_another_language() -> None:
    french = open_context(prepare("monopoly-space", language="fr")).design(Ink.FULL)
    game = french.variant
    assert {deed.place for deed in game.deeds.values()} >= {"Soleil", "Vénus", "Lune"}
    for key, deed in game.deeds.items():
        kind, group = game.deed_kinds[deed.kind], game.groups[deed.group]
        assert deed_face(french, key, deed, kind, group).body.startswith("body-")


@pytest.mark.parametrize("ink", [Ink.LOW, Ink.MONO])
def test_little_ink_fills_no_ground(ink: Ink) -> None:
    """Large areas are white or pale."""
    for artwork in composed(COMPONENT, ink).artworks:
        for side in (artwork.front, artwork.back):
            assert side is not None
            for shape in nodes(side):
                if isinstance(shape, Shape) and shape.fill is not None and not shape.stroke:
                    box = shape.path.bounds()
                    large = box.width > 50 and box.height > 5
                    assert not large or shape.fill.luminance > 0.4


def test_greys_only_in_mono() -> None:
    for artwork in composed(COMPONENT, Ink.MONO).artworks:
        for shape in nodes(artwork.front):
            if isinstance(shape, Shape) and shape.fill is not None:
                assert shape.fill.red == shape.fill.green == shape.fill.blue


def test_a_place_without_a_globe_has_none() -> None:
    known = design()
    deed = variant().deeds[1]
    kind, group = variant().deed_kinds[deed.kind], variant().groups[deed.group]
    nowhere = deed.model_copy(update={"place": "Pluto"})
    unnamed = group.model_copy(update={"art": ""})
    assert deed_face(known, 1, nowhere, kind, group).body == "body-uranus"
    assert deed_face(known, 1, deed, kind, unnamed).body == "body-uranus"
    assert deed_face(known, 1, nowhere, kind, unnamed).body == ""
