# Rätsel aus eigenen Partien.

mistake-goal = Hier hast du etwa { $points } Punkte verloren. Finde einen besseren Zug.
mistake-goal-of = Hier hat { $name } etwa { $points } Punkte verloren. Finde einen besseren Zug.
mistake-so-far = Finde einen besseren Zug.
mistake-end-it = Beende den Zug, um ihn bewerten zu lassen.
mistake-judging = Dein Zug wird bewertet …
mistake-ap-left = { $ap ->
    [one] Du hast noch einen Aktionspunkt. Beende den Zug noch einmal, um ihn so abzugeben.
   *[other] Du hast noch { $ap } Aktionspunkte. Beende den Zug noch einmal, um ihn so abzugeben.
}
mistake-solved = Gelöst: so gut wie der bessere Zug.
mistake-solved-hinted = Mit einem Tipp gelöst: so gut wie der bessere Zug.
mistake-solved-nearly = Gelöst: fast so gut wie der bessere Zug, etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger.
mistake-solved-hinted-nearly = Mit einem Tipp gelöst: fast so gut wie der bessere Zug, etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger.
mistake-solution-done = Das ist der bessere Zug.
mistake-nearer = Besser als in der Partie, aber noch etwa { $points } Punkte zu wenig. Versuche es noch einmal.
mistake-worse = Etwa { $points } Punkte schlechter als der bessere Zug. Versuche es noch einmal.
mistake-judge-failed = Der Zug konnte nicht bewertet werden: { $why }
mistake-steps = Der bessere Zug, Schritt für Schritt:

mistakes-title = Aus Fehlern lernen
mistakes-intro = Rätsel aus deinen eigenen Partien: Züge, die Punkte verloren haben und in denen es eine beste Idee gab.
mistakes-about = { $puzzles ->
    [one] Ein Rätsel aus deinen Partien
   *[other] { $puzzles } Rätsel aus deinen Partien
}, { $due ->
    [0] heute keins zu üben.
   *[other] heute { $due } zu üben.
}
mistakes-none = Noch keine Rätsel. Beende eine Partie, oder durchsuche eine beendete.
mistakes-searching = Deine Partie ({ $date }) wird nach Fehlern durchsucht …
mistakes-stopped = Die Suche wurde abgebrochen. Es wurde nichts gespeichert.
mistakes-search-failed = Die Suche ist gescheitert: { $why }
mistakes-found = { $puzzles ->
    [one] Ein Rätsel aus deiner Partie.
   *[other] { $puzzles } Rätsel aus deiner Partie.
}
mistakes-fine = Kein Rätsel: Keiner deiner Züge hat eindeutig 2 oder mehr Punkte verloren. Gut gespielt!
mistakes-unclear = { $turns ->
    [one] Kein Rätsel: Ein Zug hat Punkte verloren, aber mehrere Ideen wären etwa gleich gut gewesen.
   *[other] Kein Rätsel: { $turns } Züge haben Punkte verloren, aber mehrere Ideen wären etwa gleich gut gewesen.
}
mistakes-nobody = Kein Rätsel: In dieser Partie haben nur Bots gespielt.
mistakes-all-searched = Alle deine beendeten Partien sind durchsucht.
mistakes-game-gone = Diese Partie wurde gelöscht. Das Rätsel lässt sich trotzdem spielen.
mistakes-lost = etwa { $points } verloren
mistakes-deleted = Gelöscht: { $name }
mistakes-undo = Wiederherstellen
mistakes-stop = Abbrechen
mistakes-search = Partie absuchen
mistakes-search-tip = Sucht Fehler in deiner letzten beendeten Partie, die noch nicht durchsucht ist (Strg + N)
mistakes-game = Zur Partie
mistakes-game-tip = Zeigt die Partie bei diesem Zug (Strg + O)
mistakes-delete = Löschen
mistakes-delete-tip = Du kannst es gleich wiederherstellen (Entf)
mistakes-practise = Üben
mistakes-state-new = neu
mistakes-state-due = heute fällig
mistakes-state-failed = { $days ->
    [one] nicht gelöst · morgen wieder
   *[other] nicht gelöst · in { $days } Tagen wieder
}
mistakes-state-solved = { $days ->
    [0] gelöst
    [one] gelöst · morgen wieder
   *[other] gelöst · in { $days } Tagen wieder
}
