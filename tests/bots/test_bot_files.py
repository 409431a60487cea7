"""The files of bots: a person's own is left out when it cannot be used, one that was named is not."""

import os
from pathlib import Path

import pytest

from tests.games.torres.bots.test_levels import GOOD
from torres3d.base import paths
from torres3d.base.faults import FileFault
from torres3d.bots import bot_files
from torres3d.bots.bot_files import BOTS_VARIABLE, BotFiles, own_file, read_levels
from torres3d.games.registered import GAMES
from torres3d.games.torres.bots import levels

SOURCES = [game.bots().source for game in GAMES]
SHIPPED = list(read_levels(paths.config() / levels.SHIPPED, levels.Level))
PROGRAM = "programs: {ada: {title: Ada, games: [torres], command: [ada]}}\n"


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a person's own bots stand; there are none yet."""
    monkeypatch.setattr(paths, "user_config", lambda: tmp_path)
    monkeypatch.setenv(BOTS_VARIABLE, "")
    return own_file()


def filed(further: Path | None = None) -> bot_files.FiledBots:
    """What stands in the files of bots, read anew."""
    os.environ[BOTS_VARIABLE] = "" if further is None else str(further)
    return BotFiles(SOURCES, complete=True).read()


def test_without_an_own_file_there_are_those_of_the_program(own: Path) -> None:
    assert not own.exists()
    found = filed()
    assert (list(found.levels["torres"]), found.programs, found.set_aside) == (SHIPPED, {}, None)


def test_an_own_file_and_a_further_one_add_to_them(own: Path, tmp_path: Path) -> None:
    own.write_text(GOOD)
    further = tmp_path / "further.yaml"
    further.write_text(PROGRAM)
    found = filed(further)
    assert (list(found.levels["torres"]), list(found.programs), found.set_aside) == ([*SHIPPED, "mine"], ["ada"], None)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("levels: [", "this is not valid YAML"),
        (GOOD + PROGRAM.replace("[torres]", "[chess]"), "`programs.ada.games.1` cannot be `chess`"),
        (PROGRAM + GOOD.replace("mine", "expert"), "a key in `levels` cannot be `expert`"),
        (PROGRAM.replace("ada:", "greedy:"), "a key in `programs` cannot be `greedy`"),
        (PROGRAM.replace("ada:", "master:"), "a key in `programs` cannot be `master`"),
        ("levels: {1: 2}\n" * 2, "the key `levels` appears twice"),
    ],
)
def test_an_own_file_that_cannot_be_used_is_left_out_whole_and_told(
    own: Path, tmp_path: Path, text: str, told: str
) -> None:
    own.write_text(text)
    further = tmp_path / "further.yaml"
    further.write_text(PROGRAM)
    found = filed(further)
    assert (list(found.levels["torres"]), list(found.programs)) == (SHIPPED, ["ada"])
    assert found.set_aside is not None
    assert str(found.set_aside).startswith(str(own))
    assert told in str(found.set_aside)
    assert own.read_text() == text, "it is left as it is"


def test_a_folder_of_that_name_is_told_too(own: Path) -> None:
    own.mkdir()
    found = filed()
    assert list(found.levels["torres"]) == SHIPPED
    assert found.set_aside is not None
    assert found.set_aside.reason == "is_folder"


def test_a_further_file_that_cannot_be_used_is_an_error(own: Path, tmp_path: Path) -> None:
    further = tmp_path / "further.yaml"
    with pytest.raises(FileFault, match="there is no such file"):
        filed(further)
    further.write_text("levels: [")
    own.write_text(GOOD)
    with pytest.raises(FileFault, match="this is not valid YAML"):
        filed(further)


def test_the_own_file_may_be_named_as_the_further_one(own: Path) -> None:
    own.write_text(GOOD)
    assert list(filed(own).levels["torres"]) == [*SHIPPED, "mine"]
    own.write_text("levels: [")
    with pytest.raises(FileFault, match="this is not valid YAML"):
        filed(own)


def test_the_files_are_read_once(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Path] = []
    source = bot_files.read_source
    monkeypatch.setattr(bot_files, "read_source", lambda file: read.append(file) or source(file))
    files = BotFiles(SOURCES, complete=True)
    assert files.read() is files.read()
    assert not own.exists()
    assert read == [*(paths.config() / each.shipped for each in SOURCES), own]


def test_a_game_alone_reads_what_is_said_of_it(own: Path) -> None:
    own.write_text(GOOD + PROGRAM.replace("[torres]", "[turm, chess]"))
    for source in SOURCES:
        found = BotFiles([source]).read()
        assert (list(found.programs), found.set_aside) == (["ada"], None)
        assert ("mine" in found.levels[source.game]) == (source.game == "torres")
