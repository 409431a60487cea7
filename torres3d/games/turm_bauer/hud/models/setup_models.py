"""The set-up screen of Turm Bauer."""

from torres3d.hud.models.setup_models import BaseDraft, BaseSetupModel


class SetupDraft(BaseDraft, frozen=True):
    """A set-up as chosen so far: with two players each has a ``second`` colour, with more nobody has. ``rules`` holds
    the options that are not as usual, with their values as texts."""

    rules: tuple[tuple[str, str], ...] = ()


class SetupModel(BaseSetupModel, frozen=True):
    """The set-up screen; see `BaseSetupModel`."""

    draft: SetupDraft
