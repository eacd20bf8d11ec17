import type { Migration } from "./Migration.ts"

/** Finds the answers of the provider that are old enough to be deleted. */
export const paymentAnswers: Migration = {
  name: "0022 payment answers",
  statements: [
    `CREATE INDEX payment_attempt_answered ON payment_attempt (begun_at)
      WHERE answer IS NOT NULL OR session IS NOT NULL`,
  ],
}
