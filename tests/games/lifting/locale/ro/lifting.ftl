game-lifting = Ridicarea
lifting-turns = Ture
lifting-rules = Pune unul sau două blocuri pe turn, apoi încheie-ți tura. Câștigă cine atinge înălțimea cerută.
lifting-height = înălțime { $height } din { $goal }
lifting-lift = pune { $blocks ->
    [one] un bloc
   *[other] { $blocks } blocuri
}
lifting-pass = încheie tura
refused-lifting-not-your-turn = Nu e tura ta.
refused-lifting-not-now = Acum nu se poate.
desktop-kind-lifting = Joc de ridicat
