"""Several games built at a time, each by a process; what comes of them is heard in their order."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from printkit.batching.making import portable
from printkit.cli.console import Console
from printkit.errors import OutputError, PrintkitError
from printkit.limiting import allow_time
from printkit.pipeline.build import build
from printkit.pipeline.outcome import Outcome
from printkit.pipeline.request import Request
from printkit.processes import Lost, Processes

_Numbered = tuple[int, Request]


def built_at_a_time(
    console: Console, requests: Sequence[Request], processes: int
) -> Iterator[Outcome]:
    """The outcomes in the order of the requests, each as soon as those before it are there.

    Raises:
        PrintkitError: one could not be built; those after it are left alone.
    """
    waiting: dict[int, Outcome | PrintkitError | Lost] = {}
    total = len(requests)
    with (
        Processes(_builder, min(processes, total)) as workers,
        console.counted("built", total) as count,
    ):
        following = 0
        for (number, request), made in workers.results(iter(enumerate(requests))):
            waiting[number] = made
            count(str(request.reference), is_failed=not isinstance(made, Outcome))
            while following in waiting:
                yield _outcome(waiting.pop(following))
                following += 1


def _builder() -> Callable[[_Numbered], Outcome | PrintkitError]:
    return _built


def _built(numbered: _Numbered) -> Outcome | PrintkitError:
    allow_time()
    try:
        outcome = build(numbered[1])
    except PrintkitError as error:
        return error
    return replace(outcome, diagnostics=tuple(map(portable, outcome.diagnostics)))


def _outcome(made: Outcome | PrintkitError | Lost) -> Outcome:
    if isinstance(made, PrintkitError):
        raise made
    if isinstance(made, Lost):
        raise OutputError(f"a kit was not made: {made}", "build it alone, with --jobs 1")
    return made
