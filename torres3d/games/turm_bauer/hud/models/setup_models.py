"""The set-up screen of Turm Bauer: what it shows, and what comes back of it."""

import msgspec

from torres3d.hud.models.setup_models import AnyDraft, BotChoice, RuleChoice


class TurmDraft(AnyDraft, frozen=True):
    """A set-up as chosen so far: with two players each has a ``second`` colour, with more nobody has. ``rules`` holds
    the options that are not as usual, with their values as texts."""

    rules: tuple[tuple[str, str], ...] = ()


class TurmSetupModel(msgspec.Struct, frozen=True):
    """The set-up screen. ``problems`` are (player's row or None, sentence); the game can start without any."""

    draft: TurmDraft
    colours: tuple[str, ...]
    bots: tuple[BotChoice, ...]
    rules: tuple[RuleChoice, ...]
    problems: tuple[tuple[int | None, str], ...] = ()


class TurmSetupChanged(msgspec.Struct, frozen=True):
    """The set-up was changed; show it again with its problems."""

    draft: TurmDraft


class StartTurm(msgspec.Struct, frozen=True):
    """Start a game with this set-up."""

    draft: TurmDraft


TurmSetupIntent = TurmSetupChanged | StartTurm
