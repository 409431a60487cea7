"""Panels of Turm Bauer with much in them: few and many blocks, long names, two colours a player."""

from collections.abc import Sequence

import yaml
from msgspec.structs import replace

from tests.hud.examples import LONG, PLAY, PLAYERS
from torres3d.base import paths
from torres3d.games.turm_bauer.hud.models.result_models import EndFigure, EndModel, ResultRow
from torres3d.games.turm_bauer.hud.models.setup_models import SetupDraft, SetupModel
from torres3d.games.turm_bauer.hud.models.standing_models import StandingColour, StandingModel, StandingRow
from torres3d.games.turm_bauer.hud.models.supply_models import DrawnShape, SupplyBlock, SupplyModel
from torres3d.games.turm_bauer.hud.models.turn_models import (
    BuildingAction,
    BuildingActionId,
    ChosenBlock,
    RingUse,
    SteadinessModel,
    TurnModel,
)
from torres3d.games.turm_bauer.kit.setup_and_options import allowed_values
from torres3d.games.turm_bauer.rules.judging.risk_figure import RiskFigure
from torres3d.games.turm_bauer.rules.lattice.reach_after_building import NextReach
from torres3d.games.turm_bauer.rules.options import Options
from torres3d.hud.kit.theme import COLOURS as ALL_COLOURS
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.setup_models import BotChoice, Draft, RuleChoice
from torres3d.hud.models.turn_models import PromptModel

_READ = yaml.safe_load((paths.config() / "games/turm_bauer" / "blocks.yaml").read_text("utf-8"))
SHAPES = {
    name: {
        block: DrawnShape(tuple((x, y, z) for x, y, z in shape["cells"]), shape["coloured"])
        for block, shape in blocks.items()
    }
    for name, blocks in _READ.items()
}
COLOURS = ("red", "blue", "green", "yellow")
BUILDING: tuple[BuildingActionId, ...] = ("let_go", "turn", "tip", "previous_way", "next_way", "undo", "hint")
WALKING: tuple[BuildingActionId, ...] = ("stay", "undo", "hint")
DISCARDING: tuple[BuildingActionId, ...] = ("discard", "undo", "hint")
WHY = "Die Würfel erlauben nur Bausteine aus zwei oder fünf Teilen."


def supply(
    sizes: Sequence[int] = (2, 5),
    gone: Sequence[str] = (),
    boxed: Sequence[str] = (),
    chosen: str = "",
    blocks: str = "house",
    colour: str = "red",
) -> SupplyModel:
    """A shelf of blocks, some of them gone."""
    emblem = COLOURS.index(colour) + 1
    made = tuple(
        SupplyBlock(
            block, shape, "boxed" if block in boxed else "built" if block in gone else "supply",
            enabled=int(block[0]) in sizes, chosen=block == chosen, name=f"Winkel aus {block[0]}",
            reason="" if int(block[0]) in sizes or not sizes else WHY,
            rule="" if int(block[0]) in sizes or not sizes else "T-4.2",
        )
        for block, shape in SHAPES[blocks].items()
    )  # fmt: skip
    return SupplyModel(PLAYERS[0], colour, emblem, made, tuple(sizes))


def standing(players: Sequence[PlayerLook] = PLAYERS, level: int = 12, tried: bool = False) -> StandingModel:
    """The standing of three or four players of one colour, or of two players of two; a block may be ``tried`` out."""
    two = len(players) == 2
    rows = []
    for seat, player in enumerate(players):
        mine = (seat, seat + 2) if two else (seat,)
        colours = tuple(
            StandingColour(
                COLOURS[each],
                each + 1,
                level + each,
                each % 3,
                12 - each,
                each * 5,
                active=each == 0,
                shown=each == 2,
                reach=NextReach(COLOURS[each], level + 1, level + each, (), each == 3) if tried else None,
            )
            for each in mine
        )
        total = sum(colour.level for colour in colours)
        rows.append(StandingRow(player, colours, total, seat == len(players) - 1))
    return StandingModel(tuple(rows))


def actions(ids: Sequence[BuildingActionId], off: Sequence[str] = ("undo",)) -> tuple[BuildingAction, ...]:
    """Buttons, some of which cannot be pressed."""
    return tuple(BuildingAction(each, each not in off, "No." if each in off else "", key="k") for each in ids)


