"""The boxes of things that move: where they were and are, if they moved, and of a crowd one box."""

import numpy as np
import pytest
from panda3d.core import NodePath

from torres3d.games.turm_bauer.scene.block_mesh import Timber, block_mesh
from torres3d.games.turm_bauer.scene.boxes_to_redraw import CROWD, Changes
from torres3d.scene.render.changed_regions import Points
from torres3d.scene.shapes.mesh import node_of


@pytest.fixture
def moving() -> NodePath:
    """What moves hangs here."""
    return NodePath("scene").attach_new_node("moving")


def cube(parent: NodePath, x: float) -> NodePath:
    """A block of one part at this place."""
    node = parent.attach_new_node(node_of(block_mesh(((0, 0, 0),), Timber(dark=True)).natural, "block"))
    node.set_pos(x, 0.0, 0.0)
    return node


def told(changes: Changes, moving: NodePath) -> list[Points]:
    """The boxes of a step."""
    changes.clear()
    changes.moves(moving)
    return changes.moving


def middles(boxes: list[Points]) -> list[float]:
    """How far east the boxes are."""
    return sorted(round(float(box[:, 0].mean()), 2) for box in boxes)


def test_what_moves_is_told_where_it_was_and_where_it_is(moving: NodePath) -> None:
    changes = Changes()
    node = cube(moving, 3.0)
    assert middles(told(changes, moving)) == [3.0]
    node.set_pos(5.0, 0.0, 0.0)
    assert middles(told(changes, moving)) == [3.0, 5.0]
    node.detach_node()
    assert middles(told(changes, moving)) == [5.0]
    assert told(changes, moving) == []


def test_what_stands_still_among_what_moves_is_not_told_again(moving: NodePath) -> None:
    changes = Changes()
    cube(moving, 3.0)
    going = cube(moving, 6.0)
    told(changes, moving)
    going.set_pos(6.5, 0.0, 0.0)
    assert middles(told(changes, moving)) == [6.0, 6.5]


def test_slow_motion_is_told_when_it_can_be_seen(moving: NodePath) -> None:
    changes = Changes()
    node = cube(moving, 3.0)
    told(changes, moving)
    steps = []
    for step in range(1, 41):
        node.set_pos(3.0 + step * 0.0005, 0.0, 0.0)
        steps.append(len(told(changes, moving)))
    assert 0 < sum(count > 0 for count in steps) < 15
    assert max(steps) == 2


def test_a_turned_block_is_told_with_all_its_corners(moving: NodePath) -> None:
    changes = Changes()
    node = cube(moving, 0.0)
    node.set_h(45.0)
    (box,) = told(changes, moving)
    tight = node.get_tight_bounds(moving)
    assert tight is not None
    assert np.all(box.max(axis=0) >= np.array(tight[1]) - 1e-4)


def test_what_holds_others_is_told_as_it_is_now(moving: NodePath) -> None:
    changes = Changes()
    holder = moving.attach_new_node("holder")
    cube(holder, 1.0)
    assert middles(told(changes, moving)) == [1.0]
    cube(holder, 3.0)
    assert middles(told(changes, moving))[-1] == 2.0


def test_a_crowd_is_one_box_around_all_of_it(moving: NodePath) -> None:
    changes = Changes()
    for number in range(CROWD + 1):
        cube(moving, 2.0 * number)
    (box,) = told(changes, moving)
    assert box[:, 0].min() < 0.0
    assert box[:, 0].max() > 2.0 * CROWD
