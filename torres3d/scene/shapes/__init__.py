"""Building blocks of any table: coordinates, colours, meshes, labels, glass."""
