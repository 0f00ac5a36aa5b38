# kony_nb: `make lab` opens the notebooks, `make test` runs every check.
# The first of them makes .venv and installs into it; PYTHON=/path/to/python chooses another Python.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help lab test lint unit notebooks browser bench offline clean

PY := .venv/bin/python
PIP_INSTALL := -m pip --disable-pip-version-check install --quiet
PYTHONS = $(if $(PYTHON),"$(PYTHON)",python3.13 python3.12 python3.11 python3)
NOTEBOOKS = $(wildcard notebooks/*.ipynb)

# Makes the virtual environment $(1) with the first Python that is new enough and has venv.
define make_venv
	@old=""; bare=""; \
	for python in $(PYTHONS); do \
	  "$$python" -c "" 2>/dev/null || continue; \
	  "$$python" -c "import sys; sys.exit(sys.version_info < (3, 11))" || { old="$$python"; continue; }; \
	  "$$python" -c "import ensurepip, venv" 2>/dev/null || { bare="$$python"; continue; }; \
	  echo "Making $(1) with $$python"; \
	  "$$python" -m venv --clear $(1) && exit 0; \
	  exit 1; \
	done; \
	if [ -n "$$bare" ]; then echo "$$bare cannot make virtual environments; on Debian or Ubuntu get it with: apt install python3-venv"; \
	elif [ -n "$$old" ]; then echo "kony_nb needs Python 3.11 or newer, and $$old is older; install one, or name it: make PYTHON=/path/to/python3.11"; \
	else echo "kony_nb needs Python 3.11 or newer, and none was found; install one, or name it: make PYTHON=/path/to/python3.11"; \
	fi >&2; exit 1
endef

help:  ## show this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | awk -F '\t' '{printf "make %-10s %s\n", $$1, $$2}'

lab: .venv/installed  ## open the notebooks in JupyterLab
	@$(PY) -m jupyter trust $(NOTEBOOKS) >/dev/null  # your own copy: its pictures are shown before a cell is run
	$(PY) -m jupyterlab --config=jupyter_lab/config.py

test: lint unit notebooks browser  ## run every check

lint: .venv/installed  ## style (ruff) and types (mypy)
	$(PY) -m ruff check .
	$(PY) -m mypy

unit: .venv/installed  ## unit tests, properties and doctests
	$(PY) -m pytest -q -n 2 -m "not browser"

notebooks: .venv/installed  ## run every notebook and compare its saved output
	$(if $(NOTEBOOKS),$(PY) -m pytest -q -n 2 --dist loadfile --nbval --nbval-current-env --nbval-sanitize-with tests/nbval_sanitize.cfg --nbval-cell-timeout=120 --ignore=notebooks/solutions notebooks)

browser: .venv/installed  ## the app in a real Chromium (skipped where there is none)
	$(PY) -m pytest -q -n 2 --dist loadfile -m browser tests/browser

bench: .venv-bench/installed .venv/installed  ## compare speed with other projects (installs them into .venv-bench)
	PYTHONPATH=. .venv-bench/bin/python -m benchmarks
	PYTHONPATH=. .venv-bench/bin/python -m benchmarks.agents
	PYTHONPATH=. .venv-bench/bin/python -m benchmarks.odds
	PYTHONPATH=. .venv-bench/bin/python -m benchmarks.turns
	PYTHONPATH=. $(PY) -m benchmarks.click_latency

offline: .venv/installed  ## write the folder offline/: wheels and notebooks for a class without a network
	$(PY) -m kony_nb offline offline

clean:  ## remove environments, caches and builds
	rm -rf .venv .venv-bench build dist offline .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/made:
	$(call make_venv,.venv)
	@touch $@

.venv/installed: .venv/made pyproject.toml requirements.lock
	@echo "Installing into .venv (a minute or two, once)"
	@$(PY) $(PIP_INSTALL) -c requirements.lock -e ".[lab,test]"
	@touch $@

.venv-bench/made:
	$(call make_venv,.venv-bench)
	@touch $@

.venv-bench/installed: .venv-bench/made benchmarks/requirements.txt requirements.lock
	@echo "Installing into .venv-bench (a minute or two, once)"
	@.venv-bench/bin/python $(PIP_INSTALL) -c requirements.lock -r benchmarks/requirements.txt
	@touch $@
