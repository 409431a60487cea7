# De ce se refuză ceva în Turm Bauer; regula din spate vine ca trimitere.

turm-refusal-wrong_stage = { $stage ->
    [build] Construiește mai întâi o piesă.
   *[move] Cu piesa s-a terminat; acum poate merge figurina.
 }
turm-refusal-not_your_turn = Este rândul altui jucător.
turm-refusal-game_over = Jocul s-a încheiat.
turm-refusal-not_in_supply = Această piesă nu mai este în rezervă: { $block }.
turm-refusal-one_alike_first = Aici două piese arată la fel; întâi se ia cealaltă.
turm-refusal-not_thrown = { $ring ->
    [free] Zarurile arată { $one } și { $two }: nu permit această piesă. Un inel ar permite-o.
   *[none] Zarurile arată { $one } și { $two }: nu permit această piesă.
 }
turm-refusal-block_can_be_built = O piesă potrivită zarurilor are loc în turn, deci niciuna nu ajunge în cutie.
turm-refusal-no_ring_left = Nu mai este niciun inel.
turm-refusal-one_ring_a_turn = În această tură s-a folosit deja un inel; e permis unul singur.
turm-refusal-ring_not_needed = Asta se poate și fără inel.
turm-refusal-cells_not_sorted = Celulele piesei nu sunt în ordinea lor.
turm-refusal-wrong_shape = Piesa are altă formă: { $block }. Poate fi întoarsă, dar nu oglindită.
turm-refusal-wrong_pattern = { $kind ->
    [plain] Aici modelul de șah cere un cub colorat, iar acesta e simplu. Mută-l cu o celulă.
    [cube] Aici modelul de șah cere un cub simplu, iar acesta e colorat. Mută-l cu o celulă.
   *[pattern] Asta ar strica modelul de șah. Mută piesa cu o celulă sau întoarce-o.
 }
turm-refusal-below_table = Sub masă nu poate sta nimic.
turm-refusal-place_taken = Nu este loc: la { $at } este deja un cub.
turm-refusal-figure_in_the_way = Nu este loc: la { $at } stă o figurină ({ $colour }).
turm-refusal-beside_nothing = Piesa n-ar atinge nimic: o față a ei trebuie să stea lipită de turn.
turm-refusal-not_at_cornerstone = Prima piesă a unei culori trebuie să atingă piatra de temelie.
turm-refusal-on_the_table = Pe masă, o culoare poate construi numai în prima ei tură.
turm-refusal-rests_on_nothing = Piesa ar atârna în aer: un cub al ei trebuie să stea pe turn.
turm-refusal-overhang = { $overhang ->
    [row] Într-unul dintre rânduri piesa ar ieși prea mult: cel mult un cub dincolo de ce o susține.
    [parts] Piesa ar ieși prea mult: în fiecare direcție cel mult unul dintre cuburile ei dincolo de ce o susține.
   *[extent] Piesa ar ieși prea mult: în fiecare parte cel mult un cub dincolo de ce o susține.
 }
turm-refusal-no_way_in = Piesa nu poate ajunge acolo: de sus nu duce niciun drum drept înăuntru fără s-o întorci.
turm-refusal-walls_in = Piesa ar zidi o figurină ({ $colour }): trebuie să-i rămână o ieșire.
turm-refusal-stands_there = Figurina stă deja acolo. Poate și să rămână pe loc.
turm-refusal-no_field = Acolo nu poate sta nicio figurină: { $at } nu este un câmp.
turm-refusal-other_colour = { $ring ->
    [pass] Câmpul { $at } are o culoare străină ({ $colour }). Un inel l-ar deschide.
   *[none] Câmpul { $at } are o culoare străină ({ $colour }).
 }
turm-refusal-figure_there = La { $at } stă altă figurină ({ $colour }).
turm-refusal-no_steps_there = { $ring ->
    [pass] Nici peste câmpurile altora nu duc pași într-acolo.
    [leap] Nici cu un pas de două niveluri nu duce vreun drum într-acolo.
   *[none] Într-acolo nu duc pași: cel mult un nivel deodată, pe câmpuri simple și pe ale tale.
 }
turm-refusal-hand_out_of_bounds = Greșeala mâinii este mai mare decât poate fi.
turm-refusal-pose_out_of_bounds = O piesă ar sta prea departe de locul ei: { $block }.
turm-refusal-pose_or_fallen = Piesa nouă fie are o poziție, fie a căzut: exact una dintre cele două.
turm-refusal-moved_and_fell = Unde au căzut piese, altele nu s-au mișcat.
turm-refusal-outcome_not_sorted = Piesele rezultatului nu sunt în ordinea lor.
turm-refusal-outcome_unknown_block = Rezultatul numește o piesă care nu este construită: { $block }.
turm-refusal-moved_itself = Piesa nouă nu poate fi printre cele care s-au mișcat.
