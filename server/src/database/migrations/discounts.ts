import type { Migration } from "./Migration.ts"

/** Coupons with their uses, and points with their ledger. */
export const discounts: Migration = {
  name: "0004 discounts",
  statements: [
    // A code that the shop withdraws stays as inactive, so that its users get a specific error. `used` counts the rows
    // of coupon_use that are not released. Referral codes and their rewards have an owner.
    `CREATE TABLE coupon (
      key text PRIMARY KEY,
      definition jsonb NOT NULL,
      descriptions jsonb NOT NULL,
      origin text NOT NULL CHECK (origin IN ('shop', 'referral', 'reward')),
      owner_id text REFERENCES customer (id) ON DELETE CASCADE,
      thanks_for text UNIQUE,
      counted_as text NOT NULL,
      total_limit integer,
      per_user_limit integer,
      is_active boolean NOT NULL DEFAULT true,
      used integer NOT NULL DEFAULT 0 CHECK (used >= 0)
    )`,
    `CREATE INDEX coupon_of ON coupon (owner_id) WHERE owner_id IS NOT NULL`,
    `CREATE UNIQUE INDEX coupon_referral ON coupon (owner_id) WHERE origin = 'referral'`,
    // How often a user has used a code, or any referral code. A user is the hash of a customer id or a phone number.
    `CREATE TABLE coupon_user (
      counted_as text NOT NULL,
      user_key text NOT NULL,
      used integer NOT NULL CHECK (used >= 0),
      PRIMARY KEY (counted_as, user_key)
    )`,
    `CREATE TABLE coupon_use (
      order_id text NOT NULL,
      key text NOT NULL,
      users jsonb NOT NULL,
      state text NOT NULL CHECK (state IN ('reserved', 'used', 'released')),
      reserved_at timestamptz NOT NULL,
      settled_at timestamptz,
      PRIMARY KEY (order_id, key)
    )`,
    `CREATE INDEX coupon_use_of ON coupon_use (key)`,
    `CREATE INDEX organisation_discount ON organisation (upper(btrim(discount))) WHERE discount IS NOT NULL`,
    // The points ledger: a customer's entries add up to customer.points. `open` marks a payment that is not settled.
    `CREATE TABLE points_entry (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      customer_id text NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
      order_id text,
      kind text NOT NULL CHECK (kind IN ('opening', 'spent', 'returned', 'earned')),
      points integer NOT NULL,
      open boolean NOT NULL DEFAULT false,
      at timestamptz NOT NULL,
      UNIQUE (order_id, kind)
    )`,
    `CREATE INDEX points_entry_of ON points_entry (customer_id)`,
    `CREATE UNIQUE INDEX points_entry_opening ON points_entry (customer_id) WHERE kind = 'opening'`,
    // The points that an order earns on hand-over. `open` until the order is settled.
    `CREATE TABLE points_due (
      order_id text PRIMARY KEY,
      customer_id text NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
      points integer NOT NULL CHECK (points > 0),
      open boolean NOT NULL DEFAULT true,
      booked_at timestamptz
    )`,
    `CREATE INDEX points_due_of ON points_due (customer_id)`,
  ],
}
