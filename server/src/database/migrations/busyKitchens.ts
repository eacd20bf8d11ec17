import type { Migration } from "../migrate.ts"

/** Open orders are looked for by store and by when they are made, not by when they came. */
export const busyKitchens: Migration = {
  name: "0007 busy kitchens",
  statements: [
    `DROP INDEX orders_open`,
    `CREATE INDEX orders_open ON orders (store_id, start_at) WHERE status IN ('placed', 'accepted')`,
  ],
}
