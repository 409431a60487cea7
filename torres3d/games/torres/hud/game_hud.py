"""HUD of Torres: its panels, pages, dialogs and effects."""

from torres3d.base.lazy import Lazy
from torres3d.games.torres.hud.models.card_turned import CardTurned
from torres3d.games.torres.hud.models.dialog_models import (
    CarryDialog,
    EndQuestion,
    EndTurnDialog,
    OfferDialog,
    StarterDialog,
)
from torres3d.games.torres.hud.models.end_models import EndModel
from torres3d.games.torres.hud.models.models import HandModel, ScoreModel, ScoringModel, TurnModel
from torres3d.games.torres.hud.models.puzzle_models import PuzzlesModel
from torres3d.games.torres.hud.models.replay_models import HandsModel
from torres3d.games.torres.hud.models.setup_models import SetupModel
from torres3d.games.torres.hud.models.study_models import EditorModel, StudiesModel, StudyModel
from torres3d.hud.game_hud import GameHud, PanelSpec

_HUD = "torres3d.games.torres.hud."

HUD = GameHud(
    panels=(
        PanelSpec("scoring", ScoringModel, Lazy(_HUD + "panels.scoring_panel:ScoringPanel"), "over", 0),
        PanelSpec("turn", TurnModel, Lazy(_HUD + "panels.turn_panel:TurnPanel"), "right", 41),
        PanelSpec("editor", EditorModel, Lazy(_HUD + "study.editor_panel:EditorPanel"), "editing", 42),
        PanelSpec("hand", HandModel, Lazy(_HUD + "panels.hand_panel:HandPanel"), "bottom", 43),
        PanelSpec("study", StudyModel, Lazy(_HUD + "study.study_panel:StudyPanel"), "reading", 81),
        PanelSpec("score", ScoreModel, Lazy(_HUD + "panels.score_panel:ScorePanel"), "left", 101),
    ),
    pages={
        SetupModel: Lazy(_HUD + "pages.setup_page:SetupPage"),
        EndModel: Lazy(_HUD + "pages.end_page:EndPage"),
        PuzzlesModel: Lazy(_HUD + "pages.puzzles_page:PuzzlesPage"),
        StudiesModel: Lazy(_HUD + "pages.studies_page:StudiesPage"),
    },
    dialogs={
        OfferDialog: Lazy(_HUD + "dialogs.card_offer_dialog:OfferPage"),
        EndTurnDialog: Lazy(_HUD + "dialogs.blocks_dialog:BlocksPage"),
        CarryDialog: Lazy(_HUD + "dialogs.blocks_dialog:BlocksPage"),
        StarterDialog: Lazy(_HUD + "dialogs.starter_dialog:StarterPage"),
        EndQuestion: Lazy(_HUD + "dialogs.end_turn_question:EndQuestionPage"),
    },
    replay_extras={HandsModel: Lazy(_HUD + "panels.open_hands:OpenHands")},
    effects={CardTurned: Lazy(_HUD + "panels.played_card:PlayedCard")},
    faces="games/torres/characters",
)
