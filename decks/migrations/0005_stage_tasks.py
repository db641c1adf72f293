from django.db import migrations

TASKS = ("let_bots_register", "time_out")


def renamed(apps, old, new):
    queue = apps.get_model("django_tasks_database", "DBTaskResult").objects
    for task in TASKS:
        queue.filter(task_path=f"{old}.{task}").update(task_path=f"{new}.{task}")


def follow(apps, schema_editor):
    """What waits in the queue finds its tasks where they are now."""
    renamed(apps, "decks.stage_play", "decks.stage.play")


def follow_back(apps, schema_editor):
    renamed(apps, "decks.stage.play", "decks.stage_play")


class Migration(migrations.Migration):

    dependencies = [
        ('decks', '0004_deck_versions'),
        ('django_tasks_database', '0021_conditional_partial_index_ordering'),
    ]

    operations = [
        migrations.RunPython(follow, follow_back),
    ]
