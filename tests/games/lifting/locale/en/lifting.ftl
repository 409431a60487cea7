game-lifting = Lifting
lifting-turns = Turns
lifting-rules = Add one or two blocks to the tower, then end your turn. Whoever reaches the goal wins.
lifting-height = height { $height } of { $goal }
lifting-lift = add { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
}
lifting-pass = end your turn
refused-lifting-not-your-turn = It is not your turn.
refused-lifting-not-now = That is not possible now.
desktop-kind-lifting = Game of Lifting
