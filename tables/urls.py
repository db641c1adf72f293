"""Addresses of tables and seats. `<stage>-seat` names the page of a seat at that stage."""

from django.urls import include, path

from tables import feed_views, live, manner_views, notice_views, views

seat_urls = [
    path("", views.seat, name="seat"),
    path("lobby/", views.lobby, name="lobby-seat"),
    path("ready/", views.ready, name="seat-ready"),
    path("leave/", views.leave, name="seat-leave"),
    path("link/<int:other>/", views.seat_link, name="seat-link"),
    path("links/", views.renew_links, name="renew-links"),
    path("pause/", views.pause, name="pause"),
    path("mail/", notice_views.set_mail, name="set-mail"),
    path("people/", manner_views.people, name="table-people"),
    path("people/<int:other>/mute/", manner_views.mute, name="seat-mute"),
    path("report/", manner_views.report, name="seat-report"),
    path("notices/", manner_views.mute_notices, name="mute-notices"),
    path("hook/", manner_views.set_hook, name="set-hook"),
    path("hook/mute/", manner_views.mute_hook, name="mute-hook"),
    path("keep/", manner_views.keep, name="keep-table"),
]

urlpatterns = [
    path("tables/", views.tables, name="tables"),
    path("feed/", feed_views.make_feed, name="make-feed"),
    path("feed/stop/", feed_views.stop_feed, name="stop-feed"),
    path("feed/<str:token>/turns.atom", feed_views.turns, name="turns-feed"),
    path("feed/<str:token>/deadlines.ics", feed_views.deadlines, name="deadlines-feed"),
    path("tables/<str:key>/<int:place>/", include(seat_urls)),
    path("join/<str:key>/<str:token>/", views.join, name="join"),
    path("sit/<str:token>/", views.sit, name="sit"),
    path("mail/confirm/<str:token>/", notice_views.confirm_mail, name="confirm-mail"),
    path("mail/stop/<str:token>/", notice_views.stop_mail, name="stop-mail"),
    path("live/", live.live, name="live"),
]
