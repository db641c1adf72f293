from django.db import migrations

TASKS = ("count_battle", "count_draft")


def renamed(apps, old, new):
    queue = apps.get_model("django_tasks_database", "DBTaskResult").objects
    for task in TASKS:
        queue.filter(task_path=f"{old}.{task}").update(task_path=f"{new}.{task}")


def follow(apps, schema_editor):
    """What waits in the queue finds its tasks where they are now."""
    renamed(apps, "battle.stats", "battle.stats.counting")


def follow_back(apps, schema_editor):
    renamed(apps, "battle.stats.counting", "battle.stats")


class Migration(migrations.Migration):

    dependencies = [
        ('battle', '0008_without_muted'),
        ('django_tasks_database', '0021_conditional_partial_index_ordering'),
    ]

    operations = [
        migrations.RunPython(follow, follow_back),
    ]
