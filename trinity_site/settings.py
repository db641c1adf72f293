"""The one settings file. Safe as it stands; the environment (README) makes it a public site."""

import os
from typing import Any
from urllib.parse import urlsplit

import dj_database_url
from csp.constants import NONE, SELF
from django.utils.translation import gettext_lazy as _

from trinity_site import logs
from trinity_site.environment import BASE_DIR, VAR, flag, secret_key, words

DEBUG = flag("DEBUG", default=False)
SECRET_KEY = secret_key()
ALLOWED_HOSTS = words("ALLOWED_HOSTS") or ["127.0.0.1", "localhost", "[::1]"]
PUBLIC = bool(words("ALLOWED_HOSTS"))
SITE_URL = os.environ.get("SITE_URL", "").rstrip("/") or (
    f"https://{ALLOWED_HOSTS[0]}" if PUBLIC else "http://127.0.0.1:8000"
)

INSTALLED_APPS = [
    "trinity_site",
    "battle",
    "decks",
    "drafts",
    "cards",
    "tables",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.messages",
    "django.contrib.sessions",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "csp",
    "django_htmx",
    "django_structlog",
    "django_tasks",
    "django_tasks_db",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "rest_framework",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "csp.middleware.CSPMiddleware",
    "trinity_site.static_files.StaticFilesMiddleware",
    "django_structlog.middlewares.RequestMiddleware",
    "trinity_site.refusals.SizeMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "trinity_site.zone.ZoneMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "trinity_site.fragments.FragmentMiddleware",
    "trinity_site.refusals.RefusalMiddleware",
]

ROOT_URLCONF = "trinity_site.urls"
ASGI_APPLICATION = "trinity_site.asgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "trinity_site.look.look",
            ],
        },
    },
]

# Store

DATABASES: dict[str, Any] = {
    "default": dj_database_url.parse(
        os.environ.get("DATABASE_URL") or f"sqlite:///{VAR / 'trinity.sqlite3'}",
        conn_max_age=60,
        conn_health_checks=True,
    )
}
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    VAR.mkdir(parents=True, exist_ok=True)
    DATABASES["default"] |= {
        "OPTIONS": {
            "transaction_mode": "IMMEDIATE",
            "timeout": 20,
            "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
        },
        "TEST": {"NAME": VAR / "test.sqlite3"},
    }
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

REDIS_URL = os.environ.get("REDIS_URL")
CACHES = {
    "default": (
        {"BACKEND": "django.core.cache.backends.redis.RedisCache", "LOCATION": REDIS_URL}
        if REDIS_URL
        else {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}
    )
}

# Says to other processes that a table moved (tables.pulse); a memory reaches this process alone.
CHANNEL_LAYERS = {
    "default": (
        {
            "BACKEND": "channels_redis.pubsub.RedisPubSubChannelLayer",
            "CONFIG": {"hosts": [{"address": REDIS_URL, "socket_connect_timeout": 1}]},
        }
        if REDIS_URL
        else {"BACKEND": "channels.layers.InMemoryChannelLayer"}
    )
}

TASKS = {"default": {"BACKEND": "django_tasks_db.DatabaseBackend"}}

# People

AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
    )
]
LOGIN_REDIRECT_URL = "account"
LOGOUT_REDIRECT_URL = "home"
LOGIN_URL = "login"
# Such as smtp://user:password@host:587; without it mails are printed on the console.
EMAIL_URL = urlsplit(os.environ.get("EMAIL_URL", ""))
EMAIL_BACKEND = (
    f"django.core.mail.backends.{'smtp' if EMAIL_URL.hostname else 'console'}.EmailBackend"
)
EMAIL_HOST, EMAIL_PORT = EMAIL_URL.hostname or "localhost", EMAIL_URL.port or 587
EMAIL_HOST_USER, EMAIL_HOST_PASSWORD = EMAIL_URL.username or "", EMAIL_URL.password or ""
EMAIL_USE_TLS = bool(EMAIL_URL.hostname)
DEFAULT_FROM_EMAIL = os.environ.get("EMAIL_FROM", f"Trinity Table <table@{ALLOWED_HOSTS[0]}>")
SESSION_ENGINE = "django.contrib.sessions.backends.signed_cookies"
SESSION_COOKIE_AGE = 180 * 24 * 3600
SESSION_COOKIE_HTTPONLY = True
MESSAGE_STORAGE = "django.contrib.messages.storage.cookie.CookieStorage"

