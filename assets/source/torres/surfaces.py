"""The surfaces of the pieces: place in the texture, roughness, metallic, and whether the player's colour tints them."""

import atlas
from mesh import Surface

STONE = Surface(atlas.STONE, 0.90)
TRIM = Surface(atlas.TRIM, 0.84)
FLAGS = Surface(atlas.FLAGS, 0.92)
PASSAGE = Surface(atlas.STONE, 0.95)
WALLS = tuple(Surface(region, 0.92) for region in atlas.WALLS)
WOOD = Surface(atlas.WOOD, 0.62)
IRON = Surface(atlas.IRON, 0.48, 0.8)
TEAM = Surface(atlas.CLOTH, 0.62, 0.0, team=True)
TEAM_GLOSS = Surface(atlas.CLOTH, 0.34, 0.0, team=True)
STEEL = Surface(atlas.STEEL, 0.30, 1.0)
MAIL = Surface(atlas.MAIL, 0.52, 0.85)
GOLD = Surface(atlas.GOLD, 0.27, 1.0)
ROBE = Surface(atlas.ROBE, 0.66)
ERMINE = Surface(atlas.ERMINE, 0.85)
LEATHER = Surface(atlas.LEATHER, 0.60)
FELT = Surface(atlas.CLOTH, 0.96, felt=True)
SKIN = Surface(atlas.SKIN, 0.62)
HAIR = Surface(atlas.HAIR, 0.78)
ENAMEL = Surface(atlas.ENAMEL, 0.40)
DARK = Surface(atlas.DARK, 0.95)
GEM = Surface(atlas.GEM, 0.15)
