"""Batches that are stopped in the midst of their work."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.batching.conftest import OPTIONS, report_in

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals")
MANY = 400
COMMAND = (sys.executable, "-m", "printkit", "batch", "rows.csv", *OPTIONS, "-o", "out", "-j", "2")


@pytest.mark.usefixtures("base")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_what_is_done_stays_and_no_process_is_left(
    tmp_path: Path, number: signal.Signals, code: int
) -> None:
    rows = "".join(f"F{row}\n" for row in range(MANY))
    (tmp_path / "rows.csv").write_text(f"family\n{rows}", encoding="utf-8")
    with subprocess.Popen(
        [*COMMAND, "--only", "deeds"],
        cwd=tmp_path,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as batch:
        while len(list(tmp_path.glob("out/row-*/manifest.json"))) < 3:
            time.sleep(0.02)
        os.killpg(batch.pid, number)  # as a terminal does: all of them hear it
        _, said = batch.communicate(timeout=30)
        with pytest.raises(ProcessLookupError):
            os.killpg(batch.pid, 0)
    assert batch.returncode == code
    report = report_in(tmp_path / "out")
    assert f"{report['made']} of {MANY} editions are done" in said
    assert 0 < report["made"] < MANY
    made = {row["name"] for row in report["rows"]}
    there = {path.parent.name for path in tmp_path.glob("out/row-*/manifest.json")}
    assert made <= there
    assert not list(tmp_path.glob("out/*/.staging-*"))
