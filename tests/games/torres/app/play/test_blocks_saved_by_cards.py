"""With no action points left the question at a turn's end names the cards that could still use a block."""

from pathlib import Path

import pytest

from tests.app.opened import Opens
from tests.bots.ended_games import seats
from tests.games.torres.recorded_games import EXAMPLES
from torres3d.app.window.settings import Settings
from torres3d.base import paths
from torres3d.engine.history import branch
from torres3d.engine.log_replay import load_log
from torres3d.engine.log_writer import log_bytes
from torres3d.games.torres.app.input.end_turn_loss import loss
from torres3d.games.torres.hud.models.dialog_models import EndQuestion
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.kit.setup_and_options import Setup
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.words.card_and_edition_names import card_name
from torres3d.i18n.texts import Texts, language_ids

GAMES = sorted(EXAMPLES.glob("*.torres"))


def moment(folder: Path) -> Path:
    """A game of persons at the first moment of a recorded one at which, with no AP left, ending the turn loses blocks
    that a card can still use."""
    for recorded in GAMES:
        history = load_log(TORRES, recorded)[1]
        for number, step in enumerate(history.standing_steps()):
            state = step.before
            if state.stage != "turn" or state.ap:
                continue
            commands = history.kit.legal(state)
            ending = next((each for each in commands if isinstance(each, c.EndTurn)), None)
            if ending is None or not loss(state, commands, ending):
                continue
            old = history.header.setup
            names = ("Ana", "Ben", "Cleo", "Dan")[: len(old.players)]
            people = seats(*((name, None) for name in names))
            file = folder / "games" / "moment.torres"
            file.parent.mkdir(parents=True, exist_ok=True)
            made = branch(history, number, Setup(old.edition, old.mode, old.rules, people))
            file.write_bytes(log_bytes(made, "2100-01-01T10:00:00Z"))
            return file
    raise AssertionError("no such moment was found")


@pytest.mark.slow
@pytest.mark.parametrize("language", language_ids(paths.config() / "locale"))
def test_the_question_names_the_cards(open_program: Opens, tmp_path: Path, language: str) -> None:
    player = open_program(Settings(quality="low", instant=True, reduced_motion=True, language=language))
    player.program.flow.open_game(moment(tmp_path))
    player.rounds(4)
    player.wait()
    player.rounds(26)
    session = player.game.session
    assert session.state.ap == 0
    player.spot("end_turn")
    question = player.program.hud.model.dialog
    assert isinstance(question, EndQuestion)
    say = Texts(paths.config() / "locale", language)
    playable = {card_name(play.card, say) for play in session.commands if isinstance(play, c.Play)}
    assert question.cards
    assert any(card in question.cards for card in playable)
