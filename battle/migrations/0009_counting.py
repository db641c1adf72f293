from django.db import migrations

from tables.moved_tasks import moved

follow, follow_back = moved("battle.stats", "battle.stats.counting", "count_battle", "count_draft")


class Migration(migrations.Migration):

    dependencies = [
        ('battle', '0008_without_muted'),
        ('django_tasks_database', '0021_conditional_partial_index_ordering'),
    ]

    operations = [
        migrations.RunPython(follow, follow_back),
    ]
