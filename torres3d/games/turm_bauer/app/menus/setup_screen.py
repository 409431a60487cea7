"""The set-up screen of Turm Bauer: a draft, its problems, and the set-up it becomes."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from torres3d.app.menus.setup import setup_screen as base
from torres3d.app.session.player_looks import bot_name
from torres3d.base.faults import FileFault
from torres3d.base.plain_values import ListIndex
from torres3d.base.read_document import read_source
from torres3d.engine.player_names_and_colours import USUAL_COLOURS
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.games.turm_bauer.hud.models.setup_models import SetupDraft, SetupModel
from torres3d.games.turm_bauer.kit import setup_and_options as setups
from torres3d.games.turm_bauer.rules.options import Options
from torres3d.games.turm_bauer.words.rulebook_sections import option_picture, option_told
from torres3d.hud.kit.theme import COLOURS
from torres3d.hud.models.setup_models import Draft, RuleChoice
from torres3d.i18n.player_level_and_key_names import player_name
from torres3d.i18n.texts import Translate, guide


def first_draft(say: Translate, levels: Sequence[str]) -> SetupDraft:
    """Three players, two of them gentle bots: one colour each, and a tower that grows at a good pace."""
    gentle = levels[:2]
    bots = tuple(
        Draft(bot_name(level, say, BOTS), colour, level)
        for level, colour in zip(gentle, USUAL_COLOURS[1:], strict=False)
    )
    return SetupDraft((Draft(player_name(1, say), USUAL_COLOURS[0]), *bots))


def coloured_draft(draft: SetupDraft) -> SetupDraft:
    """The draft with as many colours a player as there have to be: free ones are given, those too many go."""
    wanted = setups.colours_each(len(draft.players))
    taken = [row.colour for row in draft.players] + [row.second for row in draft.players if row.second]
    free = [colour for colour in COLOURS if colour not in taken]
    rows = []
    for row in draft.players:
        if wanted == 1:
            rows.append(replace(row, second=""))
        else:
            rows.append(replace(row, second=row.second or free.pop(0)))
    return replace(draft, players=tuple(rows))


def to_setup(draft: SetupDraft) -> setups.Setup:
    """The set-up a draft becomes; not yet checked."""
    rules: dict[str, Any] = {name: int(value) if value.isdigit() else value for name, value in draft.rules}
    players = tuple(
        setups.Player(row.name.strip(), (row.colour, row.second) if row.second else (row.colour,), row.bot)
        for row in draft.players
    )
    return setups.Setup(rules, players)


def to_draft(setup: setups.Setup) -> SetupDraft:
    """The draft that becomes this set-up, for a rematch."""
    rows = tuple(Draft(each.name, each.colours[0], each.bot, "".join(each.colours[1:2])) for each in setup.players)
    return SetupDraft(rows, tuple((name, str(value)) for name, value in setup.rules.items()))


def problems(draft: SetupDraft, say: Translate) -> base.Problems:
    """The obstacles to starting the game: (player's row or None, sentence)."""
    found = base.name_problems(draft, say)
    colours: list[str] = []
    for number, row in enumerate(draft.players):
        held = [row.colour, row.second] if row.second else [row.colour]
        if len(set(held)) < len(held) or set(held) & set(colours):
            found.append((number, say("turm-setup-problem-colour")))
        colours += held
    return base.problems_with(found, lambda: setups.options_of(to_setup(draft)), say)


def setup_model(draft: SetupDraft, say: Translate, tell: Translate) -> SetupModel:
    """The set-up screen for a draft; ``tell`` has the words of the rules."""
    return SetupModel(
        draft=draft,
        colours=COLOURS,
        bots=base.bot_choices(say, BOTS),
        rules=tuple(_rule(name, tell) for name in Options.__struct_fields__),
        problems=problems(draft, say),
    )


def _rule(option: str, tell: Translate) -> RuleChoice:
    values = tuple(map(str, setups.allowed_values(option)))
    labels = tuple(option_told(option, value, tell) for value in values)
    usual = str(getattr(Options(), option))
    return RuleChoice(option, values, usual, labels, tuple(option_picture(option, value) for value in values))


FILE, STUDY_FILE = "setup-turm.yaml", "study-setup-turm.yaml"
"""File of the set-up, beside the settings."""


def read_draft(path: Path, levels: Sequence[str]) -> SetupDraft:
    """The set-up of a file: one that can be played, of colours and levels there are. Raises `FileFault`."""
    found = read_source(path)
    setup = found.value(setups.Setup)
    for row, player in enumerate(setup.players):
        for colour in player.colours:
            if colour not in COLOURS:
                raise found.wrong(("players", ListIndex(row), "colours"), colour, ", ".join(COLOURS))
    base.check_bots(found, setup.players, levels, BOTS)
    try:
        setups.options_of(setup)
    except setups.SetupFault as fault:
        raise FileFault.in_file(fault, path, 1) from fault
    return to_draft(setup)


class SetupScreen(base.BaseSetupScreen[setups.Setup, SetupDraft]):
    """Set-up of the next game of Turm Bauer; see `BaseSetupScreen`."""

    _setup = staticmethod(to_setup)
    _fitted = staticmethod(coloured_draft)

    def _kept(self) -> SetupDraft:
        return read_draft(self._file, self._parts.levels)

    def _usual(self) -> SetupDraft:
        return first_draft(self._services.say, self._parts.levels)

    def _problems(self, draft: SetupDraft) -> base.Problems:
        return problems(draft, self._services.say)

    def _model(self) -> SetupModel:
        services = self._services
        return setup_model(self.draft, services.say, guide(services.settings.language))
