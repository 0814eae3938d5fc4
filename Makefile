# Every target sets up what it needs first (scripts/prepare.py) and says so; a second run finds it done.
.DEFAULT_GOAL := help
.PHONY: play terminal test bench bench-server figures check clean help
MAKEFLAGS += --no-print-directory

# The first Python that is new enough; PYTHON=... chooses another.
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON3 = $(shell for python in "$(PYTHON)" python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$python" -c "$(NEW_ENOUGH)" >/dev/null 2>&1 && echo "$$python" && break; done)
PREPARE = @python="$(PYTHON3)"; \
	test -n "$$python" || { echo "tatami: needs Python 3.11 or newer (none found; name one with PYTHON=...)" >&2; exit 1; }; \
	"$$python" scripts/prepare.py
BIN := .venv/bin

play: ## the table in the browser, on this computer; ARGS="--lan" is passed on
	$(PREPARE) runtime build client
	@$(BIN)/tatami serve --open $(ARGS)

terminal: ## play in this terminal; ARGS="total_war --players 3" is passed on
	$(PREPARE) runtime build
	@$(BIN)/tatami play $(ARGS)

check: ## style, types and who may import whom
	$(PREPARE) runtime build test
	@echo "tatami: checking style, types and imports"
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet || { echo "tatami: run $(BIN)/ruff format"; exit 1; }
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache --no-logo

test: check ## check, then all tests on all cores, against the installed package; ARGS="-k rng" is passed on
	$(PREPARE) runtime build test client system
	@echo "tatami: checking and testing the web client"
	@$(BIN)/python scripts/web_client.py
	@echo "tatami: testing"
	@$(BIN)/python -m pytest -n auto $(ARGS)

bench: ## speed, beside other engines; ARGS is passed on
	$(PREPARE) runtime build bench
	@$(BIN)/python -m benchmarks $(ARGS)

bench-server: ## speed of the server, beside boardgame.io; ARGS is passed on
	$(PREPARE) runtime build
	@$(BIN)/python -m benchmarks.server $(ARGS)

figures: ## measure anew what docs/bots.md and docs/balance say; takes minutes
	$(PREPARE) runtime build
	@$(BIN)/python scripts/figures.py docs/bots.md docs/balance/*.md

clean: ## remove all that make has made
	@echo "tatami: removing .venv and caches"
	@rm -rf .venv src/tatami/server/client web/node_modules web/dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	@find . -name __pycache__ -type d -not -path './.git/*' -prune -exec rm -rf {} +

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /make \1	/p' Makefile | expand -t 20
