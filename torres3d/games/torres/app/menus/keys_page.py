"""Keys and costs in words: the rows of the page of keys and of the list on the help key."""

from collections.abc import Iterable, Iterator, Mapping
from typing import get_args

from msgspec.structs import replace

from torres3d.app.menus.game_choice import ICONS
from torres3d.games.torres.app.play.key_actions import ACTIONS, BUILDING, TORRES_ONLY, TURM_ONLY
from torres3d.games.torres.hud.models.models import ActionId
from torres3d.games.torres.rules.building import BUILD_COST
from torres3d.games.torres.rules.buying import BUY_COST
from torres3d.games.torres.rules.decide import SCORE_COST
from torres3d.games.torres.rules.kinds import TURN_AP
from torres3d.games.torres.rules.knights import ADD_COST, STEP_COST
from torres3d.games.torres.rules.options import Options
from torres3d.hud.models.keys_models import CostRow, HelpModel, KeyGroup, KeyRow
from torres3d.i18n.names import key_name
from torres3d.i18n.texts import Translate

GROUPS: dict[str, tuple[str, ...]] = {
    "turn": (
        "end_turn",
        "undo",
        "redo",
        "reset_turn",
        "stack_1",
        "stack_2",
        "stack_3",
        "stack_4",
        "add_knight",
        "buy",
        "score",
        "hint",
    ),
    "board": (
        "cursor_up",
        "cursor_down",
        "cursor_left",
        "cursor_right",
        "next_target",
        "previous_target",
        "cancel",
        "skip",
    ),
    "building": BUILDING,
    "following": (
        "log",
        "recap",
        "recap_back",
        "recap_next",
        "slower",
        "faster",
        "instant",
        "pause",
        "play_on",
        "open_hands",
        "study",
    ),
    "view": (
        "turn_left",
        "turn_right",
        "tilt_up",
        "tilt_down",
        "zoom_in",
        "zoom_out",
    ),
    "overlays": (),
    "program": ("help", "rules", "screenshot", "fullscreen"),
}
"""Which actions stand together; views and overlays are found by their names, and what is nowhere belongs to the
program."""
NAMED = {"view": "view", "overlay": "overlays"}
EVERYWHERE = (("tab", "does-tab"), ("shift-tab", "does-shift-tab"), ("enter", "does-enter"))
"""Keys that always mean the same."""
FREE = 0


def groups(keys: Mapping[str, str], usual: Mapping[str, str], say: Translate) -> tuple[KeyGroup, ...]:
    """All actions with their keys."""
    told = {action for actions in GROUPS.values() for action in actions}
    others = [action for action in usual if action not in told]
    found = dict(GROUPS)
    for action in others:
        group = NAMED.get(action.partition("_")[0], "program")
        found[group] = (*found[group], action)
    return tuple(
        KeyGroup(group, say(f"keys-group-{group}"), tuple(_row(action, keys, usual, say) for action in actions))
        for group, actions in found.items()
    )


def _row(action: str, keys: Mapping[str, str], usual: Mapping[str, str], say: Translate) -> KeyRow:
    key, game = keys.get(action, ""), ACTIONS.game_of(action)
    only = (ICONS[game], say("keys-only", game=say(f"game-{game}"))) if game else None
    shown = key_name(key, say) if key else ""
    return KeyRow(action, action_label(action, say), key, shown, key != usual.get(action), only)


def action_label(action: str, say: Translate) -> str:
    """What an action of the keys' files does, in words."""
    kind, _, name = action.partition("_")
    if action in get_args(ActionId):
        return say(f"action-{action}")
    if kind == "stack":
        return say("does-stack", number=name)
    if kind == "overlay":
        return say(f"overlay-{name}")
    if kind == "view":
        return say(f"view-{name}")
    return say(f"does-{action}")


def costs(options: Options | None, say: Translate) -> tuple[CostRow, ...]:
    """What each thing costs, in the game of these options or in any."""
    rows = [
        ("cost-turn", TURN_AP),
        ("cost-step", STEP_COST),
        ("cost-build", BUILD_COST),
        ("cost-add", ADD_COST),
        ("cost-score", SCORE_COST),
        ("cost-play", FREE),
    ]
    if options is None or options.deck != "hand":
        rows.insert(4, ("cost-buy", BUY_COST))
    return tuple(CostRow(say(label), say("ap-cost", ap=ap)) for label, ap in rows)


def help_model(
    keys: Mapping[str, str],
    usual: Mapping[str, str],
    options: Options | None,
    say: Translate,
    more: tuple[tuple[str, str], ...],
    turm: bool = False,
) -> HelpModel:
    """The list on the help key, that of Torres, or that of Turm Bauer, where nothing has a cost. ``more`` are further
    buttons, ids and labels."""
    fixed = tuple(KeyRow(key, say(label), key, key_name(key, say)) for key, label in EVERYWHERE)
    everywhere = KeyGroup("everywhere", say("keys-group-everywhere"), fixed)
    shown = (everywhere, *_without(groups(keys, usual, say), TORRES_ONLY if turm else TURM_ONLY))
    if turm:
        return HelpModel(shown, (), "", keys.get("help", ""), more)
    about = say(f"mode-{options.mode}") if options is not None else ""
    return HelpModel(shown, costs(options, say), about, keys.get("help", ""), more)


def _without(shown: Iterable[KeyGroup], actions: frozenset[str]) -> Iterator[KeyGroup]:
    """The groups without some actions, and without a group of which nothing is left."""
    for group in shown:
        rows = tuple(row for row in group.rows if row.action not in actions)
        if rows:
            yield replace(group, rows=rows)
