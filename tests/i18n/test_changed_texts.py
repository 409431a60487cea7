"""The table of changed texts: which texts it holds, what it says of them, and that the one for reading is whole."""

import csv

from tests.i18n.changed_texts import FOLDER, LANGUAGES, changed_rows, texts_of

NOW = {language: {"go-on": "Continue", "same": "OK", "new": "New"} for language in LANGUAGES}
BEFORE = {language: {"go-on": "Go on" if language == "de" else "Continue", "same": "OK"} for language in LANGUAGES}


def test_a_text_that_changed_in_one_language_is_a_row_with_its_remark() -> None:
    row = ("go-on", "Continue", "Continue", "Continue", "why", "Continue", "Go on", "Continue")
    assert changed_rows(BEFORE, NOW, {}, {"go-on": "why"}) == [row]
    assert changed_rows(BEFORE, NOW, {"go-on": "by hand"}, {"go-on": "why"})[0][4] == "by hand"


def test_a_text_of_several_lines_is_one_and_that_of_the_guide_has_its_own_key() -> None:
    files = [("config/locale/en/a.ftl", "one = First\n    second\n"), ("config/games/x/guide/en/b.ftl", "one = Rule\n")]
    assert texts_of(files) == {"one": "First second", "guide/one": "Rule"}


def test_the_table_for_reading_has_all_columns_and_a_remark_in_each_row() -> None:
    with (FOLDER / "changed.tsv").open(encoding="utf-8", newline="") as file:
        head, *rows = csv.reader(file, delimiter="\t")
    assert head[:5] == ["key", *LANGUAGES, "remark"]
    assert len(rows) > 600
    assert [row[0] for row in rows if len(row) != len(head) or not all(row[:5])] == []
