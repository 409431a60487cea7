page-turm-levels = Levels
page-turm-tower = Tower
page-turm-level = Level { $level }
page-turm-build = Turn { $turn } of { $turns }: { $name } { $slips ->
    [0] builds
    [one] builds again after a slip
   *[other] builds again after { $slips } slips
 }, { $may }
page-turm-dice = dice { $one } and { $two }
page-turm-move = Turn { $turn } of { $turns }: { $name } may move the figure
page-turm-has = { $level ->
    [0] figure on the table
   *[other] figure on level { $level }
 }, blocks { $blocks }, parts in the box { $parts }, rings { $rings }
page-turm-blocks = { $count ->
    [0] 0
    [one] 1 (size { $sizes })
   *[other] { $count } (sizes { $sizes })
 }
page-turm-fell = fallen: { $blocks }
