"""How the API reads what programs send."""

import json
from collections.abc import Mapping
from typing import IO, Any

from django.utils.translation import gettext as _
from rest_framework.exceptions import ParseError
from rest_framework.parsers import JSONParser


class WholeTextParser(JSONParser):
    """JSON whose words are text: half of a surrogate pair could be neither kept nor answered."""

    def parse(
        self,
        stream: IO[bytes],
        media_type: str | None = None,
        parser_context: Mapping[str, Any] | None = None,
    ) -> Any:
        """What was sent. Raises ParseError."""
        sent = super().parse(stream, media_type, parser_context)
        try:
            json.dumps(sent, ensure_ascii=False).encode()
        except UnicodeEncodeError:
            raise ParseError(_("This holds half of a character, which is no text.")) from None
        return sent
