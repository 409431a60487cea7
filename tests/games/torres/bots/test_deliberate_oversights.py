"""What is overlooked: chance by the seed, less the more is noticed, and never what lies before a knight."""

import pytest
from msgspec.structs import replace

from tests.games.torres.random_games import new_game, random_states
from torres3d.games.torres.bots.deliberate_oversights import BlindSpots, before, sight_of, whims_of
from torres3d.games.torres.bots.levels import Level
from torres3d.games.torres.bots.search.beam_search import Beam, Limits
from torres3d.games.torres.bots.search.evaluation import Evaluator
from torres3d.games.torres.bots.search.evaluation_weights import weights
from torres3d.games.torres.bots.search.features import FEATURES
from torres3d.games.torres.bots.search.search_bot import SearchBot
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.bots.weights_by_grasp_and_character import grasped
from torres3d.games.torres.rules.commands import AddKnight, Build, Command, Move, Play
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import ACTION_CARDS
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.squares import ADJACENT, FULL, INDEX
from torres3d.games.torres.rules.state import State

CHILD = Level("Child", 1, 1, 0, 0, 1, 0.0, 1.0, 3000, grasp=0.0, notice=0.0)
ALL_CARDS = frozenset(ACTION_CARDS)


def turns_of(seed: int) -> list[State]:
    return [state for state in random_states(seed) if state.stage == "turn"][5::9]


def test_who_notices_everything_has_no_limit() -> None:
    assert sight_of(turns_of(1)[0], 0, 1.0, 7) is None


@pytest.mark.parametrize("seed", range(4))
def test_what_lies_before_a_knight_is_never_overlooked_and_all_else_is_by_who_notices_nothing(seed: int) -> None:
    for state in turns_of(seed):
        assert state.actor is not None
        seen = sight_of(state, state.actor, 0.0, seed)
        own = state.knights[state.actor]
        assert seen is not None
        awake = own & ~seen.aside
        assert (awake != 0) == (own != 0)
        assert (seen.doors, seen.knight, seen.cards) == (False, False, frozenset())
        assert seen.overlooked == FULL & ~before(state, awake)
        for square in range(64):
            if awake >> square & 1:
                assert not seen.overlooked & ADJACENT[square]


def test_who_notices_more_overlooks_no_other_things() -> None:
    some_doors, some_cards = set(), set()
    for state in turns_of(3):
        assert state.actor is not None
        less, more = (sight_of(state, state.actor, notice, 5) for notice in (0.4, 0.8))
        assert less is not None
        assert more is not None
        assert not more.aside & ~less.aside
        assert not more.overlooked & ~less.overlooked
        assert less.overlooked.bit_count() > more.overlooked.bit_count()
        assert more.doors or not less.doors
        assert more.knight or not less.knight
        assert less.cards < more.cards or less.cards == more.cards == ALL_CARDS
        some_doors.add(more.doors)
        some_cards |= more.cards
    assert some_doors == {True, False}
    assert some_cards == ALL_CARDS


def test_it_is_the_same_all_turn_long_and_another_thing_in_the_next() -> None:
    state = turns_of(2)[2]
    assert state.actor is not None
    seen = sight_of(state, state.actor, 0.5, 9)
    later = apply(state, legal(state)[0])
    for command in legal(state):
        later = apply(state, command)
        if later.actor == state.actor and later.stage == "turn" and later.round == state.round:
            again = sight_of(later, state.actor, 0.5, 9)
            assert seen is not None
            assert again is not None
            assert (again.doors, again.knight, again.cards) == (seen.doors, seen.knight, seen.cards)
            near = before(state, state.knights[state.actor]) | before(later, later.knights[state.actor])
            assert again.overlooked & ~near == seen.overlooked & ~near
    assert seen != sight_of(state, state.actor, 0.5, 10)


def test_a_whim_is_another_one_each_turn_and_never_turns_a_gain_into_a_loss() -> None:
    states = turns_of(2)
    found = [whims_of(state, 0, 0.6, 9, FEATURES) for state in states]
    assert all(0.4 <= factor <= 1.6 for each in found for factor in each.values())
    assert max(factor for each in found for factor in each.values()) > 1.4
    assert found[0] == whims_of(states[0], 0, 0.6, 9, FEATURES)
    turns = {(state.phase, state.round) for state in states}
    assert len({tuple(each.values()) for each in found}) == len(turns) > 3
    assert set(whims_of(states[0], 0, 0.0, 9, FEATURES).values()) == {1.0}


def test_a_whim_lets_a_bot_play_otherwise_with_another_seed() -> None:
    level = replace(CHILD, whim=0.8)
    known = grasped(weights(), level.grasp, level.notice)
    states = [(state, state.actor) for state in turns_of(4) if state.actor is not None]
    first = [[SearchBot(level, known, seed).choose(view(state, seat)) for state, seat in states] for seed in (1, 1, 2)]
    assert first[0] == first[1] != first[2]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_the_search_thinks_of_nothing_else(seed: int) -> None:
    tried = 0
    for state in turns_of(seed):
        assert state.actor is not None
        own = state.knights[state.actor]
        hand = tuple(dict.fromkeys(state.hands[state.actor]))
        for sight in (
            BlindSpots(
                FULL & ~before(state, own), aside=own & -own, doors=False, knight=False, cards=frozenset(hand[:1])
            ),
            BlindSpots(0, aside=0, doors=False, knight=True, cards=frozenset()),
        ):
            scene = TurnScene(state, sight)
            for _, node in Beam(scene, Evaluator(scene, weights()), Limits(6)).run(40).best:
                now = state
                for command in node.commands(scene):
                    tried += _is_thought_of(command, sight)
                    now = apply(now, command)
    assert tried > 200


def _is_thought_of(command: Command, sight: BlindSpots) -> bool:
    """Sees that a command is one of those thought of."""
    assert sight.knight or not isinstance(command, AddKnight)
    if isinstance(command, Play):
        assert command.card in sight.cards
    elif isinstance(command, Move):
        source, target = INDEX[command.from_], INDEX[command.to]
        assert ADJACENT[source] >> target & 1
        assert not sight.overlooked >> target & 1
        assert not sight.aside >> source & 1
    elif isinstance(command, Build):
        assert not sight.overlooked >> INDEX[command.at] & 1
    return True


def test_who_overlooks_all_plays_a_whole_game() -> None:
    state = new_game(players=3)
    known = grasped(weights(), CHILD.grasp, CHILD.notice)
    bots = [SearchBot(CHILD, known, seat) for seat in range(3)]
    while state.actor is not None:
        command = bots[state.actor].choose(view(state, state.actor))
        assert command in legal(state)
        state = apply(state, command)
    assert min(state.scores) > 20
