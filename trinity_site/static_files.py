"""Static files, each answered whole."""

from django.http import HttpRequest, HttpResponse
from whitenoise.middleware import WhiteNoiseMiddleware
from whitenoise.responders import StaticFile
from whitenoise.storage import CompressedManifestStaticFilesStorage


class StaticFilesMiddleware(WhiteNoiseMiddleware):
    """WhiteNoise without its iterator over a file, which ASGI reads in one go and warns about."""

    @staticmethod
    def serve(static_file: StaticFile, request: HttpRequest) -> HttpResponse:
        found = static_file.get_response(request.method, request.META)
        response = HttpResponse(status=int(found.status))
        if found.file is not None:
            with found.file as file:
                response.content = file.read()
        del response["Content-Type"]
        for name, value in found.headers:
            response[name] = value
        return response


class StaticFilesStorage(CompressedManifestStaticFilesStorage):
    """Hashed names also in what our own JavaScript modules import, so that browsers keep them.

    Not in those of packages, which import by names that are no files.
    """

    patterns = (
        *CompressedManifestStaticFilesStorage.patterns,
        ("js/*.js", CompressedManifestStaticFilesStorage._js_module_import_aggregation_patterns[1]),
    )
