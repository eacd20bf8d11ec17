import type { Migration } from "./Migration.ts"

/** Wishes for no more text messages, which background work carries out. */
export const textStops: Migration = {
  name: "0013 text stops",
  statements: [
    // A row for any number, so that the response time does not reveal an account.
    `CREATE TABLE text_stop (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, phone text NOT NULL)`,
  ],
}
