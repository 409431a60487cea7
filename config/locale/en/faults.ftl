# What can be wrong with files: `wrong-…` says what, `todo-…` what to do, `why-…` the reason where there is a further one.

fault-line = { $file }, line { $line }
fault-more = { $count ->
    [one] One more fault.
   *[other] { $count } more faults.
 }

-fetch-again = Fetch the file again from where it came from.

wrong-not_found = There is no such file.
todo-not_found = Look whether it was moved or renamed.
wrong-is_folder = This is a folder, not a file.
todo-is_folder = Choose a file in it.
wrong-not_regular = This is { $kind }, not a file.
todo-not_regular = Choose a file.
wrong-no_permission = The file may not be read: { $why }.
todo-no_permission = Allow it, or copy the file to a folder of yours.
wrong-not_readable = The file cannot be read: { $why }.
todo-not_readable = Check the disk, or use a copy of the file.
wrong-too_large = The file has more than { $limit } bytes; none of this kind needs so many.
todo-too_large = Choose another file.
wrong-empty = The file is empty.
todo-empty = Nothing can be rebuilt from it; open another game.
wrong-not_utf8 = This is not text in UTF-8.
todo-not_utf8 = Save the text as UTF-8, or fetch the file again.
wrong-not_yaml = This is no YAML.
todo-not_yaml = Mend that line.
wrong-not_json = This is no JSON.
todo-not_json = Mend that line, or fetch the file again.
wrong-too_deep = Here more than { $limit } levels lie in one another.
todo-too_deep = Write fewer levels.
wrong-too_many = Here are more than { $limit } values.
todo-too_many = Write fewer.
wrong-key_form = A key cannot be { $given }; it can be: { $allowed }.
todo-key_form = Write such a key.
wrong-key_twice = The key “{ $field }” stands there twice.
todo-key_twice = Remove one of the two.
wrong-form = The whole of it cannot be { $given }; it can be: { $allowed }.
todo-form = Write it so.
wrong-unknown_key = There is no key “{ $given }”. There are: { $allowed }.
todo-unknown_key = Remove it or write one of these.
wrong-missing_key = The key “{ $field }” is missing; it can be: { $allowed }.
todo-missing_key = Add the key.
wrong-value = “{ $field }” cannot be { $given }; it can be: { $allowed }.
todo-value = Write one of these.
wrong-shared = “{ $given }” is given to { $allowed }; each needs its own.
todo-shared = Change all but one.
wrong-none_there = There is no file { $given } in this folder.
todo-none_there = Install the game again.
wrong-other_features = The weights are for other features than the program has now.
todo-other_features = Install the game again.

wrong-not_a_log = This is no saved game of this kind: { $why }.
todo-not_a_log = Choose a file whose name ends in .torres or .turm.
wrong-newer_version = The game is of version { $version }; this program reads up to version { $known }.
todo-newer_version = Update the program, then open the game again.
wrong-no_version = There never was a version { $version } of these files.
todo-no_version = { -fetch-again }
wrong-chance = What chance gave does not fit the set-up: { $why }.
todo-chance = { -fetch-again }
wrong-fields = The line is not as it has to be: { $why }.
todo-fields = { -fetch-again }
wrong-time = The time “{ $given }” is not written as YYYY-MM-DDTHH:MM:SSZ.
todo-time = { -fetch-again }
wrong-number = The line has the number { NUMBER($given, useGrouping: 0) } where { NUMBER($expected, useGrouping: 0) } is due: a line is missing, doubled or out of order.
todo-number = { -fetch-again }
wrong-sum = The line's sum is not right: this line or one before it was changed or lost.
todo-sum = { -fetch-again }
wrong-illegal = { $player } does here what the rules do not allow: { $why }
todo-illegal = { -fetch-again }
wrong-undo_refused = Here something is taken back that is final: { $why }
todo-undo_refused = { -fetch-again }

wrong-not_written = Nothing can be written there: { $why }.
todo-not_written = Make room or allow writing there. Nothing was lost.
wrong-exists = There is a file of that name already.
todo-exists = Rename one of the two. Nothing was overwritten.
wrong-changed_meanwhile = The file was changed by another program while the game was open.
todo-changed_meanwhile = Open the game again.
wrong-nothing_to_save = There is no good part before the fault.
todo-nothing_to_save = { -fetch-again }

