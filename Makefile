# make play and make test set up everything they need; make help lists the rest.
.DEFAULT_GOAL := help
SHELL := /bin/bash
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
PLAYABLE := $(VENV)/playable
SERVABLE := $(VENV)/servable
READY := $(VENV)/ready
# Compiled Python is kept: every server and command of a test run would compile all modules again.
unexport PYTHONDONTWRITEBYTECODE
GAME ?=
PORT ?=

.PHONY: help setup play play-terminal page test test-long check coverage format docs site texts screenshots bench clean

help: ## list the commands
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 20

setup: $(READY) ## make .venv, install Seachest and all that its tests need, compile the rules
	@$(BIN)/seachest warm

$(PLAYABLE): pyproject.toml constraints.txt tools/make-venv
	@tools/make-venv $(VENV)
	$(INSTALL) -e .
	@touch $@

$(SERVABLE): $(PLAYABLE)
	$(INSTALL) -e ".[server]"
	@touch $@

# Installing keeps one core busy at most, so that rules are compiled meanwhile, as far as they get. Python compiles of
# these packages what is imported, which is little: to compile all of them takes as long as to unpack them.
$(READY): $(PLAYABLE)
	@echo "Installing what the tests need (PyTorch, PettingZoo, OpenSpiel and others) …"
	@PYTHONPATH=$(CURDIR)/src $(BIN)/python -m seachest warm >/dev/null 2>&1 & \
	  trap "kill $$! 2>/dev/null" EXIT; $(INSTALL) --no-compile -e ".[dev]"
	@touch $@ $(SERVABLE)

page: $(PLAYABLE) ## build the page for browsers
	@$(BIN)/python tools/build_page.py

play: $(SERVABLE) page ## play in the browser, alone or with all in your network (PORT=… chooses the port)
	@$(BIN)/seachest serve --lan --open $(if $(PORT),--port $(PORT))

play-terminal: $(PLAYABLE) ## play in the terminal (GAME=… chooses the game)
	@$(BIN)/seachest play $(GAME)

check: $(READY) ## the quick half of the tests: style, types, direction of imports
	@$(BIN)/python tools/run_tests.py --quick

test: $(READY) ## everything CI runs; stages run side by side, and build/tests has what each of them said
	@$(BIN)/python tools/run_tests.py

test-long: setup page ## the long proofs as well
	SEACHEST_LONG=1 $(BIN)/python -m pytest -q -n 2 -m "not pictures"

coverage: $(READY) ## how much of rules, notation and tables the quick tests run, interpreted; fails below the floor
	$(INSTALL) -e ".[coverage]"
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -q -m sample tests/rules tests/notation
	$(BIN)/coverage report

format: $(READY) ## bring all files into our style
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python tools/build_page.py --format

docs: $(READY) ## write the generated pages of docs/ again
	$(BIN)/python -m seachest.messages.rulebook
	$(BIN)/python -m seachest.envs.observations
	$(BIN)/python tools/protocol_page.py
	$(BIN)/python tools/typescript.py
	$(BIN)/python tools/page_samples.py

site: $(PLAYABLE) ## build the documentation as a site, into build/site
	$(INSTALL) -e ".[site]"
	$(BIN)/mkdocs build --strict --quiet

texts: $(READY) ## write build/texts.html: all messages in four languages side by side, for translators
	$(BIN)/python tools/texts.py

screenshots: $(READY) page ## make the pictures of docs/screenshots again
	$(BIN)/python -m pytest -q -m pictures tests/web

bench: $(READY) ## how fast the rules run
	$(BIN)/seachest bench $(or $(GAME),sea-or-shore)

clean: ## remove what the other commands made
	rm -rf $(VENV) build dist .coverage .pytest_cache .mypy_cache .ruff_cache .hypothesis
	rm -rf web/node_modules src/seachest/server/built
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
