"""Undo as LOG.md says: what can be taken back, by whom, how far."""

from pathlib import Path

import pytest

from tests.games.torres.logged_games import begun, setup
from torres3d.engine.log_errors import UndoRefused
from torres3d.engine.logged_game import Game
from torres3d.games.torres.kit.chance import draw
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresGame
from torres3d.games.torres.kit.setup_and_options import options_of
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.refusals import IllegalCommand


def refused(game: TorresGame, by: int | None = None) -> str:
    """Why nothing can be taken back."""
    before = game.state, game.n
    with pytest.raises(UndoRefused) as caught:
        game.undo(by)
    assert (game.state, game.n) == before
    assert str(caught.value)
    return caught.value.reason


def test_undo_gives_the_very_same_state_back() -> None:
    game = begun()
    states = [game.state]
    for _ in range(3):
        game.submit(c.Score())
        states.append(game.state)
    while len(states) > 1:
        states.pop()
        step = game.undo()
        assert step.after is states[-1]
        assert game.state is states[-1]
        assert step.events == ()


def test_undo_is_a_line_of_the_log_and_no_line_is_cut(tmp_path: Path) -> None:
    file = tmp_path / "game.torres"
    game = Game.create(TORRES, setup(), file, 3)
    game.submit(c.PlaceKnight("c3"))
    before = file.read_bytes()
    assert game.undo().n == 2
    assert file.read_bytes().startswith(before)
    assert b'"undo"' in file.read_bytes()[len(before) :]
    assert game.history.standing_steps() == []


def test_nothing_to_undo_at_the_start() -> None:
    assert refused(Game.create(TORRES, setup(), seed=1)) == "game_start"


def test_the_knight_and_the_king_of_the_last_player_can_both_be_taken_back() -> None:
    game = begun()
    assert game.undo(1).before.stage == "turn"
    assert game.state.stage == "king"
    game.undo(1)
    assert game.state.stage == "knights"
    assert game.state.actor == 1
    assert refused(game) == "next_player", "the first player's knight is final"


def test_set_up_is_final_once_the_next_player_has_acted_also_if_that_is_taken_back() -> None:
    game = begun()
    game.submit(c.Score())
    game.undo(0)
    assert refused(game) == "next_player"


def test_only_the_seat_of_the_command_takes_it_back() -> None:
    game = begun()
    assert refused(game, 0) == "not_yours"
    game.undo(1)


def test_undo_stops_at_a_purchase() -> None:
    game = begun(edition="ravensburger-1999")
    game.submit(c.Score())
    game.submit(c.Buy())
    assert refused(game) == "card_seen"
    game.submit(c.Score())
    game.undo()
    assert refused(game) == "card_seen"


def test_keep_can_be_taken_back_to_the_offer() -> None:
    game = begun()
    game.submit(c.Buy())
    offer = game.state
    assert refused(game) == "card_seen"
    one, other, third = offer.offer
    game.submit(c.Keep(one, (other, third), ()))
    game.undo()
    assert game.state is offer
    game.submit(c.Keep(other, (), (third, one)))
    game.undo()
    assert refused(game) == "card_seen"


def test_nothing_of_an_ended_turn_can_be_taken_back() -> None:
    game = begun()
    game.submit(c.Score())
    game.submit(next(command for command in legal(game.state) if isinstance(command, c.EndTurn)))
    assert game.state.actor == 1
    assert refused(game) == "turn_ended"


def test_foundations_can_be_taken_back_until_the_next_player_acts() -> None:
    game = Game.create(TORRES, setup(mode="master"), seed=1)
    game.submit(c.Found("a1"))
    game.undo(0)
    game.submit(c.Found("b2"))
    game.submit(c.Found("e5"))
    assert refused(game, 0) == "not_yours"
    game.undo(1)
    assert refused(game) == "next_player"


def test_undo_turn_goes_back_to_the_turns_beginning() -> None:
    game = begun()
    start = game.state
    assert game.turn_start is start
    for _ in range(3):
        game.submit(c.Score())
    assert game.turn_start is start
    assert len(game.undo_turn()) == 3
    assert game.state is start


def test_undo_turn_leaves_the_set_up_of_another_player_alone() -> None:
    game = begun()
    assert game.undo_turn() == []
    game.submit(c.Score())
    assert len(game.undo_turn()) == 1


def test_undo_turn_takes_back_the_knight_of_a_player_who_still_has_to_place_the_king() -> None:
    game = Game.create(TORRES, setup(), seed=3)
    game.submit(c.PlaceKnight("c3"))
    before = game.state
    game.submit(c.PlaceKnight("f6"))
    assert len(game.undo_turn()) == 1
    assert game.state is before


def test_redo_gives_the_commands_again() -> None:
    game = begun()
    game.submit(c.Move("c3", "c4"))
    game.submit(c.Score())
    after = game.state
    game.undo()
    game.undo()
    assert game.can_redo() == (0, c.Move("c3", "c4"))
    game.redo()
    game.redo()
    assert game.state == after
    assert game.redo() is None


def test_another_command_ends_the_redo() -> None:
    game = begun()
    game.submit(c.Score())
    game.undo()
    game.submit(c.Move("c3", "c4"))
    assert game.can_redo() is None


def test_giving_the_same_command_by_hand_keeps_the_rest_of_the_redo() -> None:
    game = begun()
    game.submit(c.Move("c3", "c4"))
    game.submit(c.Score())
    game.undo()
    game.undo()
    game.submit(c.Move("c3", "c4"))
    assert game.can_redo() == (0, c.Score())


def test_an_illegal_command_changes_nothing() -> None:
    game = begun()
    before = game.state
    with pytest.raises(IllegalCommand):
        game.submit(c.Move("a1", "a2"))
    with pytest.raises(IllegalCommand) as caught:
        game.submit(c.Score(), by=1)
    assert caught.value.reason == "not_your_turn"
    assert game.state is before
    assert game.n == 3


def test_a_game_can_be_played_again_with_the_same_chance() -> None:
    chance = draw(options_of(setup()), 5)
    assert Game.create(TORRES, setup(), drawn=chance).state == Game.create(TORRES, setup(), drawn=chance).state
