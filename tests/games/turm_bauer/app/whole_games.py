"""Who plays whole games of Turm Bauer: tries rings that were not used yet, climbs, and goes on until the end."""

import random
from collections.abc import Sequence

from tests.app.driver import Unreachable
from tests.app.keyboard import Keys
from tests.games.turm_bauer.app.builders import Builder
from torres3d.engine.log_replay import load_log
from torres3d.games.turm_bauer.app.input.click_to_command import waits_for_ring
from torres3d.games.turm_bauer.kit.engine_adapter import TURM, TurmGame
from torres3d.games.turm_bauer.rules.cell_and_column_names import Cell, Cells
from torres3d.games.turm_bauer.rules.commands import Choice, Move, Placement, Stay
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.state import State

MOST_LOOKS = 15
"""Places that somebody at the keyboard looks at for a low one."""
RINGED = 6
"""Turns after which somebody at the keyboard gives a ring."""


def wanted(state: State, rng: random.Random, rings: set[str], firm: bool = False) -> list[Choice]:
    """Some choices in the order in which they are tried: rings that were not used yet first, then what climbs; low
    places first, and those with nothing below them last where they are to be ``firm``."""
    choices = legal(state)
    rng.shuffle(choices)
    if state.stage == "build":
        used = [each for each in choices if getattr(each, "ring", None) == "free" and "free" not in rings]
        plain = [each for each in choices if getattr(each, "ring", None) is None]
        built = {cell for block in state.blocks for cell in block.cells} if firm else set[Cell]()

        def place(choice: Choice) -> int:
            cells = choice.cells if isinstance(choice, Placement) else ((0, 0, 0),)
            held = sum((x, y, z - 1) in built for x, y, z in cells)
            return lowest(cells) - 2 * held

        low = sorted(plain, key=place)
        return [*used[:8], *low[:40]] if state.turn > 3 else low[:40]
    moves = [each for each in choices if isinstance(each, Move) and each.to != "table"]
    new = [each for each in moves if each.ring is not None and each.ring not in rings]
    climbing = sorted((each for each in moves if each.ring is None), key=lambda each: -each.to[2])
    return [*new[:6], *climbing[:6], Stay()]


def play(builder: Builder, game: TurmGame, seed: int, firm: bool = False) -> set[str]:
    """Play until the game is over; the rings that were used."""
    rng, rings = random.Random(seed), set[str]()
    while True:
        builder.wait()
        if game.state.stage == "over":
            return rings
        n = game.n
        for choice in wanted(game.state, rng, rings, firm):
            try:
                builder.give(choice)
            except Unreachable:
                builder.lay_down()
                continue
            builder.wait_for(n + 1)
            if game.n > n:
                break
        assert game.n > n, f"nothing was done in {game.state.stage}"
        ring = getattr(game.history.steps[n].command, "ring", None)
        rings |= {ring} if ring else set()


def play_by_keys(builder: Builder, game: TurmGame) -> None:
    """Play until the game is over by keys alone: a ring as soon as one opens something, every other turn a walk."""
    ringed = False
    while True:
        builder.wait()
        state = game.state
        if state.stage == "over":
            return
        n, choices = game.n, builder.top.controller.choices
        if state.stage == "build":
            if state.turn > RINGED and not ringed and not choices.discards:
                keys(builder, "7")
                ringed = builder.top.controller.selection.ring == "free"
            build_by_keys(builder, state.turn)
        elif choices.walks.get(None) and state.turn // 2 % 2:
            keys(builder, "n", "enter")
        else:
            keys(builder, "control-enter")
        builder.wait_for(n + 1)
        assert game.n > n, f"{state.stage} in turn {state.turn}"


def build_by_keys(builder: Builder, number: int) -> None:
    """Build something by keys: the next block that can be taken, at one of the next places that is low."""
    controller = builder.top.controller
    keys(builder, "6")
    while controller.selection.ring == "free" and controller.choices.buildable(controller.selection.block or ""):
        keys(builder, "6")
    if controller.selection.block in controller.choices.discards:
        keys(builder, "delete" if waits_for_ring(controller.choices, controller.selection) else "enter")
        return
    keys(builder, *["n"] * (1 + number % 3))
    for _ in range(MOST_LOOKS):
        trial = controller.hand.trial
        assert trial is not None
        places = trial.offer.of_shape(trial.lies)
        if trial.cells is not None and lowest(trial.cells) == min(map(lowest, places)):
            break
        keys(builder, "n")
    assert trial.fits, "keys lead from legal place to legal place"
    keys(builder, "enter")


def lowest(cells: Cells) -> int:
    """The level of the lowest cells."""
    return min(z for _, _, z in cells)


def keys(builder: Builder, *names: str) -> None:
    """Press keys one after another."""
    assert isinstance(builder.driver, Keys)
    builder.driver.keys(*names)


def logged(game: TurmGame) -> Sequence[object]:
    """What the file of a game holds."""
    assert game.file is not None
    return [step.command for step in load_log(TURM, game.file)[1].standing_steps()]
