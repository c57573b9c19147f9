"""Mail: one message at a time over SMTP, with a signed way out of it."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate

from msgspec import Struct

from hemicycle.server.config import Config
from hemicycle.server.notify.outgoing import Undeliverable

PATIENCE = 20.0
AT_ONCE = 4  # conversations with the mail server
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")


class Letter(Struct):
    """A mail to be written."""

    to: str
    subject: str
    text: str
    name: str  # the same for the same things, so that mailboxes recognise a second copy
    language: str
    stop: str | None = None  # where its reader can stop them


def is_address(text: str) -> bool:
    """Whether something can be a mailbox: one, plain, and nothing that could be read as more."""
    return len(text) <= 200 and "=?" not in text and _ADDRESS.fullmatch(text) is not None  # =? begins an encoded word


class Mailer:
    """Hands letters to the mail server of the operator."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self._free = asyncio.Semaphore(AT_ONCE)

    async def send(self, letter: Letter) -> None:
        """Send a letter; Undeliverable when it is not taken."""
        async with self._free:
            try:
                await asyncio.to_thread(self._send, compose(letter, self.config.mail_from), letter.to)
            except smtplib.SMTPRecipientsRefused as error:
                codes = [code for code, _ in error.recipients.values()]
                raise Undeliverable("not-accepted", final=all(code >= 550 for code in codes)) from error
            except (smtplib.SMTPException, OSError) as error:
                raise Undeliverable("no-connection") from error

    def _send(self, message: EmailMessage, to: str) -> None:
        config = self.config
        kind = smtplib.SMTP_SSL if config.smtp_security == "tls" else smtplib.SMTP
        with kind(config.smtp_host, config.smtp_port, timeout=PATIENCE) as server:
            if config.smtp_security == "starttls":
                server.starttls(context=ssl.create_default_context())
            if config.smtp_user:
                server.login(config.smtp_user, config.smtp_password)
            server.send_message(message, to_addrs=[to])  # whatever could be read out of its head


def compose(letter: Letter, sender: str) -> EmailMessage:
    """A letter as it travels."""
    message = EmailMessage()
    message["From"] = sender
    message["To"] = letter.to
    message["Subject"] = letter.subject
    message["Date"] = formatdate(localtime=False)
    message["Message-ID"] = f"<{letter.name}@{sender.rpartition('@')[2].rstrip('>') or 'hemicycle'}>"
    message["Content-Language"] = letter.language
    message["Auto-Submitted"] = "auto-generated"
    if letter.stop is not None:
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    return message
