import type { Migration } from "./Migration.ts"

/** On what device each session began, in a word each for browser and system, so that customers know their own. */
export const devices: Migration = {
  name: "0012 devices",
  statements: [
    `ALTER TABLE session ADD COLUMN browser text NOT NULL DEFAULT 'other', ADD COLUMN system text NOT NULL DEFAULT 'other'`,
  ],
}
