import { PgClient } from "@effect/sql-pg"
import { Coupon, describeCoupon, recruiting, referralCoupon } from "@skorpe/core/discount"
import { Localised } from "@skorpe/core/language"
import { Effect, Schema } from "effect"
import { newId } from "../secrets.ts"

const encodeCoupon = Schema.encodeSync(Coupon)
const decodeRows = Schema.decodeUnknownEffect(
  Schema.Array(Schema.Struct({ code: Schema.NonEmptyString, descriptions: Localised })),
)

/** All referrals are counted as one: a friend is recruited once, by whomever. */
const countedAs = "a referral"

/** The code that a customer tells friends, always the same; made when they first ask for it. */
export const ownReferral = Effect.fnUntraced(function* (customerId: string) {
  const sql = yield* PgClient.PgClient
  const code = `${recruiting.friendPrefix}${newId().slice(0, 8).toUpperCase()}`
  const coupon = referralCoupon(code)
  const [own] = yield* decodeRows(
    yield* sql`
      INSERT INTO coupon (key, definition, descriptions, origin, owner_id, counted_as, per_user_limit)
      VALUES (${code}, ${JSON.stringify(encodeCoupon(coupon))}::text::jsonb,
        ${JSON.stringify(describeCoupon(coupon))}::text::jsonb, 'referral', ${customerId}, ${countedAs},
        ${coupon.perUserLimit})
      ON CONFLICT (owner_id) WHERE origin = 'referral' DO UPDATE SET key = coupon.key
      RETURNING definition ->> 'code' AS code, descriptions`,
  )
  return own ?? (yield* Effect.die(new Error("a referral was neither there nor made")))
})
