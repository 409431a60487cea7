"""The light of what stands still, baked into pictures: in motion a processor then looks up a colour and no more.

Two pictures: the board with all roofs from above, and each side of each tower for itself. The boxes of
`torres3d.games.torres.scene.tower_boxes` have them as their skin.
"""
