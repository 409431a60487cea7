"""What is read where the project is hosted: workflows and forms of the right shape, that call what is in .ci."""

import subprocess
import sys

import pytest
import yaml

from tests.house.places import ROOT

FORMS = ROOT / ".github" / "ISSUE_TEMPLATE"
FILES = {
    ROOT / ".github" / "workflows" / "check.yml": "github-workflows",
    ROOT / ".gitlab-ci.yml": "gitlab-ci",
    FORMS / "fault.yml": "github-issue-forms",
    FORMS / "wish.yml": "github-issue-forms",
    FORMS / "config.yml": "github-issue-config",
}
SMOKE = ".ci/smoke.py"


@pytest.mark.parametrize(("file", "schema"), FILES.items(), ids=[file.name for file in FILES])
def test_files_have_the_shape_that_is_wanted(file: object, schema: str) -> None:
    """By schemas that the checker brings: it asks nobody."""
    words = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", str(file)]
    run = subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def test_every_file_of_the_kind_is_checked() -> None:
    found = {*FORMS.iterdir(), *(ROOT / ".github" / "workflows").iterdir(), ROOT / ".gitlab-ci.yml"}
    assert found == set(FILES)


def test_linux_runs_the_gate_and_other_systems_the_smoke_test() -> None:
    github = yaml.safe_load((ROOT / ".github" / "workflows" / "check.yml").read_text("utf-8"))["jobs"]
    assert ".ci/run" in [step.get("run") for step in github["linux"]["steps"]]
    assert f"python {SMOKE}" in [step.get("run") for step in github["elsewhere"]["steps"]]
    assert github["elsewhere"]["strategy"]["matrix"]["os"] == ["windows-latest", "macos-latest"]
    gitlab = yaml.safe_load((ROOT / ".gitlab-ci.yml").read_text("utf-8"))
    assert gitlab["linux"]["script"] == [".ci/run"]
    for system in ("windows", "macos"):
        assert gitlab[system]["script"][-1].endswith(f"python {SMOKE}")
    assert (ROOT / SMOKE).is_file()


def test_a_fault_is_reported_with_what_the_doctor_says() -> None:
    form = yaml.safe_load((FORMS / "fault.yml").read_text("utf-8"))
    (asked,) = (each for each in form["body"] if each["id"] == "doctor")
    assert "torres3d doctor --json" in asked["attributes"]["label"]
    assert asked["validations"]["required"]


@pytest.mark.slow
def test_the_smoke_test_passes_here() -> None:
    run = subprocess.run([sys.executable, SMOKE], cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "+ torres3d show" in run.stdout
    assert run.stdout.endswith("all is well\n")
