"""The frame of every screen: the stack of panels, focus, effects, tips and toasts, questions."""
