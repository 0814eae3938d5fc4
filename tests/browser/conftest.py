"""A browser for all of these tests, a server for them, and for each test people who come and go."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.people import ALONE, CHROMIUM, People
from tests.needs import need
from tests.server.house import Server

expect.set_options(timeout=15_000)
FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """No longer than these tests run: Playwright keeps an event loop that others would stumble over."""
    need(CHROMIUM.exists(), "chromium", "tests in a real browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ALONE)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def people(
    request: pytest.FixtureRequest, browser: Browser, server: Server, tmp_path: Path
) -> Iterator[People]:
    coming = People(browser, server.address, tmp_path)
    yield coming
    if request.node.stash.get(FAILED, True):
        coming.keep_pictures("failed")
    coming.collect_secrets()
    coming.leave()
    coming.witness.judge()
