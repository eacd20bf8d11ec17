import type { Migration } from "./Migration.ts"

/** A delay tells of one business day. Nobody knows of which day those in force are: they end within half a day. */
export const delayEnds: Migration = {
  name: "0021 delay ends",
  statements: [
    "ALTER TABLE store_delay ADD COLUMN until timestamptz NOT NULL DEFAULT now() + interval '12 hours'",
    "ALTER TABLE store_delay ALTER COLUMN until DROP DEFAULT",
  ],
}
