# Warum etwas in Turm Bauer abgelehnt wird; die Regel dahinter geht als Verweis mit.

turm-refusal-wrong_stage = { $stage ->
    [build] Baue zuerst einen Baustein.
   *[move] Der Baustein ist erledigt; jetzt darf die Figur ziehen.
 }
turm-refusal-not_your_turn = Jemand anders ist an der Reihe.
turm-refusal-game_over = Die Partie ist zu Ende.
turm-refusal-not_in_supply = Dieser Baustein ist nicht mehr im Vorrat: { $block }.
turm-refusal-one_alike_first = Hier sehen zwei Bausteine gleich aus; zuerst wird der andere genommen.
turm-refusal-not_thrown = { $ring ->
    [free] Die Würfel zeigen { $one } und { $two }: Sie erlauben diesen Baustein nicht. Mit einem Bauring ginge es.
   *[none] Die Würfel zeigen { $one } und { $two }: Sie erlauben diesen Baustein nicht.
 }
turm-refusal-block_can_be_built = Ein Baustein zu den Würfeln hat am Turm einen Platz, also kommt keiner in die Schachtel.
turm-refusal-no_ring_left = Es ist kein Bauring mehr da.
turm-refusal-one_ring_a_turn = In diesem Zug wurde schon ein Bauring abgegeben; nur einer ist erlaubt.
turm-refusal-ring_not_needed = Das geht auch ohne Bauring.
turm-refusal-cells_not_sorted = Die Zellen des Bausteins stehen nicht in ihrer Reihenfolge.
turm-refusal-wrong_shape = Der Baustein hat eine andere Form: { $block }. Drehen darf man ihn, spiegeln nicht.
turm-refusal-wrong_pattern = { $kind ->
    [plain] Hier verlangt das Schachbrettmuster ein farbiges Teil, und dieser Einer ist neutral. Rücke ihn um eine Zelle.
    [cube] Hier verlangt das Schachbrettmuster ein neutrales Teil, und dieser Einer ist farbig. Rücke ihn um eine Zelle.
   *[pattern] Das würde das Schachbrettmuster stören. Rücke den Baustein um eine Zelle oder drehe ihn.
 }
turm-refusal-below_table = Unter dem Tisch kann nichts liegen.
turm-refusal-place_taken = Dort ist kein Platz: Bei { $at } liegt schon ein Teil.
turm-refusal-figure_in_the_way = Dort ist kein Platz: Bei { $at } steht eine Figur ({ $colour }).
turm-refusal-beside_nothing = Der Baustein würde nichts berühren: Eine seiner Flächen muss am Turm anliegen.
turm-refusal-not_at_cornerstone = Der erste Baustein einer Farbe muss den Grundstein berühren.
turm-refusal-on_the_table = Auf den Tisch darf eine Farbe nur in ihrem ersten Zug bauen.
turm-refusal-rests_on_nothing = Der Baustein würde in der Luft hängen: Eines seiner Teile muss auf dem Turm liegen.
turm-refusal-overhang = { $overhang ->
    [row] In einer seiner Reihen würde der Baustein zu weit überhängen: erlaubt ist in jeder Reihe ein Teil.
    [parts] Zu viele Teile des Bausteins würden überhängen: erlaubt ist in jeder Richtung eines.
   *[extent] Der Baustein würde zu weit überhängen: erlaubt ist in jeder Richtung ein Teil.
 }
turm-refusal-no_way_in = Der Baustein kommt nicht dorthin: Von oben führt kein gerader Weg hinein, ohne ihn zu drehen.
turm-refusal-walls_in = Der Baustein würde eine Figur einschließen ({ $colour }): Ihr muss ein freier Weg bleiben.
turm-refusal-stands_there = Dort steht die Figur schon. Sie darf auch stehen bleiben.
turm-refusal-no_field = Dort kann keine Figur stehen: { $at } ist kein Feld.
turm-refusal-other_colour = { $ring ->
    [pass] Das Feld { $at } hat eine fremde Farbe ({ $colour }). Mit einem Bauring darfst du darauf.
   *[none] Das Feld { $at } hat eine fremde Farbe ({ $colour }).
 }
turm-refusal-figure_there = Bei { $at } steht eine andere Figur ({ $colour }).
turm-refusal-no_steps_there = { $ring ->
    [pass] Auch über fremde Felder führen keine Schritte dorthin.
    [leap] Auch mit einem Schritt von zwei Stufen führt kein Weg dorthin.
   *[none] Dorthin führen keine Schritte: höchstens eine Stufe auf einmal, über neutrale und eigene Felder.
 }
turm-refusal-hand_out_of_bounds = Der Fehler der Hand ist größer, als er sein kann.
turm-refusal-pose_out_of_bounds = Ein Baustein läge zu weit von seinem Platz: { $block }.
turm-refusal-pose_or_fallen = Der neue Baustein hat entweder eine Lage oder ist gefallen: genau eines von beiden.
turm-refusal-moved_and_fell = Wo Bausteine gefallen sind, haben sich keine anderen bewegt.
turm-refusal-outcome_not_sorted = Die Bausteine des Ergebnisses stehen nicht in ihrer Reihenfolge.
turm-refusal-outcome_unknown_block = Das Ergebnis nennt einen Baustein, der nicht gebaut ist: { $block }.
turm-refusal-moved_itself = Der neue Baustein kann nicht unter denen sein, die sich bewegt haben.
