"""The page at the end of a game of Turm Bauer, made of what was played."""

from collections.abc import Mapping, Sequence

from torres3d.app.session.player_looks import names_of
from torres3d.games.turm_bauer.hud.models.result_models import EndFigure, EndModel, ResultRow
from torres3d.games.turm_bauer.kit.engine_adapter import TurmHistory, TurmStep
from torres3d.games.turm_bauer.rules import events as e
from torres3d.games.turm_bauer.rules.cell_and_column_names import Colour, Seat, level_of
from torres3d.games.turm_bauer.rules.ending import level_sum, rings_left, unused_parts
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.words.outcome import why_won
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.texts import Translate


def result(
    history: TurmHistory,
    players: Sequence[PlayerLook],
    shown: Mapping[Colour, str],
    emblems: Mapping[Colour, int],
    strengths: Mapping[Seat, str],
    say: Translate,
) -> EndModel:
    """The end of a game: its players from first to last. ``shown`` is the colour each colour of the game has on the
    screen, ``emblems`` the signs of their pieces, ``strengths`` are lines on persons by seat."""
    state, live = history.state, history.standing_steps()
    courses = [_course(history.start, [step.after for step in live], look.seat) for look in players]
    slips = _slips(live)
    rows = [
        ResultRow(
            look.seat,
            look.name,
            tuple(
                EndFigure(shown[each.colour], emblems[each.colour], level_of(each.figure))
                for each in state.sets
                if each.seat == look.seat
            ),
            level_sum(state, look.seat),
            unused_parts(state, look.seat),
            rings_left(state, look.seat),
            look.level,
            look.seat in state.winners,
            look.seat == state.collapse,
            course,
            sum(state.set_of(block.colour).seat == look.seat for block in state.blocks),
            slips.count(look.seat),
            strengths.get(look.seat, ""),
        )
        for look, course in zip(players, courses, strict=True)
    ]
    rows.sort(key=lambda row: (row.felled, not row.winner, -row.total, row.unused, -row.rings, row.seat))
    return EndModel(tuple(rows), why_won(state, names_of(players), say))


def _course(start: State, after: Sequence[State], seat: Seat) -> tuple[int, ...]:
    """The levels of a player before the first turn and after each turn."""
    course, before = [level_sum(start, seat)], start
    for state in after:
        if state.turn != before.turn or state.stage == "over":
            course.append(level_sum(state, seat))
        before = state
    return tuple(course)


def _slips(live: Sequence[TurmStep]) -> list[Seat]:
    return [event.seat for step in live for event in step.events if isinstance(event, e.BlockSlipped)]
