import { PgClient } from "@effect/sql-pg"
import { Coupon, couponKey, type Deal, describeCoupon } from "@skorpe/core/domain/discount"
import { Effect, Schema } from "effect"
import type { Seed } from "../seed.ts"

const encodeCoupon = Schema.encodeSync(Coupon)

/**
 * The shop's coupons, with the deals' titles where they are advertised. Seeding keeps the counts of uses. A coupon that
 * is no longer in the list becomes inactive (3035).
 */
export const couponSeed = (coupons: readonly Coupon[], deals: readonly Deal[]): Seed => {
  const rows = coupons.map((coupon) => ({
    key: couponKey(coupon.code),
    definition: encodeCoupon(coupon),
    descriptions: deals.find(({ code }) => code === coupon.code)?.title ?? describeCoupon(coupon),
    total_limit: coupon.totalLimit,
    per_user_limit: coupon.perUserLimit,
  }))
  return {
    write: PgClient.PgClient.use((sql) =>
      Effect.andThen(
        sql`INSERT INTO coupon (key, definition, descriptions, origin, counted_as, total_limit, per_user_limit)
          SELECT key, definition, descriptions, 'shop', key, total_limit, per_user_limit
          FROM jsonb_to_recordset(${sql.json(rows)}) AS row
            (key text, definition jsonb, descriptions jsonb, total_limit integer, per_user_limit integer)
          ORDER BY key
          ON CONFLICT (key) DO UPDATE SET definition = excluded.definition, descriptions = excluded.descriptions,
            total_limit = excluded.total_limit, per_user_limit = excluded.per_user_limit, is_active = true
          WHERE coupon.origin = 'shop' AND NOT (coupon.is_active AND coupon.definition = excluded.definition
            AND coupon.descriptions = excluded.descriptions)`,
        sql`UPDATE coupon SET is_active = false
          WHERE origin = 'shop' AND is_active
            AND key NOT IN (SELECT row.key FROM jsonb_to_recordset(${sql.json(rows)}) AS row (key text))`,
      ),
    ),
  }
}
