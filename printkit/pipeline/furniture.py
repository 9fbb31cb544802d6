"""The words along the edges of sheets, in the language of the game."""

from printkit.components.design import Design
from printkit.imposition.options import Backs, Furniture


def furniture(design: Design, component_id: str) -> Furniture:
    """The furniture for the sheets of one component."""
    phrases = design.phrases
    return Furniture(
        game=design.variant.title,
        component=component_title(design, component_id),
        notice=phrases.unofficial,
        sheet=phrases.sheet_of,
        scale=phrases.print_at_full_size,
        tile=phrases.tile.replace("{name}", "{tile}"),
        back=phrases.back,
        ruler=phrases.ruler,
        flips={backs: phrases.flip[backs.value] for backs in Backs},
        font="Jost-Regular",
        colour=design.look.colour("muted"),
        hint=phrases.paper.get(component_id, ""),
        steps=phrases.tile_steps,
    )


def component_title(design: Design, component_id: str) -> str:
    """What a component is called in the game's language."""
    return str(getattr(design.phrases, component_id))
