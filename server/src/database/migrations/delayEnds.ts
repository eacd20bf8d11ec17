import type { Migration } from "./Migration.ts"

/**
 * A delay tells of one business day. Nobody knows of which day those in force are: they end within half a day, and so do
 * those that a server writes which knows of no end, while the fleet is renewed.
 */
export const delayEnds: Migration = {
  name: "0021 delay ends",
  statements: ["ALTER TABLE store_delay ADD COLUMN until timestamptz NOT NULL DEFAULT now() + interval '12 hours'"],
}
