page-torres-turn = { $when }: { $name } has { $ap ->
    [one] one AP left
   *[other] { $ap } AP left
 }
page-torres-has = knights { $knights }, blocks { $blocks }, cards { $cards }
page-torres-hand = { $has }: { $cards }
page-torres-master = Master card: { $card }. { $effect }
page-torres-turning = Turning point: expected at the end are { $points }.
page-setting-up = Before the first year
