"""The hand on the table: camera, what lies under the pointer, marks and ghosts."""
