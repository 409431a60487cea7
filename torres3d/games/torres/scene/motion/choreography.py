"""The acts that show each event."""

from torres3d.games.torres.rules import events as e
from torres3d.games.torres.rules.cards import gait_of
from torres3d.games.torres.rules.doors import route
from torres3d.games.torres.rules.squares import ADJACENT, DIAGONALS, Square
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.measures import KING_HEIGHT, KNIGHT_HEIGHT, centre
from torres3d.games.torres.scene.motion import acts
from torres3d.games.torres.scene.motion.celebration import Celebration
from torres3d.games.torres.scene.motion.king_acts import KingGlide
from torres3d.games.torres.scene.motion.pieces_for_motion import Props
from torres3d.games.torres.scene.motion.scoring_acts import scoring_acts
from torres3d.scene.motion_acts import Act, Pause

NEW_PHASE = 0.5


def acts_of(event: e.Event, state: State) -> list[Act[Props]]:
    """The acts for an event that happens in ``state``, in order; none for events that are invisible on the table."""
    match event:
        case e.KnightPlaced() | e.KnightAdded():
            return [acts.KnightArrival(event.seat, event.at)]
        case e.KingPlaced():
            return [KingGlide(None, event.at)]
        case e.KingMoved():
            return [KingGlide(event.source, event.at)]
        case e.KnightMoved():
            return [_move(event, state)]
        case e.Founded() | e.BlockAdded():
            return [acts.BlockDrop(event.at, None, -1)]
        case e.BlockBuilt():
            return [acts.BlockDrop(event.at, event.seat, event.stack)]
        case e.BlockPutUnder():
            return [acts.BlockUnder(event.seat, event.at, event.stack)]
        case e.BlockShifted():
            return [acts.BlockShift(event.source, event.at)]
        case e.MarkerMoved():
            return [acts.MarkerRun(event.seat, event.before, event.after)]
        case e.CastlesScored() | e.KingBonusScored() | e.MasterScored():
            return scoring_acts(event, state)
        case e.GameEnded():
            return [Celebration(event.winners)]
        case e.PhaseBegan():
            return [Pause(NEW_PHASE)]
        case _:
            return []


def _move(event: e.KnightMoved, state: State) -> Act[Props]:
    seat, source, target = event.seat, event.source, event.at
    heights = state.board.heights
    rise = heights[target] - heights[source]
    gait = gait_of(event.card, state.options)
    if gait == "leap":
        return acts.KnightFlight(seat, source, target, _over(state, source, target))
    on_foot = (ADJACENT[source] | DIAGONALS[source]) >> target & 1 and rise <= 1
    if gait == "walk" or (gait != "doors" and on_foot):
        return acts.Walk(seat, source, target)
    above = state.board.above
    way = route(above, source, target, card=gait == "doors") or route(above, source, target, card=True)
    return acts.Passage(seat, way) if way and gait != "flight" else acts.KnightFlight(seat, source, target, 1.6)


def _over(state: State, source: Square, target: Square) -> float:
    """The height of a leap that clears the piece below."""
    between = (source + target) // 2
    heights = state.board.heights
    tall = max(KNIGHT_HEIGHT, KING_HEIGHT)
    clear = centre(between, heights[between])[2] + tall - max(centre(s, heights[s])[2] for s in (source, target))
    return max(0.5, clear + 0.15)
