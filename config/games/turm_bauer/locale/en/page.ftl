page-turm-level = Level { $level }
page-turm-build = Turn { $turn } of { $turns }: { $name } builds, dice { $one } and { $two }
page-turm-move = Turn { $turn } of { $turns }: { $name } may walk
