"""Backdrops of pages and dialogs: a wall where the table must not be seen, otherwise a veil or a shade; and the frame
of a past moment, behind all panels."""

from panda3d.core import NodePath

from torres3d.hud.frame.past_moment_frame import PastFrame
from torres3d.hud.kit.backdrop import Backdrop
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.page_models import SEE_THROUGH, MenuModel


class Backdrops:
    """The backdrops of the window."""

    def __init__(self, root: NodePath) -> None:
        self._shade = Backdrop(root, 49, opaque=False)
        self._veil = Backdrop(root, 39, opaque=False)
        self._wall = Backdrop(root, 29, opaque=True)
        self._past = PastFrame(root, 0)
        self._all: tuple[Backdrop | PastFrame, ...] = (self._shade, self._veil, self._wall, self._past)

    def fit(self, width: int, height: int) -> None:
        for backdrop in self._all:
            backdrop.fit(width, height)

    def update(self, model: HudModel, aside: bool) -> bool:
        """Show those that this model needs, unless the board is being looked at; whether anything changed."""
        through = isinstance(model.screen, SEE_THROUGH)
        clear = model.screen is None or through or isinstance(model.screen, MenuModel)
        wanted: tuple[tuple[Backdrop | PastFrame, bool], ...] = (
            (self._past, model.past_moment is not None),
            (self._wall, model.cover is not None or not clear),
            (self._veil, through and model.cover is None and not aside),
            (self._shade, model.dialog is not None and not aside),
        )
        changed = [(backdrop, shown) for backdrop, shown in wanted if shown != backdrop.shown]
        for backdrop, shown in changed:
            backdrop.show(shown)
        return bool(changed)

    def destroy(self) -> None:
        for backdrop in self._all:
            backdrop.destroy()
