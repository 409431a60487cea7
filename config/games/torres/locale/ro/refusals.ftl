# De ce ceva este refuzat; regula din spate merge cu ca trimitere.

refusal-wrong_stage = Asta nu se poate face în acest moment al jocului.
refusal-not_your_turn = Este rândul altui jucător.
refusal-game_over = Jocul s-a încheiat.
refusal-foundation_taken = Pe { $at } există deja o temelie.
refusal-foundation_too_close = { $at } e prea aproape de temelia de pe { $other }: trebuie să fie la mai mult de doi pași.
refusal-foundation_blocks_rest = Cu o temelie pe { $at } nu ar mai fi loc pentru toate opt.
refusal-not_on_castle = { $at } nu este pe un castel.
refusal-square_taken = Pe { $at } stă o figură. Alege un câmp liber.
refusal-king_same_castle = { $at } este pe castelul regelui. Mută-l pe altul sau lasă-l pe loc.
refusal-no_such_seat = Nu există jucătorul { $seat }.
refusal-onto_stacks = Piesele trebuie împărțite pe { $stacks } teancuri, nu pe { $given }.
refusal-onto_too_high = Teancul { $stack } ar fi mai înalt de { $limit }.
refusal-onto_too_many = Au fost împărțite { $given } piese, dar nu au rămas sau nu încap atâtea.
refusal-onto_too_few = Trebuie puse câte piese încap: { $fitting }, nu { $given }.
refusal-not_enough_ap = { $left ->
    [0] Nu mai sunt puncte de acțiune; asta costă { $needed }.
    [one] Mai este un punct de acțiune; asta costă { $needed }.
    [few] Mai sunt { $left } puncte de acțiune; asta costă { $needed }.
   *[other] Mai sunt { $left } de puncte de acțiune; asta costă { $needed }.
 }
refusal-no_knights_left = Toți cei { $knights } cavaleri sunt deja pe tablă.
refusal-no_knight_beside = Lângă { $at } nu stă niciun cavaler al tău.
refusal-new_knight_too_high = Un cavaler nou nu poate sta mai sus decât cel de lângă el: nivelul { $level } e peste { $beside }.
refusal-no_own_knight = Pe { $at } nu stă niciun cavaler al tău.
refusal-too_steep = Prea abrupt: { $levels } niveluri în sus, iar un cavaler urcă cel mult { $allowed }.
refusal-no_way = Niciun drum nu duce de la { $source } la { $at }, nici pe jos, nici prin porți.
refusal-no_such_stack = Nu există teancul { $stack }.
refusal-stack_empty = Acest teanc este gol.
refusal-other_stack_used = Toate piesele unei ture vin dintr-un teanc, iar tura a început cu teancul { $used }.
refusal-castle_too_tall = { $area ->
    [one] Castelul are suprafața 1: nu poate fi mai înalt de 1.
    [few] Castelul are suprafața { $area }: nu poate fi mai înalt de { $area }.
   *[other] Castelul are suprafața { $area }: nu poate fi mai înalt de { $area }.
 }
refusal-joins_castles = O piesă pe { $at } ar uni două castele.
refusal-beside_no_castle = { $at } nu este lângă niciun castel.
refusal-give_up_used_stack = S-a construit din teancul { $stack }, deci acela se cedează.
refusal-give_up_a_stack = { $turns ->
    [0] Nu mai urmează ture anul acesta, deci un teanc trebuie cedat.
    [one] Mai urmează o tură anul acesta, deci un teanc trebuie cedat.
    [few] Mai urmează { $turns } ture anul acesta, deci un teanc trebuie cedat.
   *[other] Mai urmează { $turns } de ture anul acesta, deci un teanc trebuie cedat.
 }
refusal-give_up_no_stack = Acum nu trebuie cedat niciun teanc.
refusal-no_purchase = În acest joc toți au toate cărțile de la început; nu se cumpără.
refusal-two_cards_bought = În această tură s-au cumpărat deja două cărți.
refusal-deck_empty = Pachetul este gol.
refusal-card_not_offered = { $card } nu este printre cărțile oferite.
refusal-return_the_others = Celelalte cărți trebuie puse înapoi: { $cards }.
refusal-return_together = Celelalte două cărți merg ambele deasupra sau ambele dedesubt.
refusal-card_played_already = În această tură s-a jucat deja o carte.
refusal-card_not_in_hand = Nu ai această carte.
refusal-card_bought_now = Cartea a fost cumpărată în această tură: poate fi jucată începând cu tura următoare.
refusal-not_adjacent = { $source } și { $at } nu sunt alăturate.
refusal-climb_two_levels = Scara urcă exact două niveluri.
refusal-under_no_knight = Pe { $at } nu stă niciun cavaler al tău.
refusal-supply_empty = Stocul este gol.
refusal-no_door = Niciun drum printr-un castel nu duce de la { $source } la { $at }.
refusal-not_diagonal = { $at } nu este în diagonală lângă { $source }.
refusal-no_block_there = Pe { $at } nu este nicio piesă.
refusal-shift_same_square = Piesa trebuie să meargă pe alt câmp.
refusal-shift_divides = Fără piesa de pe { $at } castelul s-ar despărți.
refusal-shift_few_castles = { $castles ->
    [one] Ar rămâne un singur castel; trebuie să fie cel puțin { $least }.
    [few] Ar rămâne doar { $castles } castele; trebuie să fie cel puțin { $least }.
   *[other] Ar rămâne doar { $castles } de castele; trebuie să fie cel puțin { $least }.
 }
refusal-shift_too_tall = Un castel ar fi mai înalt decât suprafața lui.
refusal-shift_joins = Piesa de pe { $at } ar uni două castele.
refusal-recall_same_square = Cavalerul trebuie să revină pe alt câmp.
refusal-not_over_one_square = Săritura trece drept peste un câmp: de la { $source } la { $at } nu e așa.
refusal-nobody_to_leap = Pe { $over } nu stă nimeni peste care să se sară.
refusal-leap_wrong_piece = { $leap_over ->
    [opponent_knight] Se poate sări doar peste un cavaler al altui jucător.
    [any_knight] Se poate sări doar peste un cavaler, nu peste rege.
   *[any_piece] Peste această piesă nu se poate sări.
 }
