"""Panels with much in them, for the tests of the HUD: four players, long names, many cards."""

from msgspec.structs import replace

from torres3d.games.torres.hud.models.log_models import EventLine, YearTurn
from torres3d.games.torres.hud.models.result_models import EndModel, ResultRow
from torres3d.games.torres.hud.models.score_models import ScoreModel, ScoreRow, ScoringColumn, ScoringModel
from torres3d.games.torres.hud.models.setup_models import EditionChoice, SetupDraft, SetupModel
from torres3d.games.torres.hud.models.turn_models import (
    ActionId,
    ActionModel,
    CardModel,
    HandModel,
    StackModel,
    TurnModel,
)
from torres3d.games.torres.rules.events import KnightAdded
from torres3d.games.torres.rules.literal_types import ACTION_CARDS
from torres3d.games.torres.scene.overlays.active_overlays import SWITCHES
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.library_models import FileRow, FilesModel, GamePlayer, GameRow, GamesModel
from torres3d.hud.models.log_models import LogModel
from torres3d.hud.models.overlay_models import OverlayModel, OverlaysModel
from torres3d.hud.models.page_models import MenuModel
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.recap_and_pace_models import PaceModel
from torres3d.hud.models.replay_models import CurveMistake, CurveModel, ReplayModel
from torres3d.hud.models.setup_models import BotChoice, Draft, RuleChoice
from torres3d.hud.models.turn_models import PromptModel, ThinkingModel

LONG = "Maximiliane-Ștefania von Großhöchstetten"
assert len(LONG) == 40
PLAYERS = tuple(PlayerLook(seat, LONG, colour) for seat, colour in enumerate(("red", "blue", "green", "yellow")))
ACTIONS: tuple[ActionId, ...] = (
    "build", "add_knight", "buy", "score", "undo", "redo", "reset_turn", "hint", "end_turn",
)  # fmt: skip

SCORE = ScoreModel(tuple(ScoreRow(player, 234, 2, 12, 6, 127, king=True, active=True) for player in PLAYERS))
TURN = TurnModel(
    PLAYERS[0], 2, 3, 4, 3, 7,
    (StackModel(0, 3), StackModel(1, 2, used=True), StackModel(2, 3, enabled=False, reason="No."), StackModel(3, 1)),
    2, tuple(ActionModel(action, enabled=action != "redo", cost=1) for action in ACTIONS), 24,
)  # fmt: skip
HAND = HandModel(PLAYERS[0], tuple(CardModel(card, playable=True) for card in (*ACTION_CARDS, "six", "leap")), "row", 2)


def log_turns(count: int, lines: int = 10) -> tuple[YearTurn, ...]:
    """So many turns of the log, each of so many lines."""
    return tuple(
        YearTurn(
            turn % 4,
            turn * lines,
            tuple(EventLine.of(turn * lines + line, KnightAdded(turn % 4, line % 64, 2)) for line in range(lines)),
            (turn, 0, 12, 3),
            kind="turn",
            phase=1 + turn // 16,
            round=1 + turn // 4 % 4,
            lost_ap=turn % 3,
            lost_blocks=turn % 2,
        )
        for turn in range(count)
    )


PLAY = HudModel(
    panels={"score": SCORE, "turn": TURN, "hand": HAND},
    prompt=PromptModel(f"{LONG} " * 4, "Leave the king", "leave"),
    log=LogModel(log_turns(3, 2), PLAYERS, recap=True),
    pace=PaceModel(1.0),
    overlays=OverlaysModel(tuple(OverlayModel(each.id, each.id == "xray", "x") for each in SWITCHES), 2, 4),
)
THINK = replace(PLAY, prompt=None, thinking=ThinkingModel(PLAYERS[1], 0.5))
KEYS = (("analyse", "shift-a"), ("mistake_back", "shift-p"), ("mistake_forward", "shift-n"), ("better", "h"))
TURNS, MISTAKES = range(30), (CurveMistake(n * 70, n % 2, LONG, "− 12", LONG) for n in range(4))
LINES = ((player.colour, tuple(float(n * n % 7 + player.seat) for n in TURNS)) for player in PLAYERS)
ENDS = tuple(10 * n for n in TURNS)
CURVE = CurveModel("done", 100, "", tuple(LINES), ENDS, tuple(MISTAKES), True, True, KEYS)
"""The curve of a game with thirty turns and four mistakes."""
REPLAY = HudModel(
    panels={"score": SCORE}, log=PLAY.log, overlays=PLAY.overlays, replay=ReplayModel(12, 290, False, 1.0)
)
SCORING = HudModel(
    panels={"score": SCORE, "scoring": ScoringModel(1, tuple(ScoringColumn(player) for player in PLAYERS), done=True)}
)
DRAFT = SetupDraft((Draft("Ana", "red"), Draft("Otto", "blue", "easy")), "romanian", "basic")
SETUP = SetupModel(
    DRAFT,
    ("red", "blue", "green", "yellow"),
    (BotChoice("easy", "Easy", "Gentle."), BotChoice("hard", "Hard", "Not gentle.")),
    editions=(EditionChoice("romanian", "Romanian edition"), EditionChoice("rio-grande-1999", "Rio Grande 1999")),
    modes=("basic", "variant", "master"),
    rules=(RuleChoice("king_move", ("other_castle", "any_castle"), "other_castle"),),
    usual_stacks=((3, 3), (3,), (3,)),
    usual_foundations=("d8", "c6", "f6", "h5", "a4", "c3", "f3", "e1"),
)
SEATED = tuple(GamePlayer(LONG, colour, 234, winner=True, bot=True) for colour in ("red", "blue", "green", "yellow"))
ROWS = tuple(
    GameRow(f"g{n}", LONG * 3, "31 January 2026, 22:15", "Romanian", "year 1", SEATED, named=n % 2 == 0)
    for n in range(20)
)
GAMES = GamesModel(ROWS[:16], count=20, total=20, chosen=ROWS[0], folder="/home/somebody" * 9, deleted=3, undo=LONG * 4)
FILES = FilesModel(
    LONG, "/home/somebody" * 9, tuple(FileRow(LONG * 2, "game", "3 KB") for _ in range(32)), count=50,
    places=tuple((f"/{n}", LONG) for n in range(12)), saving=True, name=LONG,
)  # fmt: skip
END = EndModel((ResultRow(LONG, "red", None, ((20, 5, 0),) * 3, 4, 79, winner=True),), master=True)
MENU = MenuModel(resume=LONG * 2)


def with_name(name: str) -> SetupModel:
    """The set-up with another name for the first player."""
    first, *rest = DRAFT.players
    return replace(SETUP, draft=replace(DRAFT, players=(replace(first, name=name), *rest)))


def with_panels(model: HudModel, **panels: object) -> HudModel:
    """The model with other panels of the game."""
    return replace(model, panels={**model.panels, **panels})
