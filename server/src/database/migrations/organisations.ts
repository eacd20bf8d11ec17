import type { Migration } from "./Migration.ts"

/** Invitations to organisations, and the index for a search by name. */
export const organisations: Migration = {
  name: "0006 organisations",
  statements: [
    // Only the token's hash is stored. Phone number and address are deleted when the invitation is accepted.
    `CREATE TABLE organisation_invitation (
      id text PRIMARY KEY,
      organisation_id text NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
      phone text,
      email text,
      token_hash bytea NOT NULL UNIQUE,
      invited_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      withdrawn_at timestamptz,
      accepted_at timestamptz,
      accepted_by text REFERENCES customer (id) ON DELETE SET NULL
    )`,
    `CREATE INDEX invitation_of_organisation ON organisation_invitation (organisation_id, invited_at DESC)`,
    `CREATE INDEX organisation_name ON organisation (lower(name) text_pattern_ops)`,
  ],
}
