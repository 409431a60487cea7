"""Files for other programs: films, glTF, STL."""
