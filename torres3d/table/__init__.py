"""What stands on the table: the 3D scene."""
