"""What lies around must not matter: settings of libraries, small papers, closed pipes."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from printkit.imposition.paper import PAPERS
from tests.cli.running import Run, pack, tree
from tests.pipeline.games import ONE_PAPER


def test_settings_of_reportlab_are_not_heeded(tmp_path: Path) -> None:
    """ReportLab runs ``~/.reportlab_settings``; a build must neither run nor follow it."""
    pack(tmp_path / "tiny")
    home = tmp_path / "home"
    home.mkdir()
    marker = tmp_path / "was-run"
    hostile = f"open({str(marker)!r}, 'w')\ninvariant = 0\npageCompression = 0\n"
    (home / ".reportlab_settings").write_text(hostile, encoding="utf-8")
    outputs = []
    for place in (home, tmp_path):
        arguments = [sys.executable, "-m", "printkit", "build", "./tiny", *ONE_PAPER]
        only = ("--only", "deeds", "--force")
        subprocess.run(
            [*arguments, *only],
            cwd=tmp_path,
            env={**os.environ, "HOME": str(place)},
            check=True,
            capture_output=True,
        )
        outputs.append(tree(tmp_path / "output" / "tiny" / "a4"))
    assert outputs[0] == outputs[1]
    assert not marker.exists()


def test_paper_too_small_for_a_piece(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack(tmp_path / "tiny")
    stamp = replace(PAPERS["a4"], width=60.0, height=80.0)
    monkeypatch.setattr("printkit.imposition.paper.PAPERS", {"a4": stamp})
    result = run("build", "./tiny", "--only", "deeds", *ONE_PAPER)
    assert result.code == 1
    assert "error[PK601]" in result.err
    assert not (tmp_path / "output").exists()


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_read_only_folder(run: Run, tmp_path: Path) -> None:
    pack(tmp_path / "tiny")
    output = tmp_path / "output"
    output.mkdir(mode=0o500)
    result = run("build", "./tiny", "--only", "deeds")
    assert result.code == 2
    assert "Permission denied" in result.err


def test_reader_that_goes_away(tmp_path: Path) -> None:
    """``printkit list art | head -1`` ends quietly."""
    arguments = [sys.executable, "-m", "printkit", "schema"]
    with subprocess.Popen(
        arguments, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        assert child.stderr.read() == ""
        assert child.wait(timeout=20) == 1
