"""Line protocol of Turm Bauer: a position is the state document plus the rest of a seat's view."""

from typing import Any

import msgspec

from torres3d.bots.protocol.game_protocol import GameProtocol
from torres3d.games.turm_bauer.kit.engine_adapter import document
from torres3d.games.turm_bauer.rules.cell_and_column_names import BlockId, Colour, Place, Seat
from torres3d.games.turm_bauer.rules.commands import Choice, Discard, Placement, Ring
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.options import Options
from torres3d.games.turm_bauer.rules.seat_view import HIDDEN, View
from torres3d.games.turm_bauer.rules.state import TURNS_A_COLOUR, BuiltBlock, ColourSet, Dice, Stage, State


class ProtocolPosition(msgspec.Struct, frozen=True):
    """Keys of a position.

    ``colours`` has those of each seat, ``order`` the colours of a round in turn, ``rolls`` the dice already thrown; the
    others are those of TURM.md section 10, and the fields of `State`.
    """

    seat: Seat
    stage: Stage
    turn: int
    colours: tuple[tuple[Colour, ...], ...]
    order: tuple[Colour, ...]
    rolls: tuple[Dice, ...]
    slips: int
    ring_used: Ring | None
    blocks: tuple[BuiltBlock, ...]
    figures: dict[Colour, Place]
    supply: dict[Colour, tuple[BlockId, ...]]
    box: dict[Colour, tuple[BlockId, ...]]
    rings: dict[Colour, int]
    winners: tuple[Seat, ...]
    collapse: Seat | None


class TurmBauerProtocol(GameProtocol[View, Choice]):
    """The line protocol for Turm Bauer."""

    name = "turm"
    options = Options
    answer = Choice

    def position(self, view: View) -> dict[str, Any]:
        state = view.state
        found = document(state, 0)
        del found["n"]
        colours = [[each.colour for each in state.sets if each.seat == seat] for seat in range(state.players)]
        order = [state.sets[index].colour for index in state.order]
        return {"seat": view.seat, **found, "colours": colours, "order": order, "rolls": state.rolls[: state.turn + 1]}

    def view(self, position: object, options: Options) -> View:
        found = msgspec.convert(position, ProtocolPosition)
        held = [(colour, seat) for seat, colours in enumerate(found.colours) for colour in colours]
        places = [colour for colour, _ in held]
        try:
            sets = tuple(
                ColourSet(
                    colour, seat, found.supply[colour], found.box[colour], found.figures[colour], found.rings[colour]
                )
                for colour, seat in held
            )
            order = tuple(map(places.index, found.order))
        except (KeyError, ValueError) as error:
            raise msgspec.ValidationError(f"a colour is missing: {error}") from error
        rolls = found.rolls + (HIDDEN,) * (TURNS_A_COLOUR * len(sets) - len(found.rolls))
        state = State(
            options=options,
            sets=sets,
            order=order,
            rolls=rolls,
            tremor=0,
            stage=found.stage,
            turn=found.turn,
            blocks=found.blocks,
            slips=found.slips,
            ring_used=found.ring_used,
            winners=found.winners,
            collapse=found.collapse,
        )
        return View(found.seat, state)

    def legal(self, view: View) -> list[Choice]:
        return legal(view.state)

    def progress(self, view: View) -> tuple[int, ...]:
        return (view.state.turn,)

    def as_planned(self, before: View, done: Choice, now: View) -> bool:
        """The block was built as planned, or boxed, and nothing has fallen; what only leans changes no plan."""
        if before.state.turn != now.state.turn or before.seat != now.seat:
            return False
        standing = [(block.colour, block.block, block.cells) for block in before.state.blocks]
        acting = before.state.acting
        if isinstance(done, Placement) and acting is not None:
            standing.append((acting.colour, done.block, done.cells))
        elif not isinstance(done, Discard):
            return False
        return standing == [(block.colour, block.block, block.cells) for block in now.state.blocks]


PROTOCOL = TurmBauerProtocol()
