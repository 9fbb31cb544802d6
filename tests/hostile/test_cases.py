"""Every row of the table of hostile inputs, each run in a process of its own."""

import signal
import sys
from pathlib import Path

import pytest

from tests.hostile.case import Case
from tests.hostile.cases import all_cases
from tests.hostile.running import LIMITS, lay_out, run

NOISE = 2.5
"""How many times as long a busy machine may take; what hangs takes far longer."""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="limits of processes")


@pytest.mark.parametrize("case", all_cases(), ids=lambda case: case.name)
def test_a_hostile_input_does_no_harm(case: Case, tmp_path: Path) -> None:
    lay_out(case, tmp_path)
    ended = run(case, tmp_path)
    assert "Traceback" not in ended.said, ended.said
    assert "internal error" not in ended.said, ended.said
    assert ended.code == case.code, ended.said
    for words in case.says:
        assert words in ended.said, ended.said
    for words in case.never:
        assert words not in ended.said, ended.said
    assert ended.seconds <= NOISE * case.seconds, f"{ended.seconds:.1f} s"
    assert ended.megabytes <= case.megabytes, f"{ended.megabytes:.0f} MB"
    if case.after is not None:
        case.after(tmp_path)


@pytest.mark.parametrize(
    ("limit", "code"), [("seconds", -signal.SIGKILL), ("wall", -signal.SIGALRM)]
)
def test_what_takes_too_long_is_stopped(
    limit: str, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, limit, 1)
    [long] = (case for case in all_cases() if case.name.startswith("1000 texts"))
    lay_out(long, tmp_path)
    assert run(long, tmp_path).code == code


def test_every_case_has_a_name_of_its_own() -> None:
    names = [case.name for case in all_cases()]
    assert len(set(names)) == len(names)
