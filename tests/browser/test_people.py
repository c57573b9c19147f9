"""Accounts, the first page of somebody who returns, profiles, the strongest, statistics, friends: in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import LAPTOP, PHONE, TABLET, Person
from tests.server.process import Server

PASSWORD = "correct horse battery"
COUNTED = """async () => {
    const counted = async () => (await (await fetch("/api/home")).json()).ratings.length > 0;
    for (let k = 0; k < 400 && !(await counted()); k++) await new Promise((done) => setTimeout(done, 50));
}"""
INVITE = """async (code) => {
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ accounts: ["ada"] });
    await fetch(`/api/tables/${code}/invitations`, { method: "POST", headers, body });
}"""
Come = Callable[..., Person]


def member(person: Person, account: str) -> Person:
    """Somebody with an account, made without the page."""
    person.come_in()
    assert person.call("POST", "/api/accounts", {"account": account, "password": PASSWORD})["account"] == account
    return person


def opens(person: Person, *, mine: int = 1, start: bool = False, **settings: Any) -> str:
    """A table of somebody who is here already."""
    wish = {"game": "secret-hitler", "seats": 5, "pace": "untimed", "bot_delay": 0, **settings}
    return str(person.call("POST", "/api/tables", {"settings": wish, "mine": mine, "start": start})["code"])


def clean(person: Person) -> None:
    """Nothing sticks out, and axe finds nothing."""
    assert person.accessibility_problems() == []
    assert person.misprints() == []
    assert person.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def account_form(person: Person, account: str) -> Locator:
    person.go("/account")
    form = person.page.get_by_role("region", name="Make an account")
    form.get_by_label("Account", exact=True).fill(account)
    return form


def test_a_guest_becomes_an_account_with_a_password_and_keeps_their_seat(people: Come) -> None:
    ada = people("Ada")
    code = ada.open_table(start=False)
    form = account_form(ada, "ada.keeps")
    form.get_by_label("Password").fill(PASSWORD)
    clean(ada)

    ada.page.get_by_role("button", name="With a password").click()

    expect(ada.page.get_by_text("Signed in as ada.keeps.")).to_be_visible()
    clean(ada)
    ada.go(f"/t/{code}")
    ada.page.get_by_role("button", name="Start, bots").click()
    ada.look_at_role()  # the seat is still theirs

    other = people("Ada elsewhere")
    other.go()
    other.page.get_by_role("button", name="You are").click()
    other.page.get_by_text("An account for several devices").click()
    other.page.get_by_label("Account", exact=True).fill("ada.keeps")
    other.page.get_by_label("Password").fill(PASSWORD)
    other.page.get_by_role("button", name="Sign in", exact=True).click()
    expect(other.page.locator(f"a[href='/t/{code}']")).to_be_visible()


def test_whoever_has_an_account_signs_in_where_accounts_are_made_and_refusals_stay_in_sight(people: Come) -> None:
    member(people("Ada"), "ada.returns")
    other = people("Ada elsewhere", size=PHONE, language="de-DE")
    other.forgiven.append("401")
    other.go("/account")
    form = other.page.get_by_role("region", name="Anmelden", exact=True)
    form.get_by_label("Konto", exact=True).fill("ada.returns")
    form.get_by_label("Passwort").fill("not my password")
    sign_in = form.get_by_role("button", name="Anmelden", exact=True)
    sign_in.tap()

    expect(other.page.get_by_role("status").get_by_text("Passwort")).to_be_in_viewport()
    form.get_by_label("Passwort").fill(PASSWORD)
    sign_in.tap()

    expect(other.page.get_by_text("Angemeldet als ada.returns.")).to_be_visible()
    clean(other)
    other.page.wait_for_function("async () => (await (await fetch('/api/me')).json()).language === 'de'")


def test_a_newcomer_finds_open_tables_and_sits_down_by_one_press(people: Come) -> None:
    host = member(people("Ada"), "ada.opens")
    code = opens(host, visibility="public")
    newcomer = people("Nobody yet", size=PHONE)
    newcomer.go()
    clean(newcomer)

    newcomer.page.get_by_role("button", name="Join: Secret Hitler, Ada", exact=True).first.tap()

    newcomer.page.wait_for_url(f"**/t/{code}")
    expect(newcomer.page.get_by_role("button", name="Stand up")).to_be_visible()


def test_a_passkey_makes_an_account_and_signs_in_on_the_next_visit(people: Come, server: Server) -> None:
    ada = people("Ada", url=server.url.replace("127.0.0.1", "localhost"))  # passkeys belong to a name
    keeper = ada.context.new_cdp_session(ada.page)
    keeper.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    device = keeper.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]
    code = ada.open_table(start=False)
    account_form(ada, "ada.passkey")

    ada.page.get_by_role("button", name="With a passkey", exact=True).click()

    expect(ada.page.get_by_text("Signed in as ada.passkey.")).to_be_visible()
    held = keeper.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    assert [each["rpId"] for each in held] == ["localhost"]
    clean(ada)
    ada.context.clear_cookies()
    ada.page.evaluate("localStorage.clear()")
    ada.go()
    ada.page.get_by_role("button", name="You are").click()
    ada.page.get_by_text("An account for several devices").click()
    ada.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(ada.page.locator(f"a[href='/t/{code}']")).to_be_visible()
    assert ada.call("GET", "/api/me")["account"] == "ada.passkey"


def test_a_device_is_signed_out_from_another(people: Come) -> None:
    ada = member(people("Ada"), "ada.devices")
    lost = people("Ada on a lost phone", size=PHONE)
    lost.go("/about")
    lost.call("POST", "/api/session", {"account": "ada.devices", "password": PASSWORD})
    lost.forgiven.append("401")

    ada.go("/account")
    sign_out = ada.page.get_by_role("listitem").get_by_role("button", name="Sign out")
    expect(sign_out).to_have_count(1)
    sign_out.click()
    sign_out.click()

    expect(sign_out).to_have_count(0)
    assert lost.call("GET", "/api/me")["code"] == "who-are-you"


def test_everything_of_mine_is_had_as_a_file_and_deleted(people: Come) -> None:
    ada = member(people("Ada"), "ada.gone")
    ada.forgiven.append("401")
    ada.go("/account")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Everything that is kept of me").click()
    assert "ada.gone" in download.value.path().read_text("utf-8")

    for _ in range(2):
        ada.page.get_by_role("button", name="Delete everything").click()

    expect(ada.page.locator(".game").first).to_be_visible()
    assert ada.call("GET", "/api/me")["code"] == "who-are-you"


@pytest.mark.parametrize("size", [LAPTOP, TABLET, PHONE])
def test_the_first_page_tells_what_waits_what_runs_what_is_open_and_what_was_played(
    people: Come, own_server: Callable[..., Server], size: Any
) -> None:
    url = own_server().url
    ada, ben = people("Ada", size=size, url=url), people("Ben", url=url)
    played = ada.open_table()
    ada.look_at_role()
    while ada.wait_to_be_asked():
        ada.decide()
    opens(ada, game="die-macher", seats=3, mine=3, start=True, pace="slow")
    waiting = opens(ada)
    public = ben.open_table(start=False, visibility="public", language="nl", pace="slow")
    ada.go()

    page = ada.page
    turn = page.get_by_role("region", name="Your turn now")
    expect(turn.get_by_role("heading", name="All fill in the first column of their start sheets.")).to_be_visible()
    expect(turn).to_contain_text("Die Macher · Start round")
    expect(turn).to_contain_text("left")
    expect(page.get_by_role("region", name="Your games").locator(f"a[href='/t/{waiting}']")).to_be_visible()
    recent = page.get_by_role("region", name="Played recently")
    expect(recent.locator(f"a[href='/t/{played}']")).to_be_visible()
    expect(recent).to_contain_text(re.compile(r"\b(won|lost) ·"))  # sides have no places
    clean(ada)

    tables = page.get_by_role("region", name="Open tables")
    join = tables.get_by_role("button", name="Join: Secret Hitler, Ben")
    expect(join).to_be_visible()
    expect(tables).to_contain_text("Ben · 4 of 5 free · Days · Official · Nederlands")
    ada.press(tables.get_by_role("button", name="All tables"))
    clean(ada)
    tables.get_by_label("Language").select_option("fr")
    expect(join).to_have_count(0)
    tables.get_by_label("Language").select_option("nl")
    tables.get_by_label("Pace").select_option("slow")
    tables.get_by_label("Game").select_option("secret-hitler")
    expect(join).to_be_visible()
    tables.get_by_label("rated only").check()
    expect(join).to_have_count(0)
    tables.get_by_label("rated only").uncheck()
    ada.press(join)

    page.wait_for_url(f"**/t/{public}")
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    expect(ben.page.get_by_text("Ada").first).to_be_visible()


def test_the_bell_tells_what_is_new_and_the_foot_how_one_is_called_back(
    people: Come, own_server: Callable[..., Server]
) -> None:
    url = own_server(HEMICYCLE_NOTIFY_PRIVATE="true").url
    ada, ben = member(people("Ada", url=url, size=PHONE), "ada"), member(people("Ben", url=url), "ben")
    ada.go()
    foot = ada.page.locator("footer")
    expect(foot).to_contain_text("Nothing tells you that it is your turn while this page is closed.")
    target = {"type": "webhook", "url": "http://127.0.0.1:9/hook"}
    ada.call("POST", "/api/ways", {"target": target})
    opens(ada, mine=5, start=True)
    code = opens(ben)
    ben.page.evaluate(INVITE, code)
    ada.go()

    expect(foot).to_contain_text("You are told by webhook when it is your turn.")
    bell = ada.page.get_by_role("button", name="Notifications on")
    expect(bell).to_contain_text("2 new")
    clean(ada)
    bell.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("link", name="Secret Hitler: it is your turn")).to_be_visible()
    clean(ada)
    ada.page.keyboard.press("Escape")
    expect(bell).to_be_focused()
    expect(bell).not_to_contain_text("new")
    ada.go()
    expect(bell).not_to_contain_text("new")
    ada.page.get_by_role("link", name="Ben invites you").click()
    block = ada.page.get_by_role("button", name="Block")
    block.click()
    block.click()
    expect(ada.page.get_by_text("You have blocked them")).to_be_visible()
    clean(ada)
    ada.go()
    expect(ada.page.get_by_role("region", name="Invitations")).to_have_count(0)
    foot.get_by_role("link", name="Change").click()
    expect(ada.page.get_by_role("heading", name="Being called back")).to_be_visible()
    expect(ada.page.get_by_role("group", name="Webhook: ")).to_be_visible()


def test_people_find_follow_and_see_each_other(people: Come, own_server: Callable[..., Server]) -> None:
    url = own_server().url
    ada, ben = member(people("Ada", url=url), "ada"), member(people("Ben", url=url, size=PHONE), "ben")
    code = opens(ada, rated=True, visibility="public")
    ada.go(f"/t/{code}")
    ben.go("/people?who=ada")
    expect(ben.page.get_by_role("heading", name="Ada", exact=True)).to_be_visible()
    expect(ben.page.get_by_text("No game finished here yet.")).to_be_visible()
    ben.press(ben.page.get_by_role("button", name="Follow", exact=True))
    expect(ben.page.get_by_role("button", name="Unfollow")).to_be_visible()
    ben.go()
    friends = ben.page.get_by_role("region", name="Tables of friends")
    ben.press(friends.get_by_role("button", name="Join"))
    ben.page.wait_for_url(f"**/t/{code}")
    ada.page.get_by_role("button", name="Start, bots").click()
    for each in (ada, ben):
        each.look_at_role()
    play_out(ada, ben)

    ada.page.evaluate(COUNTED)
    ben.go("/people?who=ada")
    expect(ben.page.get_by_role("heading", name="You and Ada")).to_be_visible()
    expect(ben.page.get_by_role("heading", name="Reliability")).to_be_visible()
    expect(ben.page.get_by_text("±").first).to_be_visible()
    clean(ben)
    for each in (ada, ben):
        each.go("/statistics/secret-hitler")
        expect(each.page.get_by_text("One finished game")).to_be_visible()
        expect(each.page.get_by_role("rowheader", name="Liberal", exact=True)).to_be_visible()
        clean(each)
    ada.go()
    expect(ada.page.locator("#secret-hitler")).to_contain_text(re.compile(r"1.?\d{3} ± \d+"))
    clean(ada)


def play_out(*players: Person) -> None:
    """All decide until the game is over."""
    pages = [player.page for player in players]
    while not all(page.locator("main.end").count() for page in pages):
        for player in players:
            if player.page.locator('.prompt:is([data-voice="must"], [data-voice="may"])').count():
                player.decide()
        pages[0].evaluate("new Promise((done) => requestAnimationFrame(done))")


def test_tables_are_left_put_away_and_thrown_away_from_the_first_page(people: Come) -> None:
    ada = member(people("Ada"), "ada.tidies")
    alone = opens(ada)
    shared = opens(ada)
    ben = people("Ben")
    ben.come_in()
    ben.go(f"/t/{shared}")
    ben.page.get_by_role("button", name="Sit here").first.click()
    expect(ben.page.get_by_role("button", name="Stand up")).to_be_visible()
    ada.go()
    games = ada.page.get_by_role("region", name="Your games")
    rows = {
        code: games.get_by_role("listitem").filter(has=ada.page.locator(f"a[href='/t/{code}']"))
        for code in (alone, shared)
    }

    for code, word in ((alone, "Throw away"), (shared, "Leave")):  # nobody throws away a table of others
        for _ in range(2):
            rows[code].get_by_role("button", name=word).click()
        expect(rows[code]).to_have_count(0)

    expect(ben.page.get_by_text("1 of 5 taken")).to_be_visible()
    played = ada.open_table()
    ada.look_at_role()
    while ada.wait_to_be_asked():
        ada.decide()
    ada.go()
    recent = ada.page.get_by_role("region", name="Played recently")
    recent.get_by_role("button", name="Put away").click()
    expect(recent).to_have_count(0)
    ada.page.get_by_role("button", name="What you have put away").click()
    away = ada.page.get_by_role("region", name="What you have put away")
    expect(away.locator(f"a[href='/t/{played}']")).to_be_visible()
    clean(ada)
    away.get_by_role("button", name="Bring back").click()
    expect(recent.locator(f"a[href='/t/{played}']")).to_be_visible()


def test_a_friend_is_invited_from_the_waiting_room(people: Come) -> None:
    ada, ben = member(people("Ada"), "ada.invites"), member(people("Ben", size=PHONE), "ben.comes")
    ada.go("/people?who=ben.comes")
    ada.page.get_by_role("button", name="Follow", exact=True).click()
    expect(ada.page.get_by_role("button", name="Unfollow")).to_be_visible()
    code = opens(ada)
    ada.go(f"/t/{code}")
    ada.page.get_by_text("Invite by account").click()
    ada.page.get_by_role("button", name="Ben", exact=True).click()
    expect(ada.page.get_by_text("ben.comes is invited.")).to_be_visible()
    clean(ada)

    ben.go()
    asked = ben.page.get_by_role("region", name="Invitations")
    expect(asked).to_contain_text("Ada invites you")
    clean(ben)
    ben.press(asked.get_by_role("button", name="Join"))

    ben.page.wait_for_url(f"**/t/{code}")
    expect(ben.page.get_by_role("button", name="Stand up")).to_be_visible()
    expect(ada.page.get_by_text("2 of 5 taken")).to_be_visible()


@pytest.mark.parametrize(("registration", "sentence"), [("closed", "No new accounts"), ("invited", "Invitation")])
def test_the_page_says_who_may_make_an_account(
    people: Come, own_server: Callable[..., Server], registration: str, sentence: str
) -> None:
    server = own_server(HEMICYCLE_REGISTRATION=registration)
    ada = people("Ada", url=server.url)
    ada.come_in()
    ada.go("/account")

    expect(ada.page.get_by_text(sentence).first).to_be_visible()
    clean(ada)
    expect(ada.page.get_by_role("button", name="With a password")).to_have_count(int(registration == "invited"))
    if registration == "invited":
        form = account_form(ada, "ada")
        form.get_by_label("Invitation").fill(server.run("invite").strip())
        form.get_by_label("Password").fill(PASSWORD)
        ada.page.get_by_role("button", name="With a password").click()
        expect(ada.page.get_by_text("Signed in as ada.")).to_be_visible()
