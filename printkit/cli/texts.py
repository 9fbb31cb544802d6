"""``printkit texts``: a game's texts for translators, and their translations back."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from printkit.cli.console import Console
from printkit.cli.exit_codes import code_of
from printkit.cli.options import search_option

if TYPE_CHECKING:
    from printkit.loading.load import Loaded


@click.command("texts")
@click.argument("variant")
@click.option("--language", help="The language to translate into: fr, de-AT …")
@click.option(
    "--take",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A table that came back: its translations are written into languages/CODE.yaml.",
)
@search_option
@click.pass_obj
def command(
    console: Console,
    variant: str,
    language: str | None,
    take: Path | None,
    search: tuple[Path, ...],
) -> int:
    """Write all texts of a game as a table (CSV), or take their translations from one.

    \b
    printkit texts ./my-game --language fr > fr.csv
    printkit texts ./my-game --take fr.csv
    """  # noqa: D301 - click looks for the sign itself
    from printkit.loading.load import load  # noqa: PLC0415 - late: start-up

    loaded = load(variant, search=search)
    if loaded.variant is None:
        console.findings(loaded.diagnostics, err=True)
        return code_of(loaded.diagnostics)
    if take is not None:
        return _take(console, loaded, take)
    if language is None:
        raise click.UsageError("name the language: --language fr, or a table: --take fr.csv")
    from printkit.translating.rows import left_over, rows  # noqa: PLC0415 - late: start-up
    from printkit.translating.table import written  # noqa: PLC0415 - late: start-up

    _known(language)
    found = rows(loaded, language)
    click.echo(written(found, loaded.languages[0], language), nl=False)
    console.say(f"{len(found)} texts for '{language}': {left_over(found, loaded)}")
    return 0


def _known(language: str) -> None:
    from printkit.languages.known import is_language, meant_language  # noqa: PLC0415 - late: start-up

    if not is_language(language):
        meant = meant_language(language)
        hint = f"; did you mean '{meant}'?" if meant else ""
        raise click.BadParameter(
            f"there is no language '{language}'{hint}", param_hint="--language"
        )


def _take(console: Console, loaded: "Loaded", path: Path) -> int:
    from printkit.diagnostics import Diagnostic  # noqa: PLC0415 - late: start-up
    from printkit.source.encoding import read_text  # noqa: PLC0415 - late: start-up
    from printkit.translating.rows import left_over  # noqa: PLC0415 - late: start-up
    from printkit.translating.table import read  # noqa: PLC0415 - late: start-up
    from printkit.translating.taking import take  # noqa: PLC0415 - late: start-up
    from printkit.whole_file import write_whole  # noqa: PLC0415 - late: start-up

    text = read_text(path, str(path), Path.read_bytes)
    table = text if isinstance(text, Diagnostic) else read(text, str(path))
    if isinstance(table, Diagnostic):
        console.findings([table], err=True)
        return 1
    language, lines = table
    made = take(loaded, language, lines, str(path))
    if made.diagnostics:
        console.findings(made.diagnostics, err=True)
        return 1
    for file, content in made.files.items():
        file.parent.mkdir(exist_ok=True)
        write_whole(file, content.encode())
    for place in made.changed:
        console.say(f"{place}: the game says something else than was translated")
    texts = "1 text" if made.taken == 1 else f"{made.taken} texts"
    console.say(f"{texts} taken, {left_over(made.left, loaded)}")
    return 0