# Limits for strangers: how often one address, and one person, may do a thing

RATES = {
    "create": "120/h",
    "upload": "60/h",
    "pdf": "60/h",
    "check": "1500/h",
    "report": "10/h",
    "login": "60/h",
    "reset": "10/h",
}
# Without Redis the counters live in the one web process, which is what `make run` starts.
SILENCED_SYSTEM_CHECKS = ["django_ratelimit.E003", "django_ratelimit.W001"]
TRUSTED_RECEIVERS: list[str] = []  # hosts of webhooks that need no public address; for tests
MAX_REQUEST_BYTES = 2_000_000
DATA_UPLOAD_MAX_MEMORY_SIZE = MAX_REQUEST_BYTES

# What browsers are told

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [SELF],
        "base-uri": [SELF],
        "form-action": [SELF],
        "frame-ancestors": [NONE],
        "object-src": [NONE],
    }
}
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
# A site with a name of its own is a public one, and is served over HTTPS alone.
SECURE_SSL_REDIRECT = PUBLIC
SECURE_REDIRECT_EXEMPT = [r"^healthz$"]
SECURE_HSTS_SECONDS = 365 * 24 * 3600 if PUBLIC else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = PUBLIC
SECURE_HSTS_PRELOAD = PUBLIC
SESSION_COOKIE_SECURE = PUBLIC
CSRF_COOKIE_SECURE = PUBLIC
CSRF_FAILURE_VIEW = "trinity_site.views.csrf_failure"

# Files and words

STATIC_URL = "static/"
STATIC_ROOT = VAR / "static"
STATICFILES_DIRS = [BASE_DIR / "static"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "trinity_site.static_files.StaticFilesStorage"},
}
MEDIA_ROOT = VAR / "media"
WHITENOISE_AUTOREFRESH = DEBUG
WHITENOISE_USE_FINDERS = DEBUG

LANGUAGE_CODE = "en"
LANGUAGES = [("en", _("English")), ("ja", _("Japanese"))]
LOCALE_PATHS = [BASE_DIR / "locale"]
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"

# API

REST_FRAMEWORK = {
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": [
        "trinity_site.parsers.WholeTextParser",
        "rest_framework.parsers.FormParser",
        "rest_framework.parsers.MultiPartParser",
    ],
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "tables.api_auth.AccountAuthentication",
        "rest_framework.authentication.SessionAuthentication",
    ],
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "EXCEPTION_HANDLER": "trinity_site.refusals.answer_api",
    "TEST_REQUEST_DEFAULT_FORMAT": "json",
    "URL_FORMAT_OVERRIDE": None,  # ?format= asks for Standard or DUEL, not for a way of writing
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Trinity Table",
    "DESCRIPTION": "Accounts, tables, cards, boxes, drafts, decks and battles. "
    "Errors are {code, message, details}.",
    "VERSION": "1",
    "SCHEMA_PATH_PREFIX": "/api/v1",
    "SERVE_INCLUDE_SCHEMA": False,
    # Sets of choices that several shapes share, each under one name.
    "ENUM_NAME_OVERRIDES": {
        "ListFormatEnum": "cards.list_api.FORMATS",
        "DeckFormatEnum": "decks.serializers.FORMATS",
        "DraftedDeckFormatEnum": "decks.serializers.TRINITY_FORMATS",
        "ExchangeFormatEnum": "decks.serializers.EXCHANGES",
        "DeckPlaceEnum": "decks.rules.deck.PLACES",
        "ZoneEnum": "drafts.rules.moves.ZONES",
        "GameStateEnum": "drafts.models.BoxGame.State",
        "RulesEnum": "drafts.rules.box.RULES",
        "DrafterEnum": "drafts.rules.bots.LEVELS",
        "TimeOutEnum": "battle.rules.agreement.TIME_OUTS",
        "OverdueEnum": "drafts.rules.wishes.OVERDUES",
        "WatchEnum": "drafts.rules.wishes.WATCHES",
    },
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": "SIDECAR",
}

# Logs: one JSON object a line, with the id of its request

LOGGING = logs.configure(debug=DEBUG)
