"""Names that look like others: nothing unseen, one alphabet to a word, nobody's likeness, no office not held."""

from __future__ import annotations

import unicodedata

from hemicycle.server.protocol.refusals import refuse

# Letters of other alphabets that look like Latin ones; accents are taken off before.
_PAIRS = (
    "аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs ԁd ԛq ԝw һh ӏl ѵv "  # Cyrillic
    "αa βb εe ιi κk νv οo ρp τt υu χx γy ηn "  # Greek
    "ıl łl øo đd ħh ɑa ɡg "  # Latin letters whose strokes are no accents
    "0o 1l il |l 3e 5s"
)
_LIKE = {ord(pair[0]): pair[1] for pair in _PAIRS.split()} | {ord("m"): "rn", ord("w"): "vv"}
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and marks by their kind, and nothing to see
_MARKS = 2  # accents one above the other; more cover the lines around them
_ALPHABETS = {"LATIN", "CYRILLIC", "GREEK"}
_BESIDE = {
    "",
    "CJK",
    "HIRAGANA",
    "KATAKANA",
    "HANGUL",
    "BOPOMOFO",
    "MODIFIER",
}  # stand beside letters, and look like none
_OFFICES = {"admin", "administrator", "moderator", "operator", "system", "server", "hemicycle", "support"}


def visible(name: str) -> str:
    """A name without what nobody sees, in one form, with single spaces and no heaps of accents."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        selector = "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"
        unseen = kind in ("Cc", "Cf", "Co", "Cs") and not letter.isspace()
        alone = kind[0] == "M" and (not kept or kept[-1].isspace())  # an accent needs a letter to sit on
        if not (unseen or selector or alone or letter in _BLANK or marks > _MARKS):
            kept.append(letter)
    return " ".join("".join(kept).split())


def likeness(name: str) -> str:
    """What a name looks like at a glance: two names with the same likeness are mistaken for each other."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", visible(name)).casefold())
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return "".join(letters.translate(_LIKE).split())


def of_account(account: str) -> str:
    """The name of an account as it is kept, in small letters; that of İ would be two, one of them no letter."""
    return account.lower().replace("i\u0307", "i")


def likeness_of_account(account: str) -> str:
    """What the name of an account looks like; dots and dashes at its ends are easily overlooked."""
    return likeness(account).strip("._-")[:64]


def check(name: str) -> None:
    """Refuse a word of several alphabets one of which is ours or looks like it, and the name of an office."""
    for word in unicodedata.normalize("NFKD", name).split():
        found = {unicodedata.name(letter, "").partition(" ")[0] for letter in word if letter.isalpha()} - _BESIDE
        if len(found) > 1 and found & _ALPHABETS:
            raise refuse("name-mixed")
    if likeness_of_account(name) in {likeness(office) for office in _OFFICES}:
        raise refuse("name-office", {"name": name})
