"""Boxes and sheets for those who run the site; what is in a box is not shown to them either."""

from django.contrib import admin

from drafts.ban_admin import BannedListAdmin as BannedListAdmin
from drafts.models import Box, Sheet


@admin.register(Box)
class BoxAdmin(admin.ModelAdmin):
    """A box without packs, seed, salts and secrets."""

    list_display = ("public_id", "set_key", "rules", "spread", "sealed", "count", "made")
    list_filter = ("rules", "spread", "sealed")
    search_fields = ("public_id",)
    fields = readonly_fields = list_display

    def has_add_permission(self, request: object) -> bool:
        return False


@admin.register(Sheet)
class SheetAdmin(admin.ModelAdmin):
    """A sheet that was ordered, and how far it is."""

    list_display = ("box", "kind", "state", "done", "total", "size", "ordered")
    list_filter = ("kind", "state")
    fields = readonly_fields = list_display

    def has_add_permission(self, request: object) -> bool:
        return False
