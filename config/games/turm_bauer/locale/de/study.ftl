# Der Studiertisch von Turm Bauer.

turm-study-name = { $names }, Zug { $turn }
turm-study-about = { $names } · { $commands ->
    [one] ein Schritt versucht
   *[other] { $commands } Schritte versucht
}
turm-study-drawn = Diese Partie ist nicht zu Ende, darum wurden die kommenden Würfe neu ausgewürfelt.
study-do-dice = Würfel dieses Zugs wählen
study-do-hand = Wählen, wie die Hand loslässt
study-not-dice = Würfel lassen sich nur wählen, bevor in einem Zug etwas gebaut ist.
turm-study-first-die = Erster Würfel: { $value }
turm-study-second-die = Zweiter Würfel: { $value }
turm-study-chance = Würfeln
turm-study-hand-steady = ruhig
turm-study-hand-drawn = zufällig
turm-study-hand-mouse = eigene
does-mark_step = Einen Schritt bewerten (Studie)
does-choose_dice = Würfel wählen (Studie)
turm-studies-paste-tip = Eine Stellung oder Studie, die als Text kopiert wurde (Strg + V)
