# The developer's interface: `make help` lists it.
PYTHON ?= python3
VENV := .venv
comma := ,
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
EXTRAS := dev$(if $(CI),$(comma)ray)# Ray is large: a developer may do without it, a build server may not

.DEFAULT_GOAL := help
.PHONY: help setup run test check format docs transcripts bench arena compiled soak clean

help:        ## list the targets
	@grep -E '^[a-z]+: .*##' $(MAKEFILE_LIST) | sed -E 's/: .*##/\t/' | expand -t 14

setup: $(STAMP) ## make the private environment .venv with everything in it

$(STAMP): pyproject.toml constraints.txt
	@if command -v uv >/dev/null 2>&1; then \
		uv venv --quiet --allow-existing $(VENV) && uv pip install --quiet --python $(BIN)/python -c constraints.txt -e '.[$(EXTRAS)]'; \
	else \
		$(PYTHON) -m venv $(VENV) && $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[$(EXTRAS)]'; \
	fi
	@touch $(STAMP)

run: setup   ## play Secret Hitler in the terminal against bots
	@$(BIN)/hemicycle play secret-hitler --seats 7

test: setup check ## every check and every test
	@$(BIN)/python -m pytest -n auto

check: setup ## format, lint, types and generated pages
	@$(BIN)/ruff format --check --quiet . && $(BIN)/ruff check --quiet .
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/python -m tools.generate_docs --check

format: setup ## format the code
	@$(BIN)/ruff check --fix --quiet . ; $(BIN)/ruff format --quiet .

docs: setup  ## write the generated pages
	@$(BIN)/python -m tools.generate_docs

transcripts: setup ## write the golden transcripts anew, for review
	@$(BIN)/python -m tools.write_transcripts

bench: setup ## measure the engine
	@$(BIN)/hemicycle bench

arena: setup ## play the comparisons fixed in src/hemicycle/arena/plans (hours; goes on where it stopped)
	@for plan in $(basename $(notdir $(wildcard src/hemicycle/arena/plans/*.toml))); do \
		$(BIN)/hemicycle arena --plan $$plan --out build/arena/$$plan || exit; \
	done

compiled: setup ## build core and games with mypyc into build/compiled and run the tests on them
	@$(BIN)/python -m tools.compile_engine
	@PYTHONPATH=build/compiled $(BIN)/python -m pytest -n auto

soak: setup  ## the contract with 1,000 matches per configuration
	@HEMICYCLE_SOAK=1000 $(BIN)/python -m pytest -n auto tests/test_contract.py

clean:       ## remove what was built
	@rm -rf build dist $(VENV) .mypy_cache .ruff_cache .pytest_cache
