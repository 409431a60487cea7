"""What panels of Turm Bauer show: what a block is called and why it is dimmed, and what a turn waits for."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tests.games.turm_bauer.random_games import opened, played
from torres3d.base import paths
from torres3d.games.turm_bauer.app.input.click_to_command import LegalChoices, Selection, places_for, why_no_ring
from torres3d.games.turm_bauer.app.input.prompts import prompt_text
from torres3d.games.turm_bauer.app.play.panels import RINGS, BuildingFacts, InHand, building_turn, supply_panel
from torres3d.games.turm_bauer.hud.models.supply_models import SupplyBlock
from torres3d.games.turm_bauer.hud.panels.turn_panel import empty_handed, may_build
from torres3d.games.turm_bauer.rules.commands import Placement, Ring
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.state import Stage
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.turn_models import PromptModel
from torres3d.i18n.texts import Texts

TEXTS = Texts(paths.config() / "locale", "en")


def facts(selection: Selection, acting: bool = True, waits: bool = False) -> BuildingFacts:
    """The first turn of a new game, 2 and 4 thrown; ``waits`` if a person is to act and cannot yet."""
    state = opened(3)
    state = replace(state, rolls=((2, 4), *state.rolls[1:]))
    players = tuple(PlayerLook(seat, f"p{seat}", "red") for seat in range(3))
    colours = {each.colour: each.colour for each in state.sets}
    choices = LegalChoices(legal(state)) if acting else LegalChoices()
    emblems = dict.fromkeys(colours, 1)
    return BuildingFacts(
        state, players, emblems, colours, choices=choices, selection=selection, follower=0, waits=waits
    )


def block(identity: str) -> SupplyBlock:
    """A block of the supply as the panel gets it."""
    supply = supply_panel(facts(Selection()), TEXTS)
    assert supply is not None
    return next(each for each in supply.blocks if each.block == identity)


def test_a_dimmed_block_says_why_and_by_which_rule() -> None:
    dimmed = block("6s")
    assert not dimmed.enabled
    assert dimmed.rule == "T-4.2"
    assert "dice" in dimmed.reason
    assert "dice" not in dimmed.name


def test_every_block_of_the_supply_is_called_by_its_name() -> None:
    assert block("6s").name == "Slab of six"
    assert block("4l").name == "Angle of four"
    assert (block("4l").reason, block("4l").rule, block("4l").enabled) == ("", "", True)


@pytest.mark.parametrize(("waits", "task"), [(True, "wait"), (False, "watch")])
def test_who_only_waits_for_the_own_block_is_not_told_that_others_play(waits: bool, task: str) -> None:
    turn = building_turn(facts(Selection(), acting=False, waits=waits), TEXTS)
    assert turn is not None
    assert turn.task == task


@pytest.mark.parametrize(("stage", "told"), [("build", "p0 is building"), ("move", "p0 may move the figure")])
def test_who_looks_on_is_told_whose_turn_it_is(stage: Stage, told: str) -> None:
    seen = facts(Selection(), acting=False)
    turn = building_turn(replace(seen, state=replace(seen.state, stage=stage)), TEXTS)
    assert turn is not None
    assert may_build(turn, TEXTS) == told


def test_with_a_ring_in_the_hand_any_block_may_be_taken() -> None:
    given = facts(Selection(ring="free"))
    turn = building_turn(given, TEXTS)
    assert turn is not None
    assert turn.task == "giving"
    asked = prompt_text(given.state, given.players, TEXTS, given.choices, given.selection)
    assert asked.text == "p0, with a ring you may build any block: take one."


def test_sizes_without_a_block_are_not_asked_for() -> None:
    given = facts(Selection())
    dice = given.state.dice
    assert dice is not None
    assert dice[0] != dice[1]
    asked = prompt_text(given.state, given.players, TEXTS, given.choices, given.selection)
    assert asked is not None
    assert asked.text.endswith("take a block of one of these sizes.")
    left = [
        choice for choice in given.choices.all if not isinstance(choice, Placement) or choice.block[0] == str(dice[1])
    ]
    asked = prompt_text(given.state, given.players, TEXTS, LegalChoices(left), given.selection)
    assert asked is not None
    assert asked.text.endswith(f"you threw {dice[0]} and {dice[1]}: take a block of {dice[1]}.")


def at_hand(now: BuildingFacts) -> BuildingFacts:
    """The block that is chosen lies over its first place, or on none, with the one way it can lie there."""
    block = now.selection.block
    places = places_for(now.choices, now.selection)
    if block is None or not places:
        return now
    return replace(now, in_hand=InHand(block, places[0], 0, 1, fits=block.startswith("2")))


def in_random_games() -> Iterator[BuildingFacts]:
    """What panels get in random games, whatever is chosen."""
    for seed in range(6):
        for state, _, _, _ in played(opened(3, seed), seed, commands=40):
            choices = LegalChoices(legal(state))
            blocks = (None, *state.to_act.supply[::4]) if state.stage == "build" else (None,)
            for block in blocks:
                for ring in (None, *(ring for ring in RINGS if why_no_ring(state, choices, ring) is None)):
                    told = replace(facts(Selection(block, ring)), state=state, choices=choices)
                    yield at_hand(replace(told, follower=None, why_no_undo="nothing"))


def test_whatever_is_refused_says_why() -> None:
    """A click on what is dimmed shows its reason: none is empty."""
    dimmed = 0
    for told in in_random_games():
        turn, supply = building_turn(told, TEXTS), supply_panel(told, TEXTS)
        assert turn is not None
        assert supply is not None
        for each in (*turn.actions, *turn.uses, *(block for block in supply.blocks if block.where == "supply")):
            own = not isinstance(each, SupplyBlock) or told.state.stage == "build"
            if own and not each.enabled:
                dimmed += 1
                assert each.reason, (each, told.selection)
    assert dimmed > 1000


def test_prompt_and_panel_agree_on_whether_the_figure_can_walk() -> None:
    seen: dict[tuple[bool, str], set[str]] = {}
    for told in in_random_games():
        if told.state.stage == "move":
            turn = building_turn(told, TEXTS)
            prompt = prompt_text(told.state, told.players, TEXTS, told.choices, told.selection)
            assert turn is not None
            assert prompt is not None
            stuck = prompt.text.endswith("the figure cannot move without a ring.")
            helps = any(use.enabled for use in turn.uses)
            assert may_build(turn, TEXTS) == (
                "The figure cannot move without a ring" if stuck else "Now the figure may walk"
            )
            seen.setdefault((stuck, "ring" if helps else "none"), set()).add(empty_handed(turn, TEXTS))
    assert seen.pop((True, "ring")) == {"Use a ring, or let the figure stay."}
    assert seen.pop((True, "none"), {"Let the figure stay."}) == {"Let the figure stay."}
    assert set.union(*seen.values()) == {"Choose a field for the figure, or let it stay."}


def test_a_lesson_that_asks_for_a_walk_with_a_ring_does_not_say_that_there_is_no_other() -> None:
    told = next(told for told in in_random_games() if any(told.choices.walks) and told.choices.walks.get(None))
    asked = LegalChoices(move for ring, walks in told.choices.walks.items() if ring for move in walks.values())
    turn = building_turn(replace(told, choices=asked, selection=Selection()), TEXTS)
    assert turn is not None
    assert turn.task == "walk"


def test_a_way_that_is_the_only_one_says_so() -> None:
    told = at_hand(replace(facts(Selection("4l")), choices=LegalChoices(legal(facts(Selection()).state))))
    turn = building_turn(told, TEXTS)
    assert turn is not None
    ways = [action for action in turn.actions if action.id in ("previous_way", "next_way")]
    assert [(way.enabled, way.reason) for way in ways] == [(False, "It cannot lie any other way here.")] * 2


GIVING = 33
"""The seed of a random game in which nothing can be built once without a ring."""


def given(block: str, ring: Ring | None) -> PromptModel:
    """What is said when nothing can be built with the dice and this block is chosen, with a ring or without."""
    chosen = Selection(block, ring)
    for state, _, _, _ in played(opened(3, GIVING), GIVING):
        choices = LegalChoices(legal(state))
        if block in choices.discards and choices.opened_by_ring(block):
            places = places_for(choices, chosen)
            players = facts(chosen).players
            prompt = prompt_text(state, players, TEXTS, choices, chosen, (places[0], True) if places else None)
            assert prompt is not None
            return prompt
    raise AssertionError("no such moment")


def test_with_a_ring_given_the_prompt_asks_no_more_for_the_box() -> None:
    asked = given("4l", None)
    assert asked.text == "The dice do not allow the angle of four. Use a ring to build it?"
    assert [answer for answer, _ in asked.more] == ["ring_free", "discard"]
    prompt = given("4l", "free")
    assert prompt.text.startswith("Press and hold to use a ring (any block) and build the angle of four")
    assert prompt.more == ()
