"""What all panels are made of: painting, fonts, icons, layout, spots, controls. Knows no game."""
