page-turm-level = Etage { $level }
page-turm-build = Zug { $turn } von { $turns }: { $name } baut, Würfel { $one } und { $two }
page-turm-move = Zug { $turn } von { $turns }: { $name } darf gehen
