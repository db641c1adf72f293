"""Small things the pages of cards need from Python."""

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString

register = template.Library()


@register.simple_tag
def query_place(query: str, at: int) -> SafeString:
    """A query with the word marked in which a fault was found; `at` is counted from 1."""
    start = min(at - 1, len(query))
    end = next((i for i in range(start + 1, len(query)) if query[i].isspace()), len(query))
    return format_html(
        "<code>{}<mark>{}</mark>{}</code>", query[:start], query[start:end] or " ", query[end:]
    )