wrong-unknown_edition = There is no edition “{ $given }”. There are: { $allowed }.
todo-unknown_edition = Update the program, or use one of these.
wrong-unknown_option = There is no rule “{ $given }”. There are: { $allowed }.
todo-unknown_option = Remove it, or use one of these.
wrong-option_value = The rule “{ $field }” cannot be { $given }; it can be: { $allowed }.
todo-option_value = Choose one of these.
wrong-option_impossible = { $why }
todo-option_impossible = Change this house rule.
wrong-players_count = Torres is for 2 to 4 players, not { $given }.
todo-players_count = Choose 2, 3 or 4 players.
wrong-name_length = The name of player { $player } has { $given } characters; 1 to 40 are allowed.
todo-name_length = Change the name.
wrong-colour_length = The colour of player { $player } has { $given } characters; 1 to 20 are allowed.
todo-colour_length = Change the colour.
wrong-colour_twice = Two players have the colour “{ $given }”.
todo-colour_twice = Give each player a colour of their own.

wrong-text_form = This is no text of a language: { $given }
todo-text_form = Write it as “key = text”; meanwhile it is said in English.
wrong-text_letters = The fonts have no picture of these letters: { $given }
todo-text_letters = Write with other letters.
wrong-text_twice = The text “{ $key }” stands there twice; the first one is used.
todo-text_twice = Remove one of the two.

why-os_permission = your account may not do that
why-os_read_only = the disk can only be read
why-os_no_room = there is no room left
why-os_no_folder = the folder is not there
why-os_in_the_way = something else of that name is in the way
why-os_long_name = the name is too long
why-os_disk = the disk fails
why-os_busy = another program is using it
why-os_many_files = too many files are open
why-os_link = its links lead in a circle
why-os_other = the system refuses it ({ $name })
why-whole_number = a whole number { $range }
why-a_number = a number { $range }
why-from_to = from { $least } to { $most }
why-from_up = from { $least } up
why-up_to = up to { $most }
why-a_text = a text
why-some_text = a text that is not empty
why-nothing = nothing
why-either = { $one }, or { $other }
why-one_after_another = { $one }; { $other }
why-a_table = keys with values, each key { $key }, each value { $value }
why-the_keys = values for the keys { $keys }
why-list_of = a list of { $count }: { $items }
why-list_least = a list of at least { $least }, each item { $item }
why-a_list = a list, each item { $item }
why-a_value = a value
why-keys_and_values = keys and values
why-empty_list = an empty list
why-this_list = the list { $items }
why-a_pipe = a pipe
why-a_socket = a socket
why-a_device = a device
why-something_else = something else
why-raised = an error in the program ({ $name })
why-died = its process ended
why-no_text = it is not text in UTF-8
why-bad_json = it goes wrong at byte { NUMBER($byte, useGrouping: 0) }
why-cut_off = it breaks off
why-no_object = it is no list of fields and values
why-no_field = the field “{ $field }” is missing
why-unknown_field = there is no field “{ $field }”
why-wrong_value = the value of “{ $place }” cannot be this one
why-unknown_type = there is no command of the type “{ $given }”; there are: { $allowed }
why-other_format = its format is not “{ $format }”
why-nobody = Nobody
why-decks_count = there are { $given } decks of cards instead of { $wanted }
why-deck_cards = deck { $number } does not hold each card { $times ->
    [one] once
   *[other] { $times } times
 }
why-master_missing = the master card is missing
why-master_given = only the master game has a master card
why-problem_players_count = Torres is for 2 to 4 players, not { $given }.
why-problem_no_stacks = Year { $phase } has no stacks. (R-4.1)
why-problem_rounds = Year { $phase } has { $wanted } rounds, so it needs { $wanted } stacks, not { $given }. (R-4.1)
why-problem_stack_size = A stack of year { $phase } has { $given } blocks; 1 to 3 are allowed. (R-4.2)
why-problem_too_many_blocks = These stacks could use { $needed } blocks, but there are only { $blocks }. (R-2.1)
why-problem_foundations_count = Eight foundations are needed; there are { $given }. (R-3.1)
why-problem_no_square = There is no square { $given }.
why-problem_foundations_adjacent = The foundations { $one } and { $other } are side by side. (R-3.1)
