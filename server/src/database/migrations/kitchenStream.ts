import type { Migration } from "./Migration.ts"

/** What the kitchens' lists and streams read (decision 26). */
export const kitchenStream: Migration = {
  name: "0009 kitchen stream",
  statements: [
    `CREATE INDEX orders_ended ON orders (store_id, start_at) WHERE status IN ('completed', 'refused', 'cancelled')`,
    // The transaction that last changed the order: all changes since a position are found by it.
    `ALTER TABLE orders ADD COLUMN changed xid8 NOT NULL DEFAULT pg_current_xact_id()`,
    `CREATE INDEX orders_changed ON orders (changed)`,
  ],
}
