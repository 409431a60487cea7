"""Makes the pictures of docs/pictures again: python -m tests.games.torres.pictures.make [NAME ...]

They show the whole program on the invisible window, played by the virtual mouse; the games are beside this file.
"""

from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from tests.pictures.staging import ARRIVED, PICTURES, AnyStage, Shot, main
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules.doors import exits
from torres3d.games.torres.rules.squares import Square, squares_of
from torres3d.scene.render.quality import QUALITIES
from torres3d.scene.studio import window_image

CROP = (560, 250)
"""Left upper corner of what is shown of each quality at rest."""
REST = 30
"""Rounds that a film shows when a moment is over."""
FILMED = 2
"""Commands of a turn that the README's film shows."""


class Stage(AnyStage):
    """The program with a game of Torres on the table."""

    kit = TORRES
    games = Path(__file__).parent

    def __init__(self, shot: Shot["Stage"], folder: Path) -> None:
        super().__init__(shot, folder)
        self.table = self.driver.torres.table

    @property
    def usual_end(self) -> int:
        """The whole game."""
        return self.whole.n

    def open(self) -> None:
        """The game as it is played."""
        self.program.flow.open_game(self.file)
        self.driver.rounds(ARRIVED)

    def play(self) -> None:
        """The game, seen by the player whose turn it is."""
        self.open()
        self.driver.wait()

    def replay(self) -> None:
        """The end of the replay."""
        self.program.flow.open_replay(self.file)
        self.driver.rounds(2)
        self.driver.spot("replay:last")

    def select_knight(self) -> None:
        """The player's knight with the most doors to come out of is selected."""
        self.play()
        self.driver.square(self.knight())
        self.table.camera.preset("iso", at_once=True)

    def knight(self) -> Square:
        """The square of that knight."""
        state = self.driver.game.session.state
        assert state.actor is not None
        own = squares_of(state.knights[state.actor])
        return max(own, key=lambda square: exits(state.board.above, square).bit_count())

    def score(self) -> None:
        """The next phase is scored."""
        self.play()
        for step in self.whole.standing_steps()[self.at :]:
            self.driver.wait()
            self.driver.give(step.standing_command)
            self.driver.rounds(8)
            if self.driver.sees("scoring"):
                break
        self.driver.rounds(600)

    def begin_scoring(self) -> None:
        """The next phase begins to be scored."""
        self.play()
        playback = self.driver.game.playback
        for step in self.whole.standing_steps()[self.at :]:
            self.driver.wait()
            self.driver.give(step.standing_command)
            while not (playback.idle or playback.at_moment):
                self.driver.rounds()
            if playback.at_moment:
                return

    def win(self) -> None:
        """The winner begins to be celebrated."""
        self.begin_scoring()
        playback = self.driver.game.playback
        while not playback.celebrating:
            playback.skip()
            self.driver.rounds()

    def moment(self) -> list[Image.Image]:
        """A film of what belongs to all players, until it waits to be read or is over."""
        playback = self.driver.game.playback
        return self.film(lambda: playback.busy, REST)

    def turn(self) -> list[Image.Image]:
        """A film of the turn that follows, up to the action that takes the film's half."""
        return self.driver.film(self._act)

    def _act(self) -> None:
        for step in self.whole.standing_steps()[self.at :][:FILMED]:
            self.driver.give(step.standing_command)
            while not self.driver.game.playback.idle:
                self.driver.rounds()

    def lay(self, overlays: Sequence[str]) -> None:
        """Lay these overlays over the table: all of it is looked through, the doors are those of the knight."""
        if "xray" in overlays:
            self.table.overlays.look_through(0)
        super().lay(overlays)
        if "doors" in overlays:
            self.table.overlays.select(self.knight())

    def for_the_readme(self) -> Image.Image:
        """The picture, kept with few colours as well."""
        picture = self.picture()
        palette = picture.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=2)
        few = picture.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG)
        few.save(PICTURES / "table.png", optimize=True)
        return picture

    def in_motion(self) -> Image.Image:
        """The middle of the window at each quality, while something moves: four parts beside each other."""
        width, height = self.screen.width // 2, self.screen.height // 2
        picture = Image.new("RGB", (self.screen.width, self.screen.height))
        for number, quality in enumerate(QUALITIES):
            self.table.set_quality(quality)
            self.table.settle()
            self.table.surface.redraw()
            self.table.step(0.0)
            self.screen.draw()
            self.screen.draw()
            left, above = width // 2, height // 2 - 40
            part = window_image(self.screen.base).crop((left, above, left + width, above + height))
            picture.paste(part, (number % 2 * width, number // 2 * height))
        return picture

    def at_rest(self) -> Image.Image:
        """A castle and its shadow at rest, at each quality, twice as large: four parts beside each other."""
        width, height = self.screen.width // 4, self.screen.height // 2
        picture = Image.new("RGB", (self.screen.width, self.screen.height))
        for number, quality in enumerate(QUALITIES):
            self.table.set_quality(quality)
            whole = self.picture()
            left, above = CROP
            part = whole.crop((left, above, left + width, above + height // 2))
            part = part.resize((2 * width, height), Image.Resampling.NEAREST)
            picture.paste(part, (number % 2 * 2 * width, number // 2 * height))
        return picture


SHOTS: tuple[Shot[Stage], ...] = (
    Shot("start", at=13, act=Stage.select_knight),
    Shot("middle", at=212, take=Stage.for_the_readme),
    Shot("end", view="iso", act=Stage.replay),
    Shot("heights", "two", 100, quality="medium", overlays=("heights", "ruler")),
    Shot("levels", "three", 150, overlays=("levels", "ruler"), view="west"),
    Shot("castles", at=200, overlays=("castles", "scores")),
    Shot("xray", at=240, overlays=("xray",)),
    Shot("doors", at=180, overlays=("doors",), act=Stage.select_knight),
    Shot("scoring", "three", 195, view="south", act=Stage.score),
    Shot("scoring-film", "three", 147, quality="medium", act=Stage.begin_scoring, take=Stage.moment),
    Shot("win-film", at=270, quality="medium", act=Stage.win, take=Stage.moment),
    Shot("turn-film", at=168, aside=False, take=Stage.turn),
    Shot("hand-over", at=186, act=Stage.open),
    Shot("small", "two", 140, (1024, 640), "low", ("heights", "castles"), "top"),
    Shot("large", at=230, size=(1920, 1080), quality="ultra"),
    Shot("quality", at=230, take=Stage.in_motion),
    Shot("quality-at-rest", at=230, take=Stage.at_rest),
)

if __name__ == "__main__":
    main(SHOTS, Stage, "tests.games.torres.pictures.make", "Make the pictures of docs/pictures again.")
