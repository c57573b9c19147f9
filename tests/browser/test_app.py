"""The page as an app: without a network, with what is pushed, and where people choose how they are called back."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import PHONE, Person
from tests.server.notify.receivers import Browser, Receiver
from tests.server.process import Server

CUT = ("ERR_", "WebSocket connection", "Failed to load resource")
READY = "() => navigator.serviceWorker.controller && localStorage.getItem('hemicycle-read')"
SEEN = """async ([place, part]) => {
    const kept = async () => (await (await caches.match(place))?.text())?.includes(part);
    for (let k = 0; k < 1000 && !(await kept()); k++) await new Promise((done) => setTimeout(done, 20));
}"""
# Chromium tells the page that is open whether there is a network, but not always one that is opened afterwards.
NETWORK = """there => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => there });
    dispatchEvent(new Event(there ? 'online' : 'offline'));
}"""
NOTES = """async () => {
    const registration = await navigator.serviceWorker.ready;
    for (let k = 0; k < 1000; k++) {
        const found = await registration.getNotifications();
        if (found.length) return found.map(({ title, body, data, tag }) => ({ title, body, data, tag }));
        await new Promise((done) => setTimeout(done, 20));
    }
    return [];
}"""


def kept(person: Person) -> None:
    """Wait until the page is kept on the device."""
    person.page.wait_for_function(READY)


def test_without_a_network_the_page_opens_as_last_seen_and_sends_what_was_decided_later(
    people: Callable[..., Person],
) -> None:
    ada = people("Ada", app=True)
    ada.forgiven += CUT
    code = ada.open_table(seats=5)
    ada.look_at_role()
    assert ada.wait_to_be_asked()
    kept(ada)
    ada.page.evaluate(SEEN, [f"/last-seen/{code}", f'"decision":"{ada.decision()}"'])  # not as it was before that
    ada.go("/")
    expect(ada.page.locator(f"a[href='/t/{code}']")).to_be_visible()

    ada.context.set_offline(True)
    ada.go("/")
    expect(ada.page.locator(f"a[href='/t/{code}']")).to_be_visible()
    ada.go("/rules/secret-hitler")
    expect(ada.page.get_by_role("heading").first).to_be_visible()
    ada.go(f"/t/{code}")
    ada.page.evaluate(NETWORK, False)
    expect(ada.page.get_by_text("No network").first).to_be_visible()
    ada.page.locator(".chip.possible, .ballots .ballot, .hand .card, .option").first.click()
    unsent = f"JSON.parse(localStorage.getItem('hemicycle-unsent-{code}') ?? '[]').length"
    ada.page.wait_for_function(f"() => {unsent} || document.querySelector('#commit:enabled')")
    if not ada.page.evaluate(unsent):  # a ballot is cast by choosing it
        ada.page.locator("#commit").click()
    ada.page.wait_for_function(f"() => {unsent} === 1")
    expect(ada.page.get_by_text("Decided, sent later")).to_be_visible()
    ada.go("/")
    ada.context.set_offline(False)
    ada.page.evaluate(NETWORK, True)

    ada.page.wait_for_function(f"() => localStorage.getItem('hemicycle-unsent-{code}') === null")
    moments = ada.call("GET", f"/api/tables/{code}/matches/1/log?seat=0")["moments"]
    assert [moment for moment in moments if moment["seat"] == 0 and moment["by"] == "person"]


def test_whoever_was_only_at_a_table_finds_it_on_their_first_page_without_a_network(
    people: Callable[..., Person],
) -> None:
    ada = people("Ada", app=True)
    ada.forgiven += CUT
    code = ada.open_table(seats=5)  # and never looks at the first page
    ada.look_at_role()
    kept(ada)
    ada.page.evaluate(SEEN, ["/api/home", code])

    ada.context.set_offline(True)
    ada.go("/")

    expect(ada.page.locator(f"a[href='/t/{code}']")).to_be_visible()


def test_rules_and_lessons_are_read_without_a_network(people: Callable[..., Person]) -> None:
    ada = people("Ada", app=True, size=PHONE)
    ada.forgiven += CUT
    ada.come_in()
    ada.go("/")
    kept(ada)

    ada.context.set_offline(True)

    for game in ("secret-hitler", "die-macher", "global-powers"):
        ada.go(f"/rules/{game}")
        expect(ada.page.get_by_role("heading").first).to_be_visible()
        lessons = ada.call("GET", "/api/games")
        (found,) = [each["lessons"] for each in lessons if each["id"] == game]
        for lesson in found:
            ada.go(f"/learn/{game}/{lesson['id']}")
            expect(ada.page.get_by_text("Without a network the lesson cannot be played.")).to_be_visible()
            assert len(ada.page.locator("main ol li").all()) >= 4
            assert "{" not in ada.page.locator("main").inner_text()
            assert ada.accessibility_problems() == []
            assert ada.fits()
    ada.context.set_offline(False)
    ada.page.get_by_role("button", name="Begin, about").click()
    ada.page.wait_for_url("**/t/*")


def test_what_is_pushed_is_shown_and_leads_to_its_table(people: Callable[..., Person]) -> None:
    ada = people("Ada", app=True)
    ada.context.grant_permissions(["notifications"], origin=ada.url)
    ada.go("/about")
    kept(ada)
    told = {"id": "1", "kind": "turn", "title": "Secret Hitler", "text": "It is your turn.", "room": "KORA47"}
    link = "https://elsewhere.example/t/KORA47"  # whatever a message says, only a place of ours is opened
    session = ada.context.new_cdp_session(ada.page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    for _ in range(500):
        if not registrations:
            ada.page.wait_for_timeout(20)

    data = json.dumps({**told, "link": link})
    session.send(
        "ServiceWorker.deliverPushMessage", {"origin": ada.url, "registrationId": registrations[0], "data": data}
    )

    (shown,) = ada.page.evaluate(NOTES)
    assert shown == {"title": "Secret Hitler", "body": "It is your turn.", "data": "/t/KORA47", "tag": "KORA47"}


def test_people_choose_how_they_are_called_back(
    people: Callable[..., Person], own_server: Callable[..., Server]
) -> None:
    server = own_server(HEMICYCLE_NOTIFY_PRIVATE="true")
    with Receiver() as receiver:
        ada = people("Ada", url=server.url, size=PHONE, app=True)
        browser = Browser(receiver)
        target = browser.target
        ada.context.grant_permissions(["notifications"], origin=ada.url)
        ada.context.add_init_script(
            f"""PushManager.prototype.getSubscription = async () => null;
            PushManager.prototype.subscribe = async (options) => {{
                if (options.applicationServerKey.length !== 65) throw new Error("no key");
                return {{ toJSON: () => ({{
                    endpoint: "{target["endpoint"]}", keys: {{ p256dh: "{target["p256dh"]}", auth: "{target["auth"]}" }}
                }}) }};
            }};"""
        )
        code = ada.open_table(seats=5)
        ada.go("/notifications")
        page = ada.page
        page.get_by_role("button", name="Notify me on this device").click()
        page.get_by_label("Webhook address").fill(receiver.url + "/hook")
        page.get_by_role("button", name="Add webhook").click()
        expect(page.get_by_role("group", name="Webhook: ")).to_be_visible()
        tests = page.get_by_role("button", name="Send me a test")
        expect(tests).to_have_count(2)  # the device may be noted after the webhook
        for button in tests.all():
            button.click()

        assert [told["kind"] for told in browser.read()] == ["test"]
        receiver.wait(lambda posts: any(path == "/hook" for path, _, _ in posts))
        page.get_by_label("Tell me nothing at these hours").check()
        expect(page.get_by_label("Time zone")).to_be_visible()
        page.get_by_role("group", name=code).get_by_label("devices").uncheck()
        expect(page.get_by_text("Saved.")).to_be_visible()
        assert ada.call("GET", "/api/notifications")["choice"]["off"] == {code: ["push"]}
        assert ada.accessibility_problems() == []
        assert ada.fits()


def test_the_link_in_a_mail_says_what_it_does_and_one_that_is_wrong_offers_nothing(person: Person) -> None:
    page = person.page
    page.route("**/api/mail/confirm", lambda route: route.fulfill(json={"address": "a…@example.org"}))
    person.go("/mail#confirm=right")
    expect(page.get_by_text("just close this page")).to_be_visible()
    page.get_by_role("button", name="Yes, notify me here").click()
    expect(page.get_by_role("heading", name="Mailbox confirmed")).to_be_visible()
    expect(page.get_by_text("You will be notified at a…@example.org.")).to_be_visible()

    person.go("/about")
    person.go("/mail")

    expect(page.get_by_text("This link is no longer valid.")).to_be_visible()
    expect(page.get_by_role("button", name="Yes, notify me here")).to_have_count(0)
    assert person.accessibility_problems() == []
