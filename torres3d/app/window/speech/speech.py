"""Speech of the window: what is new on the screen goes to the voice, by the settings."""

from collections.abc import Callable

from torres3d.app.window.services import Services
from torres3d.app.window.speech.announcer import Announcer
from torres3d.app.window.speech.speakable import joined, speakable
from torres3d.app.window.speech.voice import Voice
from torres3d.app.window.speech.voice_programs import found_programs, to_install
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.screen_texts import ScreenTexts


class Speech:
    """Speaks where the settings say so. `follow` is called once a round, and never waits."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._announcer = Announcer()
        self._voice: Voice | None = None
        self._manner: tuple[str, float] | None = None
        """Language and volume of the voice; also of one that failed, which is not tried again with the same."""
        self._ended: list[Voice] = []
        self._last = ""

    def note_input(self) -> None:
        """The player pressed or clicked something: what is said next interrupts."""
        self._announcer.note_input()

    def follow(self, model: HudModel, read: Callable[[], ScreenTexts], seconds: float) -> None:
        """Say what is new in a model that the panels show, ``read`` from them."""
        settings = self._services.settings
        if settings.speech == "off":
            if self._manner is not None:
                self._end_voice()
                self._manner, self._announcer = None, Announcer()
            return
        self._use_voice(settings.language, settings.sound_volume * settings.speech_volume)
        say = self._services.say
        texts, at_once = self._announcer.news(model, read(), say, settings.speech, seconds)
        said = joined([speakable(text, say) for text in texts])
        if said:
            self._last = said
            self._speak(said, at_once)
        if self._voice is not None and self._voice.fault is not None:
            why = self._voice.fault
            self._end_voice()
            self._services.refuse(say("speech-failed", why=why) if why else say("speech-no-voice", name=to_install()))

    def repeat(self) -> None:
        """Say the last thing again; say why nothing is said where speech is off."""
        if self._services.settings.speech == "off":
            self._services.toast(self._services.say("speech-is-off"))
        elif self._last:
            self._speak(self._last, at_once=True)

    def close(self) -> None:
        """Be quiet for good; returns when the voice's processes have ended."""
        self._end_voice()
        for voice in self._ended:
            voice.close()

    def _speak(self, text: str, at_once: bool) -> None:
        if self._voice is not None:
            self._voice.say(text, at_once)

    def _use_voice(self, language: str, volume: float) -> None:
        manner = language, round(volume, 3)
        if manner != self._manner:
            self._end_voice()
            self._manner = manner
            if volume > 0:
                self._voice = Voice(found_programs(), *manner)

    def _end_voice(self) -> None:
        if self._voice is not None:
            self._voice.end()
            self._ended = [*self._ended[-9:], self._voice]
            self._voice = None
