"""The games the engine can play, each as a kit."""
