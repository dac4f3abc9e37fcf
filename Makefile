# Everything starts here: `make play` and `make test` set up what they need from a fresh clone.
PYTHON ?= python3
# `make test CONSTRAINTS=constraints.txt` installs what the suite last passed with, if something newer does not work.
# `make test CONSTRAINTS=lowest` runs it with the oldest packages that pyproject.toml allows, in an environment of its own.
CONSTRAINTS ?=
ifeq ($(CONSTRAINTS),lowest)
VENV := build/venv-lowest
CONSTRAINED := --constraint $$($(PYTHON) tools/lowest.py)
else
VENV := .venv
CONSTRAINED := $(if $(CONSTRAINTS),--constraint $(CONSTRAINTS))
endif
BIN := $(VENV)/bin
# Nothing is compiled to bytecode ahead: Python does it for what is imported.
PIP := install --quiet --disable-pip-version-check --no-compile $(CONSTRAINED)

# Without bytecode every process that a test starts would read all of our source again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test test-all lint docs bench learn nets load siege mutants web reports screenshots pictures frames loading constraints audit release clean

# Friends on other devices can come too; HOST=127.0.0.1 keeps the table to this machine.
HOST ?= 0.0.0.0
play: web
	$(BIN)/rulewright serve --host $(HOST)

# `make test-all` also runs what takes long and seldom catches anything alone: before a release, or where its subject changed.
# `make test GAME=karthis` runs what concerns one game alone, given by name or by folder, without a browser.
# Lint runs beside the tests; if it finds something, it says so after them. The tests are collected once before four processes
# do so: in a fresh clone each would compile all of them to bytecode.
PYTEST = $(BIN)/python -m pytest -n 4 --dist
test test-all: $(VENV)/.ready-dev
	$(BIN)/python -m tests.prepare $(if $(GAME),PostgreSQL)
ifdef GAME
	$(PYTEST) worksteal --ignore tests/e2e --game=$(GAME)
else
	@mkdir -p build
	@$(MAKE) --no-print-directory lint > build/lint.txt 2>&1 & lint=$$!; \
	[ -d tests/e2e/__pycache__ ] || $(BIN)/python -m pytest --collect-only > build/collected.txt 2>&1; \
	$(PYTEST) loadgroup --junitxml=build/tests.xml $(if $(filter test-all,$@),--all); tests=$$?; \
	wait $$lint; lint=$$?; [ $$lint = 0 ] || cat build/lint.txt; exit $$((tests | lint))
endif

lint: $(VENV)/.ready-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python web/build.py lint check test

# All pages and the API reference as one searchable site. It needs no server: open build/site/index.html.
docs: $(VENV)/.ready-docs
	$(BIN)/python -m sphinx --quiet --fresh-env --write-all --fail-on-warning --keep-going --builder html docs build/site
	@echo "Open build/site/index.html"

# `make mutants GAME=karthis` breaks the game's rules and lists what its clause tests miss; SAMPLE=150 tries some of the breaks.
mutants: $(VENV)/.ready-dev
	$(BIN)/python -m tests.mutants $(GAME) $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(ONLY),--only $(ONLY)) $(if $(JOBS),--jobs $(JOBS))

bench: $(VENV)/.ready-bench
	$(BIN)/python -m bench

load: $(VENV)/.ready
	$(BIN)/python -m tests.prepare PostgreSQL
	$(BIN)/python -m bench.load

siege: $(VENV)/.ready-dev
	$(BIN)/python -m tests.prepare PostgreSQL
	$(BIN)/python -m tests.siege
	$(BIN)/python -m tests.siege sabotage
	$(BIN)/python -m bench.load --bystander

# Masked PPO in NumPy. One thread for its small matrices: with more, they spend their time waiting for each other.
learn: $(VENV)/.ready-learn
	PYTHONPATH=examples OPENBLAS_NUM_THREADS=1 $(BIN)/python -m learn
	if command -v nvidia-smi > /dev/null; then $(MAKE) nets; fi

