"""The HUD of any game: panels around the table, dialogs, pages, tips and toasts.

How the app uses it::

    texts = Texts(paths.config() / "locale", "de")         # torres3d.i18n.texts, no Panda3D
    hud = Hud(base, paths.assets(), paths.config() / "palettes.yaml", texts, send, games, size=(w, h), ui_scale=1.0)
    hud.update(HudModel(panels={"turn": …}, prompt=…))      # torres3d.hud.models.hud_model; cheap if nothing changed
    hud.update(HudModel(effects=(ToastSaid(1, text),)))     # seen once, by its running number
    hud.step(dt)             # once a frame, before drawing: pointer, fades, clicks -> send(intent)
    hud.take_dirty()         # whether something was repainted since the last call
    hud.covers(x, y)         # window pixels from the top left: the pointer belongs to the HUD, not to the table
    hud.typing               # a text field has the keyboard: key bindings must wait
    hud.press_key("enter")  # True: the HUD used the key, no binding must
    hud.resize(width, height); hud.set_texts(texts); hud.set_ui_scale(1.5); hud.destroy()

`send` gets an `Intent`. Clicks act when the button is released, inside `step`; until the frame after that `covers`
stays true, so that a click that closes a panel does not also reach the table. ``games`` are what games bring: see
`torres3d.hud.hud_declaration`.
"""
