"""A first definition for an edition of one's own."""

import os
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from printkit.errors import OutputError, UsageError
from printkit.kit_folder.manifest import json_bytes
from printkit.loading.json_schema import json_schema
from printkit.loading.load import Loaded, load
from printkit.loading.packs import VARIANT
from printkit.loading.short_names import SHORT_NAME, short_name
from printkit.model import Variant
from printkit.whole_file import discard, left_behind, write_whole

_OF_SHELLS = frozenset('"$`\\!%')
"""What means something else between double quotation marks."""
_UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
SCHEMA_FILE = "variant.schema.json"
_OWN_GAMES = Path(__file__).parent / "own_games"
_UNTITLED = "title: My game\n"
"""How the games that extend nothing are called before they have a title."""


def scaffold(folder: Path, base: str, title: str | None, search: Sequence[Path] = ()) -> Path:
    """Make the folder with a definition that extends the base.

    Raises:
        UsageError: the name cannot name an edition, or there is no such base.
        OutputError: the folder exists and holds something, or cannot be written.
    """
    _require_name(folder, title)
    loaded = load(base, search=search)
    if loaded.variant is None:
        raise UsageError(
            loaded.diagnostics[0].message if loaded.diagnostics else f"cannot read {base!r}",
            loaded.diagnostics[0].help if loaded.diagnostics else None,
        )
    reference = _quoted(_relative(loaded, folder)) if loaded.pack.by_path else loaded.variant.id
    text = definition_text(reference, loaded.variant, title or _title_of(folder))
    _write_pack(folder, {}, text)
    return folder


def scaffold_own(folder: Path, kind: str, title: str | None) -> Path:
    """Make the folder with a game of this ``kind`` that extends nothing: ``cards`` or ``tiles``.

    Raises:
        UsageError: the name cannot name a game.
        OutputError: the folder exists and holds something, or cannot be written.
    """
    _require_name(folder, title)
    source = _OWN_GAMES / kind
    files = {
        path.relative_to(source).as_posix(): path.read_bytes()
        for path in sorted(source.rglob("*"))
        if path.is_file()
    }
    text = files.pop(VARIANT.main_file).decode()
    titled = text.replace(_UNTITLED, f"title: {_quoted(title or _title_of(folder))}\n")
    _write_pack(folder, files, titled)
    return folder


def _title_of(folder: Path) -> str:
    return folder.name.replace("-", " ").title()


def _require_name(folder: Path, title: str | None) -> None:
    """Refuse what cannot name a game, or be printed as its title.

    Raises:
        UsageError: it says what can.
    """
    name = folder.name
    if not SHORT_NAME.fullmatch(name):
        raise UsageError(
            f"{name!r} cannot name an edition",
            _short(folder, title)
            or "use lower case letters, digits, - and _, beginning with a letter",
        )
    if title is not None and (wrong := _UNPRINTABLE.search(title)):
        raise UsageError(
            f"the title holds the control character U+{ord(wrong[0]):04X}, which cannot be printed",
            "leave it out",
        )


def _write_pack(folder: Path, files: Mapping[str, bytes], definition: str) -> None:
    # The definition comes last: a folder without one is not an edition yet.
    schema = {SCHEMA_FILE: json_bytes(json_schema("variant"))}
    _write_folder(folder, {**files, **schema, VARIANT.main_file: definition.encode()})


def _write_folder(folder: Path, files: Mapping[str, bytes]) -> None:
    """Make the folder with all the files, or leave nothing behind."""
    try:
        made = [place for place in (folder, *folder.parents) if not place.exists()]
        folder.mkdir(parents=True, exist_ok=True)
        _require_empty(folder, files)
    except OSError as error:
        raise _refused(folder, error) from error
    try:
        for name, content in files.items():
            (folder / name).parent.mkdir(exist_ok=True)
            write_whole(folder / name, content)
    except (OSError, KeyboardInterrupt) as error:
        for name in files:
            discard(folder / name)
        inner = {(folder / name).parent for name in files} - {folder}
        for place in (*inner, *made):
            with suppress(OSError):
                place.rmdir()
        if isinstance(error, OSError):
            raise _refused(folder, error) from error
        raise


