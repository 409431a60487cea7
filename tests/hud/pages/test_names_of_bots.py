"""In the set-up a bot's name follows its level until somebody writes one; a master card says when it pays."""

import pytest
from msgspec.structs import replace

from tests.hud.conftest import Player
from tests.hud.examples import HAND, SETUP
from torres3d.games.torres.hud.models.setup_models import SetupDraft, SetupModel
from torres3d.games.torres.hud.panels.hand_panel import HandPanel
from torres3d.games.torres.rules.literal_types import MASTER_CARDS
from torres3d.games.torres.rules.masters import FINAL
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.setup_models import Draft, SetupChanged


def with_players(*players: Draft) -> SetupModel:
    return replace(SETUP, draft=replace(SETUP.draft, players=players))


def changed(player: Player, model: SetupModel, spot: str) -> SetupDraft:
    """The draft after a click."""
    player.hud.update(HudModel(screen=model))
    player.click(spot)
    told = player.told[-1]
    assert isinstance(told, SetupChanged)
    return told.draft


def test_a_name_nobody_has_written_follows_the_level(player: Player) -> None:
    model = with_players(Draft("Ana", "red"), Draft("Easy", "blue", "easy"))
    draft = changed(player, model, "who:1:next")
    assert (draft.players[1].bot, draft.players[1].name) == ("hard", "Hard")
    draft = changed(player, with_players(*draft.players), "who:1:next")
    assert (draft.players[1].bot, draft.players[1].name) == (None, "Player 2"), "a person is no level"


def test_a_name_somebody_has_written_stays(player: Player) -> None:
    draft = changed(player, with_players(Draft("Ana", "red"), Draft("Otto", "blue", "easy")), "who:1:next")
    assert (draft.players[1].bot, draft.players[1].name) == ("hard", "Otto")


def test_two_bots_of_a_level_are_told_apart(player: Player) -> None:
    model = with_players(Draft("Hard", "red", "hard"), Draft("Easy", "blue", "easy"))
    draft = changed(player, model, "who:1:next")
    assert draft.players[1].name == "Hard 2"


def test_a_seat_that_is_added_is_called_after_its_bot(player: Player) -> None:
    draft = changed(player, with_players(Draft("Ana", "red"), Draft("Otto", "blue", "easy")), "count:3")
    assert draft.players[2].bot is not None
    assert draft.players[2].name == "Easy"


@pytest.mark.slow
@pytest.mark.parametrize("card", MASTER_CARDS)
def test_a_master_card_that_pays_at_the_end_says_so(player: Player, card: str) -> None:
    player.hud.update(HudModel(panels={"hand": replace(HAND, master=card, phase=1)}))
    panel = next(panel for panel in player.hud.panels if isinstance(panel, HandPanel))
    told = panel.points_of(next(each for each in MASTER_CARDS if each == card), 1)
    assert "nothing" not in told
    assert ("year 3" in told) == (card in FINAL)
