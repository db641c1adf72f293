"""Battles for those who run the site, who do not see into them either."""

from django.contrib import admin

from battle.models import Battle


@admin.register(Battle)
class BattleAdmin(admin.ModelAdmin):
    """A battle without its state, its seed and what players keep for themselves."""

    list_display = (
        "table",
        "number",
        "set_key",
        "outcome",
        "rules_version",
        "begun_at",
        "ended_at",
    )
    list_filter = ("outcome", "rules_version")
    search_fields = ("key", "table__name", "table__key")
    fields = readonly_fields = (*list_display, "key", "commitment", "agreement")

    def has_add_permission(self, request: object) -> bool:
        return False
