"""Accounts without passwords: a guest adds a passkey, signs in with it on a phone, shows a profile, and takes everything back.
Chromium's virtual authenticator stands in for fingerprints, and for the cloud that carries a passkey to another device."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.playing import rest
from tests.e2e.scenes import DESKTOP, PHONE
from tests.e2e.server import Server
from tests.e2e.test_access import faults
from tests.e2e.test_account import named
from tests.e2e.test_generic import play_out
from tests.e2e.test_manners import table
from tests.e2e.test_small_screens import LANGUAGES, UPRIGHT, outside, speak

INTERNAL = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Device:
    """A browser whose authenticator agrees to everything."""

    def __init__(self, page: Page) -> None:
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.line.send("WebAuthn.enable")
        self.id = self.line.send("WebAuthn.addVirtualAuthenticator", {"options": INTERNAL})["authenticatorId"]

    @property
    def passkeys(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.line.send("WebAuthn.getCredentials", {"authenticatorId": self.id})[
            "credentials"
        ]
        return found

    def take(self, passkey: dict[str, Any]) -> None:
        self.line.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": passkey})


@pytest.fixture
def home(server: Server) -> str:
    """The server by name: addresses have no passkeys."""
    return server.address.replace("127.0.0.1", "localhost")


def press(page: Page, found: Locator) -> None:
    found.focus()
    page.keyboard.press("Enter")


def sound(page: Page) -> None:
    """No violations on desktop and phone, in light and dark, and nothing is cut on the smallest phone."""
    for size, scheme in ((DESKTOP, "light"), (PHONE, "dark")):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        assert faults(page) == []
    assert outside(page, *UPRIGHT) == []
    page.set_viewport_size(DESKTOP)
    page.emulate_media(color_scheme="light", reduced_motion="reduce")


def test_a_name_is_kept_by_a_passkey_on_two_devices_until_its_owner_leaves(visit: Visit, home: str) -> None:
    desk, phone = (visit("/health", base_url=home, bypass_csp=True) for _ in range(2))
    here, there = Device(desk), Device(phone)
    named(desk, "Ann")
    match = table(desk, game="high_card", fill={"1": "random"})["id"]

    desk.goto("/account")
    keys = desk.get_by_role("region", name="Passkeys").get_by_role("listitem")
    press(desk, desk.get_by_role("button", name="Add a passkey"))
    expect(keys).to_have_count(1)
    expect(keys.first).to_contain_text("not used yet")
    press(desk, desk.get_by_role("button", name="Add a passkey"))
    expect(desk.get_by_role("alert").filter(has_text="has a passkey for your account already")).to_be_visible()
    (passkey,) = here.passkeys
    assert (passkey["rpId"], passkey["userName"]) == ("localhost", "Ann")
    sound(desk)

    phone.goto("/")
    press(phone, phone.get_by_role("link", name="Sign in with a passkey"))
    enter = phone.get_by_role("button", name="Sign in")
    press(phone, enter)
    expect(phone.get_by_role("alert").filter(has_text="No passkey was used")).to_be_visible()
    sound(phone)
    there.take({**passkey, "signCount": passkey["signCount"] + 10})
    press(phone, enter)
    expect(phone.get_by_role("heading", name="Rulebooks that run")).to_be_visible()
    expect(phone.get_by_role("button", name="Your name is Ann.")).to_be_visible()
    for page in (desk, phone):
        page.goto(f"/m/{match}")
        rest(page)
        expect(page.locator(".generic")).to_contain_text("You are Ann")
    play_out(phone, False)

    desk.goto("/account")
    expect(keys.first).to_contain_text("last used")
    press(desk, desk.get_by_role("button", name="Show my profile"))
    link = desk.get_by_role("textbox", name="Link to your profile").input_value()
    press(desk, desk.get_by_role("link", name="Look at your profile"))
    for page in (desk, phone):
        page.goto(link)
        expect(page.get_by_role("heading", level=1, name="Ann")).to_be_visible()
        expect(page.get_by_role("region", name="Favourite games")).to_contain_text("High Card")
    sound(desk)

    desk.goto("/account")
    press(desk, desk.get_by_role("button", name="Remove the passkey"))
    expect(keys).to_have_count(0)
    third = visit("/sign-in", base_url=home)
    Device(third).take({**passkey, "signCount": passkey["signCount"] + 20})
    press(third, third.get_by_role("button", name="Sign in"))
    expect(third.get_by_role("alert").filter(has_text="not accepted")).to_be_visible()

    desk.get_by_role("button", name="Leave for good…").click()
    desk.get_by_label("Type your name").fill("Ann")
    desk.keyboard.press("Enter")
    expect(desk.get_by_role("heading", name="Rulebooks that run")).to_be_visible()
    phone.goto(link)
    expect(phone.get_by_role("alert").filter(has_text="There is no such profile")).to_be_visible()
    assert phone.request.get("/api/me").json()["name"] != "Ann", "the phone is nobody any more"


def test_where_there_are_no_passkeys_the_pages_say_so(visit: Visit) -> None:
    page = visit("/account")
    for path in ("/account", "/sign-in"):
        page.goto(path)
        expect(page.get_by_text("Passkeys do not work at http://127.0.0.1")).to_be_visible()
        expect(page.get_by_role("button", name="passkey")).to_have_count(0)
        expect(page.get_by_role("button", name="Sign in", exact=True)).to_have_count(0)


def test_passkeys_and_profiles_fit_in_every_language(visit: Visit, home: str) -> None:
    page = visit("/health", base_url=home)
    Device(page)
    named(page, "Bartholomewina-Maximiliana")
    page.goto("/account")
    page.get_by_role("button", name="Add a passkey").click()
    page.get_by_role("button", name="Show my profile").click()
    profile = page.get_by_role("textbox", name="Link to your profile").input_value()
    for language in LANGUAGES:
        speak(page, language)
        for path, seen in (("/account", ".copy input"), ("/sign-in", "main .button.primary"), (profile, "main h1")):
            page.goto(path)
            expect(page.locator(seen)).to_be_visible()
            assert (language, path, outside(page, *UPRIGHT)) == (language, path, [])
