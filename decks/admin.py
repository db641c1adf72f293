"""The admin of decks: who has how many; never their keys, cards and Epics."""

from django.contrib import admin

from decks.models import OwnDeck


@admin.register(OwnDeck)
class OwnDeckAdmin(admin.ModelAdmin):
    list_display = ("owner", "set_key", "format", "visibility", "source", "changed_at")
    list_filter = ("format", "visibility", "source")
    fields = readonly_fields = list_display

    def has_add_permission(self, request: object) -> bool:
        return False
