import { PgClient } from "@effect/sql-pg"
import { customerOf } from "@skorpe/core/domain/account"
import { couponKey, couponRefusals, numberUnproven } from "@skorpe/core/domain/discount"
import { Effect, Schema } from "effect"
import type { Claim, Outcome, Reservation } from "../reservations/reservation.ts"
import { accountPhone } from "./accountPhone.ts"
import { userKeys } from "./userKeys.ts"

/** No use is left. The failure rolls back the order's transaction with all its claims. */
class NoneLeft extends Schema.TaggedError<NoneLeft>()("NoneLeft", { code: Schema.Int }) {}

/** Takes one use of a code from its total and each key of its user; fails with the error code of an exhausted limit. */
const takeUse = Effect.fnUntraced(function* (key: string, users: readonly string[], { orderId, at }: Claim) {
  const sql = yield* PgClient.PgClient
  const [row] = yield* sql<{ readonly taken: number; readonly isWhole: boolean; readonly isLimited: boolean }>`
    WITH taken AS (
      UPDATE coupon SET used = used + 1
      WHERE key = ${key} AND is_active AND (total_limit IS NULL OR used < total_limit)
      RETURNING key, counted_as, per_user_limit
    ), counted AS (
      INSERT INTO coupon_user (counted_as, user_key, used)
      SELECT counted_as, user_key, 1 FROM taken, jsonb_array_elements_text(${sql.json(users)}) AS user_key
      ORDER BY user_key
      ON CONFLICT (counted_as, user_key) DO UPDATE SET used = coupon_user.used + 1
      WHERE coupon_user.used < COALESCE((SELECT per_user_limit FROM taken), 2147483647)
      RETURNING user_key
    ), noted AS (
      INSERT INTO coupon_use (order_id, key, counted_as, users, state, reserved_at)
      SELECT ${orderId}, key, counted_as, ${sql.json(users)}, 'reserved', ${new Date(at)} FROM taken
    )
    SELECT (SELECT count(*) FROM taken)::int AS taken,
      (SELECT count(*) FROM counted) = jsonb_array_length(${sql.json(users)}) AS "isWhole",
      EXISTS (SELECT 1 FROM taken WHERE per_user_limit IS NOT NULL) AS "isLimited"`
  if (row?.taken !== 1) return yield* new NoneLeft({ code: couponRefusals.withdrawnOrLimitReached })
  if (row.isLimited && users.length === 0) return yield* new NoneLeft({ code: numberUnproven })
  if (!row.isWhole) return yield* new NoneLeft({ code: couponRefusals.used })
})

const claim = Effect.fnUntraced(
  function* (claimed: Claim) {
    if (claimed.coupons.length === 0) return null
    const customerId = customerOf(claimed.caller)
    const phones = [claimed.phone, yield* accountPhone(customerId)].filter((one) => one !== null)
    const users = yield* userKeys({ customerId, phones })
    const keys = [...new Set(claimed.coupons.map(couponKey))].toSorted()
    yield* Effect.forEach(keys, (key) => takeUse(key, users, claimed), { discard: true })
    return null
  },
  Effect.catchTag("NoneLeft", ({ code }) => Effect.succeed(code)),
)

const settle = Effect.fnUntraced(function* (orderId: string, outcome: Outcome) {
  const sql = yield* PgClient.PgClient
  const settled = yield* sql<{ readonly key: string }>`
    UPDATE coupon_use SET state = ${outcome}, settled_at = now()
    WHERE order_id = ${orderId} AND state = 'reserved' RETURNING key`
  if (outcome === "used") return
  yield* Effect.forEach(settled.map(({ key }) => key).toSorted(), (key) => giveBack(orderId, key), { discard: true })
})

/**
 * Returns a use to the code, and to its user even if the code was deleted with its owner's account. The code's row is
 * locked first, as when a use is taken, so that the two do not deadlock.
 */
const giveBack = Effect.fnUntraced(function* (orderId: string, key: string) {
  const sql = yield* PgClient.PgClient
  yield* sql`UPDATE coupon SET used = used - 1 WHERE key = ${key}`
  yield* sql`
    WITH theirs AS (
      SELECT counted_as, user_key FROM coupon_user
      WHERE (counted_as, user_key) IN (
        -- An earlier server that runs beside this one notes no name.
        SELECT COALESCE(counted_as, (SELECT counted_as FROM coupon WHERE coupon.key = coupon_use.key)),
          jsonb_array_elements_text(users)
        FROM coupon_use WHERE order_id = ${orderId} AND key = ${key})
      ORDER BY user_key FOR UPDATE OF coupon_user
    )
    UPDATE coupon_user SET used = coupon_user.used - 1 FROM theirs
    WHERE coupon_user.counted_as = theirs.counted_as AND coupon_user.user_key = theirs.user_key`
})

/** Reserves uses of coupons within their total limit (3137) and their limit per customer or number (3133). */
export const couponReservation: Reservation = {
  claim,
  settle: (orderId, outcome) => PgClient.PgClient.use((sql) => sql.withTransaction(settle(orderId, outcome))),
}
