"""Studies of Turm Bauer as they begin and in words: what the list tells, an empty table, a position, a moment."""

import random
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from torres3d.app.session.player_looks import name_shown
from torres3d.bots.registry import BotRegistry
from torres3d.engine.game_notation import plain_text
from torres3d.engine.studies.study_file import ListedStudy
from torres3d.games.turm_bauer.kit.chance import as_chance
from torres3d.games.turm_bauer.kit.engine_adapter import TURM, TurmHistory, as_command
from torres3d.games.turm_bauer.kit.pasted_position import players_of
from torres3d.games.turm_bauer.kit.position_text import position_text
from torres3d.games.turm_bauer.kit.setup_and_options import Player, Setup, colours_by_seat
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.studies.study import USUAL_HAND, Study, drawn_anew, new_study, study_of_position
from torres3d.i18n.player_level_and_key_names import player_name
from torres3d.i18n.texts import Translate

Make = Callable[[str, Setup], Study]
"""Makes a study with a name and players."""


def about(found: ListedStudy, say: Translate) -> str:
    """What a listed study is of, in a line."""
    assert found.heading is not None
    names = ", ".join(player.name for player in found.heading.players)
    return say("turm-study-about", names=names, commands=found.moves)


def usual_setup(players: int, say: Translate) -> Setup:
    """So many people with default names, whose hand is steady."""
    seats = enumerate(colours_by_seat(players), 1)
    return Setup(
        {"hand": USUAL_HAND}, tuple(Player(player_name(number, say), colours, None) for number, colours in seats)
    )


def named_study(setup: Setup, make: Make, turn: int, bots: BotRegistry[Any, Any], say: Translate) -> Study:
    """A study with a name, and with the names of its players as they are shown."""
    named = tuple(replace(player, name=name_shown(player, say, bots)) for player in setup.players)
    names = ", ".join(player.name for player in named)
    return make(say("turm-study-name", names=names, turn=turn + 1), replace(setup, players=named))


def of_empty_table(setup: Setup) -> Make:
    """A study of an empty table."""
    chance = as_chance(TURM.draw(setup, None))
    return lambda name, plain: new_study(name, plain, chance)


def of_position(setup: Setup, position: str) -> tuple[Make, int]:
    """A study of a position, and its turn; raises `NotationFault`."""
    chance = as_chance(TURM.draw(setup, None))
    turn = study_of_position("", setup, chance, position).begun.turn
    return lambda name, plain: study_of_position(name, plain, chance, position), turn


def of_moment(history: TurmHistory, at: int) -> tuple[Make, int]:
    """A study of the moment of a game after so many standing commands, and its turn. In a game that goes on nobody
    knows the dice to come, so they are thrown anew."""
    chance = as_chance(history.header.chance)
    steps = history.standing_steps()[:at]
    state = steps[-1].after if steps else history.start
    if history.state.actor is not None:
        chance = drawn_anew(chance, state.turn + 1, random.SystemRandom())
    commands = [as_command(step.standing_command) for step in steps]
    return lambda name, plain: new_study(name, plain, chance, commands), state.turn


def pasted_position(text: str, say: Translate) -> tuple[Setup, str]:
    """The usual set-up for the players of a text, and its position; raises `NotationFault`."""
    players, position = players_of(plain_text(text))
    return usual_setup(players, say), position


def copied_position(state: State) -> str:
    """A position as text, with its number of players."""
    return f"players {state.players}\n{position_text(state)}"
