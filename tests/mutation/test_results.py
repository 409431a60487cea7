"""Results are kept in a file, and what is known decides what is tried next."""

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.mutation import run
from tests.mutation.results import EXPLAINED, Ends, add_result, explained, read_results, write_results
from tests.mutation.subjects import SUBJECTS, Subject, here

SOURCE = "def f(a, b):\n    return a + b < 3\n"


@pytest.fixture
def subject(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Subject:
    """A subject of one file with three mutants, whose results are in a folder of the test."""
    code = tmp_path / "code.py"
    code.write_text(SOURCE, "utf-8")
    small = Subject((code,), (), ())
    monkeypatch.setattr("tests.mutation.subjects.ROOT", tmp_path)
    monkeypatch.setitem(SUBJECTS, "small", small)
    monkeypatch.setattr(run, "results_file", lambda name: tmp_path / f"{name}.jsonl")
    monkeypatch.setattr(run, "explained", dict)
    return small


def test_results_are_read_as_they_were_written(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    results: Ends = {("a.py", "2"): "killed", ("a.py", "1"): "killed", ("a.py", "3"): "open", ("b.py", "1"): "late"}
    write_results(file, results)
    assert read_results(file) == results
    assert len(file.read_text("utf-8").splitlines()) == 3


def test_the_last_result_counts(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    assert read_results(file) == {}
    add_result(file, ("a.py", "1"), "open")
    add_result(file, ("a.py", "1"), "killed")
    assert read_results(file) == {("a.py", "1"): "killed"}


def test_results_of_code_that_is_gone_are_dropped(subject: Subject) -> None:
    one, *_ = subject.by_key()
    results: Ends = {one: "killed", (one[0], "gone"): "killed", ("gone.py", one[1]): "killed"}
    assert here(subject, results) == {one: "killed"}


def test_new_ones_are_tried_first_and_survivors_thoroughly(subject: Subject) -> None:
    killed, survived, new = subject.by_key()
    results: Ends = {killed: "killed", survived: "survived"}
    assert [(job[0], job[3]) for job in run.jobs(subject, results)] == [(new, False), (survived, True)]
    assert [job[0] for job in run.jobs(subject, results, quick=True)] == [new]
    assert [job[0] for job in run.jobs(subject, results, sample=9)] == [new, killed, survived]
    assert run.jobs(subject, results, within="elsewhere") == []


def test_who_is_explained_is_not_tried_again(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = list(subject.by_key())
    monkeypatch.setattr(run, "explained", lambda: {keys[0]: "no test can see it"})
    assert [job[0] for job in run.jobs(subject, dict.fromkeys(keys, "survived"))] == keys[1:]


def test_a_report_tells_how_many_survive(
    subject: Subject, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keys = list(subject.by_key())
    write_results(tmp_path / "small.jsonl", {keys[0]: "killed", keys[1]: "survived", keys[2]: "open"})
    assert not run.report("small")
    told = capsys.readouterr().out
    assert "3 mutants, 3 tried, 1 killed, 2 survived, 0 of them explained, 2 unexplained (66.7 %)" in told
    assert "code.py:2" in told
    monkeypatch.setattr(run, "explained", lambda: dict.fromkeys(keys, "a reason"))
    assert run.report("small")
    assert "2 of them explained, 0 unexplained (0.0 %)" in capsys.readouterr().out


def test_nothing_is_begun_when_the_time_is_over(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, tried = iter([0.0, 59.0, 61.0]), list[float]()
    monkeypatch.setattr(run, "time", SimpleNamespace(monotonic=lambda: next(clock)))
    monkeypatch.setattr(run, "try_mutants", lambda _name, _jobs, until, _processes: tried.append(until))
    monkeypatch.setattr(run, "report", lambda _: True)
    monkeypatch.setattr(sys, "argv", ["run", "small", "--minutes", "1"])
    with pytest.raises(SystemExit):
        run.main()
    assert tried == [60.0]


@pytest.mark.slow
def test_every_explanation_is_of_a_mutant_that_there_is() -> None:
    """One whose code has changed is looked at again."""
    keys = {key for subject in SUBJECTS.values() for key in subject.by_key()}
    reasons = explained()
    assert len(reasons) == len(EXPLAINED.read_text("utf-8").splitlines()), "a mutant is explained twice"
    assert [key for key in reasons if key not in keys] == []
    assert all(reasons.values())
