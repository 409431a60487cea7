"""Setting up a position: what each step makes of it."""

import pytest
from msgspec.structs import replace

from tests.games.torres.studies.positions import POSITION, SETUP, position
from torres3d.base.notation_reader import NotationFault
from torres3d.games.torres.kit.setup_and_options import Player, options_of
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.diagram import board_text, diagram, from_diagram
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import BLOCKS, KNIGHTS
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.studies import position_editor as a

D4, C3, D3, E4 = (INDEX[name] for name in ("d4", "c3", "d3", "e4"))
FOUR = replace(SETUP, players=(*SETUP.players, Player("Ida", "green", None), Player("Bob", "yellow", None)))


def test_an_empty_board_is_the_first_turn() -> None:
    state = a.empty_board(SETUP)
    assert (state.phase, state.round, state.actor, state.ap, state.stage) == (1, 1, 0, 5, "turn")
    assert state.board.blocks == 0
    assert set(board_text(state).split()) == {"."}


def test_the_foundations_are_those_of_the_edition() -> None:
    state = a.foundations(SETUP)
    assert state.board.blocks == len(state.options.foundations)
    assert all(state.board.heights[INDEX[name]] == 1 for name in state.options.foundations)
    assert state.supply == a.blocks_left(state)


def test_blocks_come_and_go_with_the_supply() -> None:
    state = position()
    more = a.add_blocks(state, E4, 1)
    assert more.board.heights[E4] == 1
    assert more.supply == state.supply - 1
    assert a.add_blocks(more, E4, -1) == state
    assert a.add_blocks(state, E4, -1) is state


def test_there_are_no_more_blocks_than_there_are() -> None:
    state = a.empty_board(FOUR)
    for square in range(64):
        while (higher := a.add_blocks(state, square, 1)) is not state:
            state = higher
    assert state.supply == 0
    assert state.board.blocks + sum(map(sum, state.stacks)) == BLOCKS
    assert a.with_stack(state, 0, 9, 3) is state
    assert max(state.board.heights) == a.MAX_TOWER_HEIGHT


def test_a_knight_stands_where_it_is_put_and_in_the_place_of_another() -> None:
    state = a.with_knight(position(), 0, D3)
    assert state.knights[0] >> D3 & 1
    assert not state.knights[1] >> D3 & 1
    assert not a.with_knight(state, 0, D3).knights[0] >> D3 & 1
    king = a.with_king(state, D3)
    assert king.king == 1 << D3
    assert not king.knights[0] >> D3 & 1
    assert a.with_king(king, D3).king == 0
    assert a.with_knight(king, 1, D3).king == 0


def test_nobody_has_more_knights_than_there_are() -> None:
    state = a.empty_board(SETUP)
    for square in range(KNIGHTS):
        state = a.with_knight(state, 1, square)
    assert state.knights[1].bit_count() == KNIGHTS
    assert a.with_knight(state, 1, 60) is state


def test_a_square_is_cleared() -> None:
    state = a.cleared(position(), D3)
    assert state.board.heights[D3] == 0
    assert not state.pieces >> D3 & 1
    assert state.supply == position().supply + 2


def test_another_year_has_its_stacks() -> None:
    state = a.in_moment(position(), 3, 2)
    assert (state.phase, state.round) == (3, 2)
    assert state.stacks == ((3, 3), (3, 3, 3)), "who came before has built"
    assert a.with_turn(state, 0).stacks == ((3, 3, 3), (3, 3, 3))
    assert a.with_turn(a.with_stack(state, 0, 0, 1), 0).stacks == ((1, 3), (3, 3, 3)), "what was changed stays"
    assert a.in_moment(position(), 9, 9).phase == 3
    assert a.in_moment(position(), 1, 9).round == state.options.rounds(1)


def test_stacks_are_changed_one_by_one() -> None:
    state = a.with_stack(position(), 0, 0, 1)
    assert state.stacks[0] == (1, 3, 3)
    assert a.with_stack(state, 0, 0, 0).stacks[0] == (3, 3)
    assert a.with_stack(state, 0, 3, 2).stacks[0] == (1, 3, 3, 2)
    assert a.with_stack(position(), 1, 0, 1).stack is None


