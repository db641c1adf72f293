"""The admin of players' own lists: who has how many; never their keys and texts."""

from django.contrib import admin

from cards.models import OwnList


@admin.register(OwnList)
class OwnListAdmin(admin.ModelAdmin):
    list_display = ("code", "owner", "created_at", "deleted_at")
    fields = readonly_fields = ("code", "owner", "created_at", "deleted_at")
    search_fields = ("code",)
