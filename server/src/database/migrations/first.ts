import type { Migration } from "./Migration.ts"

/** Stores and menus, orders as events with a projection, idempotency keys, order numbers. */
export const first: Migration = {
  name: "0001 stores and orders",
  statements: [
    `CREATE TABLE store (
      id text PRIMARY KEY,
      slug text NOT NULL UNIQUE,
      place integer NOT NULL,
      store jsonb NOT NULL,
      menu jsonb NOT NULL
    )`,
    // The market that this data belongs to, and a digest of its fixtures.
    `CREATE TABLE seed (
      market text PRIMARY KEY,
      digest text NOT NULL
    )`,
    // A projection of the order's events, and the customer's personal data, which must be deletable.
    `CREATE TABLE orders (
      id text PRIMARY KEY,
      number integer NOT NULL,
      store_id text NOT NULL,
      store_name text NOT NULL,
      placed_at timestamptz NOT NULL,
      start_at timestamptz NOT NULL,
      language text NOT NULL,
      status text NOT NULL,
      sequence integer NOT NULL,
      updated_at timestamptz NOT NULL,
      token_hash bytea NOT NULL,
      request jsonb NOT NULL
    )`,
    `CREATE INDEX orders_open ON orders (placed_at) WHERE status IN ('placed', 'accepted')`,
    `CREATE TABLE order_event (
      order_id text NOT NULL REFERENCES orders (id),
      sequence integer NOT NULL,
      at timestamptz NOT NULL,
      type text NOT NULL,
      data jsonb NOT NULL,
      PRIMARY KEY (order_id, sequence)
    )`,
    // Only the key's hash is stored: the key itself decrypts the sealed token.
    `CREATE TABLE order_key (
      key_hash bytea PRIMARY KEY,
      body_hash bytea NOT NULL,
      order_id text NOT NULL,
      sealed_token bytea NOT NULL,
      at timestamptz NOT NULL
    )`,
    `CREATE TABLE order_number (
      store_id text NOT NULL,
      day date NOT NULL,
      last integer NOT NULL,
      PRIMARY KEY (store_id, day)
    )`,
  ],
}
