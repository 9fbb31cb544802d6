PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin

.PHONY: kit test lint types bench same-bytes golden docs clean

$(BIN)/printkit: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

kit: $(BIN)/printkit  ## Build the Monopoly Space kit into output/
	$(BIN)/printkit build monopoly-space --format pdf,svg,png

test: $(BIN)/printkit  ## Run the tests
	$(BIN)/python -m pytest -n auto

lint: $(BIN)/printkit  ## Style and import contracts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: $(BIN)/printkit  ## Static types
	$(BIN)/mypy

bench: $(BIN)/printkit  ## Speed, as ratios measured in one run
	$(BIN)/python -m bench

same-bytes: $(BIN)/printkit  ## Build a kit with every installed Python and compare the bytes
	$(BIN)/python -m tools.same_bytes

golden: $(BIN)/printkit  ## Accept all pieces as they are drawn now
	$(BIN)/python -m pytest tests/golden/test_pieces.py --update-goldens -n auto

docs: $(BIN)/printkit  ## Write the generated pages of docs/ anew
	$(BIN)/python -m tools.write_docs

clean:
	rm -rf $(VENV) output/*/ dist
