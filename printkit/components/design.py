"""What components draw with: the variant, the theme's look, templates, and a place for findings."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import field, replace
from typing import Any

from printkit.colour import ENOUGH_CONTRAST, Colour, contrast, parse_colour, readable_on
from printkit.components.named_pieces import NamedPieces, component_named
from printkit.diagnostics import Diagnostic, Route, Span
from printkit.languages import Phrases, Writing
from printkit.limits import LimitError, limits, time_limit
from printkit.loading.rulebook_text import RulebookText
from printkit.model import Variant
from printkit.records import record
from printkit.scene import Artwork, Group, Node
from printkit.scene.piece_names import with_own_ids
from printkit.templating.failing import failure_to_draw
from printkit.templating.look import Look
from printkit.templating.scope import DrawnElement, Place, PlacePicture, Scope, SetText
from printkit.templating.templates import Templates
from printkit.templating.unworded import unworded
from printkit.templating.wording import WordingError, Wordings
from printkit.templating.words import LINE_BREAK
from printkit.text.characters import SOFT_HYPHEN
from printkit.text.shaping import Shaper


@record
class PlacedOn:
    """A place that an artwork offers to a piece or a deck."""

    artwork: str
    place: Place


@record
class Composition:
    """What a component made: the artworks, the places on them, and what is wrong with them."""

    artworks: tuple[Artwork, ...]
    places: tuple[PlacedOn, ...] = ()
    findings: tuple[Diagnostic, ...] = ()
    texts: tuple[SetText, ...] = ()
    """What templates have set on the artworks."""
    drawn: tuple[DrawnElement, ...] = ()
    """The lines and pictures that templates have drawn on them."""
    seams: tuple[float, ...] = ()
    """Where a large piece may be cut into tiles, across and down, mm from its edge."""
    parts: tuple[Artwork, ...] = ()
    """Parts of a large piece that figures may show alone."""
    format: str = ""
    """The field of ``formats`` that all the pieces have as their size, if there is one."""
    sound: frozenset[str] = frozenset()
    """The artworks, by their ids, that are known to be sound, whatever the others are."""


@record
class Design:
    """A variant in one look, ready to be drawn."""

    variant: Variant
    nameable: Mapping[str, Any]
    """What the expressions in any text may name."""
    look: Look
    templates: Templates
    wordings: Wordings
    shaper: Shaper
    phrases: Phrases
    writing: Writing
    theme_span: Callable[[Route], Span]
    """Where the theme states what stands at a route."""
    place_picture: PlacePicture
    sketch: bool = False
    """Whether drawings are left out, for a look at what fits."""
    mark_changes: bool = False
    """Whether bars in the margin of the rulebook show what is not that of a base."""
    rulebook: RulebookText = RulebookText("", "rulebook.md")
    """The rules as Markdown."""
    others: NamedPieces = field(default_factory=NamedPieces)
    """The pieces of all components by name, for those that show others."""
    findings: list[Diagnostic] = field(default_factory=list)
    places: list[PlacedOn] = field(default_factory=list)
    texts: list[SetText] = field(default_factory=list)
    drawn: list[DrawnElement] = field(default_factory=list)

    def composition(self, artworks: list[Artwork], size: str = "") -> Composition:
        """The artworks, of the format ``size``, with what was found while they were drawn."""
        return Composition(
            tuple(map(_plainly_titled, with_own_ids(artworks))),
            tuple(self.places),
            tuple(self.findings),
            tuple(self.texts),
            tuple(self.drawn),
            format=size,
        )

    @contextmanager
    def piece(self, title: str, route: Route) -> Iterator[None]:
        """The drawing of a piece that takes no longer than a piece may.

        Whatever goes wrong in it is a finding at ``route``, and the other pieces are drawn.
        """
        with self.attempt(title, route), time_limit("piece-seconds", title):
            yield

    @contextmanager
    def attempt(self, title: str, route: Route) -> Iterator[None]:
        """The drawing of anything; an exception becomes a finding at ``route``."""
        try:
            yield
        except Exception as error:  # noqa: BLE001 - a finding, whatever it is
            failure = failure_to_draw(error, title)
            found = failure.rule.diagnostic(failure.message, route=route, help=failure.help)
            self.findings.append(found)

    @property
    def notice(self) -> str:
        """What each sheet says of whose game this is."""
        return notice_of(self.variant, self.phrases)

    def component_title(self, component_id: str) -> str:
        """What a component is called: by the game, or in its language."""
        own = self.variant.titles.get(component_id)
        return own or self.phrases.components[component_id].title

    def colour(self, text: str) -> Colour:
        """A colour of the definition as this ink mode prints it."""
        colour = parse_colour(text)
        return colour.grey() if self.look.ink == "mono" else colour

    def wording(
        self, text: str, route: Route, stated: Mapping[str, Route] | None = None, **about: Any
    ) -> str:
        """A text of the definition with its expressions worked out.

        Line breaks that the author wrote stay; a mistake is noted and the text left as it is.
        ``stated`` says where things stand that the text speaks ``about``: what one of them
        does not state is a mistake there, not in a text that serves many.
        """
        try:
            rendered = self.worked_out(text, **about)
        except WordingError as error:
            self.findings.append(unworded(error, route, stated or {}, self.variant))
            return text
        return rendered.strip().replace("\n", LINE_BREAK)

    def worked_out(self, text: str, **about: Any) -> str:
        """A text with its expressions worked out.

        Raises:
            WordingError: an expression cannot be worked out.
        """
        return self.wordings.render(text, {**self.nameable, **about})

    def value_of(self, inner: str, **about: Any) -> Any:
        """The value of an expression, given without its braces.

        Raises:
            WordingError: it cannot be worked out.
        """
        return self.wordings.value(inner, {**self.nameable, **about})

    def side(
        self,
        template: str,
        size: tuple[float, float],
        data: Mapping[str, Any],
        *,
        piece: str,
        title: str,
        route: Route,
        accent: Colour | None = None,
        bleed: float = 0.0,
        pieces: Mapping[str, Artwork] | None = None,
        alike: Mapping[str, tuple[str, ...]] | None = None,
    ) -> Node:
        """One side of a piece, drawn by a template; findings and places are kept.

        ``pieces`` are those of which the template may show small pictures, ``alike`` what its
        fields hold on all pieces that may set them in one size.
        """
        scope = Scope(
            look=self.look if accent is None else Look(self.look.theme, self.look.ink, accent),
            shaper=self.shaper,
            writing=self.writing,
            place_picture=self.place_picture,
            title=title,
            route=route,
            pieces=pieces or {},
            left_out=self._is_left_out,
            alike=alike or {},
            sketch=self.sketch,
            findings=self.findings,
            texts=self.texts,
            drawn=self.drawn,
        )
        shared = {
            "game": self.variant,
            "phrases": self.phrases,
            "notice": self.notice,
            "options": self.look.theme.options,
            "on_accent": self._readable_role(accent),
        }
        node = empty()
        with self.piece(title, route):
            check_size(size)
            node = self.templates.draw(template, size, bleed, {**shared, **data}, scope)
        self.places.extend(PlacedOn(piece, place) for place in scope.places)
        return node

    def _is_left_out(self, piece: str) -> bool:
        """Whether a piece of this name is of a component that the definition switches off."""
        return not self.variant.components.get(component_named(piece), True)

    def _readable_role(self, accent: Colour | None) -> str:
        """The text colour that reads best on the piece's own colour."""
        ground = accent or self.look.colour("accent")
        best = readable_on(ground, [self.look.colour("ink"), self.look.colour("paper")])
        if contrast(best, ground) < ENOUGH_CONTRAST:  # black or white always has enough
            extreme = readable_on(ground)
            steps = (best.mix(extreme, share) for share in (0.25, 0.5, 0.75, 1.0))
            best = next(step for step in steps if contrast(step, ground) >= ENOUGH_CONTRAST)
        return best.hex

    def once(self, key: str, work: Callable[[], Any]) -> Any:
        """The plain value that ``work`` comes to; kept like the sides of pieces, if these are."""
        kept = self.templates.kept
        return work() if kept is None else kept.once(key, work)

    def template_for(self, name: str, kind: str) -> str:
        """The theme's template for this kind if it has one, else the general one."""
        special = f"{name}-{kind}"
        return special if self.templates.has(special) else name


def _plainly_titled(artwork: Artwork) -> Artwork:
    """The artwork, its title without the soft hyphens of names: files and lists show it."""
    title = artwork.title.replace(SOFT_HYPHEN, "")
    return artwork if title == artwork.title else replace(artwork, title=title)


def notice_of(variant: Variant, phrases: Phrases) -> str:
    """What each sheet says of whose game this is: those that come with printkit are fan kits."""
    return " · ".join(filter(None, [phrases.unofficial if variant.fan_kit else "", variant.notice]))


def check_size(size: tuple[float, float]) -> None:
    """Make sure that a side or a net of this width and height, mm, is not too large to be drawn.

    Raises:
        LimitError: it is.
    """
    if max(size) > limits().piece_millimetres:
        raise LimitError("piece-millimetres", f"it is {size[0]:,.0f} × {size[1]:,.0f} mm large")


def empty() -> Node:
    """Nothing to see."""
    return Group(())
