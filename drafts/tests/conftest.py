"""What the tests of drafts share."""

import pytest
from django.core.cache import cache


@pytest.fixture(autouse=True)
def _fresh_limits() -> None:
    """Nobody has used up anything yet: the counters of the limits lie in the cache."""
    cache.clear()
