"""Passkeys (WebAuthn): what the browser is asked, and whether its answer is genuine. `store.passkeys` has what is stored.

Only the answer for this server's own origin counts, at the address by which the request came; which names the server answers to
was checked before (`http.endpoint.HostCheck`).
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeVar

from starlette.requests import Request
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import options_to_json_dict, parse_client_data_json
from webauthn.helpers.cose import COSEAlgorithmIdentifier
from webauthn.helpers.structs import (
    AuthenticationCredential,
    AuthenticatorAssertionResponse,
    AuthenticatorAttestationResponse,
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    RegistrationCredential,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from rulewright.doors.contract.accounts import NewPasskey, SignInByPasskey
from rulewright.doors.contract.fault import Fault
from rulewright.doors.server.config import parsed
from rulewright.doors.server.translations import SAY
from rulewright.kernel.jsonable import Json

log = logging.getLogger(__name__)
T = TypeVar("T")

MINUTES = 5
"""How long the browser's answer is awaited."""
TIMEOUT = MINUTES * 60_000
ALGORITHMS = [
    COSEAlgorithmIdentifier.EDDSA,
    COSEAlgorithmIdentifier.ECDSA_SHA_256,
    COSEAlgorithmIdentifier.RSASSA_PKCS1_v1_5_SHA_256,
]
HOST = re.compile(r"([a-z0-9_.-]+)(:\d{1,5})?")


@dataclass(frozen=True)
class Key:
    """A verified passkey: its public key, and how often it says it has signed."""

    public: bytes
    signed: int


@dataclass(frozen=True)
class Site:
    """This server as a browser sees it: the origin of its pages, and the name that passkeys are bound to."""

    origin: str
    name: str

    @classmethod
    def of(cls, request: Request) -> Site:
        """The site that a request came to. Raises a Fault where browsers have no passkeys."""
        scheme, host = request.url.scheme, request.headers.get("host", "").lower()
        found = HOST.fullmatch(host)
        name = found[1] if found else ""
        local = name == "localhost" or name.endswith(".localhost")
        if not name or parsed(name) or not (scheme == "https" or local):
            port = (found and found[2]) or ""
            raise Fault(409, SAY("passkeys-not-here", here=f"{scheme}://{host[:80]}", port=port))
        return cls(f"{scheme}://{host}", name)

    # ------------------------------------------------------------ questions to the browser

    def creation(self, challenge: bytes, guest: str, name: str, known: Iterable[str]) -> Json:
        """Options for a new passkey of this guest; a device that has one of the `known` passkeys makes no second one."""
        return options_to_json_dict(
            generate_registration_options(
                rp_id=self.name,
                rp_name="Rulewright",
                user_id=sha256(guest.encode()).digest(),
                user_name=name,
                user_display_name=name,
                challenge=challenge,
                timeout=TIMEOUT,
                exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(id_)) for id_ in known],
                authenticator_selection=AuthenticatorSelectionCriteria(
                    resident_key=ResidentKeyRequirement.REQUIRED,
                    user_verification=UserVerificationRequirement.PREFERRED,
                ),
                supported_pub_key_algs=ALGORITHMS,
            )
        )

    def request(self, challenge: bytes) -> Json:
        """Options for signing in. They name nobody and no passkey: the device knows which it has."""
        return options_to_json_dict(
            generate_authentication_options(
                rp_id=self.name,
                challenge=challenge,
                timeout=TIMEOUT,
                user_verification=UserVerificationRequirement.PREFERRED,
            )
        )

    # ------------------------------------------------------------ answers

    def created(self, answer: NewPasskey, challenge: bytes) -> Key | None:
        """The new passkey; None if the answer is not genuine."""

        def check() -> Key | None:
            found = verify_registration_response(
                credential=RegistrationCredential(
                    id=answer.id,
                    raw_id=base64url_to_bytes(answer.id),
                    response=AuthenticatorAttestationResponse(
                        client_data_json=base64url_to_bytes(answer.client_data),
                        attestation_object=base64url_to_bytes(answer.attestation),
                    ),
                ),
                expected_challenge=challenge,
                expected_rp_id=self.name,
                expected_origin=self.origin,
                supported_pub_key_algs=ALGORITHMS,
            )
            told = found.credential_id == base64url_to_bytes(answer.id)
            return Key(found.credential_public_key, found.sign_count) if told else None

        return _genuine(check)

    def signed_in(self, answer: SignInByPasskey, challenge: bytes, key: Key) -> Key | None:
        """The passkey with its new count of signatures; None if the answer is not genuine, or the count has not grown, as
        that of a copy would not."""

        def check() -> Key:
            found = verify_authentication_response(
                credential=AuthenticationCredential(
                    id=answer.id,
                    raw_id=base64url_to_bytes(answer.id),
                    response=AuthenticatorAssertionResponse(
                        client_data_json=base64url_to_bytes(answer.client_data),
                        authenticator_data=base64url_to_bytes(answer.authenticator_data),
                        signature=base64url_to_bytes(answer.signature),
                    ),
                ),
                expected_challenge=challenge,
                expected_rp_id=self.name,
                expected_origin=self.origin,
                credential_public_key=key.public,
                credential_current_sign_count=key.signed,
            )
            return Key(key.public, found.new_sign_count)

        return _genuine(check)


def challenge_in(client_data: str) -> bytes | None:
    """The challenge that an answer says it is for."""
    return _genuine(lambda: parse_client_data_json(base64url_to_bytes(client_data)).challenge)


def _genuine(check: Callable[[], T]) -> T | None:
    """What a check of untrusted bytes finds. Whatever it raises, from the depths of four libraries, is the sender's fault: they
    have several bases and no common one."""
    try:
        return check()
    except Exception as e:
        log.info("a passkey was refused: %s", type(e).__name__)
        return None
