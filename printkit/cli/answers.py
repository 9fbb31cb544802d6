"""What a command will say again if nothing changes until then, kept to be said at once.

A file that changes meanwhile must not go unnoticed: stamps are taken first, and then the
contents are compared with those that the answer was made of.
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from printkit.cli.console import Console, heard, write_json
from printkit.cli.outcomes import data_of, report
from printkit.own_settings import settings_file
from printkit.said import Said, remember, settled, stamps
from printkit.settings.project import NAMES, Project, find_project
from printkit.shipped import shipped_folder
from printkit.source.pack_reader import Inputs, are_current

if TYPE_CHECKING:
    from printkit.pipeline.outcome import Outcome
    from printkit.pipeline.request import Request


def remember_check(
    said: Said,
    exit_code: int,
    references: Iterable[object],
    search: Sequence[Path],
    inputs: Sequence[Inputs],
    project: Project,
) -> None:
    """Keep what a check said, if it read nothing but files that are noted."""
    if not all(isinstance(each, str) for each in references) or not all(inputs):
        return
    around = settled(_surroundings(search))
    _remember(said, exit_code, around, inputs, project)


def remember_builds(
    console: Console,
    requests: Sequence["Request"],
    outcomes: Sequence["Outcome"],
    project: Project,
    *,
    as_json: bool,
) -> None:
    """Keep what the next builds will say: that all is up to date."""
    from printkit.pipeline.build import up_to_date  # noqa: PLC0415 - late: start-up
    from printkit.pipeline.unchanged import recorded  # noqa: PLC0415 - late: start-up

    if any(not isinstance(r.reference, str) or r.text is not None or r.force for r in requests):
        return
    made = [path for outcome in outcomes for path in _made(outcome)]
    before = settled([*_surroundings(requests[0].search), *made])
    known = [recorded(request) for request in requests]
    inputs = [each.inputs for each in known if each is not None]
    if len(inputs) < len(requests):
        return
    done = [
        up_to_date(request, each) for request, each in zip(requests, known, strict=True) if each
    ]
    with heard(silent=True) as said:
        for outcome in done if not as_json else ():
            report(console, outcome)
        if as_json:
            write_json([data_of(outcome) for outcome in done])
    _remember(said, 0, before, inputs, project)


def _remember(
    said: Said, exit_code: int, before: dict[str, str], inputs: Sequence[Inputs], project: Project
) -> None:
    paths = (path for each in inputs for path in each)
    before = {**stamps(paths), **before}
    if all(map(are_current, inputs)) and find_project(Path.cwd()) == project:
        remember(said, exit_code, before)


def _made(outcome: "Outcome") -> Iterator[str]:
    """The files of a kit with what they lie in, and all that lies beside them."""
    folders = {outcome.folder}
    for name in outcome.files:
        path = outcome.folder / name
        folders.update(path.parents[: len(path.relative_to(outcome.folder).parts)])
        yield str(path)
    yield from sorted(map(str, folders))


def _surroundings(search: Iterable[Path]) -> Iterator[str]:
    """Where settings may stand, and packs that are found by name."""
    here, own = Path.cwd(), settings_file()
    yield from (str(folder / name) for folder in (here, *here.parents) for name in NAMES)
    if own is not None:
        yield str(own)
    for folder in (*search, shipped_folder("boards"), shipped_folder("templates")):
        yield str(folder)
        if folder.is_dir():
            yield from sorted(str(child) for child in folder.iterdir() if child.is_dir())
