"""Playing the program's sounds; silent where there is no sound device."""

from collections.abc import Iterable
from pathlib import Path

from panda3d.core import AudioManager, AudioSound, Filename

from torres3d.hud.frame.hud_effects import HudEffect, SoundPlayed


class Sounds:
    """Plays the sounds of a folder at a volume from 0 to 1; what cannot be loaded stays silent."""

    def __init__(self, managers: list[AudioManager], folder: Path, volume: float) -> None:
        self._sounds: dict[str, AudioSound] = {}
        self._heard = 0
        for file in sorted(folder.glob("*.ogg")) if managers else ():
            self._sounds[file.stem] = managers[0].get_sound(Filename.from_os_specific(str(file)))
        self.set_volume(volume)

    @property
    def loaded(self) -> dict[str, float]:
        """The length in seconds of each sound that was loaded; 0 for one the device cannot play."""
        return {name: sound.length() for name, sound in self._sounds.items()}

    def set_volume(self, volume: float) -> None:
        """Set the volume, 0 (off) to 1."""
        self._volume = volume
        for sound in self._sounds.values():
            sound.set_volume(volume)

    def play(self, name: str) -> None:
        """Play one of the sounds by name."""
        sound = self._sounds.get(name)
        if sound is not None and self._volume > 0:
            sound.play()

    def perform(self, effects: Iterable[HudEffect]) -> None:
        """Play the sounds among these effects that were not played yet."""
        for effect in effects:
            if effect.number > self._heard:
                self._heard = effect.number
                if isinstance(effect, SoundPlayed):
                    self.play(effect.name)
