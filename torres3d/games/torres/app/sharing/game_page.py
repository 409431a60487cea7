"""A game of Torres on a page: its table as placed parts, its moments in words."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from msgspec.structs import replace

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
from torres3d.app.sharing.page_content import PageVerdict
from torres3d.app.sharing.page_texts import Tell
from torres3d.base import paths
from torres3d.games.torres.app.log.turn_log import TurnLog
from torres3d.games.torres.app.presentation.move_paths import way_of
from torres3d.games.torres.app.presentation.playback import SCORING
from torres3d.games.torres.app.sharing.page_verdicts import page_verdicts
from torres3d.games.torres.bots.hint_and_analysis_types import Analysis
from torres3d.games.torres.hud.models.log_models import YearTurn
from torres3d.games.torres.kit.engine_adapter import TorresStep, as_command
from torres3d.games.torres.kit.setup_and_options import Setup
from torres3d.games.torres.rules import events as e
from torres3d.games.torres.rules.board import castle_top, ground
from torres3d.games.torres.rules.command_notation import command_text
from torres3d.games.torres.rules.commands import Keep
from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.rules.literal_types import KNIGHTS, Seat
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.squares import NAMES, Bitboard, Square, square_list
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.castle_edges import KING, edges
from torres3d.games.torres.scene.display_colours_and_emblems import seat_looks
from torres3d.games.torres.scene.export.page_table import column_parts, ground_parts, layout_parts, piece_parts
from torres3d.games.torres.scene.interaction.camera_views import PRESETS
from torres3d.games.torres.scene.layout import layout_of, standing_king, standing_knight
from torres3d.games.torres.scene.measures import BLOCK_HEIGHT, BLOCK_SIDE, centre, top
from torres3d.games.torres.scene.overlays.knight_doors_and_scores import scores
from torres3d.games.torres.scene.overlays.overlay_inputs_and_outputs import Shown
from torres3d.games.torres.scene.scene_graph import HAZE
from torres3d.games.torres.scene.tower_mesh import tower_columns
from torres3d.games.torres.scene.track_and_reserve_layout import Rim, Track, outline
from torres3d.games.torres.words.card_and_edition_names import card_name
from torres3d.games.torres.words.event_sentences import brief_line, event_line, is_told
from torres3d.i18n.texts import Translate
from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.colours_and_emblems import EMBLEM_SIGNS, LEVEL_COLOURS, Palette
from torres3d.scene.export.page.page_document import PageLight, page_light
from torres3d.scene.export.page.part_travels import Travel, Travels
from torres3d.scene.export.page.placed_parts import NOBODY, UPRIGHT, PlacedPart
from torres3d.scene.shapes.axis_conventions import Point, corners_of
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.daylight import EVENING

SIDE = 8
FILES, RANKS = "abcdefgh", "87654321"
LABEL_ABOVE, LABEL_OVER_PIECE = 0.3, 1.15
STONES = ("top", "roof", "inner", "side", "parapet")
"""Parts of a block that comes down."""
CLOSE = 0.01


class TorresPage(GamePage[State, Event]):
    """See `GamePage`."""

    views: Mapping[str, Viewpoint] = PRESETS
    overlays = ("heights", "levels", "castles", "scores")
    tinting = ("levels",)

    def __init__(self, setup: Setup, names_in: NamesIn, colours: Mapping[str, Colour], track: Track, rim: Rim) -> None:
        self._setup = setup
        self._names = names_in
        self._looks = seat_looks(setup, colours)
        self._track, self._rim = track, rim
        self.frame = (*corners_of((0.0, 0.0, 0.0), rim.board), *outline(0, rim))

    def kit_file(self) -> Path:
        return paths.assets() / "games/torres/models/page.kit"

    def light(self) -> PageLight:
        return page_light(EVENING, HAZE, BLOCK_HEIGHT)

    def owners(self, palette: Palette) -> Sequence[Colour]:
        return [look.colour for look in seat_looks(self._setup, palette.players)]

    def emblems(self) -> Sequence[str]:
        return [EMBLEM_SIGNS[look.emblem] for look in self._looks]

    def seats(self) -> Sequence[ShownSeat]:
        return [ShownSeat((seat,)) for seat in range(len(self._looks))]

    def ground(self) -> Iterable[PlacedPart]:
        return ground_parts(self._rim.ground)

    def parts(self, state: State) -> Iterable[PlacedPart]:
        return layout_parts(layout_of(state, self._looks, self._track, self._rim))

    def travels(self, step: TorresStep) -> Travels:
        """Parts that a later event of the step takes away again travel nowhere."""
        found: list[Travel] = []
        before = step.before
        for event, after in step.happened:
            found += self._travels(event, before, after)
            before = after
        standing = frozenset(self.parts(step.after))
        return Travels(0.0, tuple(travel for travel in found if travel.part in standing))

    def _travels(self, event: Event, before: State, after: State) -> Iterator[Travel]:
        match event:
            case e.KnightMoved(seat, source, at, _, card):
                way = [centre(square, floor) for square, floor in way_of(before, source, at, card)]
                keys = tuple((number / (len(way) - 1), place, UPRIGHT) for number, place in enumerate(way))
                part, was = self._knight(after, seat, at), self._knight(before, seat, source)
                yield Travel(part, was, "walk", keys)
            case e.KnightAdded(seat, at) | e.KnightPlaced(seat, at):
                yield Travel(self._knight(after, seat, at), None, "drop")
            case e.KingPlaced(_, at) | e.KingMoved(_, _, at):
                (king,) = piece_parts(standing_king(at, _height(after, at)))
                yield Travel(king, None, "drop")
            case e.BlockBuilt(_, at) | e.BlockAdded(_, at) | e.Founded(_, at):
                column = next(each for each in tower_columns(after.board.heights) if each.seed == at)
                floor = centre(at, column.height - 1)[2]
                for part in column_parts(column):
                    if part.part.startswith(STONES) and abs(part.place[2] - floor) < CLOSE:
                        yield Travel(part, None, "drop")

    def _knight(self, state: State, seat: Seat, square: Square) -> PlacedPart:
        (part,) = piece_parts(standing_knight(seat, self._looks[seat], square, _height(state, square)))
        return part

    def labels(self, state: State) -> Mapping[str, Sequence[PageLabel]]:
        shown = Shown(state, self._looks, LEVEL_COLOURS, None, 0, 0, frozenset())
        heights = [
            PageLabel(
                str(height), centre(square, height, LABEL_OVER_PIECE if state.pieces >> square & 1 else LABEL_ABOVE)
            )
            for square, height in enumerate(state.board.heights)
            if height
        ]
        castles = []
        for castle in ground(state.board.towers).castles:
            text = f"{castle.bit_count()} × {castle_top(state.board, castle)}"
            castles.append(PageLabel(text, self._summit(state, castle)))
        drawn = scores(shown).labels
        owners = {look.colour: seat for seat, look in enumerate(self._looks)}
        points = [PageLabel(label.text, label.place, owners[label.badge]) for label in drawn if label.badge in owners]
        return {"heights": heights, "castles": castles, "scores": points}

    def lines(self, state: State) -> Mapping[str, Sequence[tuple[Point, Point]]]:
        found = [
            ((x0, y0, 0.02), (x1, y1, 0.02))
            for castle in ground(state.board.towers).castles
            for (x0, y0), (x1, y1) in edges(castle)
        ]
        return {"castles": found}

    def tips(self, state: State) -> Sequence[PageTip]:
        found = []
        castles = ground(state.board.towers).castle_at
        for square in range(SIDE * SIDE):
            height, castle = state.board.heights[square], castles[square]
            owner = next((seat for seat, knights in enumerate(state.knights) if knights >> square & 1), None)
            king = bool(state.king >> square & 1)
            if height or owner is not None or king:
                size = (
                    (castle.bit_count(), castle_top(state.board, castle), bool(castle & state.king)) if castle else ()
                )
                x, y, _ = centre(square)
                half = BLOCK_SIDE / 2
                tall = top(height) + (0.9 if owner is not None or king else 0.0)
                key = (NAMES[square], height, size, owner, king)
                found.append(PageTip((x - half, y - half, 0.0), (x + half, y + half, tall), key))
        return found

    def tip(self, tip: PageTip) -> Tell:
        square, height, castle, owner, king = tip.key

        def tell(say: Translate) -> str:
            lines = [say("tip-level", square=square, level=height) if height else say("tip-ground", square=square)]
            if castle:
                area, high, kings = castle
                key = "tip-castle-king" if kings else "tip-castle"
                lines.append(say(key, area=area, top=high, points=area * high))
            if owner is not None:
                lines.append(say("tip-knight", name=self._names(say)[owner]))
            return "\n".join([*lines, *([say("tip-king")] if king else [])])

        return tell

    def board(self, states: Iterable[State]) -> PageBoard:
        return PageBoard(tuple(FILES), tuple(RANKS))

    def cells(self, state: State) -> Mapping[int, BoardCell]:
        owners = {square: seat for seat, knights in enumerate(state.knights) for square in square_list(knights)}
        found: dict[int, BoardCell] = {}
        for square, height in enumerate(state.board.heights):
            cell, number = SIDE * (SIDE - 1 - square // SIDE) + square % SIDE, str(height or "")
            if square in owners:
                found[cell] = BoardCell(number, partial(self._piece, height, owners[square]), owners[square])
            elif state.king >> square & 1:
                found[cell] = BoardCell(f"{number} {KING}".strip(), partial(self._piece, height, None))
            elif height:
                found[cell] = BoardCell(number, lambda say, number=number: number)  # type: ignore[misc]
        return found

    def points(self, state: State) -> Sequence[int]:
        return state.scores

    def status(self, state: State) -> Tell:
        def tell(say: Translate) -> str:
            names = self._names(say)
            if state.stage == "over":
                winners = ", ".join(names[seat] for seat in state.winners)
                return say("end-winners", names=winners, count=len(state.winners))
            if state.actor is None or state.stage not in ("turn", "keep"):
                return say("page-setting-up")
            when = say("log-when-about", phase=state.phase, round=state.round)
            return say("page-torres-turn", when=when, name=names[state.actor], ap=state.ap)

        return tell

    def facts(self, state: State) -> Sequence[Tell]:
        return [partial(self._has, state, seat) for seat in range(state.players)]

    def told(self, step: TorresStep) -> Sequence[Tell]:
        shown = (BaseShownEvent(step.n, event, after) for event, after in step.happened)
        return [tell for _, tell in self._lines(step.before, shown)]

    def notation(self, step: TorresStep, hidden: frozenset[Seat]) -> str:
        command = as_command(step.standing_command)
        return "" if isinstance(command, Keep) and step.by in hidden else command_text(command)

    def turns(self, steps: Sequence[TorresStep]) -> Sequence[LoggedLines]:
        if not steps:
            return []
        turns = TurnLog(steps[0].before).extended(shown_events(steps)).turns
        return [
            LoggedLines(
                turn.told[0].n,
                isinstance(turn.told[0].event, e.TurnBegan),
                turn.seat,
                partial(self._title, turn.log),
                partial(_time, turn.log),
                tuple(self._lines(turn.before, turn.told)),
                NOBODY if turn.seat is None else turn.seat,
            )
            for turn in turns
        ]

    def verdicts(self, steps: Sequence[TorresStep], report: Analysis) -> Sequence[PageVerdict]:
        return page_verdicts(steps, report, self._names)

    def about(self, state: State) -> Tell | None:
        """The master card, which lies open all the time (R-11)."""
        master = state.master
        if master is None:
            return None
        key = f"master-{master}"
        return lambda say: say("page-torres-master", card=say(key), effect=say(f"{key}-effect"))

    def _lines(self, before: State, told: Iterable[BaseShownEvent[State, Event]]) -> Iterator[tuple[int, Tell]]:
        """The lines of events, each with the number of its command."""
        for each in told:
            if is_told(each.event):
                yield each.n, partial(self._line, each.event, before, each.after)
                if isinstance(each.event, e.CastlesScored):
                    for castle in each.event.castles:
                        about = (NAMES[castle.knight], castle.area, castle.level, castle.points)
                        yield each.n, partial(_castle_line, *about)
            before = each.after

    def open_to(self, state: State, hidden: frozenset[Seat]) -> State:
        seen = view(state, -1).state
        hands = tuple(seen.hands[seat] if seat in hidden else state.hands[seat] for seat in range(state.players))
        return replace(seen, hands=hands, bought=seen.bought if state.actor in hidden else state.bought)

    def _title(self, turn: YearTurn, say: Translate) -> str:
        return turn.title(self._names(say), say)

    def _piece(self, height: int, owner: Seat | None, say: Translate) -> str:
        who = say("tip-king") if owner is None else self._names(say)[owner]
        return f"{height} {who}" if height else who

    def _has(self, state: State, seat: Seat, say: Translate) -> str:
        knights = KNIGHTS - state.knights[seat].bit_count()
        blocks = " + ".join(map(str, state.stacks[seat])) if state.stacks else "0"
        cards = sorted([*state.hands[seat], *(state.bought if state.actor == seat else ())])
        has = say("page-torres-has", knights=knights, blocks=blocks or "0", cards=len(cards))
        known = ", ".join(card_name(card, say) for card in cards if card != "hidden")
        return say("page-torres-hand", has=has, cards=known) if known else has

    def _line(self, event: Event, before: State, after: State, say: Translate) -> str:
        """In a turn, whose title names the player, in a few words; otherwise as a sentence."""
        if before.stage not in ("turn", "keep") or isinstance(event, SCORING):
            sentence = event_line(event, self._names(say), say)
            return "" if sentence is None else sentence[0]
        lost = (before.ap, event.returned - after.waiting[event.seat]) if isinstance(event, e.TurnEnded) else ()
        return brief_line(event, self._names(say), say, *lost)

    def _summit(self, state: State, castle: Bitboard) -> Point:
        square = max(square_list(castle), key=lambda each: state.board.heights[each])
        x, y, z = _over(state, square)
        return (x, y, z + 0.35)


def _over(state: State, square: Square) -> Point:
    """A place above a tower and any piece on it."""
    return centre(square, _height(state, square), LABEL_OVER_PIECE if state.pieces >> square & 1 else LABEL_ABOVE)


def _height(state: State, square: Square) -> int:
    return state.board.heights[square]


def _castle_line(square: str, area: int, level: int, points: int, say: Translate) -> str:
    return say("break-castle", square=square, area=area, level=level, points=points)


def _time(turn: YearTurn, say: Translate) -> str:
    return "" if turn.seat is None else turn.time(say)
