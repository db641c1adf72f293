"""The addresses of drafts in the API."""

from django.urls import include, path

from drafts.table import api
from drafts.table import log_api as logs

seat_urls = [
    path("", api.SeatDetail.as_view(), name="api-draft-seat"),
    path("ready/", api.Ready.as_view(), name="api-draft-ready"),
    path("start/", api.Start.as_view(), name="api-draft-start"),
    path("take/", api.TakeCards.as_view(), name="api-draft-take"),
    path("mark/", api.MarkCards.as_view(), name="api-draft-mark"),
    path("choose/", api.ChoosePack.as_view(), name="api-draft-choose"),
    path("lay/", api.LayCard.as_view(), name="api-draft-lay"),
    path("notes/", api.Notes.as_view(), name="api-draft-notes"),
    path("bot/", api.Bot.as_view(), name="api-draft-bot"),
    path("pause/", api.Pause.as_view(), name="api-draft-pause"),
    path("resume/", api.Resume.as_view(), name="api-draft-resume"),
    path("logs/", api.OpenLogs.as_view(), name="api-draft-logs"),
    path("next/", api.NextGame.as_view(), name="api-draft-next"),
    path("leave/", api.Leave.as_view(), name="api-draft-leave"),
]

urlpatterns = [
    path("drafts/", api.DraftList.as_view(), name="api-drafts"),
    path("drafts/logs/", logs.Logs.as_view(), name="api-draft-logs-bring"),
    path("drafts/logs/<str:log>/", logs.Log.as_view(), name="api-draft-log"),
    path(
        "drafts/logs/<str:log>/seats/<int:seat>/<int:at>/", logs.LogPick.as_view(), name="api-pick"
    ),
    path("drafts/logs/<str:log>/packs/<int:pack>/", logs.LogPack.as_view(), name="api-log-pack"),
    path("drafts/<str:key>/", api.TableDetail.as_view(), name="api-draft-table"),
    path("drafts/<str:key>/join/", api.Join.as_view(), name="api-draft-join"),
    path("drafts/<str:key>/watch/<str:token>/", api.Watch.as_view(), name="api-draft-watch"),
    path("drafts/<str:key>/<int:place>/", include(seat_urls)),
]
