"""Guard against input that belongs to an earlier gesture: the second click of a double click, a key still pressed when
a screen opens.

Time is counted in rounds, which never pass faster than real time: on a slow machine the guard only lasts longer.
"""

DOUBLE = 0.4
"""Seconds within which a second click on the same thing belongs to the first."""
OPENED = 0.4
"""Seconds after a cover or a question has opened in which nothing is done."""
HURRIED = 1.2
"""Seconds after the cover was opened, and after each try within them, in which no turn can be ended."""

NEVER = (None, -1.0)


class InputGuard:
    """Tells a new click or key press from the rest of the one before. `step` lets time pass."""

    def __init__(self) -> None:
        self._time = 0.0
        self._quiet_until = 0.0
        self._no_end_until = 0.0
        self._last: tuple[object, float] = NEVER
        self._key = ""

    def step(self, seconds: float) -> None:
        """Let time pass."""
        self._time += seconds

    @property
    def quiet(self) -> bool:
        """Whether something has just opened, and what comes now was meant for what lay there before."""
        return self._time < self._quiet_until

    def opened(self) -> None:
        """A cover or a question has opened, or what lay over the table went away."""
        self._quiet_until = self._time + OPENED

    def early(self) -> bool:
        """Whether what is pressed now comes too early; whoever goes on pressing has to wait on."""
        if not self.quiet:
            return False
        self.opened()
        return True

    def taken_over(self) -> None:
        """A person has opened the cover."""
        self.opened()
        self._no_end_until = self._time + HURRIED

    def hurried_end(self) -> bool:
        """Whether the turn is to be ended by somebody who still presses what opened the cover."""
        if self._time >= self._no_end_until:
            return False
        self._no_end_until = self._time + HURRIED
        return True

    def keyed(self, action: str) -> None:
        """A key was pressed: where another one was before, what it does is no rest of that."""
        if action != self._key:
            self._key = action
            self.anew()

    def anew(self) -> None:
        """Something came in between: whatever is clicked or pressed next is a gesture of its own."""
        self._last = NEVER

    def again(self, what: object) -> bool:
        """Whether the same thing was clicked or pressed a moment ago, so that this belongs to that."""
        before, at = self._last
        if before == what and self._time - at < DOUBLE:
            return True
        self._last = (what, self._time)
        return False
