"""What players report, for those who run the site; secrets and states are not shown to them."""

from django.contrib import admin

from tables.models import Report


@admin.register(Report)
class ReportAdmin(admin.ModelAdmin):
    """A report, to be marked as settled."""

    list_display = ("made_at", "name", "by_name", "table", "text", "settled")
    list_filter = ("settled",)
    list_editable = ("settled",)
    list_select_related = ("table",)
    search_fields = ("name", "by_name", "text", "by")
    fields = ("made_at", "table", "name", "by_name", "text", "settled")
    readonly_fields = ("made_at", "table", "name", "by_name", "text")

    def has_add_permission(self, request: object) -> bool:
        return False
