import { PgClient } from "@effect/sql-pg"
import { Coupon, describeCoupon, recruiting, referralCoupon } from "@skorpe/core/domain/discount"
import { Localised } from "@skorpe/core/domain/language"
import { Effect, Schema } from "effect"
import { newId } from "../secrets/secrets.ts"

const encodeCoupon = Schema.encodeSync(Coupon)
const decodeRows = Schema.decodeUnknownEffect(
  Schema.Array(Schema.Struct({ code: Schema.NonEmptyString, descriptions: Localised })),
)

/** The shared key of all referrals: a friend is recruited once, by any customer. */
const countedAs = "a referral"

/** A customer's referral code: created on first use, and the same from then on. */
export const ownReferral = Effect.fnUntraced(function* (customerId: string) {
  const sql = yield* PgClient.PgClient
  const code = `${recruiting.friendPrefix}${newId().slice(0, 8).toUpperCase()}`
  const coupon = referralCoupon(code)
  const [own] = yield* decodeRows(
    yield* sql`
      INSERT INTO coupon (key, definition, descriptions, origin, owner_id, counted_as, per_user_limit)
      VALUES (${code}, ${sql.json(encodeCoupon(coupon))},
        ${sql.json(describeCoupon(coupon))}, 'referral', ${customerId}, ${countedAs},
        ${coupon.perUserLimit})
      ON CONFLICT (owner_id) WHERE origin = 'referral' DO UPDATE SET key = coupon.key
      RETURNING definition ->> 'code' AS code, descriptions`,
  )
  return own ?? (yield* Effect.die(new Error("a referral was neither there nor made")))
})
