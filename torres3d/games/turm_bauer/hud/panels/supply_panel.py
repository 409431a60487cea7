"""The supply of a colour along the lower edge: its twelve blocks, drawn; those that the dice allow are bright."""

from torres3d.games.turm_bauer.hud.models.supply_models import SupplyBlock, SupplyModel
from torres3d.games.turm_bauer.hud.models.turn_models import PickBlock
from torres3d.games.turm_bauer.hud.widgets.block_art import block_art, silhouette, size_of
from torres3d.games.turm_bauer.hud.widgets.block_pose_choice import pose_parts
from torres3d.games.turm_bauer.rules.cell_and_column_names import size_of as parts_of
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import SMALL, Canvas
from torres3d.hud.kit.layout import Rect, Viewport, around
from torres3d.hud.kit.panel import Panel, Spot, lines
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.kit.tooltip_model import TooltipModel
from torres3d.hud.widgets.player_signs_and_badges import chip

EDGE = 14.0
"""Units of a cube's edge at most."""
PAD, FOLDED_PAD = 8.0, 5.0
FOOT, FOLDED_FOOT = 17.0, 13.0
"""Units below the blocks: how many parts they have."""
HEAD = 34.0
"""Units at the left: whose blocks these are."""
LIFT = 4.0
"""Units that a block is raised by that is held or under the pointer."""
SLOT_EDGE = 5.0
"""Units beside a block in its place."""
SMALL_EDGE, LOW_EDGE = 9.0, 10.0
"""Least edge of a cube in units for one row of blocks while somebody takes one of them; and the largest in two rows,
for the tower needs room above them."""
ROW_GAP = 2.0
"""Units between two rows."""


