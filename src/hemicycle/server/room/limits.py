"""How fast somebody may do what others notice: every message has its limit here, or a reason why it needs none."""

from __future__ import annotations

from hemicycle.server.protocol import requests as r
from hemicycle.server.room.bucket import Buckets

LIMITED: dict[type, str] = {
    r.Sit: "seats",
    r.Stand: "seats",
    r.ChooseParty: "seats",
    r.Swap: "seats",
    r.Lock: "seats",
    r.PutBot: "seats",
    r.LetBotPlay: "seats",
    r.TakeBack: "seats",
    r.GiveUp: "seats",
    r.IssueLink: "seats",
    r.Change: "seats",
    r.Mute: "seats",
    r.WaitForSlowest: "seats",
    r.Spectators: "seats",
    r.Start: "seats",
    r.Rematch: "seats",
    r.Propose: "votes",
    r.Ballot: "votes",
    r.Say: "talk",
    r.SaveComment: "talk",
    r.RemoveComment: "talk",
    r.Lead: "leading",
}
UNLIMITED: dict[type, str] = {
    r.Hello: "connections are limited at the door",
    r.Ping: "nobody else notices",
    r.Behind: "nobody else notices; the host says whether bots wait",
    r.Contribute: "once for each seat and match",
    r.Do: "once for each decision; an answer changed counts as wavering",
    r.Undo: "counts as wavering",
    r.GoOn: "bots only wait less",
    r.Preview: "limited at the door, by person and for all tables: it is work",
    r.SaveDraft: "nobody else notices",
    r.Hint: "nobody else notices; bots think for one after the other",
    r.Judge: "nobody else notices; bots think for one after the other",
    r.SaveNotes: "nobody else notices",
}


def buckets() -> dict[str, Buckets]:
    """For each kind of thing, by person: so many a second, so many at once."""
    return {
        "seats": Buckets(rate=0.5, burst=60.0),
        "votes": Buckets(rate=0.2, burst=20.0),
        "talk": Buckets(rate=1.0, burst=10.0),
        "leading": Buckets(rate=10.0, burst=60.0),
    }
