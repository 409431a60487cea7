"""Studies of Torres as they begin and in words: what the list tells, usual players, a moment of a game."""

import random
from typing import Any

from msgspec.structs import replace

from torres3d.app.session.player_looks import name_shown
from torres3d.bots.registry import BotRegistry
from torres3d.engine.player_names_and_colours import LEAST_PLAYERS
from torres3d.engine.studies.study_file import ListedStudy
from torres3d.games.torres.app.presentation.player_looks import default_humans
from torres3d.games.torres.kit.pasted_text import USUAL_EDITION
from torres3d.games.torres.kit.setup_and_options import Setup
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.studies.position_editor import pasted
from torres3d.games.torres.studies.study import Study, setup_for
from torres3d.games.torres.studies.study_file import StudyHeading
from torres3d.games.torres.words.card_and_edition_names import edition_name
from torres3d.i18n.texts import Translate


def about(found: ListedStudy, say: Translate) -> str:
    """What a listed study is of, in a line."""
    heading = found.heading
    assert isinstance(heading, StudyHeading)
    return say(
        "study-about",
        edition=edition_name(heading.edition, heading.edition, say),
        mode=say(f"mode-{heading.mode}"),
        names=", ".join(player.name for player in heading.players),
        commands=found.moves,
    )


def usual_setup(say: Translate, players: int = LEAST_PLAYERS) -> Setup:
    """The set-up of a new study."""
    return Setup(USUAL_EDITION, "basic", {}, default_humans(players, say))


def new_study(setup: Setup, state: State, say: Translate) -> Study:
    """A study of a position, with a name."""
    names = ", ".join(player.name for player in setup.players)
    return Study(say("study-name", names=names, phase=state.phase, round=state.round), setup, state)


def pasted_position(text: str, say: Translate) -> tuple[Setup, State]:
    """The position of a text, with usual players; raises `NotationFault`."""
    setup, state = pasted(text, usual_setup(say))
    return replace(setup, players=default_humans(state.players, say)), state


def named_for_study(setup: Setup, state: State, bots: BotRegistry[Any, Any], say: Translate) -> Setup:
    """The set-up of a study of a moment of a game, without bots, with the names as they are shown."""
    named = (replace(player, name=name_shown(player, say, bots)) for player in setup.players)
    return setup_for(replace(setup, players=tuple(named)), state.options)


def with_drawn_cards(state: State) -> State:
    """The position with other hands and decks, such as everybody could have who sees none of them."""
    # Imported when needed: it is the search's, which no window loads otherwise.
    from torres3d.games.torres.bots.search.search_bot import sample_cards

    chance = random.Random(0)
    for seat in range(2):
        state = sample_cards(view(state, seat), chance)
    return state
