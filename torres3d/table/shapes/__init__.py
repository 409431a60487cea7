"""What any table is made of: places, colours, triangles, glass, bands and letters. Knows no game."""
