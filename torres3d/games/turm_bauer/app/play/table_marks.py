"""Ghost, held block, marks, walk and tips on the table of Turm Bauer for the player who may act."""

from collections.abc import Iterable

from torres3d.app.session.player_looks import names_of
from torres3d.games.turm_bauer.app.input.click_to_command import walks_for
from torres3d.games.turm_bauer.app.play.block_in_hand import LIFT
from torres3d.games.turm_bauer.app.play.controller import Controller
from torres3d.games.turm_bauer.app.play.game_session import GameSession
from torres3d.games.turm_bauer.app.play.panels import BuildingFacts
from torres3d.games.turm_bauer.rules.cell_and_column_names import (
    TABLE,
    BlockId,
    Cell,
    Cells,
    Colour,
    Place,
    level_of,
    low_cell,
    spot_name,
)
from torres3d.games.turm_bauer.rules.commands import Move, Stay
from torres3d.games.turm_bauer.rules.events import BlockLetGo, FigureMoved
from torres3d.games.turm_bauer.rules.lattice.reach_after_building import NextReach
from torres3d.games.turm_bauer.rules.lattice.walking import way
from torres3d.games.turm_bauer.rules.legal import WALK_RINGS
from torres3d.games.turm_bauer.scene.interaction.field_marks import PlaceMark
from torres3d.games.turm_bauer.scene.interaction.picking import Pick
from torres3d.games.turm_bauer.scene.table import Table
from torres3d.games.turm_bauer.words.names import actor_name, block_title, place_name
from torres3d.games.turm_bauer.words.reach_sentences import reach_lines
from torres3d.games.turm_bauer.words.risk_sentences import risk_lines
from torres3d.hud.kit.tooltip_model import TooltipModel
from torres3d.i18n.texts import Translate


def tip_text(pick: Pick | None, facts: BuildingFacts, controller: Controller, say: Translate) -> TooltipModel | None:
    """The tooltip for a part or a figure: its place as the log names it, the climb of a figure, its owner; with a block
    in hand the place where it would be built. None for none."""
    if controller.hand.trial is not None:
        return build_tip(controller, facts, say)
    if pick is None:
        return None
    names = names_of(facts.players)
    state = facts.state
    if pick.kind == "figure" and pick.colour is not None:
        owner = state.set_of(pick.colour)
        figure = say("turm-tip-figure", name=actor_name(names, owner.seat, owner.colour, say))
        return TooltipModel((figure,), _where(owner.figure, say))
    if pick.kind == "part" and pick.field is not None and pick.field != TABLE:
        of = None if pick.colour is None or pick.block is None else (pick.colour, pick.block)
        return _of_field(pick.field, of, facts, say)
    if pick.kind in ("heap", "ring") and pick.colour is not None:
        owner = state.set_of(pick.colour)
        name = actor_name(names, owner.seat, owner.colour, say)
        if pick.kind == "ring":
            return TooltipModel((say("turm-tip-rings", rings=owner.rings),), name)
        title = "" if pick.block is None else block_title(state.options.blocks, pick.block, say)
        return TooltipModel((name,), title)
    return None


def build_tip(controller: Controller, facts: BuildingFacts, say: Translate) -> TooltipModel | None:
    """The place where a block in hand would be built, the risk there, and who could then walk how high; None while it
    has none, and while it is let down."""
    trial = controller.hand.trial
    if trial is None or trial.cells is None or controller.hand.holding is not None:
        return None
    risk = () if facts.risk is None else risk_lines(facts.risk, say)[:1]
    lines = reach_lines(facts.state, facts.reaches, names_of(facts.players), say) if facts.reaches else ()
    return TooltipModel((*risk, *lines), _where(low_cell(trial.cells), say), _fills(trial.cells, say))


def _fills(cells: Cells, say: Translate) -> tuple[str, ...]:
    """The columns in which a block of several parts would lie, level by level."""
    if len(cells) == 1:
        return ()
    columns = {level_of(cell): list[str]() for cell in sorted(cells, key=level_of)}
    for cell in sorted(cells):
        columns[level_of(cell)].append(spot_name(cell[:2]))
    if len(columns) == 1:
        return tuple(say("turm-heard-columns", columns=", ".join(names)) for names in columns.values())
    return tuple(say("turm-heard-level", level=level, columns=", ".join(names)) for level, names in columns.items())


def field_tip(place: Place | None, facts: BuildingFacts, say: Translate) -> TooltipModel | None:
    """The tooltip for the field that keys chose; None for the table, and while none is chosen."""
    if place is None or place == TABLE:
        return None
    for each in facts.state.blocks:
        if place in each.cells:
            return _of_field(place, (each.colour, each.block), facts, say)
    return _of_field(place, None, facts, say)


def _where(place: Place, say: Translate) -> str:
    """The name of a place as the log has it; the table with a capital letter, as a title."""
    name = place_name(place, say)
    return name[:1].upper() + name[1:] if place == TABLE else name


def _of_field(place: Place, of: tuple[Colour, BlockId] | None, facts: BuildingFacts, say: Translate) -> TooltipModel:
    """The place of a field, the climb of a figure to it, and its block; None for the cornerstone."""
    state, lines = facts.state, list[str]()
    acting = state.acting
    if state.stage == "move" and acting is not None and facts.acting:
        lines.append(say("turm-tip-climb", level=level_of(place), now=level_of(acting.figure)))
    if of is None:
        return TooltipModel((*lines, say("turm-tip-cornerstone")), _where(place, say))
    colour, block = of
    owner = state.set_of(colour)
    lines.append(block_title(state.options.blocks, block, say))
    lines.append(actor_name([player.called for player in facts.players], owner.seat, owner.colour, say))
    return TooltipModel(tuple(lines), _where(place, say))


