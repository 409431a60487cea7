page-torres-turn = { $when }: { $name } hat noch { $ap } AP
page-torres-has = Ritter { $knights }, Bausteine { $blocks }, Karten { $cards }
page-torres-hand = { $has }: { $cards }
page-torres-master = Meisterkarte: { $card }. { $effect }
page-torres-turning = Wendepunkt: am Ende zu erwarten sind { $points }.
page-setting-up = Vor dem ersten Jahr
