"""Where the table remembers. One narrow interface, two stores: SQLite in this process, PostgreSQL for several.

Everything is written in transactions: `write(work)` runs `work(tx)` and returns when its changes are durable;
`post(table, work)` does the same with changes that read nothing; `read(work)` sees what was durable when it began. Both stores speak the same SQL (with `?` for arguments), so queries
are written once, by subject: `people`, `tables`, `journal`, `talk`.
"""

from theatrum.table.store.interface import Changes, Conflict, Heard, Row, Store, StoreUnavailable, Tx
from theatrum.table.store.migrating import migrate, migrations, statements
from theatrum.table.store.opening import open_existing, open_store

__all__ = [
    "Changes",
    "Conflict",
    "Heard",
    "Row",
    "Store",
    "StoreUnavailable",
    "Tx",
    "migrate",
    "migrations",
    "open_existing",
    "open_store",
    "statements",
]
