"""Line protocol for external bots (docs/engine.md): both sides."""
