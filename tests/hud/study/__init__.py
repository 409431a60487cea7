"""Tests of the panels and pages of the study."""
