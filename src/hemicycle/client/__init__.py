"""A Python client for bots of one's own: `Client` for plain code, `AsyncClient` for asyncio.

with Client("http://127.0.0.1:8000", name="Robo") as client:
    table = client.join("KQ7TMNP")
    table.sit()
    for turn in table.turns():
        turn.play(turn.choices[0])
"""

from hemicycle.client.aio import AsyncClient, AsyncTable, AsyncTurn
from hemicycle.client.plain import Client, Table, Turn
from hemicycle.core.steps import Refused

__all__ = ["AsyncClient", "AsyncTable", "AsyncTurn", "Client", "Refused", "Table", "Turn"]
