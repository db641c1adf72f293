"""The rows of banned lists that the site's owner adds to those it comes with."""

from django.db import models
from django.utils.translation import gettext_lazy as _


class BannedList(models.Model):
    """A dated list of banned cards, as `drafts.rules.bans.BanList`; written in the admin.

    Without `rules` it holds under all rules, without `set_key` in all sets. `cards` are names.
    """

    since = models.DateField(_("holds from"))
    rules = models.CharField(_("rules"), max_length=20, blank=True)
    set_key = models.CharField(_("set"), max_length=40, blank=True)
    cards = models.JSONField(_("cards"), default=list)
    reason = models.TextField(_("reason"), max_length=500, blank=True)
    changed_at = models.DateTimeField(auto_now=True)

    class Meta:
        verbose_name = _("banned list")
        verbose_name_plural = _("banned lists")
        ordering = ["since", "pk"]
        constraints = [
            models.UniqueConstraint(
                fields=["since", "rules", "set_key"],
                name="one_banned_list_a_day",
                violation_error_message=_(
                    "There is a list of this day for the same rules and set."
                ),
            )
        ]

    def __str__(self) -> str:
        return f"banned list of {self.since}"
