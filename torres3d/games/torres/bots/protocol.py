"""Line protocol of Torres: a position is the state document plus the rest of a seat's view."""

from typing import Any

import msgspec

from torres3d.bots.protocol.game_protocol import GameProtocol
from torres3d.games.torres.kit.engine_adapter import document
from torres3d.games.torres.rules.board import board_of
from torres3d.games.torres.rules.commands import Command, SquareName
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import ActionCard, Card, MasterCard, Seat, Stage
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.refusals import IllegalCommand
from torres3d.games.torres.rules.seat_view import View
from torres3d.games.torres.rules.squares import INDEX, Bitboard
from torres3d.games.torres.rules.state import State


class ProtocolPosition(msgspec.Struct, frozen=True):
    """Keys of a position: those of LOG.md, and the fields of `State` and `View`."""

    seat: Seat
    stage: Stage
    phase: int
    round: int
    actor: Seat | None
    start: Seat
    heights: dict[SquareName, int]
    knights: tuple[tuple[SquareName, ...], ...]
    king: SquareName | None
    scores: tuple[int, ...]
    stacks: tuple[tuple[int, ...], ...]
    supply: int
    waiting: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    bought: tuple[Card, ...]
    decks: tuple[int, ...]
    offer: tuple[Card, ...]
    unseen: tuple[tuple[Card, ...], ...]
    ap: int
    stack: int | None
    played: ActionCard | None
    master: MasterCard | None
    winners: tuple[Seat, ...]


def _squares(names: tuple[SquareName, ...]) -> Bitboard:
    return sum(1 << INDEX[name] for name in names)


class TorresProtocol(GameProtocol[View, Command]):
    """The line protocol for Torres."""

    name = "torres"
    options = Options
    answer = Command

    def position(self, view: View) -> dict[str, Any]:
        state = view.state
        found = {**document(state, 0), "waiting": state.waiting, "master": state.master}
        del found["n"]
        return {"seat": view.seat, **found, "unseen": view.unseen}

    def view(self, position: object, options: Options) -> View:
        found = msgspec.convert(position, ProtocolPosition)
        heights = bytearray(64)
        for name, height in found.heights.items():
            heights[INDEX[name]] = height
        hidden: Card = "hidden"
        fields = msgspec.structs.asdict(found)
        del fields["seat"], fields["heights"], fields["unseen"]
        fields |= {
            "board": board_of(bytes(heights)),
            "knights": tuple(map(_squares, found.knights)),
            "king": _squares(() if found.king is None else (found.king,)),
            "decks": tuple((hidden,) * cards for cards in found.decks),
        }
        return View(found.seat, State(options=options, **fields), found.unseen)

    def legal(self, view: View) -> list[Command]:
        return legal(view.state)

    def allows(self, view: View, answer: Command) -> bool:
        """Also what `legal` does not list because it comes to the same as another."""
        return self._after(view, answer) is not None

    def progress(self, view: View) -> tuple[int, ...]:
        state = view.state
        return (state.stage not in ("foundations", "knights", "king"), state.phase, state.round)

    def as_planned(self, before: View, done: Command, now: View) -> bool:
        """Nobody foresaw a card that turned up."""
        after = self._after(before, done)
        return after == now.state and before.state.hands == now.state.hands and not now.state.offer

    def _after(self, view: View, answer: Command) -> Any:
        try:
            return apply(view.state, answer)
        except IllegalCommand:
            return None


PROTOCOL = TorresProtocol()
