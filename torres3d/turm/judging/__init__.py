"""What physics decides in Turm Bauer, without Panda3D: the hand's error, statics, the judge by statics (T-7, T-9)."""
