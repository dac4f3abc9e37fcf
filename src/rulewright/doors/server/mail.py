"""Mail, if the operator gives a server that sends it."""

from __future__ import annotations

import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from rulewright.doors.contract.fault import Fault
from rulewright.doors.server.config import at_home
from rulewright.doors.server.translations import SAY

TIMEOUT = 10.0
"""Seconds for each step of handing a message over."""
PLAIN = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
"""Addresses that are accepted: nothing that could end a header or name a second reader."""


def checked(address: str) -> str:
    """An address in its usual form. Raises a Fault if it is none."""
    found = address.strip()
    if not PLAIN.fullmatch(found):
        raise Fault(400, SAY("mail-address"))
    name, _, domain = found.rpartition("@")
    return f"{name}@{domain.lower()}"


@dataclass(frozen=True, repr=False)
class Mail:
    """A message to one reader; `stop` is the address by which they are sent no more."""

    to: str
    subject: str
    text: str
    stop: str


class Mailer:
    """Hands messages to the operator's mail server: `smtp://user:password@host:587` (STARTTLS, if the server has it), or
    `smtps://...` for TLS from the start. The password is sent without TLS to this machine only."""

    def __init__(self, url: str, sender: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not PLAIN.fullmatch(sender):
            raise ValueError(SAY("mail-settings"))
        self._secure, self._host, self.sender = parts.scheme == "smtps", parts.hostname, sender
        self._port = parts.port or (465 if self._secure else 587)
        self._user, self._password = unquote(parts.username or ""), unquote(parts.password or "")

    def send(self, mail: Mail) -> None:
        """Hand one message over. Raises OSError or SMTPException; it blocks, so call it in a thread."""
        made = EmailMessage(policy=SMTP.clone(max_line_length=998))  # links in headers must not be broken
        made["From"], made["To"], made["Subject"] = self.sender, mail.to, mail.subject
        made["Date"], made["Message-ID"] = formatdate(), make_msgid(domain=self.sender.rpartition("@")[2])
        made["Auto-Submitted"] = "auto-generated"
        made["List-Unsubscribe"], made["List-Unsubscribe-Post"] = f"<{mail.stop}>", "List-Unsubscribe=One-Click"
        made.set_content(mail.text)
        context = ssl.create_default_context()
        with (
            smtplib.SMTP_SSL(self._host, self._port, timeout=TIMEOUT, context=context)
            if self._secure
            else smtplib.SMTP(self._host, self._port, timeout=TIMEOUT)
        ) as line:
            line.ehlo()
            secure = self._secure or line.has_extn("starttls")
            if secure and not self._secure:
                line.starttls(context=context)
                line.ehlo()
            if self._user:
                if not secure and not at_home(self._host, ()):
                    raise smtplib.SMTPNotSupportedError(
                        "it offers no STARTTLS, and the password is not sent without: give RULEWRIGHT_SMTP an smtps:// address"
                    )
                line.login(self._user, self._password)
            line.send_message(made)