class SupplyPanel(Panel[SupplyModel]):
    """A shelf with a place for each of the twelve blocks; a built block leaves its outline behind. Framed blocks may be
    built now, dark ones say why not; blocks of a player who is not at turn are only shown."""

    def place(self, view: Viewport, model: SupplyModel) -> Rect:
        between = around(view).between(view)
        sizes = [size_of(pose_parts(block.shape)) for block in model.blocks]
        self._head = 0.0 if view.folded else HEAD
        pad, foot = (FOLDED_PAD, FOLDED_FOOT) if view.folded else (PAD, FOOT)
        self._pad, self._foot, self._slots = pad, foot, 2.0 if view.folded else SLOT_EDGE
        taken_from = any(block.enabled or block.reason for block in model.blocks)
        # The table leaves it the room that it needs while somebody takes a block, so that nothing moves then.
        kept = self._lay(model, sizes, around(view.at_rest).between(view).w, taken_from=True)
        self.kept_height = kept + view.height - between.bottom
        high = self._lay(model, sizes, between.w, taken_from)
        if high > kept:
            # What is read beside it leaves no width, and what is above is the table's.
            high = self._lay(model, sizes, between.w, taken_from=False)
        wide = max(self._wide(sizes, row) for row in self._rows) + 2 * pad + self._head
        return Rect(between.x + (between.w - wide) / 2, between.bottom - high, wide, high)

    def _lay(self, model: SupplyModel, sizes: list[tuple[float, float]], wide: float, taken_from: bool) -> float:
        """Lay the blocks in one row, or in two where somebody takes one of them and one row is too small. Returns the
        height in units."""
        room = wide - 2 * self._pad - self._head
        whole = range(len(model.blocks))
        self._rows = [whole]
        self._edge = self._fitting(sizes, whole, room)
        if self._edge < SMALL_EDGE and taken_from:
            parts = [parts_of(block.block) for block in model.blocks]
            # Blocks of one size stay together.
            cuts = [number for number in whole[1:] if parts[number] != parts[number - 1]]
            splits = [(whole[:cut], whole[cut:]) for cut in cuts]
            if splits:
                best = max(splits, key=lambda rows: min(self._fitting(sizes, row, room) for row in rows))
                self._rows = list(best)
                self._edge = min(LOW_EDGE, *(self._fitting(sizes, row, room) for row in best))
        self._highs = [max(sizes[number][1] for number in row) * self._edge + LIFT + 3 for row in self._rows]
        return sum(self._highs) + len(self._rows) * self._foot + 2 * self._pad + ROW_GAP * (len(self._rows) - 1)

    def _wide(self, sizes: list[tuple[float, float]], row: range) -> float:
        """Units that the blocks of a row need side by side."""
        return sum(sizes[number][0] for number in row) * self._edge + 2 * self._slots * len(row)

    def _fitting(self, sizes: list[tuple[float, float]], row: range, room: float) -> float:
        """Units of a cube's edge with which the blocks of a row have room."""
        return min(EDGE, (room - 2 * self._slots * len(row)) / sum(sizes[number][0] for number in row))

    def paint(self, canvas: Canvas, model: SupplyModel) -> None:
        box = self.rect
        canvas.panel(box, "glass")
        if self._head:
            at = box.x + self._pad + 13
            chip(canvas, self.kit.theme, model.colour, at, box.middle[1], 30, model.player.seat, model.emblem)
        sizes = [size_of(pose_parts(block.shape)) for block in model.blocks]
        room = box.w - 2 * self._pad - self._head
        y = box.y + self._pad
        places = []
        for row, high in zip(self._rows, self._highs, strict=True):
            x = box.x + self._pad + self._head + (room - self._wide(sizes, row)) / 2
            for number in row:
                wide = self._wide(sizes, range(number, number + 1))
                places.append(Rect(x, y, wide, high))
                x += wide
            y += high + self._foot + ROW_GAP
        for block, place in zip(model.blocks, places, strict=True):
            self._block(canvas, model, block, place)
        self._sizes(canvas, model, places)

    def _sizes(self, canvas: Canvas, model: SupplyModel, places: list[Rect]) -> None:
        """Below the blocks the number of their parts, once for neighbours with the same number; bright where the dice
        allow it."""
        sizes = [parts_of(block.block) for block in model.blocks]
        folded = self.kit.view.folded
        for size in sorted(set(sizes)):
            mine = [place for place, own in zip(places, sizes, strict=True) if own == size]
            lit = size in model.sizes
            left, right = mine[0].x + 3, mine[-1].right - 3
            y = mine[0].bottom + self._foot / 2 + 1
            colour = theme.GOLD_BRIGHT if lit else theme.LIGHT_FAINT
            style = SMALL._replace(face="bold" if lit else "text", size=12.0 if folded else 14.0, colour=colour)
            middle, half = (left + right) / 2, canvas.width(str(size), style) / 2 + 5
            line = (*(theme.GOLD_BRIGHT if lit else theme.GOLD_DIM)[:3], 255 if lit else 120)
            thick = 2.0 if lit else 1.0
            canvas.fill(Rect(left, y - thick / 2, middle - half - left, thick), line)
            canvas.fill(Rect(middle + half, y - thick / 2, right - middle - half, thick), line)
            canvas.text(middle, y, str(size), style, "middle")

    def _block(self, canvas: Canvas, model: SupplyModel, block: SupplyBlock, box: Rect) -> None:
        kit = self.kit
        colour = kit.theme.player(model.colour)
        there = block.where == "supply"

        def draw(on: Canvas, look: Look) -> None:
            if not there:
                silhouette(on, kit.icons, box, block.shape, self._edge, (*theme.GOLD_DIM[:3], 150))
                sign = "box" if block.where == "boxed" else "check"
                on.icon(sign, box.middle[0], box.bottom - self._edge * 1.05, max(10.0, self._edge), theme.LIGHT_FAINT)
                return
            bright = look in ("hover", "pressed", "focus")
            frame = box.inset(0.5)._replace(w=box.w - 1.5)
            if block.chosen:
                on.fill(frame, (*theme.GOLD[:3], 70), 5)
                on.outline(frame, theme.GOLD_BRIGHT, 5, 2.0)
            elif block.enabled:
                on.fill(frame, (*theme.GOLD[:3], 60 if bright else 26), 5)
                on.outline(frame, theme.GOLD_BRIGHT if bright else (*theme.GOLD[:3], 170), 5, 1.2)
            raised = LIFT if block.chosen or (bright and block.enabled) else 0.0
            place = box.row(box.y + LIFT - raised, box.h - LIFT - 1)
            block_art(
                on, kit.icons, place, block.shape, colour, model.emblem, edge=self._edge,
                faint=bool(block.reason) and not (block.enabled or block.chosen),
            )  # fmt: skip

        def press() -> None:
            kit.send(PickBlock(block.block))

        self.spot(
            canvas,
            Spot(
                f"block:{block.block}", box, draw, press, self._tip(block), there and block.enabled,
                reason=block.reason, rule=block.rule, chosen=block.chosen,
            ),
        )  # fmt: skip

    def _tip(self, block: SupplyBlock) -> TooltipModel | None:
        texts = self.kit.texts
        where = "" if block.where == "supply" else texts(f"turm-where-{block.where}")
        key = self.kit.key_hint(block.key)
        parts = texts("turm-parts", parts=parts_of(block.block))
        return lines(parts if block.name else "", where, block.reason, key, title=block.name or parts)
