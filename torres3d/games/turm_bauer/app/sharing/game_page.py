"""A game of Turm Bauer on a page: its table as placed parts, its moments in words."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from torres3d.app.session.playback import BaseShownEvent, shown_events
from torres3d.app.sharing.game_page import (
    BoardCell,
    GamePage,
    LoggedLines,
    NamesIn,
    PageBoard,
    PageLabel,
    PageTip,
    ShownSeat,
)
from torres3d.app.sharing.page_texts import Tell
from torres3d.base import paths
from torres3d.games.turm_bauer.app.log.turn_log import SIGNS, LoggedTurn, TurnLog
from torres3d.games.turm_bauer.app.study.study_turns import dice_text
from torres3d.games.turm_bauer.kit.engine_adapter import TurmStep, as_command
from torres3d.games.turm_bauer.kit.from_position import Throw
from torres3d.games.turm_bauer.kit.setup_and_options import Setup
from torres3d.games.turm_bauer.rules.cell_and_column_names import (
    CORNERSTONE,
    Cell,
    Seat,
    letter_name,
    level_of,
    size_of,
)
from torres3d.games.turm_bauer.rules.command_notation import choice_text
from torres3d.games.turm_bauer.rules.ending import level_sum, parts_in_box
from torres3d.games.turm_bauer.rules.events import BlockBuilt, BlockSlipped, Event, Fallen, TowerCollapsed, TurnBegan
from torres3d.games.turm_bauer.rules.lattice.occupied_cells import building_of
from torres3d.games.turm_bauer.rules.state import ColourSet, State
from torres3d.games.turm_bauer.scene.daylight_and_occlusion import HAZE, morning_over
from torres3d.games.turm_bauer.scene.display_colours_and_emblems import looks_of
from torres3d.games.turm_bauer.scene.export.page_motions import travels_of
from torres3d.games.turm_bauer.scene.export.page_overlays import overlays_of, part_tips, thing_tips
from torres3d.games.turm_bauer.scene.export.page_table import ground_parts, layout_parts
from torres3d.games.turm_bauer.scene.interaction.camera_views import GROUND, PRESETS
from torres3d.games.turm_bauer.scene.physics.ruins import shown_layout
from torres3d.games.turm_bauer.words.event_sentences import brief
from torres3d.games.turm_bauer.words.names import actor_name, block_name, block_title, colour_name, part_name
from torres3d.games.turm_bauer.words.outcome import why_won
from torres3d.i18n.texts import Translate
from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.colours_and_emblems import EMBLEM_SIGNS, Palette
from torres3d.scene.export.page.page_document import PageLight, page_light
from torres3d.scene.export.page.part_travels import Travels
from torres3d.scene.export.page.placed_parts import NOBODY, PlacedPart
from torres3d.scene.shapes.axis_conventions import Point, corners_of
from torres3d.scene.shapes.colour_space import Colour as Tone

SOUTH_NUMBER = 10
"""The number of the columns with y = 0."""
FIGURE, CORNER, PLAIN = "♟", "▪", "▫"
"""Signs of a figure, of the cornerstone and of a neutral part."""
IN_SIGHT = 2 * GROUND
"""Half the width of what is in the picture in each view."""


class TurmBauerPage(GamePage[State, Event]):
    """See `GamePage`. The owners of parts are the colours of the game, by their number."""

    views: Mapping[str, Viewpoint] = PRESETS
    overlays = ("levels", "stairs", "load")
    words: Mapping[str, str] = {"points": "page-turm-levels", "board": "page-turm-tower"}
    frame: Sequence[Point] = (*corners_of((0.0, 0.0, 0.0), IN_SIGHT),)

    def __init__(self, setup: Setup, names_in: NamesIn, tones: Mapping[str, Tone]) -> None:
        self._setup, self._names = setup, names_in
        self._looks = looks_of(setup, tones)
        self._emblems = {colour: look.emblem for colour, look in self._looks.items()}
        self._low, self._high, self._levels = (0, 0), (0, 0), 1

    def kit_file(self) -> Path:
        return paths.assets() / "games/turm_bauer/models/page.kit"

    def light(self) -> PageLight:
        return page_light(morning_over(self._levels), HAZE, 1.0)

    def owners(self, palette: Palette) -> Sequence[Tone]:
        return [look.colour for look in looks_of(self._setup, palette.players).values()]

    def emblems(self) -> Sequence[str]:
        return [EMBLEM_SIGNS[look.emblem] for look in self._looks.values()]

    def seats(self) -> Sequence[ShownSeat]:
        numbers = {colour: number for number, colour in enumerate(self._looks)}
        return [ShownSeat(tuple(numbers[colour] for colour in player.colours)) for player in self._setup.players]

    def ground(self) -> Iterable[PlacedPart]:
        return ground_parts()

    def parts(self, state: State) -> Iterable[PlacedPart]:
        return layout_parts(shown_layout(state), self._emblems)

    def travels(self, step: TurmStep) -> Travels:
        return travels_of(step.before, step.happened, self._emblems)

    def labels(self, state: State) -> Mapping[str, Sequence[PageLabel]]:
        found = overlays_of(state, self._looks)
        return {name: [PageLabel(each.text, each.place, each.colour) for each in found[name]] for name in self.overlays}

    def tips(self, state: State) -> Sequence[PageTip]:
        blocks = state.options.blocks
        parts = [
            PageTip(tip.low, tip.high, ("part", blocks, tip.column, tip.level, tip.colour, tip.block))
            for tip in part_tips(state)
        ]
        rings = tuple(each.rings for each in state.sets)
        things = [
            PageTip(tip.low, tip.high, (tip.kind, blocks, tip.block, tip.level, tip.colour, tip.number, rings))
            for tip in thing_tips(state)
        ]
        return [*parts, *things]

    def tip(self, tip: PageTip) -> Tell:
        return partial(self._tip_text, tip.key)

    def board(self, states: Iterable[State]) -> PageBoard:
        cells = {*CORNERSTONE, *(cell for state in states for block in state.blocks for cell in block.cells)}
        xs, ys = {x for x, _, _ in cells}, {y for _, y, _ in cells}
        self._low, self._high = (min(xs), min(ys)), (max(xs), max(ys))
        self._levels = 1 + max(z for _, _, z in cells)
        columns = tuple(letter_name(x) for x in range(self._low[0], self._high[0] + 1))
        rows = tuple(str(y + SOUTH_NUMBER) for y in range(self._high[1], self._low[1] - 1, -1))
        return PageBoard(columns, rows, tuple(partial(_level, level) for level in range(1, self._levels + 1)))

    def cells(self, state: State) -> Mapping[int, BoardCell]:
        """Parts by what they mean for a walk: a figure's own, a coloured part's owner, or nobody's (T-6.1)."""
        numbers = {each.colour: number for number, each in enumerate(state.sets)}
        figures = {each.figure: each.colour for each in state.sets}
        building = building_of(state)
        found = {}
        for cell, colour in building.owner.items():
            paint, figure = building.paint(cell), figures.get(cell)
            whose = paint if figure is None else figure
            sign = FIGURE if figure is not None else CORNER if colour is None else PLAIN if paint is None else ""
            tell = partial(part_name, colour is None, paint, figure)
            found[self._cell(cell)] = BoardCell(sign, tell, NOBODY if whose is None else numbers[whose])
        return found

    def points(self, state: State) -> Sequence[int]:
        return [level_sum(state, seat) for seat in range(state.players)]

    def status(self, state: State) -> Tell:
        return partial(self._situation, state)

    def facts(self, state: State) -> Sequence[Tell]:
        return [partial(_has, state, seat) for seat in range(state.players)]

    def told(self, step: TurmStep) -> Sequence[Tell]:
        return [tell for _, tell in _lines(self._names, shown_events([step]))]

    def notation(self, step: TurmStep, hidden: frozenset[Seat]) -> str:
        command = step.standing_command
        return dice_text(command.dice) if isinstance(command, Throw) else choice_text(as_command(command))

    def turns(self, steps: Sequence[TurmStep]) -> Sequence[LoggedLines]:
        if not steps:
            return []
        owners = {colour: number for number, colour in enumerate(self._looks)}
        turns = TurnLog(steps[0].before).extended(shown_events(steps)).turns
        return [
            LoggedLines(
                turn.told[0].n,
                isinstance(turn.told[0].event, TurnBegan),
                turn.seat,
                partial(self._title, turn),
                partial(_dice, turn),
                tuple(_lines(self._names, turn.told)),
                owners.get(turn.colour, NOBODY),
            )
            for turn in turns
        ]

    def open_to(self, state: State, hidden: frozenset[Seat]) -> State:
        """Nothing is hidden but the dice to come, of which a page tells nothing."""
        return state

    def _cell(self, cell: Cell) -> int:
        x, y, z = cell
        wide, deep = self._high[0] - self._low[0] + 1, self._high[1] - self._low[1] + 1
        return (z * deep + self._high[1] - y) * wide + x - self._low[0]

    def _title(self, turn: LoggedTurn, say: Translate) -> str:
        return actor_name(self._names(say), turn.seat, turn.colour, say)

    def _situation(self, state: State, say: Translate) -> str:
        names, acting = self._names(say), state.acting
        if acting is None:
            winners = ", ".join(names[seat] for seat in state.winners)
            why = "; ".join(why_won(state, names, say))
            # After a collapse it begins with a name, which stays as it is.
            why = why if state.collapse is not None else why[:1].upper() + why[1:]
            return f"{say('end-winners', names=winners, count=len(state.winners))} {why}"
        name = actor_name(names, acting.seat, acting.colour, say)
        who = {"name": name, "turn": state.turn + 1, "turns": len(state.rolls)}
        if state.stage == "move":
            return say("page-turm-move", **who)
        one, two = state.dice or (0, 0)
        # After a slip the dice stay ignored (T-7.5).
        may = say("page-turm-dice", one=one, two=two) if state.ring_used is None else say("turm-brief-ring-free")
        return say("page-turm-build", **who, slips=state.slips, may=may)

    def _tip_text(self, key: tuple[object, ...], say: Translate) -> str:
        match key:
            case ("part", blocks, str(column), int(level), int(colour), str(block)):
                where = say("turm-field", spot=column, level=level)
                if colour == NOBODY:
                    return f"{where}\n{say('turm-tip-cornerstone')}"
                return f"{where}\n{block_title(blocks, block, say)} · {self._whose(colour, say)}"  # type: ignore[arg-type]
            case ("figure", _, _, int(level), int(colour), _, _):
                figure = say("turm-tip-figure", name=self._whose(colour, say))
                return f"{figure}\n{_level(level, say)}" if level else figure
            case ("heap", blocks, str(block), _, int(colour), _, _):
                return f"{block_title(blocks, block, say)}\n{self._whose(colour, say)}"  # type: ignore[arg-type]
            case ("ring", _, _, _, int(colour), _, tuple(rings)):
                return f"{say('turm-tip-rings', rings=rings[colour])}\n{self._whose(colour, say)}"
            case (_, _, _, _, _, number, _):
                return str(number or "")
        return ""

    def _whose(self, number: int, say: Translate) -> str:
        colour = [*self._looks][number]
        seat = next(seat for seat, player in enumerate(self._setup.players) if colour in player.colours)
        return say("turm-who", name=self._names(say)[seat], colour=colour_name(colour, say))


