"""Tests of replays of Torres and their analysis."""
