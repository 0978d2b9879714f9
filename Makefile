# A newcomer needs two commands: `make demo` and `make test`. Both set everything up in .venv first.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
# What pip does for packages it installs, and not for a folder it only points to: the first photo waits a third less.
BYTECODE = $(BIN)/python -m compileall -q rollwrite sheets vision web cli.py

.PHONY: setup demo serve test check format accuracy bench clean

setup: $(READY)

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	$(BYTECODE)
	@touch $@

demo: $(READY)
	$(BIN)/python samples/demo.py

# The pages for the phones, with an evening made of the samples. Ctrl-C ends it.
serve: $(READY)
	$(BIN)/python samples/evening.py

# The pages are tried in a real browser: one that is here, or Debian's where it may be fetched.
test: $(READY)
	$(BIN)/python -m tests.web.browser
	$(BIN)/pytest -n auto

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# An hour or two: 200 fresh photos for each tier and game. The seeds are those of docs/accuracy.md; take others to be surprised.
accuracy: $(READY)
	$(BIN)/python -m tests.simulator.accuracy --seeds fresh --first 14000 --game wolle --game wolle-seeds --game wolle-own --game volle-wolle --game uly-polly --write docs/accuracy.md

# Ratios within one run; the slower ones (faces, balance of the games) are run by name: python -m benchmarks.NAME
bench: $(READY)
	$(BYTECODE)
	$(BIN)/python -m benchmarks.startup
	$(BIN)/python -m benchmarks.wolle_moves
	$(BIN)/python -m benchmarks.odds
	$(BIN)/python -m benchmarks.reading
	$(BIN)/python -m benchmarks.serving

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
