"""Study of Turm Bauer: the moment of a game or the position it begins with; and the study replayed.

The moment is a game's set-up and chance, and the commands that led there. What fell is part of a command, so no judge
is asked when a study is opened.
"""

import random
from collections.abc import Sequence

from msgspec.structs import replace

from torres3d.engine.studies import study as studies
from torres3d.games.turm_bauer.kit.chance import LARGEST_TREMOR, SIDES, Chance
from torres3d.games.turm_bauer.kit.engine_adapter import TURM
from torres3d.games.turm_bauer.kit.from_position import STUDIED
from torres3d.games.turm_bauer.kit.pasted_position import playable_position
from torres3d.games.turm_bauer.kit.setup_and_options import LOG_VERSION, Setup, options_of
from torres3d.games.turm_bauer.rules.commands import Command
from torres3d.games.turm_bauer.rules.decide import apply
from torres3d.games.turm_bauer.rules.events import Event
from torres3d.games.turm_bauer.rules.options import HandKind, Options
from torres3d.games.turm_bauer.rules.state import State

USUAL_HAND: HandKind = "steady"
"""The hand of a new study."""


class Study(studies.Study, frozen=True, kw_only=True):
    """A moment of a game of Turm Bauer and its tree; see `torres3d.engine.studies.study.Study`.

    ``begun`` is the state after the commands ``before``, with this ``chance``; or that of a ``position``, a text with
    the dice of its turn (docs/turm-bauer-notation.md, Positions), to which ``chance`` gives the others.
    """

    setup: Setup
    begun: State
    chance: Chance
    before: tuple[Command, ...] = ()
    position: str = ""


class PlayedStudy(studies.PlayedStudy[State, Event]):
    """A study of Turm Bauer, replayed."""

    kit = STUDIED
    study: Study


def state_after(setup: Setup, chance: Chance, commands: Sequence[Command]) -> State:
    """The state of a game after these commands; raises `IllegalCommand`."""
    state = TURM.opening(setup, chance, LOG_VERSION)
    for command in commands:
        state = apply(state, command)
    return state


def new_study(
    name: str, setup: Setup, chance: Chance, before: Sequence[Command] = (), hand: HandKind | None = USUAL_HAND
) -> Study:
    """A study of the moment after these commands. Nobody is a bot in it; the hand is that of the set-up with None.

    Raises `IllegalCommand`.
    """
    players = tuple(replace(player, bot=None) for player in setup.players)
    setup = replace(setup, players=players)
    if hand is not None:
        setup = replace(setup, rules=_with_hand(setup, hand))
    return Study(name=name, setup=setup, begun=state_after(setup, chance, before), chance=chance, before=tuple(before))


def study_of_position(name: str, setup: Setup, chance: Chance, position: str) -> Study:
    """A study of a position, with the players' colours of the set-up; raises `NotationFault`."""
    setup = replace(setup, players=tuple(replace(player, bot=None) for player in setup.players))
    colours = [player.colours for player in setup.players]
    state = playable_position(position, options_of(setup), colours)
    assert state.dice is not None
    chance = replace(chance, rolls=(*chance.rolls[: state.turn], state.dice, *chance.rolls[state.turn + 1 :]))
    begun = replace(state, rolls=chance.rolls, tremor=chance.tremor)
    return Study(name=name, setup=setup, begun=begun, chance=chance, position=position)


def with_hand(study: Study, hand: HandKind) -> Study:
    """The study with another hand, with which blocks are let go from now on."""
    setup = replace(study.setup, rules=_with_hand(study.setup, hand))
    return replace(study, setup=setup, begun=replace(study.begun, options=replace(study.begun.options, hand=hand)))


def _with_hand(setup: Setup, hand: HandKind) -> dict[str, object]:
    """The rules of a set-up with this hand; they name what differs from the defaults."""
    rules = {name: value for name, value in setup.rules.items() if name != "hand"}
    return rules if hand == Options().hand else {**rules, "hand": hand}


def drawn_anew(chance: Chance, thrown: int, source: random.Random) -> Chance:
    """The chance of a game with other dice after the first ``thrown`` throws, and another tremor."""
    rolls = chance.rolls
    later = tuple((source.randint(1, SIDES), source.randint(1, SIDES)) for _ in rolls[thrown:])
    return Chance(chance.start, rolls[:thrown] + later, source.randint(0, LARGEST_TREMOR))
