page-torres-turn = { $when }: { $name } mai are { $ap } AP
page-torres-has = cavaleri { $knights }, piese { $blocks }, cărți { $cards }
page-torres-hand = { $has }: { $cards }
page-torres-master = Cartea de maestru: { $card }. { $effect }
page-torres-turning = Moment de cotitură: la sfârșit se așteaptă { $points }.
page-setting-up = Înainte de primul an
