"""The bots of Turm Bauer: legal, the same for the same seed, sensible, and the better the higher their level."""

import random
from statistics import fmean

import pytest
from msgspec.structs import replace

from tests.at_length import at_length
from tests.games.turm_bauer.bench.risk.positions import read_positions
from tests.games.turm_bauer.random_games import opened
from torres3d.bots.arena.game_arena import matches
from torres3d.games.turm_bauer.bots.arena.arena_game import ARENA_RULES, ContestSetting, play_match
from torres3d.games.turm_bauer.bots.builder_bot import BuilderBot, least_discard
from torres3d.games.turm_bauer.bots.difficulty_levels import Level
from torres3d.games.turm_bauer.bots.place_choice import SHAKY, Scale
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.games.turm_bauer.bots.risk_sampling import RiskSampling
from torres3d.games.turm_bauer.rules.cell_and_column_names import level_of
from torres3d.games.turm_bauer.rules.commands import Choice, Command, Discard, Move, Placement, Stay
from torres3d.games.turm_bauer.rules.decide import apply
from torres3d.games.turm_bauer.rules.judging.judge import command_for
from torres3d.games.turm_bauer.rules.judging.risk import Risks
from torres3d.games.turm_bauer.rules.judging.statics import StaticsJudge
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.seat_view import view
from torres3d.games.turm_bauer.rules.state import State

LEVELS = BOTS.level_ids()


def played(state: State, levels: list[str], turns: int = 1000, seed: int = 1) -> list[tuple[State, Choice]]:
    """What bots choose until so many turns are over."""
    judge = StaticsJudge()
    bots = [BOTS.make_bot(level, seed + seat) for seat, level in enumerate(levels)]
    found: list[tuple[State, Choice]] = []
    while state.actor is not None and state.turn < turns:
        choice = bots[state.actor].choose(view(state, state.actor))
        found.append((state, choice))
        command: Command = command_for(state, choice, judge)
        state = apply(state, command)
    return found


def test_there_are_eight_levels_the_gentlest_first() -> None:
    wanted = ("careless", "careless-2", "careful", "careful-2", "clever", "clever-2", "clever-3", "master")
    assert LEVELS[: len(wanted)] == wanted
    elos = [BOTS.level_named(level).elo or 0 for level in wanted]
    assert elos == sorted(set(elos))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("wobble", ["gentle", "windy"])
def test_every_choice_is_legal(players: int, wobble: str) -> None:
    state = opened(players, players, hand="drawn", wobble=wobble)
    levels = (["careless", "careful", "clever", "master"])[4 - players :]
    for before, choice in played(state, levels, turns=8):
        assert choice in legal(before)


OTHER_OPTIONS = (
    {"blocks": "twins", "overhang": "row"},
    {"blocks": "flat", "walled_in": "own_way"},
    {"overhang": "parts", "slips": "none"},
)


@pytest.mark.slow
@pytest.mark.parametrize("options", OTHER_OPTIONS)
def test_every_choice_is_legal_with_other_options(options: dict[str, str]) -> None:
    for before, choice in played(opened(3, 5, hand="steady", **options), ["careless", "careful", "careful"], turns=15):
        assert choice in legal(before)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_choice_whatever_is_hidden(level: str) -> None:
    state = played(opened(3, 4, hand="drawn"), ["careful"] * 3, turns=5)[-1][0]
    seat = state.actor
    assert seat is not None
    other = replace(state, tremor=state.tremor + 1, rolls=state.rolls[: state.turn + 1] + ((6, 6),) * (35 - state.turn))
    chosen = [BOTS.make_bot(level, 9).choose(view(each, seat)) for each in (state, state, other)]
    assert chosen[0] == chosen[1] == chosen[2]


@pytest.mark.long
@pytest.mark.parametrize("seed", [11, *at_length(12)])
def test_the_best_builds_where_a_steady_hand_could_while_there_is_such_a_place(seed: int) -> None:
    for before, choice in played(opened(3, seed, hand="drawn"), ["master"] * 3):
        if isinstance(choice, Placement):
            risks = Risks(before.blocks, before.options)
            others = (one.cells for one in legal(before) if isinstance(one, Placement) and one.ring is None)
            assert risks.stands(choice.cells) or not any(map(risks.stands, others))


@pytest.mark.slow
def test_the_same_seed_gives_the_same_game() -> None:
    match = matches(("careless", "careful", "careless"), 1, ContestSetting(5, {**ARENA_RULES, "hand": "steady"}))[0]
    first, second = (play_match(match) for _ in range(2))
    assert (first.scores, first.winners, first.collapse, first.slips, first.turns) == (
        second.scores,
        second.winners,
        second.collapse,
        second.slips,
        second.turns,
    )


def one_level(**changes: object) -> Level:
    return replace(BOTS.level_named("master"), **changes)


@pytest.mark.long
def test_it_climbs_as_high_as_it_can_in_its_last_turn() -> None:
    state = played(opened(3, 8, hand="steady"), ["careful"] * 3)[-1][0]
    assert (state.stage, state.turn) == ("move", 35)
    choices = legal(state)
    seat = state.actor
    assert seat is not None
    chosen = BuilderBot(one_level(rivals=0.0, ahead=0.0), 1).choose(view(state, seat))
    heights = [level_of(choice.to) for choice in choices if isinstance(choice, Move)]
    acting = state.acting
    assert acting is not None
    stood = level_of(chosen.to) if isinstance(chosen, Move) else level_of(acting.figure)
    assert stood == max([*heights, level_of(acting.figure)])


@pytest.mark.slow
def test_a_ring_is_kept_where_it_brings_nothing() -> None:
    for before, choice in played(opened(3, 2, hand="steady"), ["clever", "careful", "clever"], turns=24):
        if isinstance(choice, Move) and choice.ring is not None:
            plain = [level_of(other.to) for other in legal(before) if isinstance(other, Move) and other.ring is None]
            acting = before.acting
            assert acting is not None
            assert level_of(choice.to) > max([*plain, level_of(acting.figure)]) or before.turn >= 24


def test_no_slip_is_the_last_one_without_a_limit() -> None:
    """A place that may fall is worth less at the last slip, when the block goes into the box (T-7.5)."""

    def scale(slips: object) -> Scale:
        state = opened(3, 7, hand="drawn", wobble="windy", slips=slips)
        return Scale(state, one_level(rivals=0.0, ahead=0.0), random.Random(1))

    places = [choice for choice in legal(scale(3).state) if isinstance(choice, Placement)]
    shaky = next(place for place in places if scale(3).weighed(place).risk.falls > 0)
    last, earlier, none = (scale(slips).weighed(shaky).worth for slips in (1, 2, "none"))
    assert last < earlier == none


def test_after_slips_of_a_steady_hand_other_places_are_tried() -> None:
    """Else a bot would let go at one place for ever where no slip is the last one."""
    first = opened(3, 7, hand="steady", slips="none")
    level = one_level(tries=5000, places=5, futures=0)
    chosen = {BuilderBot(level, 1).choose(view(replace(first, slips=slips), 0)) for slips in range(6)}
    assert len(chosen) > 3


@pytest.mark.slow
def test_it_prefers_a_place_that_holds_to_one_that_falls() -> None:
    for seed in (1, 2, 3):
        state = played(opened(3, seed, hand="drawn"), ["careless"] * 3, turns=9, seed=seed)[-1][0]
        if state.stage != "build":
            continue
        scale = Scale(state, one_level(rivals=0.0, ahead=0.0), random.Random(1))
        places = [choice for choice in legal(state) if isinstance(choice, Placement) and choice.ring is None]
        if not places:
            continue
        best = scale.best(places)
        careless = Scale(state, one_level(rivals=0.0, ahead=0.0, caution=0.0, hands=1), random.Random(1)).best(places)
        trembling = RiskSampling(state, 24, random.Random(2))
        assert trembling.risk(best.placement).collapses <= trembling.risk(careless.placement).collapses + 0.05


@pytest.mark.slow
def test_the_least_is_thrown_away_and_only_where_nothing_can_be_built() -> None:
    boxing = [Discard("6s"), Discard("2a"), Discard("4l")]
    assert least_discard(boxing) == Discard("2a")
    for before, choice in played(opened(3, 3, hand="steady"), ["careful"] * 3):
        if isinstance(choice, Discard):
            assert not any(isinstance(other, Placement) and other.ring is None for other in legal(before))
        if isinstance(choice, Stay):
            assert before.stage == "move"


def test_every_turn_takes_a_block_from_the_own_supply_and_none_is_lost() -> None:
    game = played(opened(2, 6, hand="drawn"), ["careless", "careful"], turns=16)
    for state, _ in game:
        for each in state.sets:
            built_ones = sum(block.colour == each.colour for block in state.blocks)
            assert built_ones + len(each.supply) + len(each.box) == 12


@pytest.mark.long
@pytest.mark.parametrize(("better", "worse"), [("careful", "careless"), ("clever", "careful"), ("master", "clever")])
def test_each_level_wins_more_than_its_share_against_two_of_the_one_below(better: str, worse: str) -> None:
    games = [play_match(match) for match in matches((better, worse, worse), 30, ContestSetting(3, ARENA_RULES))]
    wins = sum(1 / len(game.winners) for game in games for seat in game.winners if game.levels[seat] == better)
    assert wins / len(games) > 1 / 3


@pytest.mark.slow
def test_who_sees_only_shaky_places_looks_around() -> None:
    hasty = replace(BOTS.level_named("careless"), tries=1, places=1, hands=12)
    falls: list[tuple[float, float]] = []
    for position in read_positions()[::8]:
        state, seen = position.state, random.Random(5)
        places = [each for each in legal(state) if isinstance(each, Placement) and each.ring is None]
        first = random.Random(5).sample(places, len(places))[0]
        chosen = Scale(state, hasty, seen).best(places)
        falls.append((Scale(state, hasty, random.Random(5)).weighed(first).risk.falls, chosen.risk.falls))
    shaky = [each for each in falls if each[0] > SHAKY]
    assert len(shaky) > 8
    assert fmean(after for _, after in shaky) < 0.6 * fmean(before for before, _ in shaky)
