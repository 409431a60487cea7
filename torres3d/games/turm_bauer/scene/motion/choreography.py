"""The acts that show each event, with motion and without."""

from collections.abc import Sequence

from panda3d.core import NodePath

from torres3d.games.turm_bauer.rules import events as e
from torres3d.games.turm_bauer.rules.cell_and_column_names import Colour
from torres3d.games.turm_bauer.rules.evolve import evolve
from torres3d.games.turm_bauer.rules.lattice.walking import way
from torres3d.games.turm_bauer.rules.moments import new_height, swayed
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.layout import layout_of, posed
from torres3d.games.turm_bauer.scene.motion.acts import BlockBoxedAway, Climb, Crossfade, DiceRoll, RingBoxed
from torres3d.games.turm_bauer.scene.motion.celebration import Celebration, NewHeight
from torres3d.games.turm_bauer.scene.motion.fall_acts import Fall, Falling, PutBack
from torres3d.games.turm_bauer.scene.motion.pieces_for_motion import Props
from torres3d.games.turm_bauer.scene.motion.release_acts import BlockBrought, BlockDropped
from torres3d.games.turm_bauer.scene.physics.ruins import Let, figures_on, shown_layout
from torres3d.games.turm_bauer.scene.transforms import stand
from torres3d.scene.motion_acts import Act, Pause

REST = 0.6
"""Seconds of rest without motion."""
LetGo = e.BlockBuilt | e.BlockSlipped | e.TowerCollapsed


def acts_of(event: e.Event, state: State) -> Sequence[Act[Props]]:
    """The acts for an event that happens in ``state``, in order; none for events that are invisible on the table."""
    match event:
        case e.BlockBuilt() | e.BlockSlipped() | e.TowerCollapsed():
            return _let_go(event, state)
        case e.FigureMoved():
            gone = way(state, event.colour, event.to, event.ring) or (event.source, event.to)
            after = evolve(state, event)
            climb = Climb(event.colour, gone, after)
            return [climb, NewHeight(event.colour, after)] if new_height(state, event) else [climb]
        case e.TurnBegan():
            return [DiceRoll(event.colour, event.dice)]
        case e.RingUsed():
            return [RingBoxed(event.colour, evolve(state, event))]
        case e.BlockBoxed():
            return [BlockBoxedAway(event.colour, event.block, evolve(state, event))]
        case e.GameEnded():
            return [Celebration(event.winners)]
        case _:
            return []


def calm_acts(event: e.Event, state: State) -> Sequence[Act[Props]]:
    """The same without motion: things fade out and in."""
    match event:
        case e.BlockBuilt():
            sound = "creak" if swayed(state, event) else "block_wood"
            return [Crossfade(_nothing, lambda props: [_built(props, event)], sound)]
        case e.BlockSlipped():
            return [
                Crossfade(_nothing, lambda props: [_put(props, event)], "block_wood"),
                Crossfade(lambda props: [_put(props, event)], _nothing, "wood_knock"),
            ]
        case e.TowerCollapsed():
            after = evolve(state, event)
            return [Crossfade(_building, lambda props: _ruins(props, after), "collapse"), Pause(REST)]
        case e.FigureMoved():
            after = evolve(state, event)
            return [
                Crossfade(
                    lambda props: [props.figure(event.colour)],
                    lambda props: [_standing(props, event.colour, after)],
                    "height" if new_height(state, event) else "figure_tap",
                )
            ]
        case e.TurnBegan():
            return [Pause(REST)]
        case e.GameEnded():
            return [Celebration(event.winners, calm=True)]
        case _:
            return []


def _let_go(event: LetGo, state: State) -> list[Act[Props]]:
    colour, block, cells, hand = let = (event.colour, event.block, event.cells, event.hand)
    if isinstance(event, e.BlockBuilt):
        if not event.fell:
            sways = swayed(state, event)
            return [BlockBrought(*let), BlockDropped(*let, event.pose, event.moved, sways=sways)]
        falling = Falling(resting(event), event.fell, all_loose=False)
        dropped = BlockDropped(*let, event.pose, event.moved, falling.foresee)
    else:
        falling = Falling(let, event.fell, all_loose=isinstance(event, e.TowerCollapsed))
        dropped = BlockDropped(colour, block, cells, hand, None, meanwhile=falling.foresee)
    back = [] if falling.all_loose else [PutBack(falling)]
    return [BlockBrought(*let, falling.foresee), dropped, Fall(falling), *back]


def resting(event: e.BlockBuilt) -> Let:
    """The block that stays where others fall, in its final place."""
    dx, dy, yaw = event.pose
    return event.colour, event.block, event.cells, type(event.hand)(dx, dy, yaw)


def _nothing(props: Props) -> Sequence[NodePath]:
    return ()


def _built(props: Props, event: e.BlockBuilt) -> NodePath:
    return stand(props.new_block(event.colour, event.block, event.cells), *posed(event.pose, event.cells))


def _put(props: Props, event: e.BlockSlipped) -> NodePath:
    return props.new_block(event.colour, event.block, event.cells)


def _building(props: Props) -> list[NodePath]:
    state = props.state_before
    return [*map(props.block, state.blocks), *map(props.figure, figures_on(state.blocks, state))]


def _ruins(props: Props, after: State) -> list[NodePath]:
    return [props.scene.fallen(piece, props.scene.moving) for piece in shown_layout(after).fallen]


def _standing(props: Props, colour: Colour, after: State) -> NodePath:
    stands = layout_of(after).figure_of(colour)
    return stand(props.scene.figure(colour, props.scene.moving), stands.place, stands.heading)
