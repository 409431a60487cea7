"""Tests of `torres3d.rl`."""