HELD = ChosenBlock("5p", SHAPES["house"]["5p"], 3, 8, "Thron aus fünf")
FREE = (RingUse("free", enabled=True, key="r"),)
WALK_RINGS = (RingUse("pass", enabled=True), RingUse("leap", reason=WHY, rule="T-4.7"))
TURN = TurnModel(PLAYERS[0], "red", 1, 23, 48, (2, 5), "build", (2, 5), 1, 3, 2, FREE, HELD, actions(BUILDING))
EMPTY_HANDED = replace(TURN, chosen=None, actions=actions(BUILDING, ("let_go", "undo")))
DISCARD = replace(TURN, task="discard", sizes=(), chosen=None, actions=actions(DISCARDING), rings=1)
WALK = replace(TURN, task="walk", chosen=None, uses=WALK_RINGS, actions=actions(WALKING), slips=0)
WATCH = replace(TURN, task="watch", chosen=None, uses=(), actions=())
RISK = RiskFigure(0.18, 0.02, 0.12, 0.24, 20)
PANELS = {"standing": standing(), "turn": TURN, "supply": supply(chosen="5p"), "steadiness": SteadinessModel(0.7, RISK)}
GAME = HudModel(
    panels=PANELS,
    prompt=PromptModel(f"{LONG} " * 2, "Abbrechen", "cancel"),
    log=PLAY.log,
    pace=PLAY.pace,
    overlays=PLAY.overlays,
)
TWO = replace(GAME, panels={**PANELS, "standing": standing(PLAYERS[:2]), "turn": EMPTY_HANDED})
LATE = replace(
    GAME,
    panels={
        "standing": standing(PLAYERS[:3], 21),
        "turn": WALK,
        "supply": supply((), ("1c", "1n", "2a", "2b", "3i", "3l", "4l", "5p"), ("6s", "6t")),
        "steadiness": SteadinessModel(0.1),
    },
)
BOXING = replace(GAME, panels={**PANELS, "turn": DISCARD, "supply": supply((1, 2, 3, 4, 5, 6)), "steadiness": None})
WATCHING = replace(GAME, panels={**PANELS, "turn": WATCH, "supply": supply(()), "steadiness": SteadinessModel(0.02)})
RINGS = replace(GAME, panels={**PANELS, "turn": replace(WALK, uses=(*FREE, *WALK_RINGS))})
TRIED = replace(GAME, panels={**PANELS, "standing": standing(tried=True)})
TWO_TRIED = replace(TWO, panels={**TWO.panels, "standing": standing(PLAYERS[:2], tried=True)})
GAMES = {
    "tried": TRIED,
    "two tried": TWO_TRIED,
    "rings": RINGS,
    "no walk without a ring": replace(RINGS, panels={**PANELS, "turn": replace(WALK, task="walk_ring")}),
    "building": GAME,
    "two": TWO,
    "late": LATE,
    "boxing": BOXING,
    "watching": WATCHING,
}

TALL = tuple(min(turn // 2, 13) for turn in range(25))


def result(seat: int, *colours: str, felled: bool = False, winner: bool = False) -> ResultRow:
    """A player's result."""
    figures = tuple(EndFigure(colour, COLOURS.index(colour) + 1, 13 - 2 * seat - n) for n, colour in enumerate(colours))
    total = sum(figure.level for figure in figures)
    course = tuple(max(0, value - seat) for value in TALL)
    return ResultRow(
        seat, PLAYERS[seat].name, figures, total, 6 * seat, 2 - seat % 3, None if felled or seat != 1 else "Vorsichtig",
        winner, felled, course, 11, seat, "Elo 1573 ± 780 (+573)" if felled or seat == 0 else "",
    )  # fmt: skip


WON = EndModel(
    (result(0, "red", winner=True), result(1, "blue"), result(2, "green"), result(3, "yellow")),
    ("gleich hoch, aber die wenigsten Teile unbenutzt: zwei Teile",),
)
FELLED = EndModel(
    (result(0, "red", "green", winner=True), result(1, "blue", "yellow", felled=True)),
    (
        "Maximiliane-Ștefania von Großhöchstetten hat den Turm zum Einsturz gebracht",
        "beide Figuren zusammen: 25 Etagen",
    ),
)

DRAFT = SetupDraft(
    (Draft("Ana", "red", None, "green"), Draft("Otto", "blue", "careful", "yellow")), (("wobble", "windy"),)
)
RULES = tuple(
    RuleChoice(option, tuple(map(str, values)), str(getattr(Options(), option)), (LONG,) * len(values))
    for option, values in ((option, allowed_values(option)) for option in Options.__struct_fields__)
)
PLANNED = SetupModel(DRAFT, ALL_COLOURS, (BotChoice("careful", "Vorsichtig", "Baut tief."),), RULES)