# The nets of level 6. Katamari's: two courses at once, half of the cores each, and their mean.
COURSE := --minutes 1.7 --workers 7 --buffer 3000000 --exam 1400
SEVERAL := --minutes 7.4 --rounds 4 --workers 3 --exam 900 --warm 200000 --buffer 6000000 --keep 0.3 --trace 0.95 --player learned-search:4000
nets: export PYTHONPATH = examples
nets: build/nets-env/.ready
	build/nets-env/bin/python -m learn.nets katamari $(COURSE) --trace 0.9 --to build/nets/a & \
	build/nets-env/bin/python -m learn.nets katamari $(COURSE) --trace 0.98 --seed 2 --to build/nets/b && wait
	build/nets-env/bin/python -m learn.nets katamari --join build/nets/a/katamari.onnx build/nets/b/katamari.onnx --to build/nets
	build/nets-env/bin/python -m learn.nets klotho --minutes 2.3 --rounds 3 --workers 10 --exam 500 --warm 1500000 --buffer 3000000 --keep 0.6 --trace 0.95 --hidden 64,32 --player learned-search:4000 --only cards=45
	build/nets-env/bin/python -m learn.nets klobba --minutes 7.5 --rounds 5 --workers 7 --exam 1000 --warm 200000 --buffer 6000000 --keep 0.3 --trace 0.95 --player learned-search:8000
	build/nets-env/bin/python -m learn.nets klobba $(SEVERAL) --seats 3 --to build/nets/three & \
	build/nets-env/bin/python -m learn.nets klobba $(SEVERAL) --seats 4 --also 5 6 --to build/nets/four && wait

web: $(VENV)/.ready
	$(BIN)/python web/build.py

# The reports in docs/reports, with the games, rungs and decisions that the table in docs/lab.md names. `make reports GAME=karthis` makes one.
reports: $(VENV)/.ready-dev
	sed -n 's:^| .*(reports/\($(or $(GAME),.*)\).html).*| \([0-9]*\), \([0-9]*\), \([0-9]*\) |$$:\1 \2 \3 \4:p' docs/lab.md | while read -r game games rung decisions; do \
	  $(BIN)/rulewright lab report $$game --bots 4 --games $$games --ladder $$rung --positions $$decisions --jobs 2 --output build/reports/$$game < /dev/null \
	  && cp build/reports/$$game/report.html docs/reports/$$game.html || exit 1; done

screenshots: $(VENV)/.ready-dev web
	$(BIN)/python -m tests.e2e.screenshots

# Late frames of every board, in a browser: do nothing else on the machine meanwhile. `make frames GAME=karthis` measures one.
frames: $(VENV)/.ready-dev web
	$(BIN)/python -m tests.e2e.frames $(GAME)

# How soon the first page and every table are there, as Lighthouse measures it: on a quiet machine, too.
loading: $(VENV)/.ready-dev web
	$(BIN)/python -m tests.e2e.loading $(GAME)

# Every board at every size, light and dark, on one small sheet a game in docs/boards/: look at them before you commit them.
pictures: $(VENV)/.ready-dev web
	$(BIN)/python -m tests.e2e.pictures

# What the suite has just passed with, written down for whoever meets something newer that does not work.
constraints: $(VENV)/.ready-dev
	$(BIN)/python -m tests.package.constraints

# Known weaknesses of what the suite last passed with and of what the page is built from. It asks both registries.
audit: $(VENV)/.ready-release
	$(BIN)/pip-audit --strict --disable-pip --no-deps --requirement constraints.txt
	$(BIN)/python web/build.py audit

# Everything of a release in dist/, checked. It tags and publishes nothing: docs/release.md says how a person does.
release: $(VENV)/.ready-dev $(VENV)/.ready-release audit
	$(BIN)/python deploy/release.py

$(VENV)/.ready: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip $(PIP) --editable '.[server]'
	touch $@

$(VENV)/.ready-dev: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip $(PIP) --editable '.[server,dev,gpu]'
	touch $(VENV)/.ready $@

$(VENV)/.ready-docs: $(VENV)/.ready
	$(BIN)/python -m pip $(PIP) --editable '.[docs]'
	touch $@

$(VENV)/.ready-bench: $(VENV)/.ready
	$(BIN)/python -m pip $(PIP) --editable '.[bench]'
	touch $@

$(VENV)/.ready-release: $(VENV)/.ready
	$(BIN)/python -m pip $(PIP) --editable '.[server,release]'
	touch $@

$(VENV)/.ready-learn: $(VENV)/.ready
	$(BIN)/python -m pip $(PIP) --editable '.[learn]'
	touch $@

# PyTorch has gigabytes for a GPU and is wanted by nothing else: it gets an environment of its own.
build/nets-env/.ready: pyproject.toml
	test -x build/nets-env/bin/python || $(PYTHON) -m venv build/nets-env
	build/nets-env/bin/python -m pip $(PIP) --editable '.[learn-gpu]'
	touch $@

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache
