"""Tasks whose module moved: what waits in the queue under the old path is still carried out."""

from collections.abc import Callable
from typing import Any

Step = Callable[[Any, Any], None]


def moved(old: str, new: str, *tasks: str) -> tuple[Step, Step]:
    """The two steps of a migration: tasks queued in the old module follow to the new one, and back.

    The migration depends on django_tasks_database.0021.
    """

    def renamed(apps: Any, before: str, after: str) -> None:
        queue = apps.get_model("django_tasks_database", "DBTaskResult").objects
        for task in tasks:
            queue.filter(task_path=f"{before}.{task}").update(task_path=f"{after}.{task}")

    return lambda apps, _: renamed(apps, old, new), lambda apps, _: renamed(apps, new, old)
