"""What the screens of Turm Bauer share: its table, made when it is first needed, who thinks and who judges."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from torres3d.games.torres.app.play.services import TorresServices
from torres3d.games.turm_bauer.app.play.game_session import AskedJudge, Mind

if TYPE_CHECKING:
    from torres3d.games.turm_bauer.scene.table import Table


class GameServices:
    """The parts of Turm Bauer beside the program's ``services``. ``make_table``, ``make_mind`` and ``make_judge`` make
    the others, each when somebody first asks for it: nobody who plays Torres waits for them."""

    def __init__(
        self,
        services: TorresServices,
        make_table: "Callable[[], Table]",
        make_mind: Callable[[], Mind],
        make_judge: Callable[[], AskedJudge],
        levels: tuple[str, ...],
    ) -> None:
        self.services = services
        self.levels = levels
        self._make_table = make_table
        self._make_mind = make_mind
        self._make_judge = make_judge

    @cached_property
    def table(self) -> "Table":
        """The table of Turm Bauer."""
        table = self._make_table()
        table.heard = self.services.effects.sound
        return table

    @cached_property
    def mind(self) -> Mind:
        """Who thinks for the bots."""
        return self._make_mind()

    @cached_property
    def judge(self) -> AskedJudge:
        """Who says what falls."""
        return self._make_judge()

    def level(self, wanted: str) -> str:
        """The bot level ``wanted``, or the strongest one where a person's own bots have none of that id."""
        return wanted if wanted in self.levels else self.levels[-1]

    def close(self) -> None:
        """End what was begun; the program gives the table back."""
        if "mind" in self.__dict__:
            self.mind.close()
        if "judge" in self.__dict__:
            self.judge.close()