def _require_empty(folder: Path, files: Mapping[str, bytes]) -> None:
    """The folder holds nothing but what a call that was killed has left, which goes away."""
    places = {folder / name for name in files}
    left = [path for place in places if place.parent.is_dir() for path in left_behind(place)]
    within = {place.parent for place in places}
    if any(
        path not in (*left, *within, folder / SCHEMA_FILE) and not _is_left(path, folder, files)
        for each in within & {folder, *folder.iterdir()}
        for path in each.iterdir()
    ):
        raise OutputError(f"{folder} exists and is not empty")
    for path in left:
        discard(path)


def _is_left(path: Path, folder: Path, files: Mapping[str, bytes]) -> bool:
    """Whether a killed call has written the file: one that is complete has the definition too."""
    name = path.relative_to(folder).as_posix()
    is_whole = name in files and path.is_file() and path.read_bytes() == files[name]
    return is_whole and not (folder / VARIANT.main_file).exists()


def _refused(folder: Path, error: OSError) -> OutputError:
    return OutputError(f"cannot write {folder}: {error.strerror}")


def _short(folder: Path, title: str | None) -> str | None:
    """What to write where somebody gave the title for the name of the folder."""
    short, title = short_name(folder.name), title or folder.name
    quote = "'" if set(title) & _OF_SHELLS else '"'
    if short is None or not title.isprintable() or quote in title:
        return None
    return f"write: printkit new {folder.with_name(short)} --title {quote}{title}{quote}"


def definition_text(reference: str, base: Variant, title: str) -> str:
    """The definition: what makes the edition, then examples that one line each brings to life.

    ``reference`` is what the edition calls its base.
    """
    lines = [
        f"# yaml-language-server: $schema={SCHEMA_FILE}",
        "# Your own edition. It says only what differs from its base; everything else is taken",
        f"# from there. See what there is with: printkit show {base.id}",
        "printkit: 1",
        f"extends: {reference}",
        f"title: {_quoted(title)}",
        "",
        "# Colours, fonts and text styles of the pieces: name a shipped theme here, or put a",
        "# theme.yaml of your own into templates/my-theme/ and name that.",
        f"theme: {base.theme}",
        "",
        *_spaces_example(base),
        *_deeds_example(base),
        *_cards_example(base),
        *_rules_example(base),
        "# What the base has and you do not want is removed with null:",
        "# pieces:",
        "#   die: null",
    ]
    return "\n".join(lines) + "\n"


def _relative(base: Loaded, folder: Path) -> str:
    """The base's folder as seen from the new one; a ``/`` distinguishes it from a name."""
    way = Path(os.path.relpath(base.pack.folder.resolve(), folder.resolve())).as_posix()
    return way if "/" in way else f"./{way}"


def _spaces_example(base: Variant) -> list[str]:
    if base.board is None:
        return []
    own = [index for index in base.board.spaces if index in base.deeds][:2]
    return [
        "# Spaces by position, 0 is the start. Rename your streets; the deeds follow.",
        "board:",
        "  spaces:",
        *(f"    {index}: {{name: {_quoted(base.board.spaces[index].name)}}}" for index in own),
        "",
    ]


def _deeds_example(base: Variant) -> list[str]:
    key = next(iter(base.deeds), None)
    if key is None:
        return []
    deed = base.deeds[key]
    return [
        "# Deeds are keyed by the position of their space. Change a price, and `printkit check`",
        "# reports what no longer agrees with it.",
        "# deeds:",
        f"#   {key}: {{price: {deed.price}}}",
        "",
    ]


def _cards_example(base: Variant) -> list[str]:
    if not base.decks:
        return []
    deck_id, deck = next(iter(base.decks.items()))
    card_id = next(iter(deck.cards), None)
    if card_id is None:
        return []
    return [
        "# A card says something and does something; write the text from the effect and both",
        "# always agree.",
        "# decks:",
        f"#   {deck_id}:",
        "#     cards:",
        f"#       {card_id}: null            # leaves the base's card out",
        "#       lucky-find:",
        "#         title: Lucky find",
        '#         text: "Collect {{ effects[0].amount | money }}."',
        "#         effects: [{do: collect, amount: 50}]",
        "",
    ]


def _rules_example(base: Variant) -> list[str]:
    if "salary" not in base.rules:
        return []
    return [
        "# The numbers of the rules; board, cards and rulebook all use them.",
        "rules:",
        f"  salary: {base.rules['salary']}",
        "",
    ]


def _quoted(text: str) -> str:
    """The text as YAML holds it in double quotes."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
