# Die Tafeln einer Studie: versuchte Varianten, eine Stellung, die aufgebaut wird, die Liste der Studien.

study-do-set_up = Diese Stellung aufbauen

arrange-title = Stellung aufbauen
arrange-tab-pieces = Figuren
arrange-tab-moment = Zeitpunkt
arrange-tab-players = Spieler
arrange-tool-raise = Stein +
arrange-tool-lower = Stein −
arrange-tool-king = König
arrange-tool-clear = Leeren
arrange-tool-raise-about = Klick auf ein Feld setzt einen Baustein.
arrange-tool-lower-about = Klick auf ein Feld entfernt einen Baustein.
arrange-tool-king-about = Klick auf ein Feld setzt den König.
arrange-tool-clear-about = Klick auf ein Feld räumt es leer.
arrange-tool-knight-about = Klick auf ein Feld setzt einen Ritter; Klick auf ihn entfernt ihn.
arrange-knights = Ritter
arrange-knights-of = { $there } von { $of }
arrange-phase = Jahr
arrange-round = Runde
arrange-round-of = { $round } von { $rounds }
arrange-ap = AP
arrange-actor = Am Zug
arrange-start = Startspieler
arrange-count = Spieler
arrange-edition = Ausgabe
arrange-master = Meisterkarte
arrange-points = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
 }
arrange-stacks = Stapel
arrange-stack = { $blocks ->
    [one] Ein Stapel mit einem Baustein
   *[other] Ein Stapel mit { $blocks } Bausteinen
 }
arrange-stack-about = Klicken fügt einen Baustein hinzu; nach dreien verschwindet der Stapel.
arrange-stack-new = Stapel hinzufügen
arrange-cards = Karten auf der Hand
arrange-deck = { $cards } im Stapel
arrange-card-about = Klicken fügt eine hinzu. Ist keine mehr da, gehen alle zurück.
arrange-card-none = Davon ist keine mehr da.
arrange-supply = Übrige Bausteine: { $blocks }
arrange-sound = Eine Partie kann zu dieser Stellung führen.
arrange-more = und { $count } weitere
arrange-do-undo = Rückgängig
arrange-do-redo = Wiederholen
arrange-do-empty = Leeres Brett
arrange-do-opening = Nur Grundsteine
arrange-do-copy = Stellung als Text kopieren
arrange-do-paste = Stellung aus einem Text einfügen
arrange-do-done = Ausprobieren
arrange-do-cancel = Abbrechen

studies-new-position = Neue Stellung
studies-paste-position-tip = Eine Stellung, Partie oder Studie, die als Text kopiert wurde (Strg + V)
