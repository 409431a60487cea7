"""What panels of Turm Bauer are told: what a block is called and why it is dimmed, and what a turn waits for."""

import pytest
from msgspec.structs import replace

from tests.games.turm_bauer.random_games import opened
from torres3d.base import paths
from torres3d.games.turm_bauer.app.input.click_to_command import LegalChoices, Selection
from torres3d.games.turm_bauer.app.input.prompts import prompt_text
from torres3d.games.turm_bauer.app.play.panels import BuildingFacts, building_turn, supply_panel
from torres3d.games.turm_bauer.hud.models.supply_models import SupplyBlock
from torres3d.games.turm_bauer.hud.panels.turn_panel import may_build
from torres3d.games.turm_bauer.rules.commands import Placement
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.state import Stage
from torres3d.hud.models.player_look import PlayerLook
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
    """A block of the supply as the panel is told of it."""
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


@pytest.mark.parametrize(("stage", "told"), [("build", "p0 is building"), ("move", "p0 may walk with the figure")])
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
    assert asked.text == "p0, for a ring any block may be built: take one."


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
