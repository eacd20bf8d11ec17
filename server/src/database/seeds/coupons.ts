import { PgClient } from "@effect/sql-pg"
import { Coupon, couponKey, type Deal, describeCoupon } from "@skorpe/core/discount"
import { Effect, Schema } from "effect"
import { Settings } from "../../settings.ts"
import { alone } from "../migrate.ts"

/** The codes of a market, and what the shop says of those that it advertises. */
export interface Offers {
  readonly coupons: readonly Coupon[]
  readonly deals: readonly Deal[]
}

const encodeCoupon = Schema.encodeSync(Coupon)

/**
 * Brings the shop's codes to what they are now. Uses stay counted; a code that is no longer among them stays known, as one
 * that is no longer active (3035). Points of people who were seeded get their first entry in the ledger.
 */
export const seedCoupons = ({ coupons, deals }: Offers) => {
  const rows = JSON.stringify(
    coupons.map((coupon) => ({
      key: couponKey(coupon.code),
      definition: encodeCoupon(coupon),
      descriptions: deals.find(({ code }) => code === coupon.code)?.title ?? describeCoupon(coupon),
      total_limit: coupon.totalLimit,
      per_user_limit: coupon.perUserLimit,
    })),
  )
  return alone(
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      yield* sql`INSERT INTO coupon (key, definition, descriptions, origin, counted_as, total_limit, per_user_limit)
        SELECT key, definition, descriptions, 'shop', key, total_limit, per_user_limit
        FROM jsonb_to_recordset(${rows}::text::jsonb) AS row
          (key text, definition jsonb, descriptions jsonb, total_limit integer, per_user_limit integer)
        ORDER BY key
        ON CONFLICT (key) DO UPDATE SET definition = excluded.definition, descriptions = excluded.descriptions,
          total_limit = excluded.total_limit, per_user_limit = excluded.per_user_limit, is_active = true
        WHERE coupon.origin = 'shop' AND NOT (coupon.is_active AND coupon.definition = excluded.definition
          AND coupon.descriptions = excluded.descriptions)`
      yield* sql`UPDATE coupon SET is_active = false
        WHERE origin = 'shop' AND is_active
          AND key NOT IN (SELECT row.key FROM jsonb_to_recordset(${rows}::text::jsonb) AS row (key text))`
      yield* sql`INSERT INTO points_entry (customer_id, kind, points, at)
        SELECT id, 'opening', points, ${new Date((yield* Settings).now())} FROM customer
        WHERE points > 0 AND NOT EXISTS (SELECT 1 FROM points_entry WHERE customer_id = customer.id)`
    }),
  )
}