def test_cards_go_from_the_deck_to_the_hand_and_back() -> None:
    state = position()
    before = [len(deck) for deck in state.decks]
    more = a.with_cards(state, 0, "six", 1)
    assert more.hands[0].count("six") == 1
    assert sum(map(len, more.decks)) == sum(before) - 1
    assert a.with_cards(more, 0, "six", 0).hands == state.hands
    assert sum(map(len, a.with_cards(more, 0, "six", 0).decks)) == sum(before)


def test_no_card_is_there_more_often_than_it_is() -> None:
    state = position()
    left = a.cards_left(state, 0, "climb")
    assert a.with_cards(state, 0, "climb", 99).hands[0].count("climb") == left
    assert a.cards_left(a.with_cards(state, 0, "climb", 99), 1, "climb") == 0 or state.options.deck != "common"


def test_the_turn_goes_to_another_seat_with_what_it_had() -> None:
    state = replace(position(), bought=("six",), played="climb")
    given = a.with_turn(state, 0)
    assert given.actor == 0
    assert given.bought == ()
    assert "six" in given.hands[1]
    assert given.played is None


def test_a_game_that_is_over_is_set_up_as_a_turn() -> None:
    over = from_diagram("stage: over\nmoment: 3.4\nwinners: A\n1A", options_of(SETUP))
    state = a.in_turn(over)
    assert (state.stage, state.actor, state.ap, state.winners) == ("turn", 0, 5, ())
    assert legal(state)


def test_points_and_ap_stay_within_their_bounds() -> None:
    assert a.with_points(position(), 1, -5).scores[1] == 0
    assert a.with_points(position(), 1, 10_000).scores[1] == a.MOST_POINTS
    assert a.with_ap(position(), 99).ap == a.MOST_AP
    assert a.with_start(position(), 1).start == 1


@pytest.mark.parametrize("mode", ["basic", "variant", "master"])
@pytest.mark.parametrize("edition", ["rio-grande-1999", "ravensburger-1999", "romanian"])
def test_other_rules_keep_the_board(edition: str, mode: str) -> None:
    setup = replace(FOUR, edition=edition, mode=mode)
    state = a.played_by(position(), SETUP, setup)
    assert state.players == 4
    assert state.board == position().board
    assert state.knights[:2] == position().knights
    assert state.scores == (31, 28, 0, 0)
    assert (state.master is not None) == (mode == "master")
    assert state.supply == a.blocks_left(state) >= 0
    assert from_diagram(diagram(state), options_of(setup)) == state
    assert apply(state, legal(state)[0])


def test_fewer_players_keep_who_stays() -> None:
    four = a.played_by(position(), SETUP, FOUR)
    back = a.played_by(a.with_turn(four, 3), FOUR, SETUP)
    assert back.players == 2
    assert back.actor == 1
    assert back.hands == position().hands


def test_a_text_is_read_by_the_rules_at_hand_or_by_its_own() -> None:
    assert a.pasted(POSITION, SETUP) == (SETUP, position())
    setup, state = a.pasted("```\nmoment: 2.1\n1A 2D\n1B K\n```\n", SETUP)
    assert state.players == 4
    assert setup.edition == "rio-grande-1999"
    with pytest.raises(NotationFault):
        a.pasted("nothing of the kind", SETUP)


def test_what_a_text_does_not_say_is_as_it_can_be() -> None:
    _, state = a.pasted("moment: 1.2\nactor: B\nhand A: leap\n1A 1B", SETUP)
    assert state.stacks == ((3, 3), (3, 3, 3))
    assert "leap" not in state.decks[state.deck_of(0)]
    _, said = a.pasted("moment: 1.2\nactor: B\nstacks: 22 22\n1A 1B", SETUP)
    assert said.stacks == ((2, 2), (2, 2))
