"""Accounts without passwords: a guest adds a passkey, and signs in with it on any device; public profiles and leaderboards."""

from __future__ import annotations

from sqlalchemy import Connection

from rulewright.doors.contract.accounts import (
    Favourite,
    Finished,
    MyAccount,
    NewPasskey,
    PasskeyOptions,
    Profile,
    PublishProfile,
    Ranked,
    RemovePasskey,
    SignInByPasskey,
)
from rulewright.doors.contract.fault import Fault
from rulewright.doors.contract.people import Person
from rulewright.doors.server.config import Rate
from rulewright.doors.server.http.account import standing, title
from rulewright.doors.server.http.endpoint import Ask, Become, operation
from rulewright.doors.server.identity import Payer
from rulewright.doors.server.limits import Gate, Kind
from rulewright.doors.server.passkeys import MINUTES, Site
from rulewright.doors.server.store import access, matches, mistakes, passkeys, profiles
from rulewright.doors.server.translations import SAY

SIGN_INS = Rate(0.5, 60)
"""How often an address may begin to sign in or to add a passkey, and how often it may answer."""


def _begin(ask: Ask) -> Site:
    """The site, if this address has not tried too often."""
    Gate(ask.tables.rate_limiter, Kind.SIGN_INS, SIGN_INS).pass_through(Payer("", ask.payer.address), "tries")
    return Site.of(ask.request)


@operation("GET", "/api/me/account")
async def show_account(ask: Ask) -> MyAccount:
    """Your passkeys, and your public profile."""
    refused = ""
    try:
        Site.of(ask.request)
    except Fault as e:
        refused = e.sentence

    def work(c: Connection) -> MyAccount:
        mine, profile = passkeys.passkeys(c, ask.guest), profiles.profile_of(c, ask.guest)
        return MyAccount(refused=refused, passkeys=mine, profile=profile)

    return await ask.tables.database.read(work)


@operation("POST", "/api/me/passkeys/options")
async def offer_passkey(ask: Ask) -> PasskeyOptions:
    """Begin to add a passkey to your account."""
    if not ask.known:
        raise Fault(409, SAY("not-known"))
    site = _begin(ask)

    def work(c: Connection) -> PasskeyOptions:
        known = passkeys.credentials(c, ask.guest)
        if len(known) >= passkeys.MOST:
            raise Fault(409, SAY("passkeys-most", most=passkeys.MOST))
        made = passkeys.challenge(c, ask.guest, passkeys.ADD)
        return PasskeyOptions(options=site.creation(made, ask.guest, matches.name_of(c, ask.guest), known))

    return await ask.tables.database.write(work)


@operation("POST", "/api/me/passkeys", body=NewPasskey)
async def add_passkey(ask: Ask) -> MyAccount:
    """Add the passkey that your browser has made: with it you are yourself on any device."""
    answer, site = await ask.body(NewPasskey), _begin(ask)
    device = access.device_name(ask.request.headers.get("user-agent", ""))
    if not await ask.tables.database.write(lambda c: passkeys.add(c, site, ask.guest, device, answer)):
        raise Fault(403, SAY("passkey-refused", minutes=MINUTES))
    return await show_account(ask)


@operation("POST", "/api/me/passkeys/remove", body=RemovePasskey)
async def remove_passkey(ask: Ask) -> MyAccount:
    """Remove a passkey: nobody can sign in with it any more. Devices that are signed in stay so."""
    which = (await ask.body(RemovePasskey)).id
    await ask.tables.database.write(lambda c: passkeys.remove(c, ask.guest, which))
    return await show_account(ask)


@operation("POST", "/api/sign-in/options")
async def offer_sign_in(ask: Ask) -> PasskeyOptions:
    """Begin to sign in with a passkey.

    It names no passkey, so nobody learns who has an account here. The answer must come from the same browser.
    """
    site = _begin(ask)
    made = await ask.tables.database.write(lambda c: passkeys.challenge(c, ask.guest, passkeys.ENTER))
    return PasskeyOptions(options=site.request(made))


@operation("POST", "/api/sign-in", returns=Person, body=SignInByPasskey)
async def sign_in(ask: Ask) -> Become:
    """Sign in with a passkey: from then on this device is you."""
    answer, site = await ask.body(SignInByPasskey), _begin(ask)
    guest = await ask.tables.database.write(lambda c: passkeys.enter(c, site, ask.guest, answer))
    if guest is None:
        raise Fault(403, SAY("passkey-refused", minutes=MINUTES))
    if ban := ask.tables.access.ban_of(Payer(guest, ask.payer.address)):
        raise Fault(403, ban.sentence)
    await ask.tables.database.write(lambda c: mistakes.bring(c, ask.guest, guest))
    name = await ask.tables.database.read(lambda c: matches.name_of(c, guest))
    return Become(guest, Person(name=name, chosen=True))


# ---------------------------------------------------------------- public profiles


@operation("POST", "/api/me/profile", body=PublishProfile)
async def publish_profile(ask: Ask) -> MyAccount:
    """Show your profile to everybody, or to nobody any more."""
    public = (await ask.body(PublishProfile)).public
    await ask.tables.database.write(lambda c: profiles.publish(c, ask.guest, public))
    return await show_account(ask)


@operation("GET", "/api/profiles/{profile}")
async def show_profile(ask: Ask) -> Profile:
    """A public profile.

    It names no opponent who has none, and tells no match by which a game could be found.
    """

    def work(c: Connection) -> Profile:
        owner = profiles.find(c, ask.path["profile"])
        if ask.tables.access.ban_of(Payer(owner.guest)):
            raise Fault(404, SAY("no-profile"))
        rows, known = profiles.finished(c, owner.guest), standing(ask, c, owner.guest)
        return Profile(
            name=owner.name,
            ratings=known.ratings,
            alone=known.alone,
            deals=known.deals,
            favourites=[
                Favourite(game=game, title=title(ask, game), played=played, won=won)
                for game, played, won in profiles.favourites(rows)
            ],
            opponents=profiles.opponents(c, owner.guest),
            latest=[
                Finished(
                    game=row["game"],
                    title=title(ask, row["game"]),
                    seats=row["seats"],
                    place=row["place"],
                    result=row["outcome"],
                    score=row["score"],
                    finished=row["finished"],
                )
                for row in rows[: profiles.MOST]
            ],
        )

    return await ask.tables.database.read(work)


@operation("GET", "/api/games/{game}/leaderboard")
async def show_leaderboard(ask: Ask) -> list[Ranked]:
    """The 50 people with the best ratings in a game, of those who show a profile; and yourself, if you show yours.

    They are ordered by rating minus its margin, so that a few lucky games put nobody at the top.
    """
    game = ask.tables.catalog.find(ask.path["game"]).name
    return await ask.tables.database.read(lambda c: profiles.leaderboard(c, ask.guest, game))
