"""Checking a variant: its definition first, then the pieces drawn from it."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from printkit.checking.context import Fit
from printkit.checking.engine import check, check_print, check_texts
from printkit.checking.habits.overlay import overlay_of
from printkit.checking.texts.foreign import origins_of
from printkit.components.registry import check_components
from printkit.diagnostics import Diagnostic, Span, has_errors
from printkit.findings.edition import placed
from printkit.findings.fixes import place_fixes
from printkit.findings.merging import Written, new_findings
from printkit.findings.repairing import with_values
from printkit.findings.road import Road
from printkit.findings.selection import Selection, check_settings
from printkit.garbage import seldom_collected
from printkit.limits import LimitError, limits, remedy, time_limit
from printkit.loading.load import translations_of
from printkit.loading.rulebook_text import RulebookText, findings_of
from printkit.pipeline.beyond import beyond
from printkit.pipeline.prepare import Prepared, other_languages, prepare
from printkit.rulebook.codes import TERM_STANDS_NOWHERE
from printkit.source import codes
from printkit.source.encoding import read_text
from printkit.suggestion import few_suggestions
from printkit.theme_rules.fonts import check_fonts
from printkit.theme_rules.formats import check_formats
from printkit.theme_rules.roles import check_theme, faint_colours, roles_in_print
from printkit.theme_rules.unused_names import check_theme_names

if TYPE_CHECKING:
    from printkit.components.design import Composition
    from printkit.model.variant import Variant


@seldom_collected()
def check_variant(
    reference: str,
    *,
    search: Sequence[Path] = (),
    language: str | None = None,
    pieces: bool = True,
    selections: Sequence[Selection] = (),
) -> list[Diagnostic]:
    """Everything that is wrong with a variant, ordered by place."""
    prepared = prepare(reference, search=search, language=language)
    return check_prepared(prepared, pieces=pieces, selections=selections)


@seldom_collected()
@few_suggestions()
def check_prepared(
    prepared: Prepared, *, pieces: bool = True, selections: Sequence[Selection] = ()
) -> list[Diagnostic]:
    """Everything that is wrong with a variant that was loaded, ordered by place.

    With ``pieces`` all of them are drawn too, to see that every text fits, unless the
    definition has errors already. ``selections``, the strongest first, come before what the
    variant itself says on findings.
    """
    try:
        with time_limit("build-seconds", "the check"):
            found = _found(prepared, selections, pieces=pieces)
            return place_fixes(_first(found, prepared), prepared.loaded, prepared.theme)
    except LimitError as error:
        return [beyond(error, prepared)]


def _first(found: list[Diagnostic], prepared: Prepared) -> list[Diagnostic]:
    """As many findings as anybody may read, and how many more there are."""
    most = limits().findings
    if len(found) <= most:
        return found
    more = codes.SIZE_LIMIT.diagnostic(
        f"there are {len(found) - most:,} more findings",
        span=Span(prepared.loaded.pack.shown_main_file),
        help=remedy("findings"),
    )
    return [*found[:most], more]


def _found(
    prepared: Prepared, selections: Sequence[Selection], *, pieces: bool
) -> list[Diagnostic]:
    road = road_of(prepared, selections)
    found = check_definition(prepared)
    others = other_languages(prepared)
    for other in others:
        found += new_findings(_texts_checked(other), found, other.spoken)
    reported = road.reported(found)
    if has_errors(reported) or not pieces:
        return reported
    found += _drawn_and_checked(prepared)
    for other in others:
        # Translations in files are drawn when they are requested: most checks are of the game.
        if other.spoken not in prepared.loaded.spoken.from_files:
            found += new_findings(_drawn_and_checked(other), found, other.spoken)
    return road.reported(found, complete=True)


def road_of(prepared: Prepared, selections: Sequence[Selection] = ()) -> Road:
    """The road that the findings about a variant take to the report."""

    def recheck(written: Written) -> list[Diagnostic] | None:
        variant = prepared.loaded.variant
        changed = None if variant is None else with_values(variant, written)
        return None if changed is None else _checked(changed, prepared)

    return Road(prepared.loaded, _texts(prepared), selections, recheck)


def _texts_checked(prepared: Prepared) -> list[Diagnostic]:
    """What is wrong with the texts of a game in one more language."""
    variant, rulebook = prepared.loaded.variant, prepared.rulebook
    found = list(prepared.loaded.diagnostics)
    found += findings_of(rulebook)
    if variant is not None:
        book = rulebook if isinstance(rulebook, RulebookText) else None
        found += check_texts(variant, book, origins_of(prepared.loaded))
    return placed(found, prepared.loaded)


def _drawn_and_checked(prepared: Prepared) -> list[Diagnostic]:
    """What is wrong with the pieces; those that were sound the last time are not drawn again."""
    from printkit.pipeline.piece_cache import PieceCache  # noqa: PLC0415 - late: drawing only

    pieces = PieceCache(prepared)
    found = check_pieces(prepared, pieces.compositions)
    pieces.remember(all_sound=not found)
    return found


def check_definition(prepared: Prepared) -> list[Diagnostic]:
    """What is wrong with the definition and its theme; comments have silenced nothing yet."""
    found = prepared.diagnostics
    variant = prepared.loaded.variant
    if prepared.theme is not None:
        found += check_theme(prepared.theme)
        found += check_fonts(prepared.theme, prepared.fonts)
    if variant is not None:
        found += _checked(variant, prepared)
        if prepared.theme is not None:
            found += check_theme_names(
                prepared.theme, variant, prepared.loaded.pack.folder, prepared.reader
            )
        from printkit.pipeline.pictures import (  # noqa: PLC0415 - late: drawing
            check_emblem,
            check_pictures,
        )

        folders = [pack.folder for pack in prepared.loaded.chain]
        found += check_pictures(variant, folders, prepared.reader)
        if prepared.theme is not None:
            found += check_emblem(prepared.theme, folders, prepared.reader)
        found += check_settings(variant)
    return placed(found, prepared.loaded)


def _checked(variant: "Variant", prepared: Prepared) -> list[Diagnostic]:
    """What is wrong with the definition as data."""
    loaded = prepared.loaded
    book = prepared.rulebook if isinstance(prepared.rulebook, RulebookText) else None
    found = check(variant, overlay_of(loaded), translations_of(loaded), book, origins_of(loaded))
    return [*check_formats(variant), *check_components(variant), *found]


def _has_foreign_book(prepared: Prepared) -> bool:
    """Whether the rulebook is still in another language than the game, which is reported."""
    book, origins = prepared.rulebook, origins_of(prepared.loaded)
    if origins is None or not isinstance(book, RulebookText):
        return False
    return origins.of_file(book.file) is not None


def check_pieces(
    prepared: Prepared,
    compositions: "Iterable[Composition]",
    others: Iterable[Diagnostic] = (),
) -> list[Diagnostic]:
    """What is wrong with the pieces as they were drawn; ``others`` are reported along."""
    from printkit.checking.prints.inspection import Prints  # noqa: PLC0415 - late: drawing only
    from printkit.checking.prints.sources import at_sources  # noqa: PLC0415 - late: drawing only
    from printkit.theme_rules.small_formats import (  # noqa: PLC0415 - late: drawing only
        found_while_drawing,
        too_small,
    )

    variant = prepared.loaded.variant
    assert variant is not None  # noqa: S101 - pieces are drawn from a variant without errors
    found = list(others)
    fits: list[Fit] = []
    theme = prepared.theme.theme if prepared.theme is not None else None
    prints = Prints(faint=faint_colours(theme) if theme is not None else ())
    if prepared.theme is not None:
        prints.roles = roles_in_print(prepared.theme)
    for composition in compositions:
        small = too_small(composition, variant)
        found += found_while_drawing(composition, small)
        fits += [Fit(p.place.target, p.artwork, p.place.bounds) for p in composition.places]
        if small is None:
            prints.add(
                composition.artworks, composition.texts, composition.drawn, composition.sound
            )
    if _has_foreign_book(prepared):  # its index has the names of another language
        found = [each for each in found if each.code != TERM_STANDS_NOWHERE.code]
    prints.is_complete = not has_errors(found)
    found += check_print(variant, fits, prints)
    return placed(at_sources(found, variant), prepared.loaded)


def _texts(prepared: Prepared) -> dict[str, str]:
    """The definitions of the pack and its bases, by the names that findings use."""
    texts: dict[str, str] = {}
    for pack in prepared.loaded.chain:
        if pack.stated is not None:
            continue
        shown = pack.shown_main_file
        text = read_text(pack.main_file, shown, prepared.reader.read)
        if isinstance(text, str):
            texts[shown] = text
    return texts
