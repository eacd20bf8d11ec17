import type { Migration } from "./Migration.ts"

/** What staff lets an organisation order on account; one without is not approved. */
export const organisationApproval: Migration = {
  name: "0012 organisation approval",
  statements: [
    `ALTER TABLE organisation
      ADD COLUMN approved_per_order bigint CHECK (approved_per_order > 0),
      ADD COLUMN approved_per_month bigint CHECK (approved_per_month > 0),
      ADD COLUMN approved_at timestamptz,
      ADD CHECK ((approved_at IS NULL) = (approved_per_order IS NULL)),
      ADD CHECK ((approved_at IS NULL) = (approved_per_month IS NULL))`,
    // Those with both limits have ordered on account before.
    `UPDATE organisation SET approved_per_order = per_order, approved_per_month = per_month, approved_at = now()
      WHERE per_order > 0 AND per_month > 0`,
  ],
}
