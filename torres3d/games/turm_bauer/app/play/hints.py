"""Hints of Turm Bauer: a good choice, put into the player's hand."""

from collections.abc import Callable

from torres3d.app.session.hints import BaseHints
from torres3d.games.turm_bauer.app.play.game_services import GameServices
from torres3d.games.turm_bauer.app.play.game_session import GameSession
from torres3d.games.turm_bauer.bots.hint_and_analysis_types import Hint, TermKind
from torres3d.games.turm_bauer.bots.registry import ADVISER
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, Cells
from torres3d.games.turm_bauer.rules.commands import Choice, Move, Placement, Stay
from torres3d.games.turm_bauer.rules.judging.risk_figure import RiskFigure
from torres3d.games.turm_bauer.rules.options import BlockSet
from torres3d.games.turm_bauer.rules.seat_view import View
from torres3d.games.turm_bauer.scene.measures import FIGURE_HEIGHT, middle
from torres3d.games.turm_bauer.words.event_sentences import choice_in_words
from torres3d.hud.models.turn_models import PromptModel
from torres3d.i18n.texts import Translate

OF_WALK: tuple[TermKind, ...] = ("climbs", "keeps", "descends", "leaves", "hinders", "ring")
"""The reasons that still count when the block lies."""


def hint_for_turn(seen: View, level: str, seed: int) -> Hint:
    """See `torres3d.games.turm_bauer.bots.hint`; for a process of its own, the only one that loads the search."""
    from torres3d.games.turm_bauer.bots.hint import best_turn

    return best_turn(seen, level, seed)


def hint_prompt(
    step: Choice, hint: Hint, blocks: BlockSet, say: Translate, figure: RiskFigure | None = None
) -> PromptModel:
    """What a hint advises next, with its reasons in words, the weightiest first; of a walk those that are about it.
    Where they have no room together, the last ones are left out. ``figure`` is what the meter knows of the place by
    now: both tell one number."""
    what = choice_in_words(step, blocks, say)
    told = hint.terms if figure is None else hint.with_risk(figure.falls)
    why = [
        say(f"turm-term-{term.kind}", amount=term.amount, level=hint.level)
        for term in told
        if not isinstance(step, Move | Stay) or term.kind in OF_WALK
    ]
    texts = [say("turm-hint-step", what=what, why=", ".join(why[:count])) for count in range(len(why), 0, -1)]
    texts.append(say("turm-hint-alone", what=what))
    answer = ("hint_step", say("hint-do-step"))
    return PromptModel(texts[0], say("prompt-cancel"), "cancel", (answer,), shorter=tuple(texts[1:]))


class Hints(BaseHints[Hint, Choice]):
    """Asks for a hint and keeps its remaining steps; see `BaseHints`. ``show`` puts a choice into the player's hand,
    ``give`` carries it out."""

    _session: GameSession

    def __init__(
        self, parts: GameServices, session: GameSession, show: Callable[[Choice], None], give: Callable[[Choice], None]
    ) -> None:
        super().__init__(parts, session, hint_for_turn, parts.level(ADVISER))
        self._show = show
        self._give = give
        self.hint: Hint | None = None
        """The whole hint, with its reasons."""
        self.figure_of: Callable[[Placement], RiskFigure | None] = lambda place: None
        """The risk of a place, as far as it is known."""
        self._at = -1
        self._turn = -1

    @property
    def advised(self) -> Choice | None:
        """What is advised now; None while nothing is."""
        return self.steps[0] if self.steps and self._session.ready else None

    @property
    def place(self) -> Cells:
        """The cells of the block that is advised now; none while a walk is, or nothing."""
        step = self.advised
        return step.cells if isinstance(step, Placement) else ()

    @property
    def walk(self) -> Move | Stay | None:
        """The walk that is advised now; None while a block is, or nothing."""
        step = self.advised
        return step if isinstance(step, Move | Stay) else None

    def _begin(self, hint: Hint) -> None:
        if hint.choices:
            self._at, self._turn = self._session.game.n, self._session.state.turn
            self.steps, self.hint = tuple(hint.choices), hint
            self._present(self.steps[0])

    def close(self) -> None:
        super().close()
        self.hint = None

    def take(self) -> None:
        step = self.advised
        if step is not None:
            self._give(step)

    def _told(self) -> PromptModel | None:
        say = self._services.say
        step = self.advised
        if step is None or self.hint is None:
            return None
        figure = self.figure_of(step) if isinstance(step, Placement) else None
        return hint_prompt(step, self.hint, self._session.state.options.blocks, say, figure)

    def _follow(self) -> bool:
        """The hint goes on within the same turn, if its next step is legal."""
        session = self._session
        if not session.ready or self._at == session.game.n:
            return False
        self._at, rest = session.game.n, self.steps[1:]
        if session.state.turn == self._turn and rest and rest[0] in session.choices.all:
            self.steps = rest
            self._present(rest[0])
        else:
            self.close()
        return True

    def _present(self, step: Choice) -> None:
        """Put a step into the player's hand, and turn the view to where its place is visible."""
        self._show(step)
        table = self._parts.table
        if isinstance(step, Placement):
            table.face([middle(cell) for cell in step.cells])
        elif isinstance(step, Move) and step.to != TABLE:
            x, y, z = table.top_of(step.to)
            table.face([(x, y, z + FIGURE_HEIGHT / 2)])
