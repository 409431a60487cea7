"""Counts of what a camera has to draw."""

from panda3d.core import BitMask32, GeomNode, NodePath


def count_drawn(root: NodePath, mask: BitMask32) -> tuple[int, int]:
    """The number of pieces of geometry and of triangles below a node that a camera with this mask draws if everything
    is in sight."""
    node = root.node()
    decided = node.get_draw_control_mask() & mask
    if node.is_overall_hidden() or (not decided.is_zero() and (node.get_draw_show_mask() & mask).is_zero()):
        return 0, 0
    pieces = triangles = 0
    if isinstance(node, GeomNode):
        for geom in node.get_geoms():
            pieces += 1
            triangles += sum(geom.get_primitive(number).get_num_faces() for number in range(geom.get_num_primitives()))
    for child in root.get_children():
        more = count_drawn(child, mask)
        pieces, triangles = pieces + more[0], triangles + more[1]
    return pieces, triangles
