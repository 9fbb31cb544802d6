"""Whether a theme's fonts are there and can be used: the bundled ones and the pack's own."""

from collections.abc import Collection, Iterator

from printkit.diagnostics import Diagnostic, Fix, Respell, Span
from printkit.loading.respelling import respelling
from printkit.loading.theme import LoadedTheme
from printkit.suggestion import did_you_mean, nearest
from printkit.templating.codes import FONT_UNUSABLE, UNKNOWN_FONT
from printkit.text.fonts import shipped_fonts
from printkit.text.pack_fonts import FOLDER, PackFonts

_WHERE = (
    f"own fonts lie in the pack's `{FOLDER}/` and are named with it, such as {FOLDER}/My-Bold.ttf; "
    "`printkit list fonts` shows those that are bundled"
)


def check_fonts(loaded: LoadedTheme, own: PackFonts) -> Iterator[Diagnostic]:
    """The fonts that a theme names and that there are not, or that cannot be used."""
    if loaded.theme is None or loaded.index is None:
        return
    known = shipped_fonts().names()
    for role, name in loaded.theme.fonts.items():
        span = loaded.index.span_of(("fonts", role))
        if name in own.problems:
            yield FONT_UNUSABLE.diagnostic(f"{name}: {own.problems[name]}", span=span)
        elif name in own.absent:
            yield _absent(name, span, own.files)
        elif name not in known and name not in own.fonts:
            yield _unknown(name, span, known, own.files)


def _absent(name: str, span: Span, files: Collection[str]) -> Diagnostic:
    """The finding about a file that is not there."""
    last = name.rpartition("/")[2]
    same = [file for file in files if file == f"{FOLDER}/{last}"]
    fix = _writing(name, same[0], span) if same else respelling(span, name, files)
    return UNKNOWN_FONT.diagnostic(
        f"there is no file '{name}' in the pack",
        span=span,
        help=(f"write {same[0]}" if same else did_you_mean(name, files)) or _WHERE,
        fix=fix,
    )


def _unknown(name: str, span: Span, known: Collection[str], files: Collection[str]) -> Diagnostic:
    """The finding about a name that no bundled font has, though perhaps one of the pack."""
    own = [file for file in files if _stem(file).lower() == name.lower()]
    relatives = _same_family(name, known)
    return UNKNOWN_FONT.diagnostic(
        f"there is no font '{name}'",
        span=span,
        help=(f"write {own[0]}" if own else did_you_mean(name, relatives)) or _WHERE,
        fix=_writing(name, own[0], span) if own else respelling(span, name, relatives),
    )


def _writing(name: str, file: str, span: Span) -> Fix:
    return Fix(f"write '{file}'", (Respell(span, name, file),))


def _stem(file: str) -> str:
    return file.removeprefix(f"{FOLDER}/").rpartition(".")[0]


def _same_family(font: str, known: Collection[str]) -> list[str]:
    """The fonts of the family that is meant; another family would change the look."""
    families = {name.partition("-")[0] for name in known}
    family = nearest(font.partition("-")[0], families)
    return [name for name in known if name.partition("-")[0] == family]
