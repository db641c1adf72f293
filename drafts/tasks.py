"""What the worker does for drafts."""

from django_tasks import task

from drafts import printing


@task
def make_sheet(sheet_id: int) -> None:
    """Make a sheet that was ordered."""
    printing.make_sheet(sheet_id)


@task
def forget_sheet(sheet_id: int) -> None:
    """Clear a sheet away once its time is over."""
    printing.forget_sheet(sheet_id)
