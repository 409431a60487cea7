"""What the screen shows of Turm Bauer, and what a person wants there: frozen values, without Panda3D."""
