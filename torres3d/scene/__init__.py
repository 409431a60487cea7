"""What stands on the table: the 3D scene.

The program uses `Table` (in `torres3d.games.torres.scene.table`) and plain values::

    table = Table(base, assets_folder, looks, quality="medium")   # raises BrokenAsset(path, reason)
    table.show(state)                     # everything of a state, at once
    table.play(before, happened)          # queue: events, each with the state after it; how the last is shown ends it
    table.animating, table.skip(), table.speed = 2.0, table.animate = False
    table.step(seconds) -> bool           # once a round; True: draw a frame for it
    table.needs_redraw                    # the same question without a step
    table.resize(width, height)           # on a window event
    table.set_quality("high")             # low, medium, high, ultra
    table.choose_quality(longest=0.1)     # measures, sets and returns the best level that is fast enough
    table.pick(x, y) -> Pick | None       # pixels from the window's top left corner; kind, square, seat, index
    table.pointer(mouse_watcher)          # the mouse's pixel, or None
    table.pixel_of(square)                # where a square's top appears
    table.marks.show({"target": {...}})   # exactly these marks; marks.set(kind, squares), marks.clear()
    table.camera.room = Room(left, right, bottom, top)   # -1 to 1: where presets fit the board, between the panels
    table.camera.orbit(dx, dy), .pan(x, y, dx, dy), .zoom(clicks, x, y), .preset("north"), .turn(…), .shift(…)
    table.overlays.set({"heights", ...}), .toggle(name), .look_through(level), .select(knight's square)
    table.ghosts.show([Ghost("knight", square, seat)], [route])
    table.focus(square)                   # gentle, never against the hand; table.camera.follow = False turns it off

The table draws into a buffer of its own and shows it below ``render2d``; ``base.cam`` is switched off. The HUD on
``pixel2d`` lies over it. Lengths are in squares, `torres3d.games.torres.scene.measures` says where things are.

The rooms, each uses those after it: ``table`` and ``picture``; ``motion``, ``overlays`` and ``exporting``; ``touch``;
``set``; ``render``; ``shapes``. Those that know no game are ``render``, ``shapes`` and the camera of ``touch``.
"""
