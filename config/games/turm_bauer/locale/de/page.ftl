page-turm-levels = Etagen
page-turm-tower = Turm
page-turm-level = Etage { $level }
page-turm-build = Zug { $turn } von { $turns }: { $name } baut{ $slips ->
    [0] { "" }
    [one] {" "}nach einem Abrutscher noch einmal
   *[other] {" "}nach { $slips } Abrutschern noch einmal
 }, { $may }
page-turm-dice = Würfel { $one } und { $two }
page-turm-move = Zug { $turn } von { $turns }: { $name } darf ziehen
page-turm-has = { $level ->
    [0] Figur auf dem Tisch
   *[other] Figur auf Etage { $level }
 }, Bausteine { $blocks }, Teile in der Schachtel { $parts }, Bauringe { $rings }
page-turm-blocks = { $count ->
    [0] 0
    [one] 1 (Größe { $sizes })
   *[other] { $count } (Größen { $sizes })
 }
page-turm-fell = gefallen: { $blocks }
