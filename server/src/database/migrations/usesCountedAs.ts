import type { Migration } from "./Migration.ts"

/** What a use is counted as, so that it can be given back after its code is gone with its owner's account. */
export const usesCountedAs: Migration = {
  name: "0020 uses counted as",
  statements: [
    "ALTER TABLE coupon_use ADD COLUMN counted_as text",
    "UPDATE coupon_use SET counted_as = coupon.counted_as FROM coupon WHERE coupon.key = coupon_use.key",
    // Only codes with an owner go: friends' codes, and rewards, each counted by itself.
    `UPDATE coupon_use SET counted_as = CASE WHEN key LIKE 'SMAK-%' THEN 'a referral' ELSE key END
      WHERE counted_as IS NULL`,
  ],
}
