# The two commands are `make run` and `make test`. Both need only Python 3.11 and make.
BIN := .venv/bin
READY := .venv/ready
# On CI a test that fails runs again, at most twice, before it stops a landing; what it failed on is shown.
# One that still runs after 420 seconds shows where it stands, and does stop it.
HANGS := -o faulthandler_timeout=420 -o faulthandler_exit_on_timeout=true
AGAIN := $(if $(CI),--reruns 2 --rerun-show-tracebacks $(HANGS))

.PHONY: run test check bench messages clean

run: $(READY) ## serve on http://127.0.0.1:8000, with its worker
	$(BIN)/python manage.py migrate --verbosity 0
	$(BIN)/python manage.py demo
	$(BIN)/python manage.py collectstatic --no-input --verbosity 0
	PATH="$(CURDIR)/$(BIN):$$PATH" PORT="$${PORT:-8000}" $(BIN)/honcho start --no-prefix

test: .venv/ready-dev ## every test; a second time on PostgreSQL where POSTGRES_URL is set
	$(BIN)/pytest -n 2 --dist worksteal $(AGAIN)
ifdef POSTGRES_URL
	DATABASE_URL="$$POSTGRES_URL" $(BIN)/pytest -n 2 --dist worksteal $(AGAIN) --only-database
endif

check: .venv/ready-dev ## format, lint, types, Django's own checks
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python manage.py makemigrations --check --dry-run
	$(BIN)/python manage.py check_cards
	$(BIN)/python manage.py write_docs --check
	$(BIN)/python manage.py check
	SECRET_KEY=$$(head -c 64 /dev/urandom | base64 -w0) ALLOWED_HOSTS=example.org \
		$(BIN)/python manage.py check --deploy --fail-level WARNING

bench: $(READY) ## the speed of everything, as a table
	$(BIN)/python manage.py migrate --verbosity 0
	$(BIN)/python manage.py bench

$(READY): requirements.txt requirements-fonts.txt
	python3 -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps -r requirements-fonts.txt
	touch $@

.venv/ready-dev: $(READY) requirements-dev.txt
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	touch $@

messages: .venv/ready-dev ## collect the words of the pages for translation, and compile them (needs gettext)
	$(BIN)/python manage.py makemessages --locale ja --no-obsolete --no-location --ignore .venv --ignore var
	$(BIN)/python manage.py compilemessages --ignore .venv
