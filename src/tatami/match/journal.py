"""Where a record is written: line by line, on the disk before anybody is told."""

from __future__ import annotations

import fcntl
import os
from dataclasses import dataclass
from pathlib import Path

from tatami.core.errors import BadInput
from tatami.match.record import Line, seal


class RecordFile:
    """A record on disk. One process at a time may have it open."""

    def __init__(self, path: Path, *, new: bool) -> None:
        self.path = path
        self.size = 0  # of what is known to be whole
        self._doubtful = False  # whether the file may hold more than that
        flags = os.O_RDWR | os.O_CLOEXEC | (os.O_CREAT | os.O_EXCL if new else 0)
        try:
            self._handle = os.open(path, flags, 0o600)  # the secret is in it
        except FileExistsError:
            raise BadInput(f"{path} already exists: resume it, or choose another name") from None
        except OSError as error:
            raise BadInput(f"cannot open {path}: {error.strerror}") from None
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if new:
                self._keep_name()
        except BlockingIOError:
            self.close()
            raise BadInput(f"{path} is being played by another process") from None
        except OSError as error:
            self.close()
            raise BadInput(f"cannot use {path}: {error.strerror}") from None

    def read(self) -> bytes:
        try:
            with os.fdopen(os.dup(self._handle), "rb") as file:
                file.seek(0)
                return file.read()
        except OSError as error:
            raise BadInput(f"cannot read {self.path}: {error.strerror}") from None

    def cut(self, size: int) -> None:
        """Keep only so many bytes."""
        self.size = size
        self._doubtful = True
        self.append(b"")

    def append(self, data: bytes) -> None:
        """Write and flush to the disk; if that fails the file stays as it was."""
        try:
            if self._doubtful:
                os.ftruncate(self._handle, self.size)
            self._doubtful = True
            written = 0
            while written < len(data):
                written += os.pwrite(self._handle, data[written:], self.size + written)
            os.fsync(self._handle)
        except OSError as error:
            self._take_off_what_failed()
            raise BadInput(f"cannot write {self.path}: {error.strerror}; nothing was changed") from None
        self.size += len(data)
        self._doubtful = False

    def _take_off_what_failed(self) -> None:
        try:
            os.ftruncate(self._handle, self.size)
        except OSError:
            return  # still doubtful: the next append tries again first
        self._doubtful = False

    def close(self) -> None:
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def _keep_name(self) -> None:
        """A new file survives a crash only once its folder is on the disk too."""
        folder = os.open(self.path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


@dataclass(frozen=True, slots=True)
class Sealed:
    """Lines in their final bytes, chained to those before, and the chain they lead to."""

    lines: list[bytes]
    chain: str


class Journal:
    """The lines of a match so far, and the file they go to, if any."""

    def __init__(self, key: bytes, lines: list[bytes], chain: str, file: RecordFile | None) -> None:
        self.lines = lines
        self._key = key
        self._chain = chain
        self._file = file

    def append(self, *lines: Line) -> None:
        """All of these lines, or none."""
        sealed = self.seal(*lines)
        self.write(sealed)
        self.keep(sealed)

    def seal(self, *lines: Line) -> Sealed:
        """What would be written."""
        done: list[bytes] = []
        chain = self._chain
        for line in lines:
            data, chain = seal(line, chain, self._key)
            done.append(data)
        return Sealed(done, chain)

    def write(self, sealed: Sealed) -> None:
        if self._file is not None:
            self._file.append(b"".join(sealed.lines))

    def keep(self, sealed: Sealed) -> None:
        """They have been written, here or elsewhere."""
        self.lines += sealed.lines
        self._chain = sealed.chain

    def with_last(self, line: Line) -> bytes:
        """The record as it would be with one more line, which is not written."""
        return b"".join([*self.lines, seal(line, self._chain, self._key)[0]])

    def close(self) -> None:
        if self._file is not None:
            self._file.close()


def read_bytes(path: Path) -> bytes:
    """A file's content, or one line saying why not."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from None
