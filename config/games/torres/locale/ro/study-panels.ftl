# Panourile unui studiu: variantele încercate, o poziție care se așază, lista studiilor.

menu-study = Masa de studiu
study-panel-rename = Redenumește studiul
study-panel-saved = Salvat în { $where }
study-panel-empty = Joacă pe tablă. Fiecare variantă pe care o încerci rămâne aici.
study-panel-comment = Scrie un comentariu …
study-panel-standing = Puncte așteptate la sfârșitul jocului
study-panel-effort = Căutat: { $effort } din { $efforts }
study-panel-show = Clic pentru a o arăta pe tablă.
study-panel-hide = Clic pentru a o lua de pe tablă.
study-panel-go = Clic pentru a merge la această poziție.
study-panel-unfold = Arată pașii acestei ture (săgeata dreapta)
study-panel-fold = Ascunde pașii acestei ture (săgeata stânga)
study-panel-width = Trage pentru a lăți studiul
study-panel-width-keys = Din taste: Tab, apoi săgețile stânga și dreapta
study-do-mark = Notează acest pas
study-not-mark = Aici nu s-a făcut încă nimic de notat.
study-mark-brilliant = Excelent
study-mark-good = Bun
study-mark-interesting = Interesant
study-mark-dubious = Îndoielnic
study-mark-mistake = Greșeală
study-mark-blunder = Greșeală gravă
study-mark-none = Fără notă

study-do-toggle = Deschide sau închide studiul
study-do-list = Toate studiile
study-do-analysis = Caută cele mai bune ture
study-do-set_up = Așază această poziție
study-do-players = Alege cine joacă
study-do-promote = Fă din ea varianta principală
study-do-delete = Șterge varianta de aici încolo
study-do-copy = Copiază poziția ca text
study-do-copy_study = Copiază studiul ca text
study-do-share = Salvează studiul ca pagină web
study-not-promote = Aceasta e deja varianta principală.
study-not-delete = Aici nu e nimic de șters.

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

studies-title = Studii
studies-none = Un studiu e o poziție pe care poți experimenta. Joacă variante, întoarce-te, compară-le și notează ce găsești.
studies-new = Poziție nouă
studies-paste = Lipește text
studies-paste-tip = O poziție, un joc sau un studiu copiat ca text (Ctrl + V)
studies-import = Importă …
studies-import-tip = Un studiu dintr-un fișier (Ctrl + O)
studies-open = Deschide
studies-rename = Redenumește
studies-rename-tip = Redenumește studiul (F2)
studies-share = Distribuie
studies-share-tip = Salvează studiul ca pagină web (Ctrl + P)
studies-delete = Șterge
studies-delete-tip = Îl poți readuce imediat (Del)
studies-deleted = Șters: { $name }
studies-undo = Readu
studies-name = Numele studiului
