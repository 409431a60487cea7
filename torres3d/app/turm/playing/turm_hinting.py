"""The hint: a good choice found in another process, put into the person's hand, so that it only has to be let go."""

import zlib
from collections.abc import Callable

from torres3d.app.shell.aside import Aside, AsideFailed
from torres3d.app.turm.playing.turm_parts import TurmParts
from torres3d.app.turm.playing.turm_sitting import TurmSitting
from torres3d.bots.registry import TURM_ADVISER
from torres3d.bots.turm_reports import TermKind, TurmHint
from torres3d.hud.contract.models import PromptModel
from torres3d.turm.commands import Choice, Move, Stay
from torres3d.turm.view import View, view
from torres3d.words.fault_words import failure
from torres3d.words.turm.turm_phrases import choice_in_words

OF_WALK: tuple[TermKind, ...] = ("climbs", "keeps", "ring")
"""The reasons that still count when the block lies."""


def hint_for_turn(seen: View, level: str, seed: int) -> TurmHint:
    """See `torres3d.bots.turm_hint`; for a process of its own, the only one that loads the search."""
    from torres3d.bots.turm_hint import best_turm_turn

    return best_turm_turn(seen, level, seed)


class TurmHinting:
    """Asks for a hint and keeps the steps that are left of it. ``show`` puts a choice into the person's hand, ``give``
    carries it out."""

    def __init__(
        self, parts: TurmParts, match: TurmSitting, show: Callable[[Choice], None], give: Callable[[Choice], None]
    ) -> None:
        self._services = parts.services
        self._parts = parts
        self._match = match
        self._show = show
        self._give = give
        self.aside: Aside[TurmHint] = Aside()
        """The process that looks for the hint."""
        self.steps: tuple[Choice, ...] = ()
        """What is left of the hint, the next step first."""
        self.hint: TurmHint | None = None
        """The whole hint, with its reasons."""
        self._at = -1
        self._turn = -1

    @property
    def active(self) -> bool:
        """Whether a hint is shown or looked for."""
        return self.aside.busy or bool(self.steps)

    def ask(self) -> None:
        """Look for a good turn for the person to choose; asked again, the hint goes away."""
        match = self._match
        if self.active:
            self.close()
        elif match.ready and match.state.actor is not None:
            level = TURM_ADVISER if TURM_ADVISER in self._parts.levels else self._parts.levels[-1]
            seed = zlib.crc32(match.game.header.game.encode())
            self._at, self._turn = match.game.n, match.state.turn
            self.aside.ask(hint_for_turn, view(match.state, match.state.actor), level, seed)

    def close(self) -> None:
        """Stop looking, show nothing."""
        self.aside.cancel()
        self.steps, self.hint = (), None

    def step(self) -> bool:
        """Take an answer, follow the game; True when something changed."""
        if self.aside.busy:
            return self._hear()
        if not self.steps or not self._match.ready or self._at == self._match.game.n:
            return False
        return self._follow()

    def take(self) -> None:
        """Do the next step."""
        if self.steps and self._match.ready:
            self._give(self.steps[0])

    def prompt(self) -> PromptModel | None:
        """The hint in words; None if there is none."""
        say = self._services.say
        if self.aside.busy:
            return PromptModel(say("hint-thinking"), say("prompt-cancel"), "cancel")
        if not self.steps or self.hint is None or not self._match.ready:
            return None
        what = choice_in_words(self.steps[0], self._match.state.options.blocks, say)
        text = say("turm-hint-step", what=what, why=", ".join(self._reasons(self.hint)))
        return PromptModel(text, say("prompt-cancel"), "cancel", (("hint_step", say("hint-do-step")),))

    def _reasons(self, hint: TurmHint) -> list[str]:
        """The hint's terms in words; of a walk those that are about it."""
        walking = isinstance(self.steps[0], Move | Stay)
        return [
            self._services.say(f"turm-term-{term.kind}", amount=term.amount, level=hint.level)
            for term in hint.terms
            if not walking or term.kind in OF_WALK
        ]

    def _hear(self) -> bool:
        answer = self.aside.poll()
        if answer is None:
            return False
        if isinstance(answer, AsideFailed):
            say = self._services.say
            self._services.refuse(say("hint-failed", why=failure(answer.reason, str(answer), say)))
        elif self._match.game.n == self._at and answer.choices:
            self.steps, self.hint = tuple(answer.choices), answer
            self._show(self.steps[0])
        return True

    def _follow(self) -> bool:
        """The game went on: so does the hint within the same turn, if its next step is legal; else it is out of
        date."""
        match = self._match
        self._at, rest = match.game.n, self.steps[1:]
        if match.state.turn == self._turn and rest and rest[0] in match.choices.all:
            self.steps = rest
            self._show(rest[0])
        else:
            self.close()
        return True
