"""The names bots go by at a table, enough for the largest."""

NAMES = (
    "Ada",
    "Bruno",
    "Clara",
    "Dries",
    "Elise",
    "Fritz",
    "Greta",
    "Hugo",
    "Ilse",
    "Jonas",
)
