"""What happened since one's last turn: offered as a strip, gone through turn by turn on the board."""

from collections.abc import Mapping, Sequence

from torres3d.app.following.chronicle import Chronicle, ToldTurn
from torres3d.app.following.deeds import deeds, words_of
from torres3d.app.showing.people import names_of
from torres3d.hud.contract.following_intents import RecapWay
from torres3d.hud.contract.following_models import RecapLine, RecapModel, RecapPage
from torres3d.hud.contract.player_look import PlayerLook
from torres3d.rules.kinds import Seat
from torres3d.rules.state import State
from torres3d.table.touch.trails import SiteTrail, Trail, WalkTrail
from torres3d.words.texts import Say

KEYS = ("recap", "recap_back", "recap_next", "skip")


def since(chronicle: Chronicle, seat: Seat) -> tuple[ToldTurn, ...]:
    """The turns since the last one of ``seat``, that which it has now left out; scorings between them count, what was
    before the first year does not."""
    turns = list(chronicle.turns)
    if turns and turns[-1].log.seat == seat:
        turns.pop()
    own = max((number for number, turn in enumerate(turns) if turn.log.seat == seat), default=-1)
    return tuple(turn for turn in turns[own + 1 :] if turn.log.kind != "setup" and deeds_or_points(turn))


def deeds_or_points(turn: ToldTurn) -> bool:
    """Whether there is anything to tell of a turn."""
    return turn.log.kind == "turn" or bool(deeds(turn))


class Recapping:
    """The recap of one game: its ``turns``, and which of them is shown; `offered` while only the strip is."""

    def __init__(self) -> None:
        self.turns: tuple[ToldTurn, ...] = ()
        self.at: int | None = None
        self.offered = False

    @property
    def shown(self) -> bool:
        """Whether a turn is shown on the board."""
        return self.at is not None

    def offer(self, turns: Sequence[ToldTurn]) -> None:
        """Offer these turns; nothing where there are none."""
        self.close()
        self.turns = tuple(turns)
        self.offered = bool(turns)

    def open(self, turns: Sequence[ToldTurn]) -> bool:
        """Show the first of these turns; False where there are none."""
        self.close()
        self.turns = tuple(turns)
        self.at = 0 if turns else None
        return self.shown

    def step(self, way: RecapWay) -> None:
        """Go on to the next turn (after the last one it closes), back, or close."""
        if way == "close" or self.at is None:
            self.close()
        elif way == "next":
            self.at += 1
            if self.at >= len(self.turns):
                self.close()
        elif way == "back":
            self.at = max(0, self.at - 1)

    def close(self) -> None:
        """Show the game again."""
        self.at, self.offered, self.turns = None, False, ()

    def state(self) -> State | None:
        """What the table shows: the position after the turn that is shown."""
        return None if self.at is None else self.turns[self.at].after

    def trails(self) -> tuple[Trail, ...]:
        """What lies on the board: the deeds of the turn that is shown, numbered; of all turns where they are only
        offered, without numbers."""
        if self.at is not None:
            return tuple(trail for deed in deeds(self.turns[self.at]) for trail in deed.trails)
        return tuple(_plain(trail) for turn in self.turns for deed in deeds(turn) for trail in deed.trails)

    def told(self, players: Sequence[PlayerLook], say: Say) -> str:
        """What the table shows now, in a sentence; empty while it shows the game."""
        if self.at is None:
            return ""
        log = self.turns[self.at].log
        if log.seat is None:
            return say("recap-shown-between", phase=log.phase)
        return say("recap-shown", name=players[log.seat].called)

    def model(self, players: Sequence[PlayerLook], say: Say, keys: Mapping[str, str]) -> RecapModel | None:
        """The panel; None where nothing is offered or shown."""
        if not self.turns:
            return None
        pages = tuple(page(turn, players, say) for turn in self.turns)
        return RecapModel(pages, self.at, tuple((name, keys.get(name, "")) for name in KEYS))


def page(turn: ToldTurn, players: Sequence[PlayerLook], say: Say) -> RecapPage:
    """A turn in words."""
    names = names_of(players)
    log = turn.log
    lines = []
    for deed in deeds(turn):
        seat = deed.seat
        who = players[seat] if seat is not None and seat != log.seat else None
        lines.append(RecapLine(words_of(deed, names, turn, say), deed.sign, deed.number, who))
    if log.seat is None:
        return RecapPage(say("log-between", phase=log.phase), "", tuple(lines))
    when = say("log-when-about", phase=log.phase, round=log.round)
    return RecapPage(players[log.seat].called, when, tuple(lines), players[log.seat], log.points)


def _plain(trail: Trail) -> Trail:
    if isinstance(trail, WalkTrail):
        return WalkTrail(trail.seat, trail.way)
    return SiteTrail(trail.seat, trail.square, trail.floor, "", trail.block)
