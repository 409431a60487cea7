"""Light of still things, baked into pictures: in motion a processor then only looks up a colour.

There are two pictures: the board with all roofs from above, and each side of each tower. The boxes of
`torres3d.games.torres.scene.tower_boxes` wear them.
"""
