page-turm-levels = Niveluri
page-turm-tower = Turn
page-turm-level = Nivelul { $level }
page-turm-build = Tura { $turn } din { $turns }: { $name } { $slips ->
    [0] construiește
    [one] construiește din nou după o alunecare
    [few] construiește din nou după { $slips } alunecări
   *[other] construiește din nou după { $slips } de alunecări
 }, { $may }
page-turm-dice = zaruri { $one } și { $two }
page-turm-move = Tura { $turn } din { $turns }: { $name } poate merge
page-turm-has = { $level ->
    [0] figurina pe masă
   *[other] figurina pe nivelul { $level }
 }, piese { $blocks }, cuburi în cutie { $parts }, inele { $rings }
page-turm-blocks = { $count ->
    [0] 0
    [one] 1 (mărimea { $sizes })
   *[other] { $count } (mărimile { $sizes })
 }
page-turm-fell = căzute: { $blocks }
