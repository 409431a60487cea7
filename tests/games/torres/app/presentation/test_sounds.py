"""Which sound tells of what: a knight that goes through doors is heard at the doors."""

from tests.house.places import ROOT
from torres3d.base import paths
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.app.presentation.move_paths import way_of
from torres3d.games.torres.app.presentation.sounds import GROUPS, SOUNDS, sound_of
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules.events import KnightMoved
from torres3d.games.torres.rules.knights import walkable
from torres3d.games.torres.scene.motion.scoring_acts import COUNT
from torres3d.games.torres.scene.motion.sound_names import HEARD as OF_TORRES
from torres3d.games.turm_bauer.app.presentation.sounds import GROUPS as OF_TURM
from torres3d.games.turm_bauer.app.presentation.sounds import RISK_TONE
from torres3d.games.turm_bauer.scene.motion.sound_names import HEARD

EXAMPLES = sorted((ROOT / "tests/games/torres/examples").glob("*.torres"))


def test_a_knight_that_goes_through_doors_is_heard() -> None:
    heard = {"door": 0, "knight_step": 0}
    for file in EXAMPLES[:3]:
        _, history = load_log(TORRES, file)
        for step in history.standing_steps():
            for event in step.events:
                if isinstance(event, KnightMoved) and event.card in (None, "doors"):
                    sound = sound_of((event,), step.before, moving=False)
                    inside = len(way_of(step.before, event.source, event.at, event.card)) > 2
                    on_foot = walkable(step.before.board, event.source) >> event.at & 1
                    assert sound == ("door" if inside else "knight_step")
                    assert not (on_foot and sound == "door")
                    heard[sound] += 1
    assert all(heard.values()), heard


def test_every_sound_of_the_folder_is_played_by_something() -> None:
    told = set(SOUNDS.values()) | set(OF_TORRES) | {"undo", "click", "refuse", COUNT, RISK_TONE} | set(HEARD)
    assert {file.stem for file in (paths.assets() / "sounds").glob("*.ogg")} == told
    assert {name for groups in (GROUPS, OF_TURM) for names in groups.values() for name in names} <= told
