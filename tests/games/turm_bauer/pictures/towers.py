"""Makes the pictures of Turm Bauer in docs/pictures again: python -m tests.games.turm_bauer.pictures.towers [NAME ...]

They show the whole program on the invisible window, played by the virtual mouse; the games are beside this file.
"""

from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageOps

from tests.games.turm_bauer.app.builders import Builder
from tests.pictures.staging import ARRIVED, AnyStage, Shot, main
from torres3d.engine.logged_game import Game
from torres3d.games.turm_bauer.kit.engine_adapter import TURM
from torres3d.games.turm_bauer.rules.cell_and_column_names import level_of
from torres3d.games.turm_bauer.rules.commands import Build
from torres3d.games.turm_bauer.rules.judging.statics import StaticsJudge
from torres3d.games.turm_bauer.rules.lattice.walking import reachable

FALLING = 230
"""Sixtieths of a second after a block was lifted that brings the tower down."""
FALLEN = 114
"""Rounds of a collapse and its ruins in the README's film."""


class TowerStage(AnyStage):
    """The program with a game of Turm Bauer on the table."""

    kit = TURM
    games = Path(__file__).parent

    def __init__(self, shot: Shot["TowerStage"], folder: Path) -> None:
        super().__init__(shot, folder)
        self.builder = Builder(self.driver)
        self.table = self.builder.parts.table

    def play(self) -> None:
        """The game, seen by the player whose turn it is."""
        self.builder.show(Game.open(TURM, self.file), StaticsJudge())
        self.builder.wait()
        # What others did lies over the tower until it has been seen.
        self.builder.top.log_and_recap.note_action()
        self.driver.rounds(ARRIVED)

    def replay(self) -> None:
        """The end of the replay."""
        self.program.flow.open_replay(self.file)
        self.driver.rounds(2)
        self.driver.spot("replay:last")

    def hold(self) -> None:
        """The block that was built next hangs over its place."""
        self.play()
        given = self.whole.standing_steps()[self.at].standing_command
        assert isinstance(given, Build)
        self.builder.take(given.block)
        self.builder.put(given.cells)
        self.driver.rounds(ARRIVED)

    def walk(self) -> None:
        """The figure may walk; the way to the highest field is shown."""
        self.play()
        state = self.builder.state
        acting = state.acting
        assert acting is not None
        best = max(reachable(state, acting.colour), key=level_of)
        seen = self.table.pixel_of(best)
        assert seen is not None
        self.driver.move(round(seen[0]), round(seen[1]))
        self.driver.rounds(ARRIVED)

    def fall(self) -> None:
        """The tower comes down."""
        self.replay()
        step = self.whole.standing_steps()[-1]
        self.table.show(step.before)
        self.driver.rounds(ARRIVED)
        self.table.play(step.before, step.happened)
        for _ in range(FALLING):
            self.table.step(1 / 60)
        self.screen.draw()

    def collapse(self) -> list[Image.Image]:
        """A film of the last command, which brings the tower down, and of the ruins."""
        self.replay()
        self.driver.spot("replay:back")
        self.driver.rounds(ARRIVED)
        self.driver.move(2, self.screen.height - 2)
        return self.driver.film(self._last_command)

    def _last_command(self) -> None:
        self.driver.spot("replay:play")
        self.driver.rounds(FALLEN)

    def lay(self, overlays: Sequence[str]) -> None:
        """Lay these overlays over the table; without any it stays as it is."""
        if overlays:
            super().lay(overlays)

    def eyes(self) -> Image.Image:
        """The picture as it is, and in grey below."""
        picture = self.picture()
        grey = ImageOps.grayscale(picture).convert("RGB")
        half = picture.height // 2
        both = Image.new("RGB", (picture.width, 2 * half))
        seen = (0, half // 5, picture.width, half // 5 + half)
        both.paste(picture.crop(seen))
        both.paste(grey.crop(seen), (0, half))
        return both


SHOTS: tuple[Shot[TowerStage], ...] = (
    Shot("turm-start"),
    Shot("turm-place", at=24, act=TowerStage.hold, aside=False),
    Shot("turm-walk", at=51, act=TowerStage.walk, aside=False),
    Shot("turm-middle", at=44),
    Shot("turm-levels", "three", 46, overlays=("levels",), view="iso"),
    Shot("turm-stairs", at=54, overlays=("stairs",)),
    Shot("turm-load", "three", 52, overlays=("load",), view="south"),
    Shot("turm-xray", at=80, overlays=("xray",)),
    Shot("turm-fall", "two", act=TowerStage.fall, take=TowerStage.as_it_is),
    Shot("collapse-film", "two", take=TowerStage.collapse),
    Shot("turm-end", "three", 72, view="iso", act=TowerStage.replay),
    Shot("turm-small", "two", 60, (1024, 640), "low", ("levels",), "top"),
    Shot("turm-large", at=38, size=(1920, 1080), quality="ultra"),
    Shot("turm-eyes", at=58, take=TowerStage.eyes),
)

if __name__ == "__main__":
    main(
        SHOTS,
        TowerStage,
        "tests.games.turm_bauer.pictures.towers",
        "Make the pictures of Turm Bauer in docs/pictures again.",
    )
