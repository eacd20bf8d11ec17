import type { Migration } from "./Migration.ts"

/** When each e-mail address was confirmed by the link that was mailed to it, and the links that still can do so. */
export const verifiedEmail: Migration = {
  name: "0014 verified e-mail",
  statements: [
    `ALTER TABLE customer ADD COLUMN email_verified_at timestamptz`,
    // A link confirms the address that it was mailed to, and no other that the customer has by then.
    `CREATE TABLE email_verification (
      token_hash bytea PRIMARY KEY,
      customer_id text NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
      email text NOT NULL,
      expires_at timestamptz NOT NULL
    )`,
    `CREATE INDEX email_verification_of ON email_verification (customer_id)`,
  ],
}
