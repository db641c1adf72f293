"""The addresses of battles in the API."""

from django.urls import include, path

from battle import api, reading_api
from battle import table_api as table

seat_urls = [
    path("", api.SeatDetail.as_view(), name="api-battle-seat"),
    path("log/", api.Log.as_view(), name="api-battle-log"),
    path("cards/<int:number>/", api.CardDetail.as_view(), name="api-battle-card"),
    path("answer/", api.Answer.as_view(), name="api-battle-answer"),
    path("undo/", api.Undo.as_view(), name="api-battle-undo"),
    path("ask/", api.Ask.as_view(), name="api-battle-ask"),
    path("reply/", api.Reply.as_view(), name="api-battle-reply"),
    path("concede/", api.Concede.as_view(), name="api-battle-concede"),
    path("orders/", api.GiveOrder.as_view(), name="api-battle-order"),
    path("orders/cancel/", api.CancelOrder.as_view(), name="api-battle-cancel"),
    path("wishes/", api.Wish.as_view(), name="api-battle-wish"),
    path("notes/", api.Notes.as_view(), name="api-battle-notes"),
    path("chat/", api.Say.as_view(), name="api-battle-say"),
    path("mute/", api.Mute.as_view(), name="api-battle-mute"),
    path("terms/", table.TermsDetail.as_view(), name="api-battle-terms"),
    path("open-hand/", table.OpenHand.as_view(), name="api-battle-open-hand"),
    path("bot/", table.Bot.as_view(), name="api-battle-bot"),
    path("go-on/", table.GoOn.as_view(), name="api-battle-go-on"),
    path("next/", table.NextGame.as_view(), name="api-battle-next"),
    path("leave/", table.Leave.as_view(), name="api-battle-leave"),
]

urlpatterns = [
    path("", include("battle.replays.api_urls")),
    path("", include("battle.positions.api_urls")),
    path("statistics/", include("battle.stats.api_urls")),
    path("rulings/", reading_api.RulingList.as_view(), name="api-rulings"),
    path("cards/<slug:slug>/reading/", reading_api.CardReading.as_view(), name="api-reading"),
    path(
        "lists/<slug:key>/versions/<int:number>/cards/<int:place>/reading/",
        reading_api.ListCardReading.as_view(),
        name="api-list-reading",
    ),
    path("battles/", api.BattleList.as_view(), name="api-battles"),
    path("battles/<str:key>/<int:place>/", include(seat_urls)),
    path("battles/<str:key>/watch/<str:token>/", table.Watch.as_view(), name="api-battle-watch"),
]
