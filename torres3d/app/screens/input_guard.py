"""Input guard: ignores leftovers of a gesture, such as a second click or keys pressed while a screen opens.

Time is that of the rounds, which never pass faster than real time: on a slow machine the guard only lasts longer.
"""

DOUBLE = 0.5
"""Seconds within which a second click on the same thing belongs to the first, as in most systems."""
QUIET_SECONDS = 0.4
"""Seconds without effect of input after a cover or a question has opened."""
NO_END_SECONDS = 1.2
"""Seconds after the cover was opened, and after each try within them, in which no turn can be ended."""
NO_CHOICE_SECONDS = 0.5
"""Seconds after the game has gone on, and after each try within them, in which nothing is chosen."""

NO_INPUT = (None, -1.0)


class InputGuard:
    """Distinguishes a new click or key press from the rest of the one before. `step` lets time pass."""

    def __init__(self) -> None:
        self._time = 0.0
        self._quiet_until = 0.0
        self._no_end_until = 0.0
        self._no_choice_until = 0.0
        self._last: tuple[object, float] = NO_INPUT
        self._key = ""

    def step(self, seconds: float) -> None:
        self._time += seconds

    @property
    def quiet(self) -> bool:
        """Whether something has just opened, so that input is still meant for what was there before."""
        return self._time < self._quiet_until

    def note_opened(self) -> None:
        """Note that a cover or a question has opened, or that it went away."""
        self._quiet_until = self._time + QUIET_SECONDS

    def too_early(self) -> bool:
        """Whether a press comes too early; repeated presses prolong the wait."""
        if not self.quiet:
            return False
        self.note_opened()
        return True

    def note_taken_over(self) -> None:
        """Note that a person has opened the cover."""
        self.note_opened()
        self._no_end_until = self._time + NO_END_SECONDS

    def hurried_end(self) -> bool:
        """Whether somebody still presses the key that opened the cover, and would end the turn."""
        if self._time >= self._no_end_until:
            return False
        self._no_end_until = self._time + NO_END_SECONDS
        return True

    @property
    def settling(self) -> bool:
        """Whether the game has just gone on, so that a choice is still meant for what was there before."""
        return self._time < self._no_choice_until

    def note_gone_on(self, seconds: float = NO_CHOICE_SECONDS) -> None:
        """Note that it was shown how the game went on; for so long nothing is chosen."""
        self._no_choice_until = self._time + seconds

    def note_led(self) -> None:
        """Note that keys lead on from what is shown now: then the player saw it."""
        self._no_choice_until = 0.0

    def note_hurried_choice(self) -> None:
        """Note that somebody chose before that was over, which prolongs it."""
        if self.settling:
            self._no_choice_until = max(self._no_choice_until, self._time + NO_CHOICE_SECONDS)

    def note_key(self, action: str) -> None:
        """Note a key press; after another key it begins a new gesture."""
        if action != self._key:
            self._key = action
            self.new_gesture()

    def new_gesture(self) -> None:
        self._last = NO_INPUT

    def is_repeat(self, what: object) -> bool:
        """Whether the same thing was clicked or pressed a moment ago, as part of one gesture."""
        before, at = self._last
        if before == what and self._time - at < DOUBLE:
            return True
        self._last = (what, self._time)
        return False
