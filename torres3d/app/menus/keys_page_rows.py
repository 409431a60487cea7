"""Rows of the page of keys and of the list on the help key."""

from collections.abc import Mapping

from msgspec.structs import replace

from torres3d.app.menus.game_app import AppGame, Games
from torres3d.app.window.key_config import GROUPS
from torres3d.hud.models.keys_models import CostRow, HelpModel, KeyGroup, KeyRow
from torres3d.i18n.default_names import key_name
from torres3d.i18n.texts import Translate

NAMED = {"view": "view", "overlay": "overlays"}
"""Groups of actions by the first words of their names; ungrouped ones belong to the program."""
EVERYWHERE = (("tab", "does-tab"), ("shift-tab", "does-shift-tab"), ("enter", "does-enter"))
"""Keys with a fixed meaning."""


def grouped(games: Games) -> dict[str, tuple[str, ...]]:
    """The groups of actions: those of all games in their order, and the program's."""
    found: dict[str, tuple[str, ...]] = {}
    for groups in (*(game.app().key_groups for game in games), GROUPS):
        order = list(found)
        place = 0
        for group, actions in groups.items():
            if group in order:
                place = order.index(group) + 1
            else:
                order.insert(place, group)
                place += 1
            found[group] = tuple(dict.fromkeys((*found.get(group, ()), *actions)))
        found = {group: found[group] for group in order}
    return found


def groups(keys: Mapping[str, str], usual: Mapping[str, str], games: Games, say: Translate) -> tuple[KeyGroup, ...]:
    """All actions with their keys."""
    found = grouped(games)
    told = {action for actions in found.values() for action in actions}
    for action in usual:
        if action not in told:
            group = NAMED.get(action.partition("_")[0], "program")
            found[group] = (*found.get(group, ()), action)
    return tuple(
        KeyGroup(group, say(f"keys-group-{group}"), tuple(_row(action, keys, usual, games, say) for action in actions))
        for group, actions in found.items()
    )


def _row(action: str, keys: Mapping[str, str], usual: Mapping[str, str], games: Games, say: Translate) -> KeyRow:
    key, only = keys.get(action, ""), games.actions.only_game(action)
    sign = None
    if only:
        game = games.game_of(only)
        sign = game.app().icon, say("keys-only", game=game.words().name(say))
    shown = key_name(key, say) if key else ""
    return KeyRow(action, action_label(action, games, say), key, shown, key != usual.get(action), sign)


def action_label(action: str, games: Games, say: Translate) -> str:
    """The description of an action in the files of keys."""
    for game in games:
        if label := game.app().action_label(action, say):
            return label
    kind, _, name = action.partition("_")
    return say(f"{kind}-{name}") if kind in NAMED else say(f"does-{action}")


def help_model(
    shown: tuple[KeyGroup, ...],
    game: AppGame,
    games: Games,
    notes: tuple[str, tuple[CostRow, ...]],
    closing: str,
    more: tuple[tuple[str, str], ...],
    say: Translate,
) -> HelpModel:
    """The list on the help key: the keys in a game, and its ``notes`` beside them.

    ``closing`` is the help key, ``more`` are further buttons, ids and labels.
    """
    fixed = tuple(KeyRow(key, say(label), key, key_name(key, say)) for key, label in EVERYWHERE)
    known, actions = [KeyGroup("everywhere", say("keys-group-everywhere"), fixed)], games.actions
    for group in shown:
        rows = tuple(row for row in group.rows if game.id in actions.games_of(row.action))
        if rows:
            known.append(replace(group, rows=rows))
    about, costs = notes
    return HelpModel(tuple(known), costs, about, closing, more)
