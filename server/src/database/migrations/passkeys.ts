import type { Migration } from "./Migration.ts"

/** Customers' passkeys, and the challenges that wait to be signed. */
export const passkeys: Migration = {
  name: "0015 passkeys",
  statements: [
    // What a device keeps as the account's id: random, so that it tells nobody whose it is.
    `CREATE TABLE passkey_owner (
      customer_id text PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
      handle bytea NOT NULL UNIQUE DEFAULT uuid_send(gen_random_uuid())
    )`,
    `CREATE TABLE passkey (
      id text PRIMARY KEY,
      customer_id text NOT NULL REFERENCES passkey_owner (customer_id) ON DELETE CASCADE,
      credential_id text NOT NULL UNIQUE,
      public_key bytea NOT NULL,
      counter bigint NOT NULL,
      transports text[] NOT NULL,
      browser text NOT NULL,
      system text NOT NULL,
      added_at timestamptz NOT NULL,
      used_at timestamptz
    )`,
    `CREATE INDEX passkey_of ON passkey (customer_id)`,
    // Without a customer it is for a login; with one, for a new passkey of theirs.
    `CREATE TABLE passkey_challenge (
      challenge_hash bytea PRIMARY KEY,
      customer_id text REFERENCES customer (id) ON DELETE CASCADE,
      expires_at timestamptz NOT NULL
    )`,
    // One for each customer; of those for logins, which have none, there may be many.
    `CREATE UNIQUE INDEX passkey_challenge_of ON passkey_challenge (customer_id)`,
  ],
}
