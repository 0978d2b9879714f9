"""What one sheet's page says in words, and what lights up on the paper with it."""

from __future__ import annotations

import re
from typing import Any

import httpx

LOOSE = {"segment:A1-B1": True, "segment:J12-K12": True}


def test_every_problem_of_the_yarn_is_told_and_lights_up_its_place(client: httpx.Client, sheet: dict[str, Any]) -> None:
    fixed = client.post(f"/api/sheets/{sheet['id']}/fix", json=LOOSE).json()
    problems = fixed["yarn"]["problems"]
    assert len(problems) > 1
    page = client.get(f"/sheets/{sheet['id']}").text
    (warning,) = (
        part for part in re.findall(r'<section class="warn">.*?</section>', page, re.DOTALL) if "yarn" in part
    )
    for number, problem in enumerate(problems, start=1):
        assert problem["where"]
        assert f'data-light="problem{number}">{problem["message"]}</a>' in warning
        assert page.count(f'data-row="problem{number}"') == 1
    assert warning.count('value="ok"') == 1
    lit = client.get(f"/sheets/{sheet['id']}", params={"light": "problem2"}).text
    assert re.findall(r'class="broken lit" data-row="(\w+)"', lit) == ["problem2"]
    client.post(f"/api/sheets/{sheet['id']}/fix", json={"yarn": "ok"})
    assert 'problem1">' not in client.get(f"/sheets/{sheet['id']}").text.partition('class="warn"')[2]


def test_a_difference_lights_up_its_row(client: httpx.Client, sheet: dict[str, Any]) -> None:
    page = client.get(f"/sheets/{sheet['id']}").text
    assert re.search(r'class="lights" href="\?light=mouse" data-light="mouse"', page)
