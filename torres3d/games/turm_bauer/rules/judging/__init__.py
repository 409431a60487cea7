"""What physics decides, without Panda3D: the hand's error, statics, risk (T-7, T-9)."""
