"""What `/metrics` counts."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge

REGISTRY: Final = CollectorRegistry()
DECISIONS: Final = Counter("tatami_decisions", "Decisions written and told", registry=REGISTRY)
FAULTS: Final = Counter("tatami_faults", "What went wrong, by kind", ["kind"], registry=REGISTRY)
SOCKETS: Final = Gauge("tatami_sockets", "Sockets that have said who they are", registry=REGISTRY)
TABLES: Final = Gauge("tatami_tables", "Tables in memory", registry=REGISTRY)
