import { PgClient } from "@effect/sql-pg"
import { BadRequest } from "@skorpe/core/api"
import { couponRefusals, judgeStanding } from "@skorpe/core/domain/discount"
import { Effect } from "effect"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { refuse } from "../http/refuse.ts"
import { Settings } from "../settings/Settings.ts"
import { couponsAsker } from "./couponsAsker.ts"
import { discountOf } from "./discountOf.ts"
import { findCoupons, type FoundCoupon } from "./findCoupons.ts"

/** The reason why an existing code cannot be saved; a code that is not valid yet can be. */
const whyNotKept = (found: FoundCoupon, now: number): number | null => {
  if (found.holder === "Organisations") return 4026
  const standing = judgeStanding(found, now)
  return standing._tag === "Counts" || standing.code === couponRefusals.notYetValid ? null : standing.code
}

/**
 * Saves a code in a customer's profile: 3033 if it is unknown, 3026 if it is saved already, 3025 with another reason.
 */
export const linkCode = Effect.fnUntraced(function* (customerId: string, code: string) {
  const sql = yield* PgClient.PgClient
  const [found] = yield* findCoupons([code], yield* couponsAsker(customerId))
  if (found === undefined || found.coupon === null || found.against === couponRefusals.notRecognised) {
    return yield* refuse.notFound(3033)
  }
  const { coupon, descriptions } = found
  const obstacle = whyNotKept(found, (yield* Settings).now())
  if (obstacle !== null) {
    return yield* Effect.fail(new BadRequest({ errors: problems(yield* currentLanguage, [3025, obstacle]) }))
  }
  const linked = yield* sql`INSERT INTO customer_discount (customer_id, code) VALUES (${customerId}, ${coupon.code})
    ON CONFLICT DO NOTHING RETURNING code`
  if (linked.length === 1) return discountOf(coupon, descriptions)
  return yield* refuse.conflict(3026)
})
