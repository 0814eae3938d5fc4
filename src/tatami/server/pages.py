"""The built client: one page for every address, and files whose names change with their content."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

FOR_EVER: Final = "public, max-age=31536000, immutable"
MISSING: Final = b"<!doctype html><title>Tatami</title><p>The web client has not been built: run make play.\n"
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("image/svg+xml", ".svg")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Pages:
    """All files of the client, read once."""

    def __init__(self, folder: Path | None = None) -> None:
        root: Traversable = files("tatami.server").joinpath("client") if folder is None else folder
        self.files: dict[str, bytes] = {}
        if root.is_dir():
            self._read(root, "")

    def _read(self, folder: Traversable, prefix: str) -> None:
        for entry in folder.iterdir():
            if entry.is_dir():
                self._read(entry, f"{prefix}{entry.name}/")
            else:
                self.files[prefix + entry.name] = entry.read_bytes()

    @property
    def front(self) -> bytes:
        return self.files.get("index.html", MISSING)


def pages_of(state: State) -> Pages:
    pages: Pages = state.pages
    return pages


@get(["/", "/t/{table:str}", "/rules/{game:str}"], include_in_schema=False)
async def front_page(state: State) -> Response[bytes]:
    """The client finds out by itself what the address means."""
    return Response(pages_of(state).front, media_type="text/html; charset=utf-8")


@get("/assets/{name:str}", include_in_schema=False)
async def asset(state: State, name: FromPath[str]) -> Response[bytes]:
    return file_response(state, f"assets/{name}", {"cache-control": FOR_EVER})


@get(["/favicon.svg", "/favicon.ico"], include_in_schema=False)
async def icon(state: State) -> Response[bytes]:
    return file_response(state, "favicon.svg", {})


def file_response(state: State, name: str, headers: dict[str, str]) -> Response[bytes]:
    content = pages_of(state).files.get(name)
    if content is None:
        raise NotFoundException(f"there is no {name}")
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response(content, media_type=kind, headers=headers)


PAGES: Final = [front_page, asset, icon]
