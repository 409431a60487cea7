"""Studies of Turm Bauer for tests: moments of games by chance, and trees tried from them."""

import random
from collections.abc import Sequence

from torres3d.engine.studies.study import Mark, with_comment, with_mark, with_move
from torres3d.games.turm_bauer.kit.chance import draw
from torres3d.games.turm_bauer.kit.engine_adapter import TURM
from torres3d.games.turm_bauer.kit.from_position import Throw, can_throw
from torres3d.games.turm_bauer.kit.position_text import position_text
from torres3d.games.turm_bauer.kit.setup_and_options import LOG_VERSION, Setup, seated
from torres3d.games.turm_bauer.rules.commands import Command
from torres3d.games.turm_bauer.rules.decide import apply
from torres3d.games.turm_bauer.rules.judging.judge import command_for
from torres3d.games.turm_bauer.rules.judging.statics import StaticsJudge
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.studies.study import PlayedStudy, Study, new_study, study_of_position

JUDGE = StaticsJudge()
SETUP = Setup({"judge": "statics"}, seated([None, None, None]))
COMMENTS = ("", "why not?", "{a} brace \\ and\nanother line", "așa – „da“")
MARKS: Sequence[Mark] = ("", "", "!", "?", "!?", "??")


def played(source: random.Random, state: State) -> Command:
    """A command by chance, as the judge makes it."""
    return command_for(state, source.choice(legal(state)), JUDGE)


def commands_before(seed: int, count: int) -> list[Command]:
    """The first commands of a game by chance, or as many more as its block needs to be dealt with."""
    source, found = random.Random(seed), list[Command]()
    state = TURM.opening(SETUP, draw(3, 3, seed), LOG_VERSION)
    while state.actor is not None and (len(found) < count or not can_throw(state)):
        found.append(played(source, state))
        state = apply(state, found[-1])
    return found


def moment(seed: int = 5, before: int = 6) -> Study:
    """A study of a moment at which a turn begins."""
    return new_study("A tower", SETUP, draw(3, 3, seed), commands_before(seed, before))


def by_chance(seed: int, steps: int = 8, before: int = 4) -> Study:
    """A study with lines, comments, marks and chosen dice by chance."""
    source, study = random.Random(seed), moment(seed, before)
    study = with_comment(study, 0, source.choice(COMMENTS))
    for _ in range(steps):
        node = source.randint(0, len(study.moves))
        state = PlayedStudy(study).state(node)
        if state.actor is None:
            continue
        dice = source.randint(1, 6), source.randint(1, 6)
        throws = can_throw(state) and source.random() < 0.3
        study, node = with_move(study, node, Throw(dice) if throws else played(source, state))
        study = with_comment(study, node, source.choice(COMMENTS))
        study = with_mark(study, node, source.choice(MARKS))
    return study


def of_position(seed: int = 5) -> Study:
    """A study of the position at a moment of a game, with a line."""
    begun = moment(seed).begun
    study = study_of_position("A position", SETUP, draw(3, 3, seed + 1), position_text(begun))
    return with_move(study, 0, played(random.Random(seed), study.begun)).study
