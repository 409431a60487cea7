"""The lessons: a guarded game that is learnt by doing, a step at a time."""
