import type { Migration } from "./Migration.ts"

/** Open orders are queried by store and by when the kitchen makes them, not by when they were placed. */
export const busyKitchens: Migration = {
  name: "0007 busy kitchens",
  statements: [
    `DROP INDEX orders_open`,
    `CREATE INDEX orders_open ON orders (store_id, start_at) WHERE status IN ('placed', 'accepted')`,
  ],
}
