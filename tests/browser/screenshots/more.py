"""What surrounds a game and what happens in it: the page of who returns, a lesson, a review, scenes, talks, tablets."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import TABLET, Person
from tests.browser.screenshots import die_macher, global_powers, secret_hitler
from tests.browser.screenshots.studio import Studio
from tests.browser.test_coalition_table import at_the_table
from tests.browser.test_election_night import go_on, press, until_a_night
from tests.browser.test_pace import until_a_scene
from tests.browser.test_reviewing import first_mistake, uploaded


def home(studio: Studio) -> None:
    """The first page of somebody who was here before."""
    with studio.person(name="Jonas") as me, studio.person(name="Ada") as ada:
        me.open_table()
        me.look_at_role()
        while me.wait_to_be_asked():
            me.decide()
        for wish in ({"game": "die-macher", "seats": 3, "pace": "slow"}, {"game": "global-powers", "seats": 4}):
            me.call("POST", "/api/tables", {"settings": wish, "mine": wish["seats"], "bots": None, "start": True})
        ada.open_table(start=False, visibility="public", language="nl", pace="slow")
        me.go()
        expect(me.page.get_by_role("region", name="Your turn now")).to_be_visible()
        studio.take(me, "home-laptop")


def lesson(studio: Studio) -> None:
    """A step of a first evening."""
    with studio.person() as me:
        me.open_table(game="die-macher", seats=0, bots="beginner", lesson="first-round")
        expect(me.page.locator(".spotlight .ring").first).to_be_visible()
        studio.take(me, "lesson-laptop")


def review(studio: Studio) -> None:
    """A costly decision, what was better, and the board then."""
    with studio.person() as me:
        uploaded(me)
        first_mistake(me)
        studio.take(me, "review-laptop")


def talks(studio: Studio) -> None:
    """The coalition table, with terms on the way."""
    with studio.person() as me:
        at_the_table(me)
        table = me.page.locator(".talks")
        table.get_by_role("button", name="More: Meetings you hold here").click()
        table.locator(".picks .pick").first.click()
        studio.take(me, "die-macher-coalition")


def night_and_paper(studio: Studio) -> None:
    """An election counted party by party, and the paper after it."""
    with studio.person(name="Jonas", still=False) as me:
        me.open_table(game="die-macher", seats=4, edition="2006-short")
        page = until_a_night(me)
        while page.locator(".night .blank").count() > 1:
            press(page.locator(".foot"), "Go on")
        studio.take(me, "die-macher-election-night")
        while not page.locator(".paper").count():
            go_on(me)
        studio.take(me, "die-macher-morning-paper")


def government(studio: Studio) -> None:
    """A government held as a scene."""
    with studio.person(name="Jonas", still=False, speed="step") as me:
        me.open_table(seats=7)
        me.look_at_role()
        until_a_scene(me, "ENACTED")
        studio.take(me, "secret-hitler-government")


def tablets(studio: Studio) -> None:
    """Every table on a tablet held upright."""
    with die_macher.candidate(studio, size=TABLET) as me:
        assert die_macher.until(me, die_macher.in_round("rally", 2))
        die_macher.fill_basket(me)
        studio.take(me.person, "die-macher-tablet")
    with global_powers.party(studio, size=TABLET) as person:
        global_powers.until(person, lambda: person.prompt().startswith("Play a card or activate"))
        studio.take(person, "global-powers-tablet")

    def voting(me: Person) -> bool:
        return bool(me.page.locator(".ballots").count() and me.page.locator(".policy").count() >= 3)

    def shoot(me: Person, friends: secret_hitler.Friends) -> None:
        friends.talk()
        studio.take(me, "secret-hitler-tablet")

    secret_hitler.scene(studio, voting, shoot, size=TABLET)


SCENES = (home, lesson, review, talks, night_and_paper, government, tablets)
