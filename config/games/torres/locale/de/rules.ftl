# Der Bildschirm der Regeln von Torres.

rules-about = { $edition }, { $mode }, { $players } Personen
