# Wie ein Zug endet und was er verliert, was sich zurücknehmen lässt, Wege aus mehreren Schritten, Tipps in Fragen.

end-title = Zug beenden?
end-lost = { $name } verlöre { $lost }, womit sich noch etwas anfangen ließe.
end-lost-card = { $name } würde { $lost } verlieren. Aktionspunkte sind keine mehr da, aber eine Karte hilft noch: { $cards }.
quoted = „{ $text }“
end-anyway = Zug beenden
end-stay = Weiterspielen
end-never-again = Nicht mehr fragen

lost-ap = { $ap } AP
lost-blocks = { $blocks ->
    [one] einen Baustein
   *[other] { $blocks } Bausteine
 }
lost-both = { $ap } und { $blocks }
log-turn-ended-lost = { $name } beendet den Zug und verliert { $lost }

settings-ask_before_ending = Vor ungenutzten Aktionspunkten warnen

take-back-foundation = { $name }: Grundstein zurücknehmen
take-back-knight = { $name }: Ritter zurücknehmen
take-back-king = { $name }: König zurücknehmen
take-back-starter = { $name }: Wahl zurücknehmen
take-back-carried = { $name }: Bausteine zurücknehmen

hint-keep = Tipp: „{ $card }“ behalten, die anderen wie gezeigt.
hint-carry = Tipp: die Bausteine wie gezeigt verteilen.
hint-starter = Tipp: { $name } soll beginnen.

deed-walk = in { $steps } Schritten hingehen, { $cost }
