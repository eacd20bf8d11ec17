import type { Migration } from "./Migration.ts"

/** Finds the orders of the last hour, and moves of money without an outcome, without reading all. */
export const ordersByTime: Migration = {
  name: "0017 orders by time",
  statements: [
    // Orders are stored nearly in the order of their times, so a few bytes a hundred pages are enough.
    `CREATE INDEX orders_placed ON orders USING brin (placed_at) WITH (autosummarize = on)`,
    `CREATE INDEX payment_attempt_begun ON payment_attempt USING brin (begun_at) WITH (autosummarize = on)`,
    `CREATE INDEX payment_move_open ON payment_move (kind) WHERE outcome IS NULL`,
  ],
}
