"""A bot of one's own: sits down at a table and plays. `python bot.py http://127.0.0.1:8000 KQ7TMNP`."""

import random
import sys

from hemicycle.client import Client


def choose(turn):
    """Put your own wisdom here: turn.view is all the seat may know, turn.choices every legal action."""
    return random.choice(turn.choices)


address, code = sys.argv[1:3]
with Client(address, name="Robo", token=sys.argv[3] if len(sys.argv) > 3 else None) as client:
    table = client.join(code)
    table.sit()
    for turn in table.turns():
        turn.play(choose(turn))
    print(table.outcome)
