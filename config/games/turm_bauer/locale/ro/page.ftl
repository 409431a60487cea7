page-turm-level = Nivelul { $level }
page-turm-build = Tura { $turn } din { $turns }: { $name } construiește, zaruri { $one } și { $two }
page-turm-move = Tura { $turn } din { $turns }: { $name } poate merge
