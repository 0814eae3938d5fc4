"""Our speed beside a peer's, measured in one run: `make bench`, explained in docs/benchmarks.md."""
