"""The whole language: importing it enlists every home."""

from importlib import import_module
from pkgutil import iter_modules

import battle.rules.trinity.text.clauses as clauses
import battle.rules.trinity.text.effects as effects

for package in (clauses, effects):
    for module in iter_modules(package.__path__):
        import_module(f"{package.__name__}.{module.name}")
