"""The hand of a person with the mouse: a block on a soft spring that trembles."""
