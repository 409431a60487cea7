# Die Menüs um eine Partie Turm Bauer: welches Spiel, sein Aufbau, wie Partien im Regal stehen.

turm-setup-problem-colour = Jede Farbe kann nur einmal vergeben werden.
turm-rules-about = Turm Bauer, { $players } Personen
