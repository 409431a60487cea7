"""A study whose position no game comes to opens where positions are set up, with what is wrong with it named."""

from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings

from tests.app.driver import Driver
from tests.at_length import at_length
from tests.games.torres.app.menus.test_study_screens import page, studied, top
from tests.games.torres.rules.written_positions import diagrams
from tests.games.torres.studies.positions import POSITION, SETUP, by_chance
from torres3d.engine.player_names_and_colours import USUAL_COLOURS
from torres3d.engine.studies.study_file import StudyLine
from torres3d.games.torres.app.replay.position_screen import PositionScreen
from torres3d.games.torres.app.study.editor_screen import EditorScreen
from torres3d.games.torres.app.study.study_screen import StudyScreen
from torres3d.games.torres.kit.editions import editions
from torres3d.games.torres.kit.pasted_text import read_position
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.soundness.soundness import LEFT_UNSAID, flaws
from torres3d.games.torres.studies.study_file import StudyHeading, StudyPlayer, read_study, write_study
from torres3d.hud.kit.base_models import ChoiceDialog

SEVEN = POSITION.replace("scores: 31 28", "scores: 31 31")
"""Two markers on one space: no game comes to it, but play goes on from it."""
BROKEN = [
    (POSITION.replace("used: 1", "used: 4"), "stack 5"),
    (POSITION.replace("actor: B", "actor: -"), "turn"),
    (POSITION.replace("actor: B", "actor: D"), "player 4"),
    (f"stage: move_king\nmoment: 3.4\n{POSITION}".replace("moment: 2.1\n", ""), "choice"),
    (f"stage: starter\nmoment: 3.4\n{POSITION}".replace("moment: 2.1\n", ""), "position"),
    (POSITION.replace("deck A: climb", "deck A: hidden"), "hidden"),
    (f"stage: keep\noffer: hidden leap under\n{POSITION}", "hidden"),
]
"""Positions that break the rules, and a word of each message."""


def heading(position: str, players: int = 2, edition: str = SETUP.edition, mode: str = "basic") -> StudyHeading:
    """The first line of a study."""
    seated = tuple(StudyPlayer(name, colour) for name, colour in zip("abcd", USUAL_COLOURS, strict=True))
    return StudyHeading("torres3d-study", 1, "Broken", edition, mode, {}, seated[:players], position)  # type: ignore[arg-type]


