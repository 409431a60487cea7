# Textfelder: was nicht geschrieben werden kann, und die Zwischenablage.

field-full = { $most ->
    [one] Hier ist nur für ein Zeichen Platz.
   *[other] Hier ist nur für { $most } Zeichen Platz.
}
field-nothing-to-paste = In der Zwischenablage ist kein Text.
field-no-clipboard = Hier gibt es keine Zwischenablage.
