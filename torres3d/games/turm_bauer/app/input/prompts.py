"""The prompt of Turm Bauer: what to do now, in one line."""

from collections.abc import Sequence

import msgspec

from torres3d.app.session.player_looks import names_of
from torres3d.games.turm_bauer.app.input import click_to_command as clicks
from torres3d.games.turm_bauer.rules.cell_and_column_names import Cells, Place
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.words.event_sentences import choice_in_words, refusal
from torres3d.games.turm_bauer.words.names import actor_name, block_name, ring_name
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.turn_models import PromptModel
from torres3d.i18n.player_level_and_key_names import key_name
from torres3d.i18n.texts import Translate

ICONS = (
    ("ring_free", "cube"),
    ("ring_pass", "walk_over"),
    ("ring_leap", "leap"),
    ("discard", "box"),
    ("stay", "check"),
)
"""The icons of answers, as on the panel of the turn."""


class ByKeys(msgspec.Struct, frozen=True):
    """State of play by keys: the keys for the next place, the next way to lie and the one before it, and the field
    chosen last. ``on_enter`` is what Enter presses on a panel, None while it chooses on the table."""

    next: str
    way: str = ""
    back: str = ""
    goal: Place | None = None
    on_enter: str | None = None


def prompt_text(
    state: State,
    players: Sequence[PlayerLook],
    say: Translate,
    choices: clicks.LegalChoices,
    selection: clicks.Selection,
    ghost: tuple[Cells, bool] | None = None,
    held: bool = False,
    keys: ByKeys | None = None,
) -> PromptModel | None:
    """The prompt; without ``choices`` it says which bot is playing, and nothing of a person. ``ghost`` are the cells
    the block in the hand would fill, and whether it may; ``held`` while it hangs from the hand. ``keys`` while keys
    are used: then it names them."""
    acting = state.acting
    if acting is None:
        return PromptModel(say("prompt-over"))
    names = names_of(players)
    name = actor_name(names, acting.seat, acting.colour, say)
    if not choices:
        return None if players[acting.seat].bot is None else PromptModel(say("prompt-waiting", name=name), waiting=True)
    if state.stage == "move":
        return _walk_prompt(state, choices, selection, name, say, keys)
    block = selection.block
    if block is None:
        sizes = clicks.sizes_allowed(choices)
        dice = {"one": _die(state, 0), "two": _die(state, 1), "size": min(sizes, default=0)}
        return PromptModel(say(_begin(state, choices, selection, len(sizes)), name=name, **dice))
    called = block_name(state.options.blocks, block, say)
    back = say("prompt-cancel")
    box = (("discard", say("turm-answer-discard")),) if block in choices.discards else ()
    if clicks.waits_for_ring(choices, selection):
        more = (("ring_free", say("turm-answer-ring")), *box)
        return PromptModel(say("turm-prompt-ring", block=called), back, "cancel", more, icons=ICONS)
    if box and not clicks.places_for(choices, selection):
        return PromptModel(say("turm-prompt-discard", block=called), back, "cancel", box, icons=ICONS)
    return PromptModel(_with_ghost(state, choices, selection, ghost, held, keys, say), back, "cancel")


def _with_ghost(
    state: State,
    choices: clicks.LegalChoices,
    selection: clicks.Selection,
    ghost: tuple[Cells, bool] | None,
    held: bool,
    keys: ByKeys | None,
    say: Translate,
) -> str:
    """The text for the block in the hand, wherever its ghost is."""
    if held and keys is not None:
        turns = {"left": key_name(keys.back, say), "right": key_name(keys.way, say)}
        return say("turm-prompt-held-keys", key=key_name("enter", say), **turns)
    if held:
        return say("turm-prompt-held")
    if ghost is None:
        called = block_name(state.options.blocks, selection.block or "", say)
        if keys is not None and keys.on_enter is None:
            return say("turm-prompt-lead", block=called, key=key_name(keys.next, say), way=key_name(keys.way, say))
        return say("turm-prompt-place", block=called)
    cells, fits = ghost
    placement = clicks.placement_of(choices, selection, cells)
    assert placement is not None
    if fits:
        what = choice_in_words(placement, state.options.blocks, say)
        if keys is not None and (keys.on_enter or state.options.hand != "mouse"):
            return _entered(what, keys, say)
        if keys is not None and keys.on_enter is None:
            return say("turm-prompt-hold-key", key=key_name("enter", say), what=what)
        return say("turm-prompt-hold" if state.options.hand == "mouse" else "turm-prompt-click", what=what)
    error = clicks.why_not(state, placement)
    return say("turm-advise-no-place") if error is None else refusal(error, say, state.options.blocks)


def _begin(state: State, choices: clicks.LegalChoices, selection: clicks.Selection, sizes: int) -> str:
    if selection.ring == "free":
        return "turm-prompt-giving"
    if choices.discards:
        return "turm-prompt-must-discard"
    if state.slips:
        return "turm-prompt-again"
    dice = state.dice or (0, 0)
    if dice[0] == dice[1]:
        return "turm-prompt-doubles"
    return "turm-prompt-build-one" if sizes == 1 else "turm-prompt-build"


def _die(state: State, number: int) -> int:
    return 0 if state.dice is None else state.dice[number]


def _entered(what: str, keys: ByKeys, say: Translate) -> str:
    """What Enter does: ``what`` on the table, or it presses what is chosen on a panel."""
    key = key_name("enter", say)
    if keys.on_enter:
        return say("turm-prompt-at-button", key=key, what=keys.on_enter)
    return say("turm-prompt-enter" if keys.on_enter is None else "turm-prompt-click", key=key, what=what)


def _walk_prompt(
    state: State,
    choices: clicks.LegalChoices,
    selection: clicks.Selection,
    name: str,
    say: Translate,
    keys: ByKeys | None,
) -> PromptModel:
    stay = say("turm-answer-stay")
    more = tuple(
        (f"ring_{ring}", say("turm-answer-walk-ring", ring=ring_name(ring, say)))
        for ring in choices.walks
        if ring is not None
    )
    used = () if selection.ring is None else (f"ring_{selection.ring}",)
    walk = None if keys is None or keys.goal is None else clicks.walks_for(choices, selection).get(keys.goal)
    if keys is not None and walk is not None:
        text = _entered(choice_in_words(walk, state.options.blocks, say), keys, say)
    elif selection.ring is not None:
        text = say("turm-prompt-walk-ring", name=name, ring=ring_name(selection.ring, say))
    else:
        text = say("turm-prompt-walk-none" if choices.only_ring_walks else "turm-prompt-walk", name=name)
    return PromptModel(text, stay, "stay", more, icons=ICONS, chosen=used, steady=bool(more))
