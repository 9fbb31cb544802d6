"""A batch on many machines: Dask hands the editions to its workers, and again if one is lost."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from importlib import import_module
from itertools import islice
from types import TracebackType
from typing import Any, Self

from printkit.batching.address import INSTALL, Address
from printkit.batching.bundle import Bundle
from printkit.batching.editions import BatchEdition
from printkit.batching.making import Work
from printkit.batching.sending import Sent
from printkit.errors import OutputError, UsageError
from printkit.processes import Lost

_PATIENCE = "20s"
"""Until a scheduler answers."""
_AHEAD = 2
"""Editions that wait for each processor of the cluster, so that none is idle."""


class Cluster:
    """Makes editions by the workers of a scheduler; the base travels once to each of them."""

    def __init__(self, scheduler: str, bundle: Bundle, work: Work, address: Address | None) -> None:
        """``address`` is where the workers put the kits; without it these come back."""
        self._scheduler = scheduler
        self._bundle = bundle
        self._work = replace(work, request=replace(work.request, search=()))
        self._address = address
        self._client: Any = None

    def __enter__(self) -> Self:
        dask = _dask()
        from printkit.batching.far_worker import BasePlugin  # noqa: PLC0415 - an extra

        try:
            self._client = dask.Client(self._scheduler, timeout=_PATIENCE, set_as_default=False)
            self._client.register_plugin(BasePlugin(self._bundle))
        except (OSError, ValueError) as error:
            raise OutputError(
                f"the scheduler {self._scheduler} cannot be reached: {error}",
                "start one with `dask scheduler`, and name its address, such as tcp://host:8786",
            ) from error
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._client.close()  # what nobody waits for any more is not done

    def results(
        self, editions: Iterable[BatchEdition]
    ) -> Iterator[tuple[BatchEdition, Sent | Lost]]:
        """The editions with their results, as they come."""
        waiting = iter(editions)
        at_work: dict[Any, BatchEdition] = {}
        begun = self._begun(waiting, at_work)
        first = list(islice(begun, self._window()))
        done = _dask().as_completed(first, loop=self._client.loop)
        for future in done:
            edition = at_work.pop(future.key)
            yield edition, _result(future)
            future.release()
            for more in islice(begun, max(1, self._window() - len(at_work))):
                done.add(more)

    def _window(self) -> int:
        """How many editions are sent at a time; workers may come and go."""
        threads: int = sum(self._client.nthreads().values())
        return max(2, _AHEAD * threads)

    def _begun(
        self, editions: Iterator[BatchEdition], at_work: dict[Any, BatchEdition]
    ) -> Iterator[Any]:
        from printkit.batching.far_worker import made_here  # noqa: PLC0415 - an extra

        for edition in editions:
            future = self._client.submit(
                made_here, self._bundle.digest, self._work, edition, self._address, pure=False
            )
            at_work[future.key] = edition
            yield future


def _dask() -> Any:
    """The library, which has no types."""
    try:
        return import_module("distributed")
    except ImportError:
        raise UsageError("--scheduler needs dask.distributed", INSTALL) from None


def _result(future: Any) -> Sent | Lost:
    try:
        result = future.result()
    except Exception as error:  # noqa: BLE001 - of a worker, whatever it was
        return Lost(f"the cluster could not make it: {type(error).__name__}: {error}")
    return result if isinstance(result, Sent) else Lost("the cluster gave no kit")
