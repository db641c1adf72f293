"""How battles saved under an earlier schema become battles of this one.

When the shape of the state changes so that old saves would no longer load, SCHEMA in
`engine.game` goes up by one, and a function here, under the number it starts from, changes the
old state, as JSON values, into the next. Adding a field with a default needs none.
"""

from collections.abc import Callable
from typing import Any

Saved = dict[str, Any]

UPGRADERS: dict[int, Callable[[Saved], Saved]] = {}
