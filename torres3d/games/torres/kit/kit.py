"""Torres for the engine: its kit, and short names for what the engine makes of it."""

from collections.abc import Mapping
from typing import ClassVar

from torres3d.base.english_phrases import Phrase
from torres3d.engine.game import Game
from torres3d.engine.history import History, Step
from torres3d.engine.kit import Kit, Progress
from torres3d.engine.log_entries import Header
from torres3d.games.torres.kit import chance as chances
from torres3d.games.torres.kit.chance import Chance
from torres3d.games.torres.kit.setup import LOG_VERSION, Setup, options_of, unknown_mode
from torres3d.games.torres.kit.setup_fault import SetupFault
from torres3d.games.torres.kit.state_document import document
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.decide import decide
from torres3d.games.torres.rules.events import Event, TurnBegan
from torres3d.games.torres.rules.evolve import evolve
from torres3d.games.torres.rules.kinds import MODES
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.opening import opening
from torres3d.games.torres.rules.refusals import IllegalCommand
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.rules.view import view


class TorresKit(Kit[Setup, Chance, State, c.Command, Event]):
    """What the engine needs to know of Torres (LOG.md)."""

    format = "torres-log"
    suffix = ".torres"
    versions = tuple(range(1, LOG_VERSION + 1))
    setup_type = Setup
    chance_type = Chance
    command_types = c.Command.__args__
    illegal = IllegalCommand
    turn_events = (TurnBegan,)
    # Undo stops at a card bought and at the turn's end (LOG.md).
    final: ClassVar[Mapping[type, str]] = {c.Buy: "card_seen", c.EndTurn: "turn_ended"}
    final_texts: ClassVar[Mapping[str, str]] = {
        "turn_ended": "the turn before has ended",
        "card_seen": "a card was bought, and what has been seen cannot be unseen",
    }
    decided = staticmethod(decide)
    evolve = staticmethod(evolve)
    legal = staticmethod(legal)
    view = staticmethod(view)
    document = staticmethod(document)

    def draw(self, setup: Setup, seed: int | None) -> Chance:
        """See `Kit.draw`: decks and master card."""
        return chances.draw(options_of(setup), seed)

    def check(self, setup: Setup, version: int) -> None:
        """See `Kit.check`; raises `SetupFault`."""
        options_of(setup, version)

    def misfit(self, setup: Setup, chance: Chance, version: int) -> Phrase | None:
        """See `Kit.misfit`."""
        return chances.misfit(options_of(setup, version), chance)

    def misread(self, setup: object) -> SetupFault | None:
        """See `Kit.misread`: a mode that is none."""
        mode = setup.get("mode") if isinstance(setup, dict) else None
        if isinstance(mode, str) and mode not in MODES:
            return unknown_mode(mode)
        return None

    def opening(self, setup: Setup, chance: Chance, version: int) -> State:
        """See `Kit.opening`."""
        return opening(options_of(setup, version), chance.decks, chance.master)

    def progress(self, state: State, n: int) -> Progress:
        """See `Kit.progress`; ``moment`` is phase and round."""
        return Progress(n, (state.phase, state.round), state.scores, state.winners)


TORRES = TorresKit()
"""The kit of Torres."""

TorresHeader = Header[Setup, Chance]
TorresStep = Step[State, c.Command, Event]
TorresHistory = History[Setup, Chance, State, c.Command, Event]
TorresGame = Game[Setup, Chance, State, c.Command, Event]
