# The developer's interface: `make help` lists it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready

.DEFAULT_GOAL := help
.PHONY: help setup web run test browser check format docs transcripts screenshots server bench arena compiled load soak clean

help:        ## list the targets
	@grep -E '^[a-z]+: .*##' $(MAKEFILE_LIST) | sed -E 's/: .*##/\t/' | expand -t 14

setup: $(STAMP) ## make the private environment .venv with everything in it

$(STAMP): pyproject.toml constraints.txt
	@if command -v uv >/dev/null 2>&1; then \
		uv venv --quiet --allow-existing $(VENV) && uv pip install --quiet --python $(BIN)/python -c constraints.txt -e '.[dev]'; \
	else \
		$(PYTHON) -m venv $(VENV) && $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'; \
	fi
	@touch $(STAMP)

run: setup web ## start the table server and say where it is
	@$(BIN)/hemicycle serve

web: setup   ## build the browser client into the package
	@$(BIN)/python -m tools.build_client

test: setup check web ## every check and every test
	@$(BIN)/python -m tools.build_client test
	@$(BIN)/python -m tools.find_browser
	@$(BIN)/python -m pytest -n auto

server: setup ## the tests of the table server alone, over real sockets
	@$(BIN)/python -m pytest -n auto tests/server

browser: setup web ## the browser client alone: its checks, its unit tests, and whole games in a real Chromium
	@$(BIN)/python -m tools.build_client check
	@$(BIN)/python -m tools.build_client test
	@$(BIN)/python -m tools.find_browser
	@$(BIN)/python -m pytest -n auto tests/browser

check: setup ## format, lint, types and generated pages
	@$(BIN)/ruff format --check --quiet . && $(BIN)/ruff check --quiet .
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/python -m tools.build_client check
	@$(BIN)/python -m tools.generate_docs --check

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

arena: setup ## play the comparisons fixed in src/hemicycle/arena/plans (hours; goes on where it stopped)
	@for plan in $(basename $(notdir $(wildcard src/hemicycle/arena/plans/*.toml))); do \
		$(BIN)/hemicycle arena --plan $$plan --out build/arena/$$plan || exit; \
	done

compiled: setup ## build core and games with mypyc into build/compiled and run the tests on them
	@$(BIN)/python -m tools.compile_engine
	@PYTHONPATH=build/compiled $(BIN)/python -m pytest -n auto

load: setup  ## measure the table server beside a bare one: 100 tables, 500 sockets
	@$(BIN)/python -m benchmarks.load

soak: setup  ## the contract with 1,000 matches per configuration, the server killed 1,000 times
	@HEMICYCLE_SOAK=1000 $(BIN)/python -m pytest -n auto tests/test_contract.py tests/server/test_crash.py

clean:       ## remove what was built
	@rm -rf build dist $(VENV) .mypy_cache .ruff_cache .pytest_cache
