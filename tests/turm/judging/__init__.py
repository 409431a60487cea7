"""Tests of the judges without Panda3D."""
