"""The recap of Torres: which turns it shows, in words and as trails on the board."""

from collections.abc import Sequence

from torres3d.app.session.player_looks import names_of
from torres3d.app.session.recap import Recap
from torres3d.games.torres.app.log.turn_log import LoggedTurn, TurnLog
from torres3d.games.torres.app.log.turn_summary import turn_actions, words_of
from torres3d.games.torres.rules.kinds import Seat
from torres3d.games.torres.scene.interaction.trails import SiteTrail, Trail, WalkTrail
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.recap_and_pace_models import RecapLine, RecapPage
from torres3d.i18n.texts import Translate


def since(turn_log: TurnLog, seat: Seat) -> tuple[LoggedTurn, ...]:
    """The turns since the last one of ``seat``, without its current one.

    Scorings between them count, the set-up before the first year does not.
    """
    return tuple(turn for turn in turn_log.since(seat) if turn.log.kind != "setup" and deeds_or_points(turn))


def deeds_or_points(turn: LoggedTurn) -> bool:
    """Whether a turn has anything to tell."""
    return turn.log.kind == "turn" or bool(turn_actions(turn))


def trails(recap: Recap[LoggedTurn]) -> tuple[Trail, ...]:
    """The trails on the board: numbered actions of the shown turn, or of all turns on offer, without numbers."""
    if recap.shown is not None:
        return tuple(trail for deed in turn_actions(recap.shown) for trail in deed.trails)
    return tuple(_plain(trail) for turn in recap.turns for deed in turn_actions(turn) for trail in deed.trails)


def page(turn: LoggedTurn, players: Sequence[PlayerLook], say: Translate) -> RecapPage:
    """A turn in words."""
    names = names_of(players)
    log = turn.log
    lines = []
    for deed in turn_actions(turn):
        seat = deed.seat
        who = players[seat] if seat is not None and seat != log.seat else None
        lines.append(RecapLine(words_of(deed, names, turn, say), deed.sign, deed.number, who))
    if log.seat is None:
        return RecapPage(say("log-between", phase=log.phase), "", tuple(lines))
    when = say("log-when-about", phase=log.phase, round=log.round)
    return RecapPage(players[log.seat].beside_face, when, tuple(lines), players[log.seat], log.points)


def _plain(trail: Trail) -> Trail:
    if isinstance(trail, WalkTrail):
        return WalkTrail(trail.seat, trail.way)
    return SiteTrail(trail.seat, trail.square, trail.floor, "", trail.block)
