"""Judging, without Panda3D: the hand's error, statics and risk (T-7, T-9)."""
