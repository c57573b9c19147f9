"""What goes wrong over HTTP: a code with its numbers, never a trace."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from hemicycle.core.steps import Refused
from hemicycle.server.door.routes import JSON
from hemicycle.server.operate.logs import log, request_id
from hemicycle.server.operate.metrics import Metrics
from hemicycle.server.protocol import refusals
from hemicycle.server.protocol.encoding import encode
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.store import NotStored


class Errors:
    """Answers whatever was refused or went wrong."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics

    def __call__(self, request: Request, error: Exception) -> Response:
        """The answer to an error."""
        return self._refused(error if isinstance(error, Refused) else _trouble(error))

    async def nowhere(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The application behind addresses that are none."""
        if scope["type"] == "websocket":
            await WebSocketClose(4404, "no-such-page")(scope, receive, send)
            return
        await self._refused(refuse("no-such-page"))(scope, receive, send)

    def _refused(self, error: Refused) -> Response:
        self.metrics.refused(error.code)
        after = refusals.retry_after(error)
        headers = {} if after is None else {"retry-after": str(max(1, round(after)))}
        return Response(encode(refusals.body(error)), refusals.status(error), headers, media_type=JSON)


def _trouble(error: Exception) -> Refused:
    """What we ourselves got wrong, with the number by which the log knows it."""
    if isinstance(error, NotStored):
        log.error("not stored", extra={"problem": str(error)})
        return refuse("not-stored", after=1.0)
    log.error("request failed", exc_info=error)
    return refuse("trouble", {"request": request_id.get()})
