"""How alembic reaches the database: by the connection that the server hands it."""

from alembic import context

from seachest.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
