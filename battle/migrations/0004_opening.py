from django.db import migrations


class Migration(migrations.Migration):

    dependencies = [
        ("battle", "0003_outcomes"),
    ]

    operations = [
        migrations.RenameField(model_name="battle", old_name="position", new_name="opening"),
    ]
