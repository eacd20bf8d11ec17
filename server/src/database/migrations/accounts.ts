import type { Migration } from "./Migration.ts"

/** Login codes, password resets, blocked numbers, messages that expire, and orders of deleted customers. */
export const accounts: Migration = {
  name: "0004 accounts",
  statements: [
    // Subjects and codes are keyed hashes (server secret): a plain hash of one of a million codes is easy to reverse.
    `CREATE TABLE login_code (
      subject bytea PRIMARY KEY,
      code_hash bytea NOT NULL,
      tries integer NOT NULL,
      expires_at timestamptz NOT NULL
    )`,
    `CREATE TABLE blocked_phone (subject bytea PRIMARY KEY, at timestamptz NOT NULL)`,
    `CREATE TABLE password_reset (
      token_hash bytea PRIMARY KEY,
      customer_id text NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
      expires_at timestamptz NOT NULL
    )`,
    // A row for any address. A background job looks for the account, so the response time does not reveal one.
    `CREATE TABLE reset_wish (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      email text NOT NULL,
      language text NOT NULL,
      at timestamptz NOT NULL
    )`,
    `CREATE TABLE telemetry_identity (
      customer_id text PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
      identity text NOT NULL
    )`,
    `CREATE TABLE custom_message (id text PRIMARY KEY, subject bytea, message jsonb NOT NULL)`,
    `CREATE TABLE order_to_forget (order_id text PRIMARY KEY REFERENCES orders (id))`,
    `CREATE TABLE server_secret (single boolean PRIMARY KEY DEFAULT true CHECK (single), secret text NOT NULL)`,
    `ALTER TABLE outbox ADD COLUMN expires_at timestamptz, ADD COLUMN given_up_at timestamptz`,
    `DROP INDEX outbox_waiting`,
    `CREATE INDEX outbox_waiting ON outbox (next_attempt_at) WHERE sent_at IS NULL AND given_up_at IS NULL`,
  ],
}
