"""Kit of Turm Bauer for the engine, and short names for the engine's types with it."""

from collections.abc import Mapping
from itertools import groupby
from typing import Any, ClassVar

from torres3d.base.faults import Phrase
from torres3d.engine.history import History, Step
from torres3d.engine.kit import Command, GameSetup, Kit, Progress
from torres3d.engine.logged_game import Game
from torres3d.games.turm_bauer.kit import chance as chances
from torres3d.games.turm_bauer.kit.chance import Chance, as_chance
from torres3d.games.turm_bauer.kit.setup_and_options import LOG_VERSION, Setup, as_setup, options_of, version_of
from torres3d.games.turm_bauer.rules import commands as c
from torres3d.games.turm_bauer.rules.command_notation import OUTCOME_MARKS, command_text, read_command
from torres3d.games.turm_bauer.rules.decide import check, decide
from torres3d.games.turm_bauer.rules.ending import level_sum
from torres3d.games.turm_bauer.rules.events import Event, TurnBegan
from torres3d.games.turm_bauer.rules.evolve import evolve
from torres3d.games.turm_bauer.rules.initial_state import opening
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.refusals import IllegalCommand
from torres3d.games.turm_bauer.rules.seat_view import view
from torres3d.games.turm_bauer.rules.state import State


def document(state: State, n: int) -> dict[str, Any]:
    acting = state.acting
    return {
        "n": n,
        "stage": state.stage,
        "turn": state.turn,
        "actor": state.actor,
        "colour": None if acting is None else acting.colour,
        "dice": state.dice,
        "slips": state.slips,
        "ring_used": state.ring_used,
        "blocks": state.blocks,
        "figures": {each.colour: each.figure for each in state.sets},
        "supply": {each.colour: each.supply for each in state.sets},
        "box": {each.colour: each.box for each in state.sets},
        "rings": {each.colour: each.rings for each in state.sets},
        "winners": state.winners,
        "collapse": state.collapse,
    }


class TurmBauerKit(Kit[State, Event]):
    """Turm Bauer for the engine (TURM.md section 10)."""

    title = "Turm Bauer"
    format = "turm-log"
    suffix = ".turm"
    versions = tuple(range(1, LOG_VERSION + 1))
    setup_type = Setup
    chance_type = Chance
    command_types = c.Command.__args__
    illegal = IllegalCommand
    turn_events = (TurnBegan,)
    # What was let go stands or has fallen, and a walk ends the turn; so only a discard can be taken back.
    final: ClassVar[Mapping[type, str]] = {c.Build: "let_go", c.Move: "turn_ended", c.Stay: "turn_ended"}
    final_texts: ClassVar[Mapping[str, str]] = {
        "let_go": "a block was let go, and what has fallen has fallen",
        "turn_ended": "the turn before has ended",
    }
    evolve = staticmethod(evolve)
    legal = staticmethod(legal)  # blocks without what becomes of them (T-10.2)
    view = staticmethod(view)
    document = staticmethod(document)

    def decide_for_actor(self, state: State, command: Command) -> tuple[Event, ...]:
        return decide(state, as_command(command))

    def draw(self, setup: GameSetup, seed: int | None) -> Chance:
        return chances.draw(len(setup.players), _colours(as_setup(setup)), seed)

    def check(self, setup: GameSetup, version: int) -> None:
        options_of(as_setup(setup), version)

    def version_of(self, setup: GameSetup) -> int:
        return version_of(as_setup(setup).rules)

    def chance_error(self, setup: GameSetup, chance: object, version: int) -> Phrase | None:
        return chances.chance_error(as_chance(chance), len(setup.players), _colours(as_setup(setup)))

    def opening(self, setup: GameSetup, chance: object, version: int) -> State:
        own, drawn = as_setup(setup), as_chance(chance)
        colours = [player.colours for player in own.players]
        start = chances.starter(drawn, len(own.players))
        return opening(options_of(own, version), colours, start, drawn.rolls, drawn.tremor)

    def turn_text(self, state: State) -> str:
        return state.moment

    def command_text(self, state: State, command: Command) -> str:
        return command_text(as_command(command), [each.colour for each in state.sets])

    def read_command(self, state: State, text: str) -> c.Command:
        """The command of a text; a block without an outcome is let go: statics judges it (T-9)."""
        found = read_command(text, [each.colour for each in state.sets])
        if not isinstance(found, c.Build) or OUTCOME_MARKS.intersection(text):
            return found
        # Logs are read without the libraries of the judge.
        from torres3d.games.turm_bauer.rules.judging.judge import let_go
        from torres3d.games.turm_bauer.rules.judging.statics import StaticsJudge

        check(state, found.placement)
        return let_go(state, found.placement, StaticsJudge())

    def progress(self, state: State, n: int) -> Progress:
        """``moment`` is the turn, from 1; ``scores`` are levels of figures; who caused a collapse has lost (T-8.5)."""
        scores = tuple(level_sum(state, seat) for seat in range(state.players))
        losers = () if state.collapse is None else (state.collapse,)
        return Progress(n, (min(state.turn + 1, len(state.rolls)),), scores, state.winners, losers)


def _colours(setup: Setup) -> int:
    return sum(len(player.colours) for player in setup.players)


TURM = TurmBauerKit()
"""The kit of Turm Bauer."""

TurmStep = Step[State, Event]
TurmHistory = History[State, Event]
TurmGame = Game[State, Event]


def as_command(command: Command) -> c.Command:
    assert isinstance(command, c.Command)
    return command


def turns_of(history: TurmHistory, n: int | None = None) -> list[list[TurmStep]]:
    """The steps of each turn, up to command ``n`` or of all, without undone ones."""
    return [list(steps) for _, steps in groupby(history.standing_steps(n), lambda step: step.before.turn)]
