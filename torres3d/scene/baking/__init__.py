"""Light baked into pictures, so that motion needs only a look-up."""