def written(file: Path, *lines: object) -> Path:
    """A file of a study with these lines."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    return file


def opens(player: Driver, file: Path) -> None:
    """Open a study from the menu."""
    player.rounds(2)
    player.program.flow.open_entry("study", file)
    player.rounds(4)


def question(player: Driver) -> ChoiceDialog | None:
    """The dialog on the screen, if there is one."""
    player.rounds(2)
    dialog = player.program.hud.model.dialog
    return dialog if isinstance(dialog, ChoiceDialog) else None


def asked(player: Driver) -> str:
    """What the dialog says."""
    dialog = question(player)
    assert dialog is not None
    return "\n".join(dialog.lines)


@pytest.mark.slow
@pytest.mark.parametrize(("position", "told"), BROKEN, ids=range(len(BROKEN)))
def test_one_that_cannot_be_played_opens_in_the_editor(
    player: Driver, tmp_path: Path, position: str, told: str
) -> None:
    file = written(tmp_path / "games" / "studies" / "broken.study", heading(position), StudyLine(0, "*"))
    before = file.read_bytes()
    opens(player, file)
    screen = top(player)
    assert isinstance(screen, EditorScreen)
    assert "No game can reach this position" in asked(player)
    assert told in asked(player)
    player.key("escape")
    player.rounds(2)
    assert question(player) is None
    assert top(player) is screen
    player.key("escape")
    player.rounds(4)
    assert [row.name for row in page(player).rows] == ["Broken"]
    assert file.read_bytes() == before, "the file stays as it was"


@pytest.mark.slow
def test_one_that_can_be_played_has_its_lines_below(player: Driver, tmp_path: Path) -> None:
    file = written(tmp_path / "games" / "studies" / "equal.study", heading(SEVEN), StudyLine(0, "*", "kept"))
    opens(player, file)
    screen = top(player)
    assert isinstance(screen, EditorScreen)
    assert "same space" in asked(player)
    assert screen.flaws
    assert player.program.hud.model.panels.get("editor") is not None
    assert player.program.hud.model.panels["editor"].flaws == screen.flaws, "the flaw is named beside the position too"
    player.key("escape")
    player.rounds(2)
    player.key("escape")
    player.rounds(4)
    assert studied(player).book.study.moves[0].comment == "kept"


@pytest.mark.slow
def test_a_mended_one_is_a_study_of_its_own(player: Driver, tmp_path: Path) -> None:
    file = written(tmp_path / "games" / "studies" / "broken.study", heading(BROKEN[5][0]), StudyLine(0, "*"))
    before = file.read_bytes()
    opens(player, file)
    player.key("escape")
    player.rounds(2)
    screen = top(player)
    assert isinstance(screen, EditorScreen)
    assert screen.flaws == (), "the card that was hidden is one that is nowhere"
    player.key("a")
    player.rounds(4)
    book = studied(player).book
    assert book.file not in (None, file)
    assert read_study(book.file or file).study.begun == screen.now.state
    assert file.read_bytes() == before


@pytest.mark.slow
def test_one_of_somebody_else_is_taken_in_and_opens_in_the_editor(player: Driver, tmp_path: Path) -> None:
    file = written(tmp_path / "elsewhere" / "broken.study", heading(BROKEN[1][0]))
    player.rounds(2)
    player.program.flow.open_entry("study", None)
    player.rounds(2)
    player.torres_menus.studies.import_file(file)
    player.rounds(4)
    assert isinstance(top(player), EditorScreen)
    assert (tmp_path / "games" / "studies" / "broken.study").read_bytes() == file.read_bytes()


@pytest.mark.slow
def test_one_without_a_flaw_opens_as_ever(player: Driver, tmp_path: Path) -> None:
    file = tmp_path / "games" / "studies" / "one.study"
    write_study(by_chance(1), file)
    opens(player, file)
    assert isinstance(top(player), StudyScreen)
    assert question(player) is None


@pytest.mark.slow
def test_a_position_with_a_flaw_is_changed_before_it_is_studied(player: Driver) -> None:
    player.rounds(2)
    player.torres_menus.studies.opening.show_position(read_position(BROKEN[0][0]))
    player.rounds(4)
    shown = top(player)
    assert isinstance(shown, PositionScreen)
    player.key("shift-s")
    player.rounds(4)
    assert isinstance(top(player), EditorScreen)
    assert "stack 5" in asked(player)


@pytest.mark.long
@pytest.mark.parametrize("examples", [12, *at_length(600)])
def test_any_study_that_is_read_opens(player: Driver, tmp_path: Path, examples: int) -> None:
    player.rounds(2)
    file = tmp_path / "games" / "studies" / "any.study"

    @settings(
        max_examples=examples, deadline=None, derandomize=True, database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
    )  # fmt: skip
    @given(drawn=diagrams(house_rules=False))
    def any_study(drawn: tuple[Options, str, str]) -> None:
        chosen, edition, text = drawn
        assert edition in editions()
        written(file, heading(text, chosen.players, edition, chosen.mode))
        player.program.flow.open_entry("study", file)
        player.rounds(2)
        shown = top(player)
        if isinstance(shown, StudyScreen):
            assert {flaw.id for flaw in flaws(shown.book.study.begun)} <= LEFT_UNSAID
        else:
            assert question(player) is not None, "a dialog names the flaw"
        while question(player) is not None:
            player.key("escape")
            player.rounds(1)

    any_study()
