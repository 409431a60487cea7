"""`torres3d puzzles`: mined, proven and picked, continued, and what an error says."""

from pathlib import Path

import pytest

from tests.cli.running import run
from torres3d.games.torres.puzzles.puzzle import id_of, read_puzzles

MINED = """\
{"edition":"rio-grande-1999","mode":"basic","seats":2,"bots":"hard-2","seed":100,"format":"torres3d-mined-puzzles"}
{"number":0,"turns":6,"puzzles":[%s]}
"""
PUZZLE = (
    '{"id":"09df2483","edition":"rio-grande-1999","mode":"basic","players":2,"position":"moment: 1.4\\nactor: B\\n'
    "scores: 1 0\\nstacks: - 3\\nhand B: six\\ndeck A: -\\ndeck B: -\\n.   .   .   1K  .   .   .   .\\n"
    ".   .   .   .   .   .   .   .\\n.   .   1   .   .   1   .   .\\n.   1   2B  .   .   .   .   1\\n"
    "1B  .   .   .   .   .   .   .\\n.   .   1   .   1B  1   1   1\\n.   .   .   .   .   1A  2   1\\n"
    '.   .   .   .   1   .   3A  1\\n","points":%d,"solution":"six +g4/0 +g3/0 +g2/0 e3-f3 f3-g3 g3-g2","grade":2}'
)


@pytest.mark.slow
def test_games_of_bots_are_mined_and_gone_on_with(tmp_path: Path) -> None:
    out = tmp_path / "mined.jsonl"
    words = ("puzzles", "mine", "--bots", "novice", "--out", str(out))
    first = run(*words, "--games", "1")
    assert (first.status, first.err.strip()) == (0, "")
    assert "in 6 last turns" in first.out
    kept = out.read_bytes()
    more = run(*words, "--games", "2", "--jobs", "2")
    assert "in 12 last turns" in more.out
    assert out.read_bytes().startswith(kept)
    assert run(*words, "--games", "2").out == more.out


@pytest.mark.long
def test_what_is_sound_is_proven_and_picked(tmp_path: Path) -> None:
    mined, proven, out = (tmp_path / name for name in ("mined.jsonl", "proven.jsonl", "puzzles.jsonl"))
    mined.write_text(MINED % f"{PUZZLE % 37},{PUZZLE % 36}")
    done = run("puzzles", "prove", str(mined), "--out", str(proven))
    assert (done.status, done.out.strip()) == (0, "1 of 2 are sound; 1 more_points")
    again = run("puzzles", "prove", str(mined), "--out", str(proven))
    assert again.out == done.out
    picked = run("puzzles", "pick", str(proven), "--out", str(out))
    assert picked.out.strip() == "1 of 1 sound puzzles: 0 of grade 1, 1 of grade 2, 0 of grade 3"
    (puzzle,) = read_puzzles(out).puzzles
    assert (puzzle.points, puzzle.ends) == (37, 3)
    assert "scores: 1 2\n" in puzzle.position, "the solver's marker goes past no other"
    assert puzzle.id == id_of(puzzle.edition, puzzle.mode, puzzle.players, puzzle.position) != "09df2483"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("mine", "--games", "0", "--out", "a.jsonl"), "--games and --jobs are at least 1"),
        (("mine", "--mode", "master", "--out", "a.jsonl"), "puzzles need the basic or the variant game"),
        (("mine", "--seats", "5", "--out", "a.jsonl"), "players"),
        (("mine", "--bots", "nobody", "--out", "a.jsonl"), "nobody"),
        (("mine", "--out", "nowhere/a.jsonl"), "nowhere"),
        (("prove", "none.jsonl", "--out", "a.jsonl"), "there is no such file"),
        (("prove", "empty.jsonl", "--out", "a.jsonl"), "`torres3d puzzles mine` did not write this file"),
        (("prove", "other.jsonl", "--out", "a.jsonl"), "line 1"),
        (("prove", "torn.jsonl", "--out", "a.jsonl"), "line 2"),
        (("pick", "empty.jsonl", "--out", "a.jsonl"), "`torres3d puzzles prove` did not write this file"),
        (("pick", "other.jsonl", "--out", "a.jsonl"), "line 1"),
        (("pick", "other.jsonl", "--out", "a.txt"), "needs the ending .jsonl"),
    ],
)
def test_what_cannot_be_done_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("empty.jsonl").touch()
    Path("other.jsonl").write_text('{"format":"torres-log"}\n')
    Path("torn.jsonl").write_text((MINED % (PUZZLE % 37))[:-40])
    done = run("puzzles", *words)
    assert done.status != 0
    assert said in done.err
    assert "Traceback" not in done.err
    assert not Path("a.txt").exists()
