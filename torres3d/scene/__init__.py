"""The 3D scene of any game: tables that draw themselves, cameras, overlays, pictures, films and models.

A game derives its table from `torres3d.scene.base_table.BaseTable` in its ``scene/table.py``, and its
``scene/scene_declaration.py`` says what there is (`torres3d.scene.scene_declaration.GameScene`). The program uses a
table with plain values::

    table.show(state)                     # everything of a state, at once
    table.play(before, happened)          # queues events, each with the state after it
    table.animating, table.skip(), table.speed = 2.0, table.animate = False
    table.step(seconds) -> bool           # once a round; True: draw a frame for it
    table.needs_redraw                    # the same question without a step
    table.resize(width, height)           # on a window event
    table.set_quality("high")             # low, medium, high, ultra
    table.choose_quality(longest=0.1)     # measures, sets and returns the best level that is fast enough
    table.pick(x, y) -> Pick | None       # pixels from the window's top left corner
    table.pointer(mouse_watcher)          # the mouse's pixel, or None
    table.camera.room = Room(left, right, bottom, top)   # -1 to 1: where views fit the board, between the panels
    table.camera.orbit(dx, dy), .pan(x, y, dx, dy), .zoom(clicks, x, y), .preset("north"), .turn(…), .shift(…)
    table.overlays.set({"heights", ...}), .look_through(level)

A table draws into a buffer of its own and shows it below ``render2d``; ``base.cam`` is switched off. The HUD on
``pixel2d`` lies over it.
"""
