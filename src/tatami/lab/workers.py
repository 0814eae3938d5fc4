"""Processes that play chunks of games. They never see Ctrl-C: the parent ends them."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from tatami.lab.playing import Plan, play_games
from tatami.lab.tally import Tally

PATIENCE = 0.3  # seconds a worker has to end when told to


class WorkerDied(Exception):
    """A process ended without saying why: out of memory, or killed."""


def in_processes(plan: Plan, chunks: Sequence[range], processes: int) -> Generator[Tally, None, None]:
    """The chunks' tallies in the order of the chunks, whichever process played them.

    Each process is handed one chunk after the other, as it comes to ask.
    """
    crew: list[Worker] = []
    try:
        with interrupts_held():
            for _ in range(min(processes, len(chunks))):
                crew.append(Worker(plan))
        yield from in_order(crew, chunks)
    finally:
        with interrupts_held():
            for worker in crew:
                worker.end()


def in_order(crew: list[Worker], chunks: Sequence[range]) -> Iterator[Tally]:
    todo = iter(range(len(chunks)))
    done: dict[int, Tally] = {}
    doing: dict[Any, tuple[Worker, int]] = {}
    following = 0
    for worker in crew:
        hand_out(worker, todo, chunks, doing)
    while doing:
        for pipe in wait(list(doing)):
            worker, number = doing.pop(pipe)
            done[number] = worker.answer()
            hand_out(worker, todo, chunks, doing)
        while following in done:
            yield done.pop(following)
            following += 1


def hand_out(
    worker: Worker, todo: Iterator[int], chunks: Sequence[range], doing: dict[Any, tuple[Worker, int]]
) -> None:
    number = next(todo, None)
    if number is not None:
        worker.pipe.send(chunks[number])
        doing[worker.pipe] = (worker, number)


class Worker:
    def __init__(self, plan: Plan) -> None:
        context: Any = multiprocessing.get_context()
        self.pipe: Connection[Any, Any]
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=work, args=(plan, theirs), daemon=True)
        self.process.start()
        theirs.close()  # so that a worker's end is noticed here

    def answer(self) -> Tally:
        try:
            answer = self.pipe.recv()
        except (EOFError, ConnectionError):
            self.process.join(PATIENCE)
            raise WorkerDied(f"a process ended with code {self.process.exitcode}") from None
        if isinstance(answer, BaseException):
            raise answer
        assert isinstance(answer, Tally)
        return answer

    def end(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def work(plan: Plan, pipe: Connection[Any, Any]) -> None:
    """Play what comes down the pipe until the parent closes it, or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    while pipe in wait([pipe, parent.sentinel]):
        try:
            numbers: range = pipe.recv()
        except (EOFError, ConnectionError):
            return
        try:
            pipe.send(play_games(plan, numbers))
        except ConnectionError:
            return
        except Exception as error:
            pipe.send(error)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Ctrl-C waits until this is done; processes started here keep it waiting for good."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
