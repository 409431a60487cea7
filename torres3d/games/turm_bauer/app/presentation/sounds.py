"""Sounds of the events of Turm Bauer. What moves on the table makes its own sounds."""

from collections.abc import Iterable

from torres3d.games.turm_bauer.rules import events as e
from torres3d.games.turm_bauer.rules.events import Event
from torres3d.games.turm_bauer.scene.motion.sound_names import HEARD

EVENT_SOUNDS: dict[type, str] = {e.GameEnded: "victory"}
"""Sounds of events that nothing on the table makes."""
UNANIMATED_SOUNDS: dict[type, str] = {
    e.BlockBuilt: "block_wood",
    e.BlockSlipped: "tumble",
    e.BlockBoxed: "wood_knock",
    e.TowerCollapsed: "tumble",
    e.FigureMoved: "figure_tap",
    e.RingUsed: "ring",
    e.TurnBegan: "dice",
}
"""Events that sound alike without motion."""
RISK_TONE = "risk_tone"
"""The tone of the risk while a block is held."""
GROUPS: dict[str, tuple[str, ...]] = {"pieces": HEARD, "speech": (RISK_TONE,)}
"""Sounds with a volume of their own, by the setting it is."""


def sound_of_events(events: Iterable[Event], moving: bool) -> str | None:
    """The sound of what happened together: that of the last event that has one; ``moving`` where the table is heard
    by itself."""
    known = EVENT_SOUNDS if moving else {**UNANIMATED_SOUNDS, **EVENT_SOUNDS}
    found = [known[type(event)] for event in events if type(event) in known]
    return found[-1] if found else None
