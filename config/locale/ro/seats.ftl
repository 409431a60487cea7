# Pregătirea jocului, păstrată.

fault-setup-title = Pregătirea păstrată de data trecută nu poate fi folosită
fault-setup-todo = În locul ei se arată cea obișnuită.
setup-not-saved = Pregătirea nu a putut fi păstrată: { $why }.
setup-problem-twice = Alt jucător are deja acest nume.
setup-read-rules = Regulile acestui joc
setup-rules-usual = Totul ca în ediție
setup-rules-count = { $count ->
    [0] Totul este ca în ediție
    [one] O regulă a casei
    [few] { $count } reguli ale casei
   *[other] { $count } de reguli ale casei
 }
