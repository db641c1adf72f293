"""The addresses of players' own lists."""

from django.urls import path

from cards import list_views

urlpatterns = [
    path("", list_views.lists, name="lists"),
    path("new/", list_views.new_list, name="new-list"),
    path("check/", list_views.check_list, name="check-list"),
    path("<slug:key>/", list_views.list_page, name="list"),
    path("<slug:key>/edit/", list_views.edit_list, name="edit-list"),
    path("<slug:key>/delete/", list_views.delete_list, name="delete-list"),
    path("<slug:key>/versions/<int:number>/", list_views.list_page, name="list-version"),
    path(
        "<slug:key>/versions/<int:number>/cards/<int:place>/",
        list_views.list_card,
        name="list-card",
    ),
    path("<slug:key>/versions/<int:number>/<slug:kind>/", list_views.list_file, name="list-file"),
]
