"""Messages over the table: what fell or nearly fell, and who is higher than all others, for as long as it is true."""

from collections.abc import Callable, Sequence

from torres3d.app.window.toast_and_sound_queue import Effects
from torres3d.games.turm_bauer.app.presentation.playback import Playback
from torres3d.games.turm_bauer.rules.events import Event, FigureMoved
from torres3d.games.turm_bauer.rules.moments import still_highest
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.words.event_sentences import toast_of
from torres3d.i18n.texts import Translate


class TableMessages:
    """Says each message once, as soon as what it is about was seen. ``names`` gives the names of the players."""

    def __init__(
        self, playback: Playback, effects: Effects, names: Callable[[], Sequence[str]], say: Callable[[], Translate]
    ) -> None:
        self.wanted: Callable[[], bool] = lambda: True
        """Whether messages are shown."""
        self._playback = playback
        self._effects = effects
        self._names = names
        self._say = say
        self._climb: tuple[FigureMoved, str] | None = None
        """The latest climb with a message, and that message."""

    def follow(self) -> None:
        """Say what was seen since the last call, and take back what is no longer true."""
        ended = self._playback.take_ended()
        if not ended:
            return
        now = ended[-1].after
        if self._climb is not None and not _holds(self._climb[0], now):
            self._effects.outdate(self._climb[1])
            self._climb = None
        if not self.wanted():
            return
        for beat in ended:
            before = beat.before
            for event, after in beat.happened:
                self._tell(event, before, now)
                before = after

    def _tell(self, event: Event, before: State, now: State) -> None:
        text = toast_of(event, before, self._names(), self._say())
        if text and _holds(event, now):
            self._effects.toast(text)
            if isinstance(event, FigureMoved):
                self._climb = event, text


def _holds(event: Event, now: State) -> bool:
    """Whether what is said of an event is true now; a fall stays one."""
    return not isinstance(event, FigureMoved) or still_highest(now, event)
