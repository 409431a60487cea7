"""The set-up screen of Torres."""

import msgspec

from torres3d.games.torres.rules.literal_types import Mode
from torres3d.hud.models.setup_models import BaseDraft, BaseSetupModel


class EditionChoice(msgspec.Struct, frozen=True):
    """An edition: id and title."""

    id: str
    title: str


class SetupDraft(BaseDraft, frozen=True):
    """A set-up as chosen so far. ``rules`` holds the options that differ from the edition's; ``stacks``
    and ``foundations`` are None where they are the edition's."""

    edition: str
    mode: Mode
    rules: tuple[tuple[str, str], ...] = ()
    stacks: tuple[tuple[int, ...], ...] | None = None
    foundations: tuple[str, ...] | None = None


class SetupModel(BaseSetupModel, frozen=True):
    """The set-up screen; see `BaseSetupModel`. ``usual_stacks`` and ``usual_foundations`` are the edition's own."""

    draft: SetupDraft
    editions: tuple[EditionChoice, ...] = ()
    modes: tuple[Mode, ...] = ()
    usual_stacks: tuple[tuple[int, ...], ...] = ()
    usual_foundations: tuple[str, ...] = ()
