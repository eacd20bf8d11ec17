import type { Migration } from "./Migration.ts"

/** Customers and sessions, organisations and members, rate limits, idempotency keys, the outbox. */
export const people: Migration = {
  name: "0003 people",
  statements: [
    // Names, phone numbers and addresses are stored in these tables only, so that they can be deleted.
    `CREATE TABLE customer (
      id text PRIMARY KEY,
      external_id text NOT NULL UNIQUE,
      phone text NOT NULL UNIQUE,
      email text,
      first_name text NOT NULL,
      last_name text NOT NULL,
      birthdate date,
      language text NOT NULL,
      notification_types text[] NOT NULL DEFAULT '{}',
      favorite_store text,
      password_hash text,
      accepted_terms_at timestamptz,
      points integer NOT NULL DEFAULT 0 CHECK (points >= 0),
      created_at timestamptz NOT NULL
    )`,
    `CREATE UNIQUE INDEX customer_email ON customer (lower(email))`,
    `CREATE SEQUENCE customer_number START 10001`,
    `CREATE TABLE customer_address (
      id text PRIMARY KEY,
      customer_id text NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
      address jsonb NOT NULL,
      place bigint GENERATED ALWAYS AS IDENTITY
    )`,
    `CREATE INDEX customer_address_of ON customer_address (customer_id, place)`,
    `CREATE TABLE favourite (
      customer_id text NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
      variation_code text NOT NULL,
      place bigint GENERATED ALWAYS AS IDENTITY,
      PRIMARY KEY (customer_id, variation_code)
    )`,
    `CREATE TABLE customer_discount (
      customer_id text NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
      code text NOT NULL,
      place bigint GENERATED ALWAYS AS IDENTITY,
      PRIMARY KEY (customer_id, code)
    )`,
    // Only the token's hash is stored.
    `CREATE TABLE session (
      id text PRIMARY KEY,
      token_hash bytea NOT NULL UNIQUE,
      customer_id text NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
      origin text NOT NULL,
      began_at timestamptz NOT NULL,
      renewed_at timestamptz NOT NULL
    )`,
    `CREATE INDEX session_of ON session (customer_id)`,
    // Limits are in minor units; null means no limit.
    `CREATE TABLE organisation (
      id text PRIMARY KEY,
      name text NOT NULL,
      number text NOT NULL UNIQUE,
      per_order bigint CHECK (per_order >= 0),
      per_month bigint CHECK (per_month >= 0),
      discount text,
      created_at timestamptz NOT NULL
    )`,
    `CREATE TABLE membership (
      organisation_id text NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
      customer_id text NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
      role text NOT NULL CHECK (role IN ('administrator', 'member')),
      is_active boolean NOT NULL,
      per_order bigint CHECK (per_order >= 0),
      per_month bigint CHECK (per_month >= 0),
      PRIMARY KEY (organisation_id, customer_id)
    )`,
    `CREATE INDEX membership_of ON membership (customer_id)`,
    // What an organisation and each member has spent in a calendar month; customer '' is the organisation itself.
    `CREATE TABLE spending (
      organisation_id text NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
      customer_id text NOT NULL,
      month date NOT NULL,
      reserved bigint NOT NULL DEFAULT 0 CHECK (reserved >= 0),
      committed bigint NOT NULL DEFAULT 0 CHECK (committed >= 0),
      PRIMARY KEY (organisation_id, customer_id, month)
    )`,
    `ALTER TABLE orders ADD COLUMN customer_id text, ADD COLUMN organisation_id text`,
    `CREATE INDEX orders_of_customer ON orders (customer_id, placed_at DESC) WHERE customer_id IS NOT NULL`,
    `CREATE INDEX orders_of_organisation ON orders (organisation_id, placed_at DESC) WHERE organisation_id IS NOT NULL`,
    // Rate limits: the turns of a subject since a time. The subject is hashed, because it may be a phone number.
    `CREATE TABLE turn (
      subject bytea PRIMARY KEY,
      began_at timestamptz NOT NULL,
      count integer NOT NULL
    )`,
    `CREATE TABLE answered_key (
      scope text NOT NULL,
      key_hash bytea NOT NULL,
      body_hash bytea NOT NULL,
      answer jsonb,
      at timestamptz NOT NULL,
      PRIMARY KEY (scope, key_hash)
    )`,
    `CREATE TABLE outbox (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('sms', 'mail')),
      recipient text NOT NULL,
      subject text NOT NULL,
      body text NOT NULL,
      posted_at timestamptz NOT NULL,
      sent_at timestamptz,
      attempts integer NOT NULL DEFAULT 0,
      next_attempt_at timestamptz NOT NULL
    )`,
    `CREATE INDEX outbox_waiting ON outbox (next_attempt_at) WHERE sent_at IS NULL`,
  ],
}
