"""The words along the edges of sheets, in the language of the game."""

from printkit.components.design import Design
from printkit.imposition.options import Backs, Cutting, SlugTexts
from printkit.languages import Phrases


def slug_texts(design: Design, component_id: str) -> SlugTexts:
    """The texts of the slug lines on the sheets of one component."""
    phrases = design.phrases
    return SlugTexts(
        game=design.variant.title,
        component=design.component_title(component_id),
        notice=design.notice,
        sheet=phrases.sheet_of,
        scale=phrases.print_at_full_size,
        tile=phrases.tile.replace("{name}", "{tile}"),
        back=phrases.back,
        blank=phrases.blank_back,
        fold_here=phrases.fold_here,
        binding=phrases.binding,
        ruler=phrases.ruler,
        cutting=Cutting(
            phrases.cut_order,
            phrases.cut_across,
            phrases.cut_down,
            phrases.cut_then,
            phrases.cut_out,
            phrases.score_and_cut_out,
        ),
        flips={backs: phrases.flip[backs.value] for backs in Backs},
        font="Jost-Regular",
        colour=design.look.colour("muted"),
        hint=_hint(phrases, component_id),
        steps=phrases.tile_steps,
    )


def _hint(phrases: Phrases, component_id: str) -> str:
    """Which paper to take, and in which order parts are put together."""
    said = phrases.components[component_id]
    return " · ".join(part for part in (said.paper, said.order) if part)
