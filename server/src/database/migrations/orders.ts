import type { Migration } from "./Migration.ts"

/** Budget claims of orders, and their payments. */
export const orders: Migration = {
  name: "0005 orders and payments",
  statements: [
    // The amount that an order claims of a budget. A release returns it to the month that it was taken from.
    `CREATE TABLE budget_claim (
      order_id text PRIMARY KEY,
      organisation_id text NOT NULL,
      customer_id text NOT NULL,
      month date NOT NULL,
      amount bigint NOT NULL CHECK (amount >= 0),
      state text NOT NULL CHECK (state IN ('reserved', 'committed', 'released'))
    )`,
    `CREATE INDEX orders_unpaid ON orders (placed_at) WHERE status = 'awaitingPayment'`,
    // The id is the merchant reference and the idempotency key. An order has at most one open attempt.
    `CREATE TABLE payment_attempt (
      id text PRIMARY KEY,
      order_id text NOT NULL REFERENCES orders (id),
      number integer NOT NULL,
      key_hash bytea NOT NULL,
      begun_at timestamptz NOT NULL,
      ended_at timestamptz,
      answer jsonb,
      session jsonb,
      UNIQUE (order_id, number),
      UNIQUE (order_id, key_hash)
    )`,
    `CREATE UNIQUE INDEX payment_attempt_open ON payment_attempt (order_id) WHERE ended_at IS NULL`,
    // Money that the provider has taken. At most one charge pays for an order; any other is reversed.
    `CREATE TABLE payment_charge (
      psp_reference text PRIMARY KEY,
      order_id text NOT NULL REFERENCES orders (id),
      state text NOT NULL CHECK (state IN ('authorised', 'cancelled', 'refunded')),
      pays boolean NOT NULL DEFAULT false,
      at timestamptz NOT NULL,
      reversal text,
      reversal_tries integer NOT NULL DEFAULT 0,
      reversal_next_at timestamptz,
      reversal_sent_at timestamptz
    )`,
    `CREATE UNIQUE INDEX payment_charge_pays ON payment_charge (order_id) WHERE pays`,
    `CREATE INDEX payment_charge_of ON payment_charge (order_id)`,
    `CREATE INDEX payment_charge_going_back ON payment_charge (reversal_next_at)
      WHERE reversal IS NOT NULL AND reversal_sent_at IS NULL`,
    `CREATE TABLE payment_notification (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      psp_reference text NOT NULL,
      event_code text NOT NULL,
      success boolean NOT NULL,
      notification jsonb NOT NULL,
      received_at timestamptz NOT NULL,
      tries integer NOT NULL DEFAULT 0,
      next_at timestamptz NOT NULL,
      processed_at timestamptz,
      outcome text,
      UNIQUE (psp_reference, event_code, success)
    )`,
    `CREATE INDEX payment_notification_waiting ON payment_notification (id) WHERE processed_at IS NULL`,
  ],
}
