"""WebSockets that compress what is worth it: a whole scene, and hardly ever a step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

WORTH_IT: Final = 4096  # bytes: what fits into a few packets arrives no sooner when compressed


class Sparing(PerMessageDeflate):
    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) <= WORTH_IT else super().encode(frame)


class Factory(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, usual = super().process_request_params(params, accepted_extensions)
        return agreed, Sparing(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
            usual.compress_settings,
        )


# Whole scenes have little in common with each other: nothing is kept between them, 50 kB a socket.
FACTORY: Final = Factory(server_no_context_takeover=True, client_no_context_takeover=True)


class Packing(WebSocketsSansIOProtocol):
    """uvicorn's, with our way of compressing."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn.available_extensions = [FACTORY]
