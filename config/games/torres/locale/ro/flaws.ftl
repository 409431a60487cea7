# De ce niciun joc nu poate ajunge la o poziție așezată de cineva.

flaw-no_such_moment = În acest joc nu există runda { $wanted } a anului { $found }.
flaw-no_such_seat = Nu există jucătorul { $found }; jucătorii sunt de la 1 la { $wanted }.
flaw-no_actor = Nu e rândul nimănui, dar jocul nu s-a încheiat.
flaw-castle_too_tall = Turnul de pe { $square } are înălțimea { $found }, dar castelul lui are doar suprafața { $wanted }.
flaw-castles_joined = Castelele nu se unesc niciodată, deci aceste temelii nu pot fi în același castel: { $squares }.
flaw-foundations_too_close = Două temelii sunt prea aproape una de alta: { $squares }.
flaw-foundation_gone = Nu toate aceste temelii pot să fi dispărut până acum: { $squares }.
flaw-too_few_castles = Castele: { $found }. Trebuie să fie cel puțin { $wanted }.
flaw-too_many_castles = Castele: { $found }. Până acum pot fi cel mult { $wanted }.
flaw-blocks_in_all = Piese pe tablă, pe teancuri și în stoc: { $found }. În total trebuie să fie { $wanted }.
flaw-too_few_blocks = Piese pe tablă: { $found }. Cele { $wanted } temelii sunt mereu acolo.
flaw-too_many_blocks = Piese pe tablă: { $found }. Până acum pot fi cel mult { $wanted }.
flaw-square_shared = Mai multe figuri stau pe același câmp: { $squares }.
flaw-too_many_knights = Cavaleri pe tablă ai jucătorului { $name }: { $found }. Un jucător are doar { $wanted }.
flaw-no_knight = { $name } nu are niciun cavaler pe tablă, dar primul se așază la început.
flaw-knights_too_early = Cavaleri pe tablă ai jucătorului { $name }: { $found }. Până acum pot fi cel mult { $wanted }.
flaw-first_knight = { $name } nu a avut încă nicio tură, deci cavalerul de pe { $square } trebuie să stea încă pe o temelie de înălțimea 1.
flaw-king_missing = Lipsește regele.
flaw-king_too_early = Regele vine abia după toți primii cavaleri, dar este deja pe tablă: { $squares }.
flaw-several_kings = Există un singur rege, dar el stă pe mai multe câmpuri: { $squares }.
flaw-king_on_ground = Regele de pe { $square } trebuie să stea pe un castel.
flaw-king_moved_early = Până la prima punctare regele rămâne pe o temelie de înălțimea 1: pe { $square } nu poate fi încă.
flaw-stage_not_in_game = După regulile acestui joc nimeni nu are vreodată de făcut această alegere.
flaw-stage_not_now = În această rundă a anului nimeni nu are de făcut această alegere.
flaw-king_nowhere = { $name } ar trebui să mute regele, dar niciun câmp nu este liber pentru el.
flaw-nothing_to_carry = { $name } ar trebui să împartă piesele rămase, dar nu are nimic de ales.
flaw-actor_when_over = Jocul s-a încheiat, deci nu poate fi rândul jucătorului { $name }.
flaw-wrong_actor = Acum este rândul jucătorului { $other }, nu al jucătorului { $name }.
flaw-wrong_start = Acum începe { $other }, nu { $name }.
flaw-start_not_leading = { $name } nu poate începe runda: o începe cine are cele mai multe puncte.
flaw-ap_out_of_range = Puncte de acțiune rămase: { $found }. Acum pot fi de la 0 la { $wanted }.
flaw-stack_too_high = Piese pe un teanc al jucătorului { $name }: { $found }. Un teanc are cel mult { $wanted }.
flaw-stack_empty = { $name } are un teanc gol, dar un teanc golit dispare imediat.
flaw-too_many_stacks = Teancuri ale jucătorului { $name }: { $found }. Pentru turele rămase în acest an pot fi cel mult { $wanted }.
flaw-stacks_too_full = Piese pe teancurile jucătorului { $name }: { $found }. Acum pot fi cel mult { $wanted }.
flaw-stacks_too_low = { $found ->
    [one] De pe teancurile jucătorului { $name } lipsește o piesă: nicio tură nu o putea folosi.
    [few] De pe teancurile jucătorului { $name } lipsesc { $found } piese: nicio tură nu le putea folosi.
   *[other] De pe teancurile jucătorului { $name } lipsesc { $found } de piese: nicio tură nu le putea folosi.
 }
flaw-wrong_stack_used = În această tură nu se putea construi din teancul { $found }.
flaw-blocks_waiting = Piese ale jucătorului { $name } păstrate pentru anul următor: { $found }. Acum pot fi de la 0 la { $wanted }.
flaw-card_too_often = { $pool ->
    [common] Cărți de felul { $card }: { $found }. Există doar { $wanted }.
   *[own] Cărți de felul { $card } ale jucătorului { $name }: { $found }. Fiecare jucător are doar { $wanted }.
 }
flaw-too_many_cards = { $pool ->
    [common] Cărți în mâini și în pachet: { $found }. Există doar { $wanted }.
   *[own] Cărți ale jucătorului { $name }: { $found }. Fiecare jucător are doar { $wanted }.
 }
flaw-hand_too_full = Cărți cumpărate de { $name } în ture anterioare: { $found }. Pot fi cel mult { $wanted }.
flaw-too_many_bought = Cărți cumpărate în această tură: { $found }. Acum pot fi cel mult { $wanted }.
flaw-wrong_offer = Cărți din care se alege: { $found }. Trebuie să fie { $wanted }.
flaw-card_played_now = Nu e rândul nimănui, deci nu s-a jucat nicio carte: { $card }.
flaw-hidden_card_played = O carte jucată nu poate fi ascunsă.
flaw-hidden_card = Printre cărțile din care poate alege { $name } este una ascunsă. Numește-o.
flaw-no_master_card = Jocul de maestru are o carte de maestru, dar aici nu este niciuna.
flaw-master_card_here = Doar jocul de maestru are o carte de maestru.
flaw-score_out_of_range = Puncte ale jucătorului { $name }: { $found }. Până acum pot fi de la 0 la { $wanted }.
flaw-scores_equal = { $name } și { $other } nu pot fi pe același câmp al traseului de punctaj.
flaw-wrong_winners = Câștigătorii nu sunt cei cu cele mai multe puncte.
flaw-winners_too_early = Nimeni nu poate câștiga înainte de sfârșitul jocului.
