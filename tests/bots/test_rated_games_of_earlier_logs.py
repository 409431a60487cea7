"""Games that were finished before strengths were kept count; those that were copied, or are another game's, do not."""

import shutil
from pathlib import Path

import pytest

from tests.bots.ended_games import finish, nearly_over, seats
from tests.games.kits import KITS
from tests.house.places import ROOT
from torres3d.bots.rated_games import RatedGame
from torres3d.bots.rated_games_of_earlier_logs import earlier_records
from torres3d.engine.log_entries import timestamp
from torres3d.engine.saved_games_folder import Shelf
from torres3d.games.torres.bots.registry import BOTS

FOUR = seats(("A", "hard"), ("B", "random"), ("Ben", None), ("Ana", None))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "games"


def found(folder: Path) -> list[RatedGame]:
    """What a shelf says, as a program that has just been started sees it."""
    return [played for each in earlier_records(Shelf(KITS, folder), BOTS) for played in each]


def test_a_finished_game_counts_with_the_elo_of_that_time(folder: Path) -> None:
    finish(nearly_over(folder / "g.torres", FOUR))
    ana, ben = sorted(found(folder), key=lambda played: played.name)
    assert (ana.name, ben.name) == ("Ana", "Ben")
    assert [(rival.bot, rival.elo) for rival in ana.rivals] == [("hard", 2270)]


def test_one_that_the_index_knows_counts_as_well(folder: Path) -> None:
    finish(nearly_over(folder / "g.torres", FOUR))
    Shelf(KITS, folder).games()
    assert len(found(folder)) == 2


def test_one_that_is_not_over_does_not_count(folder: Path) -> None:
    nearly_over(folder / "g.torres", FOUR)
    assert found(folder) == []


def test_one_that_was_copied_from_a_moment_of_another_does_not_count(folder: Path) -> None:
    finish(nearly_over(folder / "g.torres", FOUR, at=timestamp()))
    assert found(folder) == []


def test_one_with_a_fault_does_not_count(folder: Path) -> None:
    file = nearly_over(folder / "g.torres", FOUR)
    finish(file)
    file.write_bytes(file.read_bytes().replace(b'"n":100,', b'"n":101,'))
    assert found(folder) == []


def test_what_lies_on_the_shelf_besides_is_passed_over(folder: Path) -> None:
    finish(nearly_over(folder / "g.torres", FOUR))
    shutil.copy(ROOT / "tests/games/turm_bauer/examples/005-2p-collapseat.turm", folder)
    (folder / "empty.torres").write_bytes(b"")
    (folder / "other.torres").write_text("no log at all")
    assert len(found(folder)) == 2


def test_a_folder_that_is_not_there_has_none(folder: Path) -> None:
    assert found(folder) == []
