"""WebSockets that compress what is worth it: a frame that fits into one packet goes as it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

ONE_PACKET: Final = 1400  # bytes, with room for all headers
WINDOW: Final = 12  # bits, and a memory level of 5: 32 kB a socket instead of 300
MEMORY: Final = 5


class Sparing(PerMessageDeflate):
    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) <= ONE_PACKET else super().encode(frame)


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


FACTORY: Final = Factory(
    server_max_window_bits=WINDOW,
    client_max_window_bits=WINDOW,
    compress_settings={"memLevel": MEMORY},
)


class Packing(WebSocketsSansIOProtocol):
    """uvicorn's, with our way of compressing."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn.available_extensions = [FACTORY]
