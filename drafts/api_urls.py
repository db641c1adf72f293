"""The addresses of boxes in the API."""

from django.urls import include, path

from drafts import api

urlpatterns = [
    path("", include("drafts.table.api_urls")),
    path("boxes/", api.BoxList.as_view(), name="api-boxes"),
    path("boxes/<str:box_id>/", api.BoxDetail.as_view(), name="api-box"),
    path("boxes/<str:box_id>/keep/", api.KeepBox.as_view(), name="api-keep-box"),
    path("boxes/<str:box_id>/token/", api.KeeperToken.as_view(), name="api-keeper-token"),
    path("boxes/<str:box_id>/packs/", api.PackList.as_view(), name="api-packs"),
    path(
        "boxes/<str:box_id>/games/<int:number>/take/", api.TakeGame.as_view(), name="api-take-game"
    ),
    path(
        "boxes/<str:box_id>/games/<int:number>/reveal/",
        api.RevealGame.as_view(),
        name="api-reveal-game",
    ),
    path("boxes/<str:box_id>/sheets/<str:kind>.pdf", api.SheetFile.as_view(), name="api-sheet"),
    path("bans/", api.BanLists.as_view(), name="api-bans"),
    path("packs/check/", api.CheckPacks.as_view(), name="api-check-packs"),
]
