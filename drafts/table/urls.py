"""The addresses of drafts."""

from django.urls import include, path

from drafts.table import log_views as logs
from drafts.table import views

seat_urls = [
    path("", views.draft, name="draft-seat"),
    path("start/", views.start, name="draft-start"),
    path("take/", views.take, name="draft-take"),
    path("mark/", views.mark, name="draft-mark"),
    path("choose/", views.choose, name="draft-choose"),
    path("lay/", views.lay, name="draft-lay"),
    path("notes/", views.notes, name="draft-notes"),
    path("bot/<int:other>/", views.bot, name="draft-bot"),
    path("leave/", views.leave, name="draft-leave"),
    path("resume/", views.resume, name="draft-resume"),
    path("next/", views.next_game, name="draft-next"),
    path("logs/", views.show_logs, name="draft-logs"),
]

urlpatterns = [
    path("drafts/new/", views.new_draft, name="make-draft"),
    path("drafts/replay/", logs.bring, name="draft-bring"),
    path("drafts/terms/<str:key>/", views.terms, name="draft-terms"),
    path("tables/<str:key>/<int:place>/draft/", include(seat_urls)),
    path("watch/<str:key>/<str:token>/", views.watch, name="draft-watch"),
    path("drafts/<str:key>/", logs.replay, name="draft-log"),
    path("drafts/<str:key>/record.json", logs.record, name="draft-record"),
]
