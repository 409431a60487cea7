"""The lessons on the screen: the panel of a step, what it points at, the list of chapters, the welcome."""
