# Warum ein Zug besser ist als ein anderer: was sich am meisten unterscheidet, jedes mit den Punkten, die es ausmacht.

gain-lead = Bringt sofort { $points }:
hint-why = Besser als der nächstbeste Zug um:
hint-why-choice = Besser als die nächstbeste Wahl um:
reason-line = { $points }: { $what }

reason-own-entered = dein Ritter auf Ebene { $level } in der { $area }er-Burg bei { $square }
reason-own-higher = Ebene { $level } statt { $was } in der { $area }er-Burg bei { $square }
reason-own-larger = Fläche { $area } statt { $had } deiner Burg bei { $square }
reason-own-room = bessere Wege nach oben in der Burg bei { $square }
reason-own-left = kein Ritter von dir in der { $had }er-Burg bei { $square }
reason-own-lower = nur Ebene { $level } statt { $was } in der Burg bei { $square }
reason-own-smaller = nur Fläche { $area } statt { $had } deiner Burg bei { $square }
reason-own-tighter = schlechtere Wege nach oben in der Burg bei { $square }

reason-other-left = { $name } bleibt aus der { $had }er-Burg bei { $square } draußen
reason-other-lower = { $name } bleibt bei { $square } auf Ebene { $level } statt { $was }
reason-other-smaller = die Burg von { $name } bei { $square } behält Fläche { $area } statt { $had }
reason-other-tighter = verstellt Wege nach oben bei { $square } ({ $name })
reason-other-entered = { $name } kommt in die { $area }er-Burg bei { $square }
reason-other-higher = { $name } erreicht bei { $square } Ebene { $level } statt { $was }
reason-other-larger = die Burg von { $name } bei { $square } bekommt Fläche { $area } statt { $had }
reason-other-room = lässt Wege nach oben bei { $square } offen ({ $name })

reason-own-king-won = der Königsbonus von { $count }
reason-own-king-nearer = näher am Königsbonus
reason-own-king-lost = ohne den Königsbonus von { $had }
reason-own-king-farther = weiter weg vom Königsbonus
reason-other-king-lost = { $name } bekommt den Königsbonus von { $had } nicht
reason-other-king-farther = { $name } ist weiter weg vom Königsbonus
reason-other-king-won = { $name } bekommt den Königsbonus von { $count }
reason-other-king-nearer = { $name } ist näher am Königsbonus

reason-own-knights-more = { $count } Ritter auf dem Brett statt { $had }
reason-own-knights-better = deine Ritter stehen besser
reason-own-knights-fewer = { $count ->
    [one] ein Ritter auf dem Brett statt { $had }
   *[other] { $count } Ritter auf dem Brett statt { $had }
 }
reason-own-knights-worse = deine Ritter stehen schlechter
reason-other-knights-worse = die Ritter von { $name } stehen schlechter
reason-other-knights-better = die Ritter von { $name } stehen besser

reason-own-blocks-more = { $count ->
    [one] ein Baustein mehr für spätere Züge
   *[other] { $count } Bausteine mehr für spätere Züge
 }
reason-own-blocks-fewer = { $count ->
    [one] ein Baustein weniger für spätere Züge
   *[other] { $count } Bausteine weniger für spätere Züge
 }
reason-other-blocks-fewer = { $name } hat weniger Bausteine übrig
reason-other-blocks-more = { $name } hat mehr Bausteine übrig

reason-own-hand-more = { $count ->
    [one] eine Karte mehr auf der Hand
   *[other] { $count } Karten mehr auf der Hand
 }
reason-own-hand-better = bessere Karten bleiben auf der Hand
reason-own-hand-fewer = { $count ->
    [one] eine Karte weniger auf der Hand
   *[other] { $count } Karten weniger auf der Hand
 }
reason-own-hand-worse = schwächere Karten bleiben auf der Hand
reason-other-hand-worse = { $name } braucht mehr von seinen Karten
reason-other-hand-better = { $name } behält mehr auf der Hand

reason-own-master-more = die Meisterkarte bringt { $count } statt { $had }
reason-own-master-fewer = die Meisterkarte bringt nur { $count } statt { $had }
reason-other-master-fewer = die Meisterkarte bringt { $name } weniger
reason-other-master-more = die Meisterkarte bringt { $name } mehr

reason-own-marker-more = { $count ->
    [one] ein Punkt mehr auf der Leiste
   *[other] { $count } Punkte mehr auf der Leiste
 }
reason-own-marker-fewer = { $count ->
    [one] ein Punkt weniger auf der Leiste
   *[other] { $count } Punkte weniger auf der Leiste
 }
reason-other-marker-fewer = { $name } rückt auf der Leiste weniger vor
reason-other-marker-more = { $name } rückt auf der Leiste weiter vor

# Was an einem Zug falsch war, in zwei, drei Worten.

mistake-scoring = Wertungspunkte verpasst
mistake-height = Weg nach oben verpasst
mistake-king = Königsbonus verpasst
mistake-card = Karte zu lange behalten
mistake-others = Burg anderen überlassen
mistake-blocks = Bausteine verschwendet
mistake-knights = Ritter nicht eingesetzt
mistake-cards = Karten übersehen
mistake-master = Meisterkarte vergessen
mistake-marker = Punkte auf der Leiste vergessen

better-turn = Ein anderer Zug wäre besser gewesen
better-turn-lost = { $name }: { $mistake }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 } verloren.
better-turn-why = Was der bessere Zug anders macht:
