"""Log view of any game: open or closed, focus, and the line under the pointer."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from torres3d.app.session.playback import BaseShownEvent
from torres3d.app.session.turn_log import BaseTurnLog
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.log_models import LogModel, LogTurn
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.recap_and_pace_models import PointLog, ReadLog, ToggleLog
from torres3d.i18n.texts import Translate

TurnLogT = TypeVar("TurnLogT", bound=BaseTurnLog[Any, Any, Any])


class BaseLogView(ABC, Generic[TurnLogT]):
    """Open log over its ``turn_log``; ``pointed`` is the number of the line under the pointer."""

    def __init__(self, turn_log: TurnLogT) -> None:
        self.turn_log = turn_log
        self.open = True
        self.reading = False
        self.pointed: int | None = None
        self._worded: tuple[object, list[tuple[object, LogTurn]]] = (None, [])
        """The players and the language of the words, and turns with their words."""

    # what differs from game to game

    @abstractmethod
    def numbers(self) -> list[int]:
        """The numbers of the events that have a line, in order."""

    @abstractmethod
    def _log_turn(self, turn: Any, players: Sequence[PlayerLook], say: Translate) -> LogTurn:
        """A turn for the panel."""

    # what is the same

    def turns(self, players: Sequence[PlayerLook], say: Translate) -> Sequence[LogTurn]:
        """The turns for the panel. Their words are kept until players or language change."""
        known = (say, tuple(players))
        told, held = self._worded
        if told != known:
            held = []
        turns = self.turn_log.turns
        same = sum(1 for (turn, _), now in zip(held, turns, strict=False) if turn is now)
        held = [*held[:same], *((turn, self._log_turn(turn, players, say)) for turn in turns[same:])]
        self._worded = (known, held)
        return [worded for _, worded in held]

    def follow(self, told: Sequence[BaseShownEvent[Any, Any]]) -> None:
        self.turn_log = self.turn_log.updated_to(told)

    def intent(self, intent: Intent) -> bool:
        """Handle an intent about the log; False if it was something else."""
        match intent:
            case ToggleLog():
                self.open = not self.open
                self.reading = self.reading and self.open
            case ReadLog(reading):
                self.read(reading)
            case PointLog(at):
                self.pointed = at
            case _:
                return False
        return True

    def read(self, reading: bool) -> None:
        """Give the log the focus, or take it away."""
        self.reading = reading
        self.open = self.open or reading

    def model(
        self,
        players: Sequence[PlayerLook],
        say: Translate,
        keys: Mapping[str, str],
        *,
        now: int | None = None,
        past_moment: int | None = None,
        recap: bool = False,
    ) -> LogModel:
        """The model of the log; see `LogModel`."""
        turns = tuple(self.turns(players, say))
        recap_key, log_key = keys.get("recap", ""), keys.get("log", "")
        return LogModel(turns, tuple(players), self.open, now, past_moment, self.reading, recap, recap_key, log_key)
