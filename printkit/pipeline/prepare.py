"""A variant with its theme, loaded and ready for whatever comes next."""

from collections.abc import Sequence
from dataclasses import field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from printkit.diagnostics import Diagnostic
from printkit.garbage import seldom_collected
from printkit.loading.load import Loaded, in_language, load
from printkit.loading.packs import VARIANT, Pack, names
from printkit.loading.rulebook import read_rulebook
from printkit.loading.rulebook_text import RulebookText, findings_of
from printkit.loading.theme import LoadedTheme, load_theme
from printkit.records import record
from printkit.source.pack_reader import PackReader
from printkit.suggestion import few_suggestions
from printkit.text.fonts import shipped_fonts
from printkit.text.pack_fonts import PackFonts, read_pack_fonts

if TYPE_CHECKING:
    from printkit.pipeline.render_context import RenderContext
    from printkit.templating.kept_sides import KeptSides


@record
class Prepared:
    """What was loaded; the theme is missing where the variant could not be read."""

    loaded: Loaded
    theme: LoadedTheme | None
    rulebook: RulebookText | Diagnostic | None = None
    language: str | None = None
    """The language requested, if any."""
    fonts: PackFonts = field(default_factory=PackFonts)
    """The fonts of the packs that the theme names."""

    @property
    def reader(self) -> PackReader:
        """Has read all this, and will read templates and pictures."""
        return self.loaded.reader

    @property
    def lies_on_disk(self) -> bool:
        """Whether all of it lies on the disk, where it will be looked at again."""
        return self.reader.reads_disk_only and self.loaded.pack.stated is None

    @property
    def spoken(self) -> str | None:
        """The language of the texts that were read; None where they could not be."""
        return None if self.loaded.variant is None else self.loaded.variant.language

    @property
    def diagnostics(self) -> list[Diagnostic]:
        """Everything that was found while loading."""
        found = [*self.loaded.diagnostics, *(self.theme.diagnostics if self.theme else [])]
        return [*found, *findings_of(self.rulebook)]

    @property
    def folders(self) -> tuple[Path, ...]:
        """Every folder that the game is read from."""
        packs = [pack.folder for pack in self.loaded.chain]
        return tuple(dict.fromkeys([*packs, *(self.theme.folders if self.theme else ())]))


@seldom_collected()
@few_suggestions()
def prepare(
    reference: str | Pack,
    *,
    search: Sequence[Path] = (),
    language: str | None = None,
    reader: PackReader | None = None,
) -> Prepared:
    """Load a variant by name or path, and its theme; ``search`` are folders of users' packs."""
    loaded = load(reference, search=search, language=language, reader=reader)
    if loaded.variant is None:
        return Prepared(loaded, None, language=language)
    theme = load_theme(
        loaded.variant.theme, packs=loaded.chain, search=search, reader=loaded.reader
    )
    # What has no place within a theme, such as a theme that there is not, is about its name.
    found = [d if d.span else replace(d, route=("theme",)) for d in theme.diagnostics]
    theme = replace(theme, diagnostics=found)
    return Prepared(loaded, theme, read_rulebook(loaded), language, _fonts(loaded, theme))


def _fonts(loaded: Loaded, theme: LoadedTheme) -> PackFonts:
    """The fonts of the packs that the theme names; nothing is looked for where it names none."""
    names = () if theme.theme is None else tuple(theme.theme.fonts.values())
    if set(names) <= set(shipped_fonts().names()):
        return PackFonts()
    folders = [*(pack.folder for pack in loaded.chain), *theme.folders]
    return read_pack_fonts(names, tuple(dict.fromkeys(folders)), loaded.reader)


def other_languages(prepared: Prepared) -> list[Prepared]:
    """The same game in the languages that nobody requested; none where one was requested."""
    if prepared.language is not None:
        return []
    loaded = (in_language(prepared.loaded, code) for code in prepared.loaded.languages[1:])
    return [replace(prepared, loaded=each, rulebook=read_rulebook(each)) for each in loaded]


def shipped_variants(search: Sequence[Path] = ()) -> tuple[str, ...]:
    """The names of the variants that come with printkit, and of those in the folders."""
    return tuple(names(search, VARIANT))


def in_all_languages(name: str) -> list[tuple[str, str | None]]:
    """The variant with each language that it can be built in; None is its first."""
    return [(name, None), *((name, language) for language in load(name).languages[1:])]


def open_context(prepared: Prepared, kept: "KeptSides | None" = None) -> "RenderContext":
    """The render context of a variant that was loaded without errors.

    Sides of pieces that are ``kept`` are not drawn again.

    Raises:
        ValueError: the variant or its theme has errors.
    """
    from printkit.pipeline.pictures import picture_placer  # noqa: PLC0415 - late: drawing only
    from printkit.pipeline.render_context import RenderContext  # noqa: PLC0415 - late: jinja2
    from printkit.templating.environment import TemplateFolders  # noqa: PLC0415 - late: jinja2
    from printkit.text.shaping import shaper_of  # noqa: PLC0415 - late: drawing only

    loaded, theme = prepared.loaded, prepared.theme
    if loaded.variant is None or theme is None or theme.theme is None:
        raise ValueError("a variant with errors cannot be drawn")
    placer = picture_placer([pack.folder for pack in loaded.chain], prepared.reader)
    rulebook = None if isinstance(prepared.rulebook, Diagnostic) else prepared.rulebook
    stand_ins = tuple(theme.theme.fonts[role] for role in theme.theme.fallback)
    shaper = shaper_of(tuple(prepared.fonts.fonts.values()), stand_ins)
    templates = TemplateFolders(theme.folders, prepared.reader)
    return RenderContext(
        loaded.variant, theme, templates, shaper, placer, rulebook, loaded.spoken.language, kept
    )
