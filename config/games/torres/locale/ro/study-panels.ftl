# Panourile unui studiu: variantele încercate, o poziție care se așază, lista studiilor.

menu-study = Masa de studiu
study-panel-rename = Dă studiului alt nume
study-panel-saved = Păstrat în { $where }
study-panel-empty = Joacă pe tablă: fiecare variantă pe care o încerci rămâne aici.
study-panel-comment = Scrie un comentariu …
study-panel-standing = La ce se poate aștepta fiecare la sfârșit
study-panel-effort = Căutat: { $effort } din { $efforts }
study-panel-show = Clic o arată pe tablă.
study-panel-hide = Clic o ia de pe tablă.
study-panel-go = Clic arată această poziție.

study-do-toggle = Deschide sau închide studiul
study-do-list = Toate studiile
study-do-analysis = Caută cele mai bune ture
study-do-set_up = Așază această poziție
study-do-players = Cine joacă
study-do-promote = Fă din ea varianta principală
study-do-delete = Șterge varianta de aici încolo
study-do-copy = Copiază poziția ca text
study-do-share = Salvează studiul ca pagină pe care o deschide orice browser
study-not-promote = Aceasta e varianta principală.
study-not-delete = Aici nu e nimic de șters.

arrange-title = Așază o poziție
arrange-tab-pieces = Tabla
arrange-tab-moment = Moment
arrange-tab-players = Jucători
arrange-tool-raise = Piesă +
arrange-tool-lower = Piesă −
arrange-tool-king = Rege
arrange-tool-clear = Golește
arrange-tool-raise-about = Un clic pe un câmp pune acolo o piesă.
arrange-tool-lower-about = Un clic pe un câmp ia de acolo o piesă.
arrange-tool-king-about = Un clic pe un câmp pune regele acolo.
arrange-tool-clear-about = Un clic pe un câmp ia tot de acolo.
arrange-tool-knight-about = Un clic pe un câmp pune acolo un cavaler sau îl ia.
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
arrange-stack-new = Încă un teanc
arrange-cards = Cărți în mână
arrange-deck = { $cards } de tras
arrange-card-about = Clic mai dă una; când nu mai e niciuna, se întorc.
arrange-card-none = Nu mai e niciuna de felul acesta.
arrange-supply = Piese rămase: { $blocks }
arrange-sound = Poziția poate apărea într-un joc.
arrange-more = și încă { $count }
arrange-do-undo = Anulează
arrange-do-redo = Refă
arrange-do-empty = Tablă goală
arrange-do-opening = O deschidere obișnuită
arrange-do-copy = Copiază poziția ca text
arrange-do-paste = Lipește o poziție din text
arrange-do-done = Încearcă
arrange-do-cancel = Renunță

studies-title = Studii
studies-none = Un studiu e o poziție pe care încerci lucruri: joacă variante, întoarce-te, compară și scrie ce ai găsit.
studies-new = Poziție nouă
studies-paste = Lipește text
studies-paste-tip = O poziție sau un joc copiat ca text (Ctrl + V)
studies-import = Adu din fișier …
studies-import-tip = Un studiu dintr-un fișier (Ctrl + O)
studies-open = Deschide
studies-rename = Redenumește
studies-rename-tip = Dă acestui studiu alt nume (F2)
studies-delete = Șterge
studies-delete-tip = Poate fi adus înapoi imediat (Del)
studies-deleted = Șters: { $name }
studies-undo = Adu înapoi
studies-name = Numele studiului
