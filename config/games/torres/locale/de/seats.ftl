# Karten in der Wiedergabe, Fortsetzen ab einem Moment, die Seiten eines Ergebnisses.

replay-eyes-closed = Karten verdeckt
replay-eyes-all = Alle Karten offen
replay-eyes-of = Karten von { $name }
replay-no-cards = keine Karten
branch-moment = ab Jahr { $phase }, Runde { $round }
branch-moment-setup = von Anfang an
does-open_hands = In der Wiederholung Karten zeigen

end-tab-points = Punkte
end-tab-castles = Burg für Burg
end-tab-uses = AP und Ritter
end-tab-course = Punkteverlauf
end-castle = { $area } × { $level } ({ $knight })
end-use-walking = Gehen
end-use-building = Bauen
end-use-adding = neue Ritter
end-use-cards = Karten
end-use-marker = Wertungsstein
end-use-lost = ungenutzt
end-best-knights = Die wertvollsten Ritter
end-best-knight = { $points ->
    [one] ein Punkt durch Burgen
   *[other] { $points } Punkte durch Burgen
 } ({ $squares })
end-no-knight = keiner brachte Punkte

replay-eyes-about = Wessen Karten gezeigt werden
replay-hand = { $name }: { $cards }
