"""What phones are told: in their own words, not in those of a terminal."""

import pytest

from rollwrite.language import language, languages
from rollwrite.message import message
from web.evening import for_phones


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("why", ["unread-face", "give-face"])
def test_nobody_at_the_table_is_asked_for_an_option(code: str, why: str) -> None:
    speak = language(code).say
    alone = message(f"reading/{why}")
    one_of_many = message("reading/one-of-many", place="top-left", why=alone)
    for told in (alone, one_of_many):
        assert "--face" in speak(told)
        assert "--" not in speak(for_phones(told))
    assert speak(for_phones(alone)) in speak(for_phones(one_of_many))
