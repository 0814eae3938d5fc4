"""The tables of the database. A change here needs a migration in `migrations/versions`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, Integer, LargeBinary, MetaData, String, Table

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("version", BigInteger, nullable=False),  # who writes names the one he has read
    Column("document", LargeBinary, nullable=False),  # a `TableDoc` as JSON
    Column("phase", String(8), nullable=False, index=True),
    Column("listed", Boolean, nullable=False),
    Column("touched", Float, nullable=False, index=True),  # seconds since 1970
)

LINES: Final = Table(
    "lines",
    METADATA,
    Column("match", String(32), primary_key=True),  # table id, colon, round
    Column("number", Integer, primary_key=True, autoincrement=False),  # 0 is the header
    Column("line", LargeBinary, nullable=False),  # as it stands in a record
    Column("client", String(48), nullable=False),  # who asked: seat and his own key; empty for a bot
    Column("written", Float, nullable=False),  # seconds since 1970
)

DRAFTS: Final = Table(
    "drafts",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),  # of the prompt it answers
    Column("path", LargeBinary, nullable=False),  # a list of words as JSON
)
