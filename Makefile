# Theatrum's commands. On a Debian with Python 3.11, git and make, `make play` and `make test` need no
# preparation: each makes .venv, puts the pinned packages of constraints.txt into it, and runs.
#
# ARGS is handed on:  make play ARGS="--seed 7",  make test ARGS="-k GS_9"

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
ARGS ?=
export PYTHON

# Stamps: what is in the venv. They are old when the lists of packages are newer.
PACKAGES := pyproject.toml constraints.txt tools/install
RUN := $(VENV)/.has-run
TEST := $(VENV)/.has-test
DEV := $(VENV)/.has-dev
TRAIN := $(VENV)/.has-train
# The compiled build lives beside it, and is old when a source is newer.
FAST := .venv-fast/.has-fast
FAST_BIN := .venv-fast/bin

.DEFAULT_GOAL := help
.PHONY: help train-tools play terminal test quick test-system soak gallery mutate fast test-fast smoke-fast bench-fast lint lint-format lint-style lint-types lint-imports lint-client format fuzz bench dev docs wheel lock clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(RUN) ## start the table: play in the browser
	@$(BIN)/theatrum serve --open $(ARGS)

terminal: $(RUN) ## play a game in this terminal
	@$(BIN)/theatrum play $(or $(ARGS),generalship)

test: $(TEST) test-system ## run the tests, in parallel
	@$(BIN)/python -m pytest -n auto --dist worksteal -q $(ARGS)

quick: $(TEST) ## run the tests of what was changed since main, and the core
	@tools/quick.py | xargs -d '\n' $(BIN)/python -m pytest -n auto --dist worksteal -q $(ARGS)

train-tools: $(TRAIN) ## install PyTorch and sb3-contrib: for `theatrum train`, the examples of PPO, and their tests (skipped without)

test-system: ## install Chromium and PostgreSQL for the tests, where that is allowed
	@tools/test-system

soak: $(TEST) test-system ## run the long tests too
	@HYPOTHESIS_PROFILE=soak $(BIN)/python -m pytest -n auto --dist worksteal -q -m "slow or not slow" $(ARGS)

gallery: $(TEST) test-system ## pictures of every kind of question, at three sizes, in both themes and languages
	@$(BIN)/python tools/gallery.py $(ARGS)

mutate: $(TEST) ## break rules on purpose, one at a time: do the tests notice? (docs/testing.md)
	@$(BIN)/python tools/mutate.py check $(ARGS)

fast: $(FAST) ## compile kernel and rules, into .venv-fast (docs/compiled.md)

test-fast: $(TEST) $(FAST) test-system ## run the tests against the compiled build
	@$(FAST_BIN)/python -m pytest -n auto --dist worksteal -q -m "not slow and not pure_only" $(ARGS)

smoke-fast: $(TEST) $(FAST) ## run the kernel's and the conformance tests against the compiled build
	@$(FAST_BIN)/python -m pytest -n auto --dist worksteal -q -m "not slow and not pure_only" tests/core tests/conformance $(ARGS)

bench-fast: $(FAST) ## measure pure and compiled by turns
	@$(BIN)/theatrum bench --compare $(FAST_BIN)/python $(or $(ARGS),kernel random_play choices greedy_play search clone scene position)

lint: $(DEV) ## check format, style, types, imports and the client
	@$(MAKE) --no-print-directory --keep-going lint-format lint-style lint-types lint-imports lint-client

lint-format: $(DEV)
	@$(BIN)/ruff format --check
lint-style: $(DEV)
	@$(BIN)/ruff check
lint-types: $(DEV)
	@$(BIN)/mypy
lint-imports: $(DEV)
	@$(BIN)/lint-imports --no-logo
lint-client: $(DEV)
	@tools/check-client

format: $(DEV) ## format the code and repair what can be repaired by itself
	@$(BIN)/ruff check --fix-only
	@$(BIN)/ruff format
	@tools/check-client --format

fuzz: $(RUN) ## play random games and look for broken invariants
	@$(BIN)/theatrum fuzz $(ARGS)

bench: $(RUN) ## measure the speed of the kernel and of every game
	@$(BIN)/theatrum bench $(ARGS)

dev: $(DEV) ## make .venv with everything in it

docs: $(DEV) ## make a site of the documents, into site/; a broken link is an error
	@rm -rf docs/api
	@$(BIN)/sphinx-build -q -W --keep-going -j auto -c docs -d build/docs -b html . site
	@echo "the documents are in site/index.html"

wheel: $(DEV) ## build sdist and wheel, into dist/
	@rm -rf dist
	@$(BIN)/python -m hatchling build -d dist

lock: $(DEV) ## write the versions in .venv to constraints.txt, after an upgrade on purpose
	@$(BIN)/pip freeze --all --exclude pip --exclude-editable | LC_ALL=C sort -f > constraints.txt

clean: ## remove everything that was made here
	rm -rf $(VENV) .venv-fast .venv.lock build dist site docs/api node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(RUN): $(PACKAGES)
	@tools/install $@

$(TEST): $(PACKAGES)
	@tools/install $@ test

$(DEV): $(PACKAGES)
	@tools/install $@ test,dev
	@touch $(RUN) $(TEST)

$(TRAIN): $(PACKAGES)
	@tools/install $@ train,ppo

$(FAST): $(DEV) tools/fast tools/compiled_build.py $(shell find src docs/rules -type f ! -name '*.pyc')
	@tools/fast
