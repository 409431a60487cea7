"""What the line protocol has to know of each game: positions, what an answer may be, whether a turn goes as planned."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from torres3d.bots.bot_declaration import GameName
from torres3d.games.torres.bots.protocol import protocol_position as torres_position
from torres3d.games.torres.bots.protocol import protocol_view as torres_view
from torres3d.games.torres.rules import decide as torres_decide
from torres3d.games.torres.rules import legal as torres_legal
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.refusals import IllegalCommand
from torres3d.games.torres.rules.view import View
from torres3d.games.turm_bauer.bots.protocol import protocol_position as turm_position
from torres3d.games.turm_bauer.bots.protocol import protocol_view as turm_view
from torres3d.games.turm_bauer.rules import legal as turm_legal
from torres3d.games.turm_bauer.rules.commands import Choice, Discard, Placement
from torres3d.games.turm_bauer.rules.options import Options as TurmOptions
from torres3d.games.turm_bauer.rules.view import View as TurmView

ViewT = TypeVar("ViewT", bound=View | TurmView)
AnswerT = TypeVar("AnswerT")


class GameProtocol(ABC, Generic[ViewT, AnswerT]):
    """One game for the line protocol; everything is about a seat's view. ``answer`` is the type of what it may do."""

    name: ClassVar[GameName]
    options: ClassVar[type[Any]]
    answer: ClassVar[Any]

    @abstractmethod
    def position(self, view: ViewT) -> dict[str, Any]:
        """The view as JSON."""

    @abstractmethod
    def view(self, position: object, options: Any) -> ViewT:
        """The view of a position. Raises `msgspec.ValidationError`."""

    @abstractmethod
    def legal(self, view: ViewT) -> list[AnswerT]:
        """All that may be done."""

    @abstractmethod
    def allows(self, view: ViewT, answer: AnswerT) -> bool:
        """Whether this may be done."""

    @abstractmethod
    def when(self, view: ViewT) -> tuple[int, ...]:
        """How far the game is; what is less than before is another game, or a look back."""

    @abstractmethod
    def as_planned(self, before: ViewT, done: AnswerT, now: ViewT) -> bool:
        """Whether nothing unforeseen has come of what was done, so that what was planned after it may be done too."""

    def answers(self, given: list[Any]) -> list[AnswerT]:
        """What a bot wants to do. Raises `msgspec.ValidationError`."""
        return [msgspec.convert(each, self.answer) for each in given]

    def options_of(self, given: dict[str, Any]) -> Any:
        """Options that were given. Raises `msgspec.ValidationError`."""
        return msgspec.convert(given, self.options)


class TorresProtocol(GameProtocol[View, Command]):
    """Torres."""

    name = "torres"
    options = Options
    answer = Command

    def position(self, view: View) -> dict[str, Any]:
        """See `GameProtocol.position`."""
        return torres_position(view)

    def view(self, position: object, options: Options) -> View:
        """See `GameProtocol.view`."""
        return torres_view(position, options)

    def legal(self, view: View) -> list[Command]:
        """See `GameProtocol.legal`."""
        return torres_legal.legal(view.state)

    def allows(self, view: View, answer: Command) -> bool:
        """See `GameProtocol.allows`; also what `legal` does not list because it comes to the same as another."""
        return self._after(view, answer) is not None

    def when(self, view: View) -> tuple[int, ...]:
        """See `GameProtocol.when`."""
        state = view.state
        return (state.stage not in ("foundations", "knights", "king"), state.phase, state.round)

    def as_planned(self, before: View, done: Command, now: View) -> bool:
        """See `GameProtocol.as_planned`: a card that was seen is what nobody foresaw."""
        after = self._after(before, done)
        return after == now.state and before.state.hands == now.state.hands and not now.state.offer

    def _after(self, view: View, answer: Command) -> Any:
        try:
            return torres_decide.apply(view.state, answer)
        except IllegalCommand:
            return None


class TurmProtocol(GameProtocol[TurmView, Choice]):
    """Turm Bauer."""

    name = "turm"
    options = TurmOptions
    answer = Choice

    def position(self, view: TurmView) -> dict[str, Any]:
        """See `GameProtocol.position`."""
        return turm_position(view)

    def view(self, position: object, options: TurmOptions) -> TurmView:
        """See `GameProtocol.view`."""
        return turm_view(position, options)

    def legal(self, view: TurmView) -> list[Choice]:
        """See `GameProtocol.legal`."""
        return turm_legal.legal(view.state)

    def allows(self, view: TurmView, answer: Choice) -> bool:
        """See `GameProtocol.allows`."""
        return answer in turm_legal.legal(view.state)

    def when(self, view: TurmView) -> tuple[int, ...]:
        """See `GameProtocol.when`."""
        return (view.state.turn,)

    def as_planned(self, before: TurmView, done: Choice, now: TurmView) -> bool:
        """See `GameProtocol.as_planned`: the block was built where it was to be, or boxed, and nothing has fallen; what
        only leans a little changes no plan."""
        if before.state.turn != now.state.turn or before.seat != now.seat:
            return False
        standing = [(block.colour, block.block, block.cells) for block in before.state.blocks]
        acting = before.state.acting
        if isinstance(done, Placement) and acting is not None:
            standing.append((acting.colour, done.block, done.cells))
        elif not isinstance(done, Discard):
            return False
        return standing == [(block.colour, block.block, block.cells) for block in now.state.blocks]


LINE_GAMES: dict[GameName, GameProtocol[Any, Any]] = {"torres": TorresProtocol(), "turm": TurmProtocol()}
"""Every game that is spoken of by lines."""
