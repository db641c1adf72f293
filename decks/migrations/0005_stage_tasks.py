from django.db import migrations

from tables.moved_tasks import moved

follow, follow_back = moved("decks.stage_play", "decks.stage.play", "let_bots_register", "time_out")


class Migration(migrations.Migration):

    dependencies = [
        ('decks', '0004_deck_versions'),
        ('django_tasks_database', '0021_conditional_partial_index_ordering'),
    ]

    operations = [
        migrations.RunPython(follow, follow_back),
    ]
