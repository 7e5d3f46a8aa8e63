"""All that people read: the one catalogue in four languages, and the stories of what happened at a table."""

LANGUAGES = {"en": "English", "de": "Deutsch", "nl": "Nederlands", "fr": "Français"}
