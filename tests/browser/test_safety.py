"""What people do about each other at a table, and the page of operators."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.server.process import Server


def test_a_person_is_muted_and_reported_and_an_operator_reads_it(
    people: Callable[..., Person], own_server: Callable[..., Server]
) -> None:
    server = own_server(HEMICYCLE_OPERATORS="olga")
    ada, ben, olga = people("Ada", url=server.url), people("Ben", url=server.url), people("Olga", url=server.url)
    code = ada.open_table(seats=5, start=False)
    ben.come_in()
    ben.call("POST", "/api/accounts", {"account": "ben.of.berlin", "password": "correct horse battery"})
    ben.go(f"/t/{code}")
    ben.page.get_by_role("button", name="Sit here").first.click()
    ada.page.get_by_role("button", name="Start, bots").click()
    ada.look_at_role()
    ada.page.get_by_role("button", name="Menu").first.click()
    ada.page.locator("summary", has_text="Who sits here").click()
    ada.page.get_by_role("button", name="More Ben").click()
    dialog = ada.page.get_by_role("dialog").last
    link = dialog.get_by_role("link", name="Account ben.of.berlin")  # who they are, and how to follow them
    expect(link).to_have_attribute("href", "/people?who=ben.of.berlin")
    dialog.get_by_role("button", name="Stop hearing them").click()
    expect(dialog.get_by_text("does not reach you any more")).to_be_visible()
    dialog.get_by_label("What happened").fill("They told me my role.")
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog.get_by_text("Thank you.")).to_be_visible()

    olga.come_in()
    olga.forgiven.append("404")
    olga.go("/operate")
    expect(olga.page.get_by_text("There is nothing at this address.")).to_be_visible()
    expect(olga.page.locator("main input")).to_have_count(0)  # whoever is no operator yet
    olga.call("POST", "/api/accounts", {"account": "olga", "password": "correct horse battery"})
    olga.go("/operate")
    expect(olga.page.get_by_text("They told me my role.")).to_be_visible()
    assert olga.accessibility_problems() == []
    assert olga.misprints() == []
    olga.page.get_by_role("button", name="Look at the table").click()
    expect(olga.page.get_by_role("article").filter(has_text="Ben (ben.of.berlin)")).to_contain_text("Playing")
    olga.page.get_by_label("Reason, as those concerned read it").fill("Insults")
    keep_out = olga.page.get_by_role("button", name="Keep out Ben")
    keep_out.click()
    expect(keep_out).to_contain_text("Really?")  # one press only asks
    assert olga.call("GET", "/api/operate/bans") == []
    keep_out.click()

    expect(olga.page.get_by_role("button", name="Let in again ben.of.berlin")).to_be_visible()
    olga.page.get_by_role("button", name="Dealt with").click()
    expect(olga.page.get_by_text("They told me my role.")).to_have_count(0)
    olga.page.get_by_label("also those that were dealt with").check()
    expect(olga.page.get_by_text("They told me my role.")).to_be_visible()
    assert olga.accessibility_problems() == []
    assert olga.misprints() == []
    ben.forgiven.append("403")
    ben.go()
    expect(ben.page.get_by_role("alert")).to_contain_text(
        re.compile(r"kept out of this server until 20\d\d.*: Insults")
    )
    assert ben.call("POST", "/api/guests", {"name": "Benno"})["code"] == "banned"
    ada.go("/account")
    expect(ada.page.get_by_role("button", name="Hear again")).to_be_visible()
