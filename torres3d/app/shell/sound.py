"""Sounds for what happens; silent where there is no sound device."""

from pathlib import Path

from panda3d.core import AudioManager, AudioSound, Filename

from torres3d.rules import events as e
from torres3d.rules.events import Event

OF_EVENT: dict[type, str] = {
    e.Founded: "block_place",
    e.BlockBuilt: "block_place",
    e.BlockAdded: "block_place",
    e.BlockPutUnder: "block_settle",
    e.BlockShifted: "block_settle",
    e.KnightPlaced: "knight_place",
    e.KnightAdded: "knight_place",
    e.KnightMoved: "knight_step",
    e.KingPlaced: "king",
    e.KingMoved: "king",
    e.CardsOffered: "card",
    e.CardDrawn: "card",
    e.CardKept: "card",
    e.CardPlayed: "card",
    e.MarkerMoved: "marker",
    e.CastlesScored: "score",
    e.KingBonusScored: "score",
    e.MasterScored: "score",
    e.TurnBegan: "turn",
    e.GameEnded: "victory",
}
OTHER = ("door", "undo", "refuse", "click")


class Sounds:
    """Plays the program's sounds at a volume from 0 to 1; what cannot be loaded stays silent."""

    def __init__(self, managers: list[AudioManager], folder: Path, volume: float) -> None:
        self._sounds: dict[str, AudioSound] = {}
        self._volume = volume
        for name in {*OF_EVENT.values(), *OTHER}:
            file = folder / f"{name}.ogg"
            if managers and file.exists():
                self._sounds[name] = managers[0].get_sound(Filename.from_os_specific(str(file)))
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

    def tell(self, events: tuple[Event, ...]) -> None:
        """Play what fits the most telling of these events: the first that has a sound."""
        for event in events:
            name = OF_EVENT.get(type(event))
            if name is not None:
                self.play(name)
                return
