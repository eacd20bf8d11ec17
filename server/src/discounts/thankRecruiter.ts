import { PgClient } from "@effect/sql-pg"
import { Coupon, describeCoupon, recruiting, rewardCoupon } from "@skorpe/core/domain/discount"
import { Effect, Schema } from "effect"
import { tellRecruiter } from "./tellRecruiter.ts"
import { newId } from "../secrets/secrets.ts"
import { Settings } from "../settings/Settings.ts"

const encodeCoupon = Schema.encodeSync(Coupon)

/** Gives the recruiter of this order's customer a reward code, once per order. Does nothing without a recruiter. */
export const thankRecruiter = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* PgClient.PgClient
  const code = `${recruiting.rewardPrefix}${newId().slice(0, 10).toUpperCase()}`
  const coupon = rewardCoupon(code, (yield* Settings).now())
  const [thanked] = yield* sql<{ readonly customerId: string }>`
    WITH thanked AS (
      INSERT INTO coupon (key, definition, descriptions, origin, owner_id, thanks_for, counted_as, total_limit)
      SELECT ${code}, ${sql.json(encodeCoupon(coupon))},
        ${sql.json(describeCoupon(coupon))}, 'reward', coupon.owner_id, ${orderId}, ${code},
        ${coupon.totalLimit}
      FROM coupon_use JOIN coupon ON coupon.key = coupon_use.key AND coupon.origin = 'referral'
      WHERE coupon_use.order_id = ${orderId} AND coupon_use.state <> 'released'
      ON CONFLICT (thanks_for) DO NOTHING
      RETURNING owner_id
    )
    INSERT INTO customer_discount (customer_id, code) SELECT owner_id, ${code} FROM thanked
    RETURNING customer_id AS "customerId"`
  if (thanked !== undefined) yield* tellRecruiter(thanked.customerId, code, describeCoupon(coupon))
})
