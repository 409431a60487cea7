"""A game that goes on from a moment of another one: its log is exact, and the other game is untouched."""

from pathlib import Path

import pytest

from tests.games.kits import KITS
from tests.house.places import ROOT
from torres3d.engine.history import branch
from torres3d.engine.log_entries import timestamp
from torres3d.engine.log_replay import load_log
from torres3d.engine.log_writer import log_bytes
from torres3d.engine.saved_games_folder import Shelf
from torres3d.games.torres.kit.engine_adapter import TORRES

EXAMPLES = sorted((ROOT / "tests/games/torres/examples").glob("*.torres"))
OLD = sorted((ROOT / "tests/games/torres/logs/version-1").glob("*.torres"))


@pytest.mark.parametrize("file", EXAMPLES[:4], ids=lambda file: file.stem)
def test_a_branch_holds_the_commands_that_stand_and_reads_back_exactly(file: Path, tmp_path: Path) -> None:
    _, old = load_log(TORRES, file)
    before = file.read_bytes()
    live = old.standing_steps()
    for at in (0, 1, len(live) // 2, len(live)):
        made = branch(old, at, old.header.setup)
        assert [step.standing_command for step in made.steps] == [step.standing_command for step in live[:at]], (
            "no undo, nothing undone"
        )
        assert made.state == (live[at - 1].after if at else old.start)
        assert made.header.game != old.header.game
        assert (made.header.version, made.header.chance) == (old.header.version, old.header.chance)
        log = tmp_path / f"{at}.torres"
        log.write_bytes(log_bytes(made, timestamp()))
        _, again = load_log(TORRES, log)
        assert again.states == made.states
    assert file.read_bytes() == before
    assert old.standing_steps() == live


def test_two_branches_of_one_moment_are_two_games_on_the_shelf(tmp_path: Path) -> None:
    _, old = load_log(TORRES, EXAMPLES[0])
    shelf = Shelf(KITS, tmp_path)
    files = {shelf.import_game(branch(old, 10, old.header.setup)) for _ in range(2)}
    assert len(files) == 2


def test_a_branch_of_an_old_log_keeps_its_version() -> None:
    _, old = load_log(TORRES, OLD[0])
    made = branch(old, old.n // 2, old.header.setup)
    assert made.header.version == 1
