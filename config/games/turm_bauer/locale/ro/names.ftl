# Turm Bauer: cum se numesc lucrurile lui și propoziții despre ce s-a întâmplat.
# Cuvinte: piesă · cub (o parte din ea) · câmp · nivel · coloană · piatra de temelie · inel · rezervă · cutie · figurină · alunecare · prăbușire.

turm-block-cube = cub colorat
turm-block-plain_cube = cub simplu
turm-block-bar_2 = bară de două
turm-block-bar_3 = bară de trei
turm-block-angle_3 = colț de trei
turm-block-angle_3_turned = colț de trei, inversat
turm-block-angle_4 = colț de patru
turm-block-angle_4_turned = colț de patru, inversat
turm-block-square_4 = pătrat de patru
turm-block-angle_5 = colț de cinci
turm-block-flag_5 = steag de cinci
turm-block-throne_5 = tron de cinci
turm-block-throne_5_turned = tron de cinci, inversat
turm-block-slab_6 = placă de șase
turm-block-boot_6 = cizmă de șase
turm-block-stairs_6 = scară de șase
turm-block-stairs_6_turned = scară de șase, inversată

turm-table = masă
turm-field = { $spot }, nivelul { $level }
turm-who = { $name } ({ $colour })
turm-parts = { $parts ->
    [one] un cub
    [few] { $parts } cuburi
   *[other] { $parts } de cuburi
 }

turm-ring-free = orice piesă
turm-ring-free-about = Folosește un inel și construiește o piesă pe care zarurile nu o permit.
turm-ring-pass = câmpuri străine
turm-ring-pass-about = Folosește un inel: pe acest drum figurina poate călca și rămâne pe câmpuri de alte culori și poate trece pe lângă figurine.
turm-ring-leap = două niveluri
turm-ring-leap-about = Folosește un inel: un pas al acestui drum poate urca sau coborî două niveluri.

# Desfășurarea: cine și ce a făcut.

turm-log-rolled = { $name } aruncă { $one } și { $two }
turm-log-ring-free = { $name } folosește un inel: orice piesă
turm-log-ring-pass = { $name } folosește un inel: peste câmpuri străine
turm-log-ring-leap = { $name } folosește un inel: două niveluri dintr-un pas
turm-log-built = { $name }: { $block } pe { $field }
turm-log-built-fell = { $name }: { $block } pe { $field }; { $count ->
    [one] o piesă a căzut și a fost pusă la loc
    [few] { $count } piese au căzut și au fost puse la loc
   *[other] { $count } de piese au căzut și au fost puse la loc
 }
turm-log-slipped = { $name }: { $block } alunecă de pe { $field }
turm-log-slipped-more = { $name }: { $block } alunecă de pe { $field }; { $count ->
    [one] mai cade o piesă ({ $owners }), care e pusă la loc
    [few] mai cad { $count } piese ({ $owners }), care sunt puse la loc
   *[other] mai cad { $count } de piese ({ $owners }), care sunt puse la loc
 }
turm-log-discarded = { $name }: { $block } în cutie
turm-log-slipped-out = { $name }: { $block } a alunecat de prea multe ori, în cutie
turm-log-collapsed = { $name } dărâmă turnul: { $count ->
    [one] cade o piesă
    [few] cad { $count } piese
   *[other] cad { $count } de piese
 }
turm-log-moved = { $name }: figurina { $source } → { $to }
turm-log-stayed = { $name }: figurina rămâne pe loc
turm-log-winner = { $count ->
    [one] { $names } câștigă
    [few] { $names } împart victoria
   *[other] { $names } împart victoria
 }

# Același lucru fără nume, unde el se spune o singură dată.

turm-brief-rolled = aruncă { $one } și { $two }
turm-brief-ring-free = inel: orice piesă
turm-brief-ring-pass = inel: peste câmpuri străine
turm-brief-ring-leap = inel: două niveluri deodată
turm-brief-built = { $block } pe { $field }
turm-brief-built-fell = { $block } pe { $field }; { $count ->
    [one] o piesă pusă la loc
    [few] { $count } piese puse la loc
   *[other] { $count } de piese puse la loc
 }
