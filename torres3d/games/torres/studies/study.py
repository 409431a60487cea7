"""Study of Torres: its position and set-up; and the study replayed by the rules."""

import msgspec
from msgspec.structs import replace

from torres3d.engine.studies import study as studies
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.kit.setup_and_options import HOUSE_RULES, Setup, options_of
from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.state import State


class Study(studies.Study, frozen=True):
    """A position of Torres and its tree; see `torres3d.engine.studies.study.Study`."""

    setup: Setup
    begun: State


class PlayedStudy(studies.PlayedStudy[State, Event]):
    """A study of Torres, replayed."""

    kit = TORRES
    study: Study


def setup_for(setup: Setup, options: Options) -> Setup:
    """The set-up with whose rules a position of these options is played, without bots.

    Options of an older log may differ from those of the same set-up today.
    """
    players = tuple(replace(player, bot=None) for player in setup.players)
    plain = replace(setup, players=players)
    today = options_of(plain)
    rules = {name: getattr(options, name) for name in HOUSE_RULES if getattr(options, name) != getattr(today, name)}
    return replace(plain, rules={**setup.rules, **msgspec.to_builtins(rules)})
