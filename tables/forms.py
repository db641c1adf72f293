"""Forms whose faults are decided by the rules, and which keep what a person entered."""

from collections.abc import Callable
from typing import Any, TypeVar

from django import forms

from tables.rules.refusal import Refusal
from tables.sentences import say

Result = TypeVar("Result")


class RulesForm(forms.Form):
    """A form that asks a service and shows its refusal beside the field it names."""

    def attempt(self, service: Callable[..., Result], **arguments: Any) -> Result | None:
        """What the service answers; None when it refused, with every fault on the form.

        A fault whose parameter `field` names a field of this form stands beside that field.
        """
        try:
            return service(**arguments)
        except Refusal as refusal:
            for fault in refusal.faults:
                field = fault.params.get("field")
                self.add_error(field if field in self.fields else None, say(fault))
            return None