def _lines(names_in: NamesIn, told: Iterable[BaseShownEvent[State, Event]]) -> Iterator[tuple[int, Tell]]:
    """The lines of events, each with the number of its command."""
    for each in told:
        if type(each.event) in SIGNS:
            yield each.n, partial(_line, names_in, each)
            if fell := _fell(each.event):
                yield each.n, partial(_fell_line, fell, each.after)


def _fell(event: Event) -> Fallen:
    """What fell in an event, without a block that slipped: of that the line tells already."""
    match event:
        case BlockSlipped():
            return tuple(each for each in event.fell if each != (event.colour, event.block))
        case BlockBuilt() | TowerCollapsed():
            return event.fell
    return ()


def _fell_line(fell: Fallen, state: State, say: Translate) -> str:
    blocks = [
        say("turm-who", name=block_name(state.options.blocks, block, say), colour=colour_name(colour, say))
        for colour, block in fell
    ]
    return say("page-turm-fell", blocks=", ".join(blocks))


def _line(names_in: NamesIn, told: BaseShownEvent[State, Event], say: Translate) -> str:
    return brief(told.event, names_in(say), told.after.options.blocks, say)


def _dice(turn: LoggedTurn, say: Translate) -> str:
    one, two = turn.begun.dice or (0, 0)
    return say("turm-turn-brief", turn=turn.begun.turn + 1, one=one, two=two)


def _level(level: int, say: Translate) -> str:
    return say("page-turm-level", level=level)


def _has(state: State, seat: Seat, say: Translate) -> str:
    """What a seat has; with two colours what it has of each (T-11.2)."""
    own = [each for each in state.sets if each.seat == seat]
    if len(own) == 1:
        return _has_of(own[0], say)
    return "; ".join(say("page-of", name=colour_name(each.colour, say), what=_has_of(each, say)) for each in own)


def _has_of(each: ColourSet, say: Translate) -> str:
    sizes = ", ".join(str(size_of(block)) for block in each.supply)
    blocks = say("page-turm-blocks", count=len(each.supply), sizes=sizes)
    level, parts = level_of(each.figure), parts_in_box(each)
    return say("page-turm-has", level=level, blocks=blocks, parts=parts, rings=each.rings)
