"""Sounds of the program; silent without a sound device."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from panda3d.core import AudioManager, AudioSound, Filename

from torres3d.hud.kit.toast_and_sound_effects import HudEffect, SoundPlayed

INTERFACE = "interface"
"""Group of all other sounds: those of buttons."""


class Sounds:
    """Player of a folder's sounds at volumes from 0 to 1; a sound that cannot be loaded stays silent.

    ``groups`` name the sounds of each game that have a volume of their own; the others belong to the interface.
    """

    def __init__(
        self, managers: list[AudioManager], folder: Path, groups: Iterable[Mapping[str, Sequence[str]]]
    ) -> None:
        self._sounds: dict[str, AudioSound] = {}
        self._groups = {name: group for each in groups for group, names in each.items() for name in names}
        self._heard = 0
        for file in sorted(folder.glob("*.ogg")) if managers else ():
            self._sounds[file.stem] = managers[0].get_sound(Filename.from_os_specific(str(file)))
        self.set_volumes(1.0, {})

    def set_volumes(self, volume: float, shares: Mapping[str, float]) -> None:
        """Set the volume of all sounds, 0 (off) to 1, and the shares of some groups."""
        self._volume, self._shares = volume, dict(shares)
        for name, sound in self._sounds.items():
            sound.set_volume(self.volume_of(name))

    def volume_of(self, name: str) -> float:
        """The volume of a sound, 0 to 1."""
        return self._volume * self._shares.get(self._groups.get(name, INTERFACE), 1.0)

    def play(self, name: str, pitch: float = 1.0) -> None:
        """Play a sound, ``pitch`` times as high."""
        sound = self._sounds.get(name)
        if sound is not None and self.volume_of(name) > 0:
            sound.set_play_rate(pitch)
            sound.play()

    def perform(self, effects: Iterable[HudEffect]) -> None:
        """Play the sounds among these effects that are new."""
        for effect in effects:
            if effect.number > self._heard:
                self._heard = effect.number
                if isinstance(effect, SoundPlayed):
                    self.play(effect.name)
