import type { Migration } from "./Migration.ts"

/** The SHA-256 of a report's log, so that a report sent twice is kept once. Older reports have none. */
export const oneReportPerLog: Migration = {
  name: "0018 one report per log",
  statements: [
    "ALTER TABLE problem_report ADD COLUMN digest bytea",
    "CREATE UNIQUE INDEX problem_report_by_digest ON problem_report (digest)",
  ],
}
