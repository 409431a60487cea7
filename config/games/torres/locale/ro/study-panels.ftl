# Panourile unui studiu: variantele încercate, o poziție care se așază, lista studiilor.

study-do-set_up = Așază această poziție

arrange-title = Așază o poziție
arrange-tab-pieces = Tabla
arrange-tab-moment = Moment
arrange-tab-players = Jucători
arrange-tool-raise = Piesă +
arrange-tool-lower = Piesă −
arrange-tool-king = Rege
arrange-tool-clear = Golește
arrange-tool-raise-about = Clic pe un câmp adaugă o piesă.
arrange-tool-lower-about = Clic pe un câmp ia o piesă.
arrange-tool-king-about = Clic pe un câmp pune regele.
arrange-tool-clear-about = Clic pe un câmp îl golește.
arrange-tool-knight-about = Clic pe un câmp pune un cavaler; clic pe el îl ia.
arrange-knights = Cavaleri
arrange-knights-of = { $there } din { $of }
arrange-phase = Anul
arrange-round = Runda
arrange-round-of = { $round } din { $rounds }
arrange-ap = AP
arrange-actor = La rând
arrange-start = A început runda
arrange-count = Jucători
arrange-edition = Ediția
arrange-master = Cartea de maestru
arrange-points = { $points ->
    [one] Un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
 }
arrange-stacks = Teancuri
arrange-stack = { $blocks ->
    [one] Un teanc cu o piesă
    [few] Un teanc cu { $blocks } piese
   *[other] Un teanc cu { $blocks } de piese
 }
arrange-stack-about = Clic adaugă o piesă; după trei, teancul dispare.
arrange-stack-new = Adaugă un teanc
arrange-cards = Cărți în mână
arrange-deck = încă { $cards } de tras
arrange-card-about = Clic adaugă una. Când nu mai e niciuna, toate se întorc.
arrange-card-none = Nu mai e niciuna de felul acesta.
arrange-supply = Piese rămase: { $blocks }
arrange-sound = Un joc poate ajunge la această poziție.
arrange-more = și încă { $count }
arrange-do-undo = Anulează
arrange-do-redo = Refă
arrange-do-empty = Tablă goală
arrange-do-opening = Doar temeliile
arrange-do-copy = Copiază poziția ca text
arrange-do-paste = Lipește o poziție din text
arrange-do-done = Încearcă
arrange-do-cancel = Renunță

studies-new-position = Poziție nouă
studies-paste-position-tip = O poziție, un joc sau un studiu copiat ca text (Ctrl + V)
