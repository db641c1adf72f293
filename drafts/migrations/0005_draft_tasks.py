from django.db import migrations

from tables.moved_tasks import moved

follow, follow_back = moved("drafts.draft_play", "drafts.table.play", "let_bots_act", "time_out")


class Migration(migrations.Migration):

    dependencies = [
        ('drafts', '0004_given_boxes'),
        ('django_tasks_database', '0021_conditional_partial_index_ordering'),
    ]

    operations = [
        migrations.RunPython(follow, follow_back),
    ]
