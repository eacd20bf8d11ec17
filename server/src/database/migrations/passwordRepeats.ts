import type { Migration } from "./Migration.ts"

/** When a mailed link set a password, and when a session changed one: by these a repeat of the call is known. */
export const passwordRepeats: Migration = {
  name: "0019 password repeats",
  statements: [
    `ALTER TABLE password_reset ADD COLUMN used_at timestamptz`,
    `ALTER TABLE session ADD COLUMN password_changed_at timestamptz`,
  ],
}
