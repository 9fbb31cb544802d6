"""A batch by the workers of a Dask scheduler, one of which is killed in the midst of it."""

import contextlib
import os
import signal
import threading
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.batching.conftest import OPTIONS, files_in, report_in
from tests.cli.running import Run

pytest.importorskip("distributed", reason="the extra 'cluster' is not installed")
pytestmark = [
    pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here"),
    pytest.mark.filterwarnings("ignore"),  # of libraries
]
ROWS = 8
COMMAND = ("batch", "rows.csv", *OPTIONS, "--only", "deeds", "--name", "family")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two worker processes on this machine; one that dies is started again."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from distributed import LocalCluster  # noqa: PLC0415 - after the test for it

        with LocalCluster(  # type: ignore[no-untyped-call]  # has no types
            n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50
        ) as made:
            yield made


def _kill_one_of(cluster: Any, out: Path) -> None:
    """Once the first kit is there, the process of a worker dies without a word."""
    for _ in range(2000):
        if list(out.glob("*/manifest.json")):
            break
        time.sleep(0.01)
    nanny = next(iter(cluster.workers.values()))
    with contextlib.suppress(ProcessLookupError):
        os.kill(nanny.pid, signal.SIGKILL)


@pytest.mark.usefixtures("base")
def test_the_rows_of_a_lost_worker_are_made_by_others(
    run: Run, tmp_path: Path, cluster: Any
) -> None:
    rows = "".join(f"F{row}\n" for row in range(ROWS))
    (tmp_path / "rows.csv").write_text(f"family\n{rows}", encoding="utf-8")
    killer = threading.Thread(target=_kill_one_of, args=(cluster, tmp_path / "far"), daemon=True)
    killer.start()
    made = run(*COMMAND, "-o", "far", "--scheduler", cluster.scheduler_address)
    killer.join()
    assert made.code == 0, made.said
    assert report_in(tmp_path / "far")["made"] == ROWS
    assert run(*COMMAND, "-o", "near", "-j", "1").code == 0
    for row in range(ROWS):
        far, near = (files_in(tmp_path / place / f"f{row}") for place in ("far", "near"))
        assert far == near != {}
    again = run(*COMMAND, "-o", "far", "--scheduler", cluster.scheduler_address)
    assert f"{ROWS} unchanged" in again.err


@pytest.mark.usefixtures("base")
def test_mistakes_are_named_as_at_home(run: Run, tmp_path: Path, cluster: Any) -> None:
    (tmp_path / "rows.csv").write_text("family,deeds.oak.price\nA,60\nB,dear\n", "utf-8")
    scheduler = ("--scheduler", cluster.scheduler_address)
    far = run(*COMMAND, *scheduler, "-o", (tmp_path / "far").as_uri())
    near = run(*COMMAND, "-o", "near", "-j", "1")
    assert far.code == near.code == 1
    assert "rows.csv:3:3" in far.err
    found = [report_in(tmp_path / place)["rows"][1]["findings"] for place in ("far", "near")]
    assert found[0] == found[1]
    assert files_in(tmp_path / "far" / "a") == files_in(tmp_path / "near" / "a")


@pytest.mark.usefixtures("base")
def test_a_scheduler_that_does_not_answer_is_reported(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("printkit.batching.cluster._PATIENCE", "0.2s")
    made = run(*COMMAND, "--scheduler", "tcp://127.0.0.1:9")
    assert made.code == 2
    assert "cannot be reached" in made.err
