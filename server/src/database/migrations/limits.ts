import type { Migration } from "./Migration.ts"

/** What unverified numbers owe, and who may reuse an order's idempotency key. */
export const limits: Migration = {
  name: "0010 limits on orders",
  statements: [
    // The open orders of a number that are paid in the store, and what they cost together. The subject is the number's
    // keyed hash. An order beyond the limits that were in force when it came breaks the constraint and is not written.
    `CREATE TABLE unpaid_number (
      subject bytea PRIMARY KEY,
      orders integer NOT NULL CHECK (orders >= 0),
      amount bigint NOT NULL CHECK (amount >= 0),
      most_orders integer NOT NULL,
      most_amount bigint NOT NULL,
      CONSTRAINT unpaid_number_limit CHECK (orders <= most_orders AND amount <= most_amount)
    )`,
    `CREATE TABLE unpaid_claim (
      order_id text PRIMARY KEY,
      subject bytea NOT NULL,
      amount bigint NOT NULL CHECK (amount >= 0)
    )`,
    // The new orders that a source sent to be paid in the store, since the first of a period.
    `CREATE TABLE unpaid_source (
      subject bytea PRIMARY KEY,
      began_at timestamptz NOT NULL,
      orders integer NOT NULL,
      most_orders integer NOT NULL,
      CONSTRAINT unpaid_source_limit CHECK (orders <= most_orders)
    )`,
    // The hashes of the device and the customer that sent a key first; without both, anybody who has the key may repeat it.
    `ALTER TABLE order_key ADD COLUMN device_hash bytea, ADD COLUMN customer_hash bytea`,
  ],
}
