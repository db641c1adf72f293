"""What every test shares."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--only-database", action="store_true", help="only tests that use the database"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--only-database"):
        items[:] = [item for item in items if item.get_closest_marker("django_db")]


@pytest.fixture(autouse=True)
def _plain_static_files(settings: object) -> None:
    """Static files by their plain names: the manifest is made by collectstatic, not by tests."""
    settings.STORAGES = settings.STORAGES | {
        "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
    }
    settings.SECURE_SSL_REDIRECT = False