turm-brief-slipped = { $block } alunecă de pe { $field }
turm-brief-slipped-more = { $block } alunecă de pe { $field }; { $count ->
    [one] încă una pusă la loc
    [few] încă { $count } puse la loc
   *[other] încă { $count } puse la loc
 }
turm-brief-discarded = { $block } în cutie
turm-brief-slipped-out = { $block } în cutie după alunecări
turm-brief-collapsed = turnul se prăbușește: { $count ->
    [one] cade o piesă
    [few] cad { $count } piese
   *[other] cad { $count } de piese
 }
turm-brief-moved = figurina { $source } → { $to }
turm-brief-stayed = figurina rămâne pe loc

# Același lucru, unde nici pentru atât nu e loc, lângă un semn pentru ce s-a întâmplat.

turm-short-built = { $block } pe { $field }
turm-short-built-fell = { $block } pe { $field }; cad { $count }
turm-short-slipped = { $block } de pe { $field }
turm-short-slipped-more = { $field }: { $block }; încă { $count }
turm-short-collapsed = prăbușire: { $count ->
    [one] o piesă
    [few] { $count } piese
   *[other] { $count } de piese
 }
turm-short-boxed = { $block } → cutie
turm-short-moved = { $source } → { $to }

# Ce se spune pe loc, deasupra mesei.

turm-toast-fell = { $count ->
    [one] A căzut o piesă. Este pusă la locul ei.
    [few] Au căzut { $count } piese. Sunt puse la locul lor.
   *[other] Au căzut { $count } de piese. Sunt puse la locul lor.
 }
turm-toast-slipped = { $name }: a alunecat { $block }. { $tries }
turm-toast-slipped-more = { $name }: a alunecat { $block }; { $count ->
    [one] a mai căzut o piesă jucată de { $owners }, pusă la loc
    [few] au mai căzut { $count } piese jucate de { $owners }, puse la loc
   *[other] au mai căzut { $count } de piese jucate de { $owners }, puse la loc
 }. { $tries }
turm-tries-left = { $left ->
    [any] Încearcă din nou, și cu altă piesă sau în alt loc.
    [one] Încă o încercare, apoi piesa ajunge în cutie.
    [few] Încă { $left } încercări, și cu altă piesă sau în alt loc.
   *[other] Încă { $left } de încercări, și cu altă piesă sau în alt loc.
 }
turm-toast-slipped-out = { $name }: { $block } a alunecat de prea multe ori și ajunge în cutie. Figurina mai poate merge.
turm-toast-swayed = A fost cât pe ce: turnul s-a clătinat și ține.
turm-toast-height = { $name } e acum cel mai sus: nivelul { $level }.
turm-toast-collapsed = Turnul se prăbușește! { $name } a pierdut.

# Ce ar face o alegere.

turm-choose-build = construiește: { $block } pe { $field }
turm-choose-discard = pune în cutie: { $block }
turm-choose-move = mergi la { $to }
turm-choose-table = coboară pe masă
turm-choose-with-ring = folosește un inel ({ $ring }) și { $what }
turm-choose-stay = lasă figurina pe loc


# De ce a câștigat cineva și cum stau jocurile.

turm-won-height = cel mai sus: nivelul { $level }
turm-won-height-both = ambele figurine împreună: { $level ->
    [one] un nivel
    [few] { $level } niveluri
   *[other] { $level } de niveluri
 }
turm-won-parts = la fel de sus, dar cele mai puține cuburi nefolosite: { $parts }
turm-won-rings = egal în rest, dar cele mai multe inele: { $rings }
turm-won-shared = egalitate la înălțime, cuburi și inele
turm-won-of = { $name } – { $why }
turm-won-collapse = Turnul a fost dărâmat de { $name }
turm-end-collapse = { $name } a dărâmat turnul. { $won }
turm-end-look = { $told } Pentru rezultat dă clic sau apasă o tastă.
turm-progress = tura { $turn } din { $turns }
