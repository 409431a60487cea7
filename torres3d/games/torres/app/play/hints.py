"""Hints of Torres: a good turn, shown step by step; the player takes one step or all of them."""

from collections.abc import Callable

from torres3d.app.session.hints import BaseHints
from torres3d.app.session.player_looks import names_of
from torres3d.games.torres.app.input.marks import ghost_steps
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.play.game_session import GameSession
from torres3d.games.torres.app.presentation.player_looks import players_by_seat
from torres3d.games.torres.app.presentation.reason_words import gain_and_reasons, reason_lines
from torres3d.games.torres.bots.hint_and_analysis_types import Hint
from torres3d.games.torres.bots.registry import ADVISER
from torres3d.games.torres.kit.setup_and_options import as_setup
from torres3d.games.torres.rules.commands import Carry, ChooseStarter, Command, EndTurn, Keep
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.seat_view import View
from torres3d.games.torres.words.card_and_edition_names import card_name
from torres3d.games.torres.words.event_sentences import in_words
from torres3d.hud.models.turn_models import PromptModel


def hint_for_view(seen: View, level: str, seed: int) -> Hint:
    """See `torres3d.games.torres.bots.hint.best_turn`; for a process of its own, the only one that loads the search."""
    from torres3d.games.torres.bots.hint import best_turn

    return best_turn(seen, level, seed)


class Hints(BaseHints[Hint, Command]):
    """Asks for a hint and keeps its remaining steps; see `BaseHints`.

    ``give`` gives a command, ``end`` ends the turn.
    """

    _parts: GameServices
    _session: GameSession

    def __init__(
        self, parts: GameServices, session: GameSession, give: Callable[[Command], None], end: Callable[[EndTurn], None]
    ) -> None:
        super().__init__(parts, session, hint_for_view, parts.level(ADVISER))
        self._give = give
        self._end = end
        self._seat: Seat = 0
        self._all = 0
        self._hint = Hint((), (), 0)
        self._at = -1
        """The number of the command up to which the steps have been made."""
        self._shown_at = -1

    def _begin(self, hint: Hint) -> None:
        self.steps = hint.commands
        self._all = len(hint.commands)
        self._hint = hint
        self._at = self._session.game.n
        self._seat = self._session.state.actor or 0
        self._show()

    def close(self) -> None:
        super().close()
        self._parts.table.ghosts.clear()

    def show_again(self) -> None:
        """Others have used the table: the hint is put on it once more with the next `step`."""
        self._shown_at = -1

    def _told(self) -> PromptModel | None:
        say = self._services.say
        if not self.steps or self._at != self._session.game.n:
            return None
        done = self._all - len(self.steps)
        names = names_of(players_by_seat(as_setup(self._session.game.header.setup), {}, say))
        what = in_words(self._session.state, self.steps[0], names, say)
        text = say("hint-step", what=what, step=done + 1, steps=self._all, points=self._hint.now)
        more: tuple[tuple[str, str], ...] = (("hint_step", say("hint-do-step")),)
        if sum(not isinstance(step, EndTurn) for step in self.steps) > 1:
            more += (("hint_all", say("hint-do-all")),)
        lead = "hint-why" if self._session.state.stage == "turn" else "hint-why-choice"
        why = gain_and_reasons(self._hint, self._seat, names, say, lead)
        return PromptModel(text, say("prompt-cancel"), "cancel", more, why=why)

    @property
    def current(self) -> Command | None:
        """The step to be made now; None while there is none."""
        return self.steps[0] if self.steps and self._at == self._session.game.n else None

    def advice(self) -> str:
        """The hint in a dialog, which shows by itself how it is done, and why; empty for none."""
        say = self._services.say
        names = names_of(players_by_seat(as_setup(self._session.game.header.setup), {}, say))
        match self.current:
            case Keep(card):
                how = say("hint-keep", card=card_name(card, say))
            case Carry():
                how = say("hint-carry")
            case ChooseStarter(seat):
                how = say("hint-starter", name=names[seat])
            case _:
                return say("hint-thinking") if self.thinking else ""
        return " · ".join((how, *reason_lines(self._hint.reasons, self._seat, names, say)))

    def take(self, everything: bool) -> None:
        """Give the next step, or all that are left before the end of the turn: that is never done by the way."""
        game = self._session.game
        while self.steps and self._session.state.actor is not None and self.steps[0] in self._session.commands:
            step, n = self.steps[0], game.n
            if isinstance(step, EndTurn):
                if not everything:
                    self._end(step)
                break
            self._give(step)
            if game.n == n:
                break
            self.steps, self._at = self.steps[1:], game.n
            if not everything:
                break
        if not self.steps:
            self.close()

    def _follow(self) -> bool:
        """The hint goes on if its own step was made, however."""
        if self._shown_at == self._session.game.n:
            return False
        if self._session.state.actor != self._seat:
            self.close()
            return True
        if not self._session.ready:
            # What is done disappears at once; the rest is shown again when it can be gone on with.
            self._parts.table.ghosts.clear()
            return False
        made = self._session.game.history.standing_steps()
        if self._at != self._session.game.n and made and made[-1].command == self.steps[0]:
            self.steps, self._at = self.steps[1:], self._session.game.n
        if self._at == self._session.game.n and self.steps and self.steps[0] in self._session.commands:
            self._show()
        else:
            self.close()
        return True

    def _show(self) -> None:
        self._shown_at = self._session.game.n
        first = self._all - len(self.steps) + 1
        self._parts.table.ghosts.show_steps(ghost_steps(self._session.state, self.steps, first))
