"""Names that look like others: one alphabet to a word, nobody's likeness, and no office somebody does not hold."""

from __future__ import annotations

import unicodedata

from hemicycle.server.protocol.refusals import refuse

# Letters of other alphabets that look like Latin ones; accents are taken off before.
_PAIRS = (
    "аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs ԁd ԛq ԝw һh ӏl ѵv "  # Cyrillic
    "αa βb εe ιi κk νv οo ρp τt υu χx γy ηn "  # Greek
    "0o 1l 3e 5s |l"
)
_LIKE = {ord(pair[0]): pair[1] for pair in _PAIRS.split()}
_ALPHABETS = ("LATIN", "CYRILLIC", "GREEK")
_OFFICES = {"admin", "administrator", "moderator", "operator", "system", "server", "hemicycle", "support"}


def likeness(name: str) -> str:
    """What a name looks like at a glance: two names with the same likeness are mistaken for each other."""
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", name) if not unicodedata.combining(letter))
    return "".join(plain.casefold().translate(_LIKE).split())


def check(name: str) -> None:
    """Refuse a word of several alphabets, and the name of an office."""
    for word in name.split():
        found = {alphabet for letter in word for alphabet in _ALPHABETS if _is_of(letter, alphabet)}
        if len(found) > 1:
            raise refuse("name-mixed")
    if likeness(name).strip("._-") in {likeness(office) for office in _OFFICES}:
        raise refuse("name-office", {"name": name})


def _is_of(letter: str, alphabet: str) -> bool:
    return letter.isalpha() and unicodedata.name(letter, "").startswith(alphabet)
