"""Looking back: the table shows a past moment of the game until somebody goes back to it."""

from collections.abc import Sequence

from torres3d.app.following.chronicle import Chronicle
from torres3d.app.following.deeds import trails_of
from torres3d.app.showing.people import names_of
from torres3d.hud.contract.following_intents import LookWay
from torres3d.hud.contract.following_models import LookingModel
from torres3d.hud.contract.player_look import PlayerLook
from torres3d.rules.state import State
from torres3d.table.touch.trails import Trail
from torres3d.words.phrases import event_line
from torres3d.words.texts import Say


class LookingBack:
    """At which event of a game one looks; None while the game itself is shown."""

    def __init__(self) -> None:
        self.at: int | None = None

    def look(self, at: int, chronicle: Chronicle) -> None:
        """Look at the moment after an event; nothing happens where there is none."""
        if 0 <= at < chronicle.told:
            self.at = at

    def step(self, way: LookWay, chronicle: Chronicle) -> None:
        """Go to the line before or after, or back to the game."""
        lines = lines_of(chronicle)
        if way == "now" or self.at is None or not lines:
            self.at = None
        elif way == "back":
            self.at = max((at for at in lines if at < self.at), default=lines[0])
        else:
            self.at = min((at for at in lines if at > self.at), default=lines[-1])

    def state(self, chronicle: Chronicle) -> State | None:
        """What the table shows; None while the game itself is shown."""
        return None if self.at is None else chronicle.moment(self.at).after

    def trails(self, chronicle: Chronicle) -> tuple[Trail, ...]:
        """What happened in that moment, on the board."""
        if self.at is None:
            return ()
        told = chronicle.moment(self.at)
        return trails_of(told.event, chronicle.before(self.at), told.after)

    def model(self, chronicle: Chronicle, players: Sequence[PlayerLook], say: Say) -> LookingModel | None:
        """The banner that says so."""
        if self.at is None:
            return None
        turn, event = chronicle.turn_of(self.at).log, chronicle.moment(self.at).event
        line = event_line(event, names_of(players), say)
        if turn.kind == "setup":
            when = say("looking-setup")
        elif turn.kind == "between":
            when = say("looking-between", phase=turn.phase)
        else:
            when = say("looking-turn", phase=turn.phase, round=turn.round)
        lines = lines_of(chronicle)
        seat: int | None = getattr(event, "seat", None)
        who = players[seat] if seat is not None else None
        ends = (self.at <= lines[0], self.at >= lines[-1]) if lines else (True, True)
        return LookingModel(when, line[0] if line else "", who, *ends)


def lines_of(chronicle: Chronicle) -> list[int]:
    """The events that have a line, in order."""
    return [line.at for turn in chronicle.turns for line in turn.log.lines]
