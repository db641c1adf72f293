"""What every test shares."""

import pytest
from django.core.cache import cache
from django.utils import timezone, translation
from hypothesis import settings as hypothesis_settings

# What a machine is busy with besides must fail no test.
hypothesis_settings.register_profile("unhurried", deadline=None)
hypothesis_settings.load_profile("unhurried")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--only-database", action="store_true", help="only what another database might change"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--only-database"):
        items[:] = [item for item in items if may_depend_on_database(item)]


def may_depend_on_database(item: pytest.Item) -> bool:
    one = item.get_closest_marker("one_database")
    return one is None and item.get_closest_marker("django_db") is not None


@pytest.fixture(autouse=True)
def _plain_static_files(settings: object) -> None:
    """Static files by their plain names: the manifest is made by collectstatic, not by tests."""
    settings.STORAGES = settings.STORAGES | {
        "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
    }
    settings.SECURE_SSL_REDIRECT = False


@pytest.fixture(autouse=True)
def _quick_passwords(settings: object) -> None:
    """What makes a password slow to guess makes a test slow too."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


@pytest.fixture(autouse=True)
def _language_and_zone_of_nobody() -> None:
    """A request leaves its language and time zone in the thread; no test begins with another's."""
    translation.deactivate()
    timezone.deactivate()


@pytest.fixture(autouse=True)
def _fresh_limits() -> None:
    """Nobody has used up anything yet: the counters of the limits lie in the cache."""
    cache.clear()