class TableMarks:
    """Updates the marks and the ghost of one game."""

    def __init__(self, table: Table, controller: Controller, session: GameSession) -> None:
        self._table = table
        self._controller = controller
        self._session = session

    @property
    def pixel(self) -> tuple[float, float] | None:
        """The pixel of the ghost, or of the field that keys chose."""
        trial, goal = self._controller.hand.trial, self._controller.goal
        if trial is not None and trial.cells is not None:
            return self._table.pixel_of(max(trial.cells, key=lambda cell: cell[2]))
        return None if goal is None else self._table.pixel_of(goal)

    def show(
        self, pointed: Pick | None, busy: bool, advised: Move | Stay | None = None, reaches: Iterable[NextReach] = ()
    ) -> None:
        """Show what can be chosen, where a hint ``advised`` to walk, and the way of what a click would do, otherwise of
        the hint; the highest fields that a block tried out opens to its own figure (``reaches``); nothing of it while
        something is ``busy``."""
        table, controller, session = self._table, self._controller, self._session
        if self._session.playback.coming:
            self._show_coming()
            return
        if session.falling is not None or busy or not session.ready:
            table.marks.clear()
            table.outline.show(None)
            table.ghost.clear()
            table.own_figure.clear()
            if not self._still_hangs:
                table.hand.clear()
            return
        self._show_ghost()
        if session.state.stage == "move":
            acting = session.state.to_act
            table.own_figure.show(acting.colour, table.top_of(acting.figure))
            self._show_walk(pointed, advised)
        else:
            table.own_figure.clear()
            self._show_opened(reaches)
        table.outline.show(self._outlined(pointed))
        if controller.hand.holding is None:
            table.hand.clear()

    def show_held(self) -> None:
        """The block that hangs from the hand, as it trembles now."""
        holding, acting = self._controller.hand.holding, self._session.state.acting
        if holding is None or acting is None:
            return
        hand = holding.hand
        self._table.ghost.clear()
        self._table.hand.show(acting.colour, holding.placement.cells, hand.place, hand.turn, LIFT, hand.drift)

    def _outlined(self, pointed: Pick | None) -> Cell | None:
        """The part that keys chose, or that is pointed at; None while a block is in the hand."""
        on_it = pointed is not None and pointed.kind in ("part", "figure")
        place = pointed.field if pointed is not None and on_it else self._controller.goal
        return None if place == TABLE or self._controller.hand.trial is not None else place

    def _show_coming(self) -> None:
        """Where a bot is about to build, or the way that it is about to walk."""
        self.clear()
        for event in self._session.playback.coming:
            if isinstance(event, BlockLetGo):
                self._table.ghost.show(event.colour, event.cells, True)
            elif isinstance(event, FigureMoved):
                ends: dict[PlaceMark, Place] = {"source": event.source, "selected": event.to}
                self._table.marks.show({kind: [place] for kind, place in ends.items() if place != TABLE})
                walked = way(self._session.playback.shown, event.colour, event.to, event.ring)
                self._table.marks.way(walked or (event.source, event.to))

    def clear(self) -> None:
        self._table.marks.clear()
        self._table.outline.show(None)
        self._table.ghost.clear()
        self._table.own_figure.clear()
        self._table.hand.clear()

    @property
    def _still_hangs(self) -> bool:
        """Whether what was let go is judged, or has yet to fall on the screen."""
        session = self._session
        return session.falling is not None or (self._table.animate and not session.playback.idle)

    def _show_ghost(self) -> None:
        trial, acting = self._controller.hand.trial, self._session.state.acting
        if trial is None or trial.cells is None or acting is None or self._controller.hand.holding is not None:
            self._table.ghost.clear()
        else:
            self._table.ghost.show(acting.colour, trial.cells, trial.fits, trial.painted)

    def _show_opened(self, reaches: Iterable[NextReach]) -> None:
        """The highest fields that only the block opens to the figure of its own colour."""
        acting = self._session.state.acting
        opened = (each for each in reaches if acting is not None and each.colour == acting.colour)
        self._table.marks.way(())
        self._table.marks.number(())
        self._table.marks.show({"target": [cell for each in opened if each.then > each.now for cell in each.highest]})

    def _show_walk(self, pointed: Pick | None, advised: Move | Stay | None) -> None:
        controller, state = self._controller, self._session.state
        acting = state.to_act
        choices, selection = controller.choices, controller.selection
        reached = walks_for(choices, selection)
        marks: dict[PlaceMark, Iterable[Place]] = {"target": [place for place in reached if place != TABLE]}
        for ring in WALK_RINGS:
            opened = choices.walks.get(ring, {})
            further = [place for place in opened if place not in reached and place != TABLE]
            if further:
                marks[ring] = further
        # The overlay of levels has numerals of its own.
        told = "levels" in self._table.overlays.active
        self._table.marks.number(() if told else {place for places in marks.values() for place in places})
        if acting.figure != TABLE:
            marks["source"] = [acting.figure]
        goal = controller.goal
        if goal is None and pointed is not None and pointed.field in reached:
            goal = pointed.field
        if goal is not None and goal != TABLE:
            marks["hover"] = [goal]
        if advised is not None:
            wanted = advised.to if isinstance(advised, Move) else acting.figure
            marks["selected"] = [wanted] if wanted != TABLE else []
        self._table.marks.show(marks)
        walk = advised if goal is None else reached.get(goal)
        self._table.marks.way(way(state, acting.colour, walk.to, walk.ring) if isinstance(walk, Move) else ())
