"""The addresses of boxes, packs and sheets, and of what is banned in them."""

from django.urls import include, path

from drafts import ban_views, sheet_views, views

urlpatterns = [
    path("", include("drafts.table.urls")),
    path("boxes/", views.boxes, name="boxes"),
    path("boxes/new/", views.make_box, name="make-box"),
    path("boxes/new/odds/", views.odds, name="box-odds"),
    path("boxes/<str:box_id>/", views.box, name="box"),
    path("boxes/<str:box_id>/reveal.json", views.reveal, name="box-reveal"),
    path("boxes/<str:box_id>/keep/", views.keep, name="keep-box"),
    path("boxes/<str:box_id>/keeper-link/", views.keeper_link, name="keeper-link"),
    path("boxes/<str:box_id>/verify/", views.verify_pack, name="verify-pack"),
    path("boxes/<str:box_id>/packs/<int:number>/", views.pack, name="pack"),
    path("boxes/<str:box_id>/packs/<int:number>/<int:position>/", views.card, name="pack-card"),
    path("boxes/<str:box_id>/games/<int:number>/take/", views.take, name="take-game"),
    path("boxes/<str:box_id>/games/<int:number>/reveal/", views.reveal_game, name="reveal-game"),
    path("boxes/<str:box_id>/sheets/", sheet_views.sheets, name="sheets"),
    path("faces/back.jpg", sheet_views.face_back, name="face-back"),
    path("faces/<str:set_key>/<int:sheet>.jpg", sheet_views.face_sheet, name="face-sheet"),
    path("sheets/<str:sheet_id>.pdf", sheet_views.sheet_file, name="sheet-file"),
    path("sheets/<str:sheet_id>/again/", sheet_views.sheet_again, name="sheet-again"),
    path("sheets/<str:sheet_id>/", sheet_views.sheet, name="sheet"),
    path("bans/", ban_views.bans, name="bans"),
    path("bans.txt", ban_views.bans_text, name="bans-text"),
    path("verify/", views.verify, name="verify"),
    path("verify/sets/<str:key>.json", views.verify_set, name="verify-set"),
]
