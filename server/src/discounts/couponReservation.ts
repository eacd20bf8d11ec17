import { PgClient } from "@effect/sql-pg"
import { customerOf } from "@skorpe/core/account"
import { couponKey, couponRefusals } from "@skorpe/core/discount"
import { Effect, Schema } from "effect"
import type { Claim, Outcome, Reservation } from "../orders/reservation.ts"
import { accountPhone } from "./accountPhone.ts"
import { userKeys } from "./userKeys.ts"

/** There is no use left: the order's transaction is undone, and with it what it had taken. */
class NoneLeft extends Schema.TaggedError<NoneLeft>()("NoneLeft", { code: Schema.Int }) {}

/** Takes one use of a code for all and for each name of its user, or says which of the two has none left. */
const takeUse = Effect.fnUntraced(function* (key: string, users: string, { orderId, at }: Claim) {
  const sql = yield* PgClient.PgClient
  const [row] = yield* sql<{ readonly taken: number; readonly isWhole: boolean }>`
    WITH taken AS (
      UPDATE coupon SET used = used + 1
      WHERE key = ${key} AND is_active AND (total_limit IS NULL OR used < total_limit)
      RETURNING key, counted_as, per_user_limit
    ), counted AS (
      INSERT INTO coupon_user (counted_as, user_key, used)
      SELECT counted_as, user_key, 1 FROM taken, jsonb_array_elements_text(${users}::text::jsonb) AS user_key
      ORDER BY user_key
      ON CONFLICT (counted_as, user_key) DO UPDATE SET used = coupon_user.used + 1
      WHERE coupon_user.used < COALESCE((SELECT per_user_limit FROM taken), 2147483647)
      RETURNING user_key
    ), noted AS (
      INSERT INTO coupon_use (order_id, key, users, state, reserved_at)
      SELECT ${orderId}, key, ${users}::text::jsonb, 'reserved', ${new Date(at)} FROM taken
    )
    SELECT (SELECT count(*) FROM taken)::int AS taken,
      (SELECT count(*) FROM counted) = jsonb_array_length(${users}::text::jsonb) AS "isWhole"`
  if (row?.taken !== 1) return yield* new NoneLeft({ code: couponRefusals.withdrawnOrLimitReached })
  if (!row.isWhole) return yield* new NoneLeft({ code: couponRefusals.used })
})

const claim = Effect.fnUntraced(
  function* (claimed: Claim) {
    if (claimed.coupons.length === 0) return null
    const customerId = customerOf(claimed.caller)
    const own = yield* accountPhone(customerId)
    const phones = own === null ? [claimed.phone] : [claimed.phone, own]
    const users = JSON.stringify(yield* userKeys({ customerId, phones }))
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

const giveBack = (orderId: string, key: string) =>
  PgClient.PgClient.use(
    (sql) => sql`
      WITH freed AS (
        UPDATE coupon SET used = used - 1 WHERE key = ${key} RETURNING counted_as
      ), theirs AS (
        SELECT counted_as, user_key FROM coupon_user JOIN freed USING (counted_as)
        WHERE user_key IN (SELECT jsonb_array_elements_text(users) FROM coupon_use
          WHERE order_id = ${orderId} AND key = ${key})
        ORDER BY user_key FOR UPDATE OF coupon_user
      )
      UPDATE coupon_user SET used = coupon_user.used - 1 FROM theirs
      WHERE coupon_user.counted_as = theirs.counted_as AND coupon_user.user_key = theirs.user_key`,
  )

/** Uses of coupons: as many as their limits allow, for all and for each customer or number (3137, 3133). */
export const couponReservation: Reservation = {
  claim,
  settle: (orderId, outcome) => PgClient.PgClient.use((sql) => sql.withTransaction(settle(orderId, outcome))),
}
