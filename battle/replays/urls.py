"""The addresses of battles that are watched, or looked at again."""

from django.urls import path

from battle.replays import views
from battle.replays import watch_views as watching

urlpatterns = [
    path("battles/replay/", views.bring, name="battle-bring"),
    path("battles/<str:key>/", views.show, name="battle-replay"),
    path("battles/<str:key>/look/<int:eyes>/<int:at>/", views.look, name="battle-replay-look"),
    path("battles/<str:key>/record.json", views.record, name="battle-record"),
    path("battles/<str:key>/verify/", views.verify, name="battle-verify"),
    path("battles/<str:key>/play-on/", views.play_on, name="battle-play-on"),
    path("watch/<str:key>/<str:token>/battle/", watching.show, name="battle-watch"),
    path("watch/<str:key>/<str:token>/look/", watching.look, name="battle-watch-look"),
]
