"""HUD of Torres: its panels, pages, dialogs and effects."""

from torres3d.base.lazy import Lazy
from torres3d.games.torres.hud.models.dialog_models import (
    CarryDialog,
    EndQuestion,
    EndTurnDialog,
    OfferDialog,
    StarterDialog,
)
from torres3d.games.torres.hud.models.editor_models import EditorModel
from torres3d.games.torres.hud.models.mistake_models import MistakesModel
from torres3d.games.torres.hud.models.open_hand_models import HandsModel
from torres3d.games.torres.hud.models.result_models import EndModel
from torres3d.games.torres.hud.models.score_models import ScoreModel, ScoringModel
from torres3d.games.torres.hud.models.setup_models import SetupModel
from torres3d.games.torres.hud.models.turn_models import CardTurned, HandModel, TurnModel
from torres3d.hud.hud_declaration import GameHud, PanelSpec
from torres3d.hud.models.puzzle_history_models import HistoryModel
from torres3d.hud.models.puzzle_list_models import PuzzlesModel
from torres3d.hud.models.study_models import StudiesModel, StudyModel

HUD = GameHud(
    panels=(
        PanelSpec(
            "scoring", ScoringModel, Lazy("torres3d.games.torres.hud.panels.scoring_panel:ScoringPanel"), "over", 0
        ),
        PanelSpec("turn", TurnModel, Lazy("torres3d.games.torres.hud.panels.turn_panel:TurnPanel"), "right", 41),
        PanelSpec(
            "editor", EditorModel, Lazy("torres3d.games.torres.hud.study.editor_panel:EditorPanel"), "editing", 42
        ),
        PanelSpec("hand", HandModel, Lazy("torres3d.games.torres.hud.panels.hand_panel:HandPanel"), "bottom", 43),
        PanelSpec("study", StudyModel, Lazy("torres3d.games.torres.hud.study.study_panel:StudyPanel"), "reading", 81),
        PanelSpec("score", ScoreModel, Lazy("torres3d.games.torres.hud.panels.score_panel:ScorePanel"), "left", 101),
    ),
    pages={
        SetupModel: Lazy("torres3d.games.torres.hud.pages.setup_page:SetupPage"),
        EndModel: Lazy("torres3d.games.torres.hud.pages.result_page:EndPage"),
        PuzzlesModel: Lazy("torres3d.hud.pages.puzzles.puzzles_page:PuzzlesPage"),
        MistakesModel: Lazy("torres3d.games.torres.hud.pages.mistakes_page:MistakesPage"),
        HistoryModel: Lazy("torres3d.hud.pages.puzzles.puzzle_history_page:PuzzleHistoryPage"),
        StudiesModel: Lazy("torres3d.hud.pages.library.studies_page:StudiesPage"),
    },
    dialogs={
        OfferDialog: Lazy("torres3d.games.torres.hud.dialogs.card_offer_dialog:OfferPage"),
        EndTurnDialog: Lazy("torres3d.games.torres.hud.dialogs.leftover_blocks_dialog:BlocksPage"),
        CarryDialog: Lazy("torres3d.games.torres.hud.dialogs.leftover_blocks_dialog:BlocksPage"),
        StarterDialog: Lazy("torres3d.games.torres.hud.dialogs.next_phase_starter_dialog:StarterPage"),
        EndQuestion: Lazy("torres3d.games.torres.hud.dialogs.end_turn_question:EndQuestionPage"),
    },
    replay_extras={HandsModel: Lazy("torres3d.games.torres.hud.panels.open_hands:OpenHands")},
    effects={CardTurned: Lazy("torres3d.games.torres.hud.panels.played_card:PlayedCard")},
    faces="games/torres/characters",
)
