import type { Migration } from "./Migration.ts"

/** The automatic kitchen's queue: the open orders of each store, by when they were last attended to. */
export const kitchenQueue: Migration = {
  name: "0008 kitchen queue",
  statements: [
    // The automatic kitchen leaves an order that it cannot move on alone until this time.
    `ALTER TABLE orders ADD COLUMN put_off_until timestamptz`,
    `CREATE INDEX orders_due ON orders (store_id, GREATEST(start_at, updated_at, put_off_until))
      WHERE status IN ('placed', 'accepted')`,
  ],
}
