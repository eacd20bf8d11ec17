import type { Migration } from "./Migration.ts"

/** Exported logs that customers sent, for a month. */
export const problemReports: Migration = {
  name: "0016 problem reports",
  statements: [
    // No column tells who sent it.
    `CREATE TABLE problem_report (
      reference text PRIMARY KEY,
      received_at timestamptz NOT NULL,
      build text NOT NULL,
      market text NOT NULL,
      size integer NOT NULL,
      records integer NOT NULL,
      bytes integer NOT NULL,
      log bytea NOT NULL
    )`,
    // The log is compressed already.
    `ALTER TABLE problem_report ALTER COLUMN log SET STORAGE EXTERNAL`,
  ],
}
