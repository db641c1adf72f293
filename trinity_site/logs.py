"""Structured log lines: one JSON object each, with the request's id and no secret in it."""

import re
from typing import Any

import structlog
from structlog.typing import EventDict, WrappedLogger

SECRET = re.compile(
    r"(?<=/)[A-Za-z0-9_-]{22,}(?=/|\s|$|\?)|(?<=list-)[A-Za-z0-9_-]{22,}"
    r"|(?<=token=)[^&\s]+|(?<=[?&]on=)[^&\s]+"
)


def mask_secrets(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Blank whatever looks like a token (128 bits or more, as one part of an address)."""
    return {
        key: SECRET.sub("***", value) if isinstance(value, str) and key != "request_id" else value
        for key, value in event.items()
    }


SHARED = [
    structlog.contextvars.merge_contextvars,
    structlog.processors.TimeStamper(fmt="iso"),
    structlog.stdlib.add_logger_name,
    structlog.stdlib.add_log_level,
    structlog.stdlib.PositionalArgumentsFormatter(),
    structlog.processors.format_exc_info,
    mask_secrets,
]


def configure(*, debug: bool) -> dict[str, Any]:
    """Set structlog up, and answer with Django's LOGGING that sends everything through it."""
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *SHARED,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    renderer = structlog.dev.ConsoleRenderer() if debug else structlog.processors.JSONRenderer()
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "lines": {
                "()": structlog.stdlib.ProcessorFormatter,
                "processors": [
                    structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                    renderer,
                ],
                "foreign_pre_chain": SHARED,
            }
        },
        "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "root": {"handlers": ["console"], "level": "WARNING"},
        "loggers": {
            "django_structlog": {"level": "INFO"},
            "django_tasks": {"level": "INFO"},
            "trinity": {"level": "INFO"},
        },
    }
