from django.db import migrations

TASKS = ("let_bots_act", "time_out")


def renamed(apps, old, new):
    queue = apps.get_model("django_tasks_database", "DBTaskResult").objects
    for task in TASKS:
        queue.filter(task_path=f"{old}.{task}").update(task_path=f"{new}.{task}")


def follow(apps, schema_editor):
    """What waits in the queue finds its tasks where they are now."""
    renamed(apps, "drafts.draft_play", "drafts.table.play")


def follow_back(apps, schema_editor):
    renamed(apps, "drafts.table.play", "drafts.draft_play")


class Migration(migrations.Migration):

    dependencies = [
        ('drafts', '0004_given_boxes'),
        ('django_tasks_database', '0021_conditional_partial_index_ordering'),
    ]

    operations = [
        migrations.RunPython(follow, follow_back),
    ]
