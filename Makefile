# The developer's interface: `make help` lists it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RUNS := $(VENV)/.runs
STAMP := $(VENV)/.ready
EXTRAS := bots,people
# One more than there are processors: many tests wait for a browser, a database or a clock.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(1 + (os.cpu_count() or 1))')
# What running needs is installed first and alone; checks and tests bring the rest.
install = if command -v uv >/dev/null 2>&1; then \
		uv venv --quiet --allow-existing $(VENV) && uv pip install --quiet --python $(BIN)/python -c constraints.txt -e '$(1)'; \
	else \
		$(PYTHON) -m venv $(VENV) && $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '$(1)'; \
	fi

.DEFAULT_GOAL := help
.PHONY: help setup web run test browser check format docs transcripts screenshots server bench arena compiled wheels load nodes soak clean

help:        ## list the targets
	@grep -E '^[a-z]+: .*##' $(MAKEFILE_LIST) | sed -E 's/: .*##/\t/' | expand -t 14

setup: $(STAMP) ## make the private environment .venv with everything in it, tests and tools too

$(RUNS): pyproject.toml constraints.txt
	@$(call install,.[$(EXTRAS)])
	@$(BIN)/python -m tools.build_client node || $(call install,.[web])
	@touch $(RUNS)

$(STAMP): $(RUNS)
	@$(call install,.[dev])
	@touch $(STAMP)

run: web     ## start the table server and say where it is
	@$(BIN)/hemicycle serve

web: $(RUNS) ## build the browser client into the package
	@$(BIN)/python -m tools.build_client

test: setup check web ## every check and every test
	@$(BIN)/python -m tools.build_client test
	@$(BIN)/python -m tools.find_browser
	@$(BIN)/python -m pytest -n $(WORKERS)

server: setup ## the tests of the table server alone, over real sockets
	@$(BIN)/python -m pytest -n $(WORKERS) tests/server

browser: setup web ## the browser client alone: its checks, its unit tests, and whole games in a real Chromium
	@$(BIN)/python -m tools.build_client check
	@$(BIN)/python -m tools.build_client test
	@$(BIN)/python -m tools.find_browser
	@$(BIN)/python -m pytest -n $(WORKERS) tests/browser

check: setup ## format, lint, types and generated pages
	@$(BIN)/ruff format --check --quiet . && $(BIN)/ruff check --quiet .
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/python -m tools.build_client check
	@$(BIN)/python -m tools.generate_docs --check
	@$(BIN)/python -m tools.write_numbers --check

format: setup ## format the code
	@$(BIN)/ruff check --fix --quiet . ; $(BIN)/ruff format --quiet .
	@$(BIN)/python -m tools.build_client format

docs: setup  ## write the generated pages
	@$(BIN)/python -m tools.generate_docs

transcripts: setup ## write the golden transcripts anew, for review
	@$(BIN)/python -m tools.write_transcripts

screenshots: setup web ## take the pictures of docs/screenshots anew, to be looked at
	@$(BIN)/python -m tools.find_browser
	@$(BIN)/python -m tests.browser.screenshots

bench: setup ## measure the engine
	@$(BIN)/hemicycle bench
	@$(BIN)/hemicycle bench --research

arena: setup ## play the comparisons fixed in src/hemicycle/arena/plans (hours; goes on where it stopped)
	@for plan in $(basename $(notdir $(wildcard src/hemicycle/arena/plans/*.toml))); do \
		$(BIN)/hemicycle arena --plan $$plan --out build/arena/$$plan || exit; \
	done

compiled: setup ## build core and games with mypyc into build/compiled and run the tests on them
	@$(BIN)/python -m tools.compile_engine
	@PYTHONPATH=build/compiled $(BIN)/python -m pytest -n auto

wheels: setup web ## build both wheels, compiled for this machine and plain for all others, and test what pip installs
	@$(BIN)/python -m tools.build_wheels

load: setup  ## measure the table server beside a bare one: 100 tables, 500 sockets
	@$(BIN)/python -m benchmarks.load

nodes: setup ## measure several nodes beside one: their work, sockets with rooms elsewhere, memory of idle rooms
	@$(BIN)/python -m benchmarks.nodes

soak: setup web ## 1,000 matches per configuration, the server killed 1,000 times, 10,000 simulated evenings, every page at every width, lessons, a plain install
	@HEMICYCLE_SOAK=1000 HEMICYCLE_SEEDS=10000 $(BIN)/python -m pytest -n auto \
		tests/test_contract.py tests/research tests/server/test_crash.py tests/server/simulator tests/browser/test_every_width.py tests/test_install.py tests/test_deploy.py tests/browser/test_lessons.py

clean:       ## remove what was built
	@rm -rf build dist $(VENV) .mypy_cache .ruff_cache .pytest_cache
