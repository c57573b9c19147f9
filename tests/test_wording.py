"""One word for one thing, the rulebooks' own words, and the signs of each language."""

from __future__ import annotations

import re

import pytest

from hemicycle import resources
from hemicycle.words import LANGUAGES

FILES = tuple(sorted(path.name.removesuffix(".ftl") for path in resources.word_files("en")))

NO_SPACE = re.compile(r"(?<! ·) [:;?!»%](?!\w)|« ")
# a full space that does not break before a colon and inside quotation marks, a thin one before the other signs
OTHER_SPACE = re.compile("\u202f[:»]|«\u202f|\u00a0[;?!%]")


@pytest.mark.parametrize("file", FILES)
def test_french_signs_are_not_torn_from_their_words(file: str) -> None:
    lines = [line for line in resources.words("fr", file).splitlines() if not line.startswith("#")]

    assert [line for line in lines if NO_SPACE.search(line) or OTHER_SPACE.search(line)] == []


OTHER_QUOTES = {"en": "„‘«", "de": "”‘«", "nl": "“”„«", "fr": "“”„‘"}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_one_kind_of_quotation_marks(language: str, file: str) -> None:
    lines = [line for line in resources.words(language, file).splitlines() if not line.startswith("#")]

    assert [line for line in lines if set(line) & set(OTHER_QUOTES[language])] == []


# The words that are not used in these files: the thing has another name, most often the rulebook's.
OTHER_WORDS = {
    "en": {
        "die-macher": "main issue|opens a start sheet|uncovered| piles|nought|rive out|drives a media",
        "web-die-macher": "Main issue|mtg|Mtg|k money|ripple|ministers|public security|to the nation |rive out",
        "lesson-die-macher": "uncovered|belong into|the nation ",
        "global-powers": "Do away|done away|attempts the life|The winner has",
        "web-global-powers": "dealing with it is restricted|goes home|attempts the life",
        "lesson-global-powers": "on sale|counters",
        "bots": "main issue|more than nothing",
        "house": " match",
        "server": " match",
        "web": "All right|As the system|looking on|advice",
    },
    "de": {
        "die-macher": "Hauptthema|Kabinettkarte|Meinungsumfrage",
        "web-die-macher": (
            "Sitze|Hauptthema|einig|lenkt|Welle|Zahlen in der|Minister|inneren Sicherheit|undesweite|knapp|Ablehn"
        ),
        "secret-hitler": "Parteikarte|Parteizugeh|Wahlmarker|Sonderbefugnis|Einblick|ntersuch|in Kraft setz",
        "lesson-secret-hitler": "in Kraft setz|in Kraft gesetzt|sanfte",
        "global-powers": "bgeordnet|Spielbrett|Antragsteller|Emigration|in der man|Diplomatie-Chip",
        "web-global-powers": "Vorherrschaft|Armee|Rehabilitation|in Rente|bei der UNO|bgeordnet",
        "bots": "Hauptthema|bgeordnet|deinem Vorrat",
        "house": "Das Spiel ist|Glück|Anleitung",
        "notify": "das Spiel|ein Spiel",
        "server": "Das Spiel hat|Das Spiel ist|Glück",
        "review": "Brett|Gewinnchance",
        "people": "Protokoll",
        "web": "Reden|um Rat|Kein Rat|es fehlen|beginnt das Spiel|Tafel|Glück|Regelwerk|alle verdeckt haben",
    },
    "nl": {
        "die-macher": (
            "bijeenkomst|oofdthema|Terreur|terreur|Atoom| giften|overwinningspunt|gesloten|strijdig|één steen"
        ),
        "web-die-macher": (
            "ijeenkomst|oofdthema|iften|erzegel|gesloten|inister|lek|nationale bord|andelijke|"
            "binnenlandse veiligheid|nipt|Veilig"
        ),
        "lesson-die-macher": "gesloten|onthuld|ronden|  punten| veel punten",
        "global-powers": (
            "fiche|Oorlogsstoker|VN-|ehabilit|ribuut|nlusten| pact|zege|gelijkspel|markeringen|egenvoorstel|ronden|"
            "Wie valt |zijn partij"
        ),
        "web-global-powers": "fiche|VN-|gedelegeerde|overheersing|Pact|pact|op hand|bij de UNO|zijn partij|zijn zin",
        "secret-hitler": (
            "erechtstel|erechtgesteld|evoegdhe|nvoeren|ngevoerd|voorgedragen|voordracht|zitting|"
            "andidaat-president|inkijken|erworpen|afgewezen|editie"
        ),
        "lesson-secret-hitler": "gesloten|voorgedragen|jouw partij",
        "bots": "voorgedragen| stoel|de partijen van|nationale bord|gespeelde partijen",
        "house": "editie|vóór de partij|De partij staat",
        "people": "{ $games } partijen|Waardering|edities|verslag",
        "review": "deze partij",
        "server": "verslag|in deze partij|reservekopie|aardeer|geluk",
        "web": "Raad|erzegel|Geluk|Gesprek|Stoellink|advies|trage",
    },
    "fr": {
        "die-macher": (
            "thème clé|thème majeur|programme|Land|Gènes|imple député|oncordan|se heurt|ommission|"
            "plan national|pour le départ"
        ),
        "web-die-macher": (
            "Tend.|tendance|hème|anche|fiche|programme|Land |Land.|Landtag|k argent|tuile|oncordan|"
            "inistre |sécurité intérieure|Assurées|hasser un média|porte sur"
        ),
        "lesson-die-macher": "oncord|dévoil|pour le départ",
        "secret-hitler": (
            "romulgu|marqueur d’élection|Vous seul|anche|onsultation|déclaration|Annoncé|Vous êtes libéral"
        ),
        "lesson-secret-hitler": "romulgu|Vous seul|Vous êtes libéral|votées",
        "global-powers": "djacent|étalé|carte ouverte|Cartes ouvertes|match nul|enchéri|alternative|ardeur",
        "web-global-powers": "étendue|à découvert|jetons commerce",
        "bots": "thème|programme|Land|robot|est le vôtre|Seul,",
        "web": "robot|pendule|manche|nchérir|vous seul|les patients|la montre",
        "house": "robot|livre de règles",
        "server": "robot|mandataire|·e",
        "notify": "·e|rappelé",
        "safety": "·e",
        "people": "comptes rendus",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_has_one_word(language: str) -> None:
    found = [
        f"{file}: {line.strip()}"
        for file, others in OTHER_WORDS[language].items()
        for line in resources.words(language, file).splitlines()
        for other in others.split("|")
        if not line.startswith("#") and other in said(line)
    ]

    assert found == []


def said(line: str) -> str:
    """What a line says, without its key, the value it is chosen by and its functions."""
    return re.sub(r"\{[^{}]*\}", "", re.sub(r"^\s*(\.?[\w-]+ = |\*?\[[\w-]+\] )", "", line))


HE = re.compile(r"\b([Hh]e|[Hh]is|[Hh]im|[Hh]imself)\b")


@pytest.mark.parametrize("file", FILES)
def test_people_of_unknown_sex_are_they(file: str) -> None:
    lines = [said(line) for line in resources.words("en", file).splitlines() if not line.startswith("#")]

    assert [line for line in lines if HE.search(line)] == []
