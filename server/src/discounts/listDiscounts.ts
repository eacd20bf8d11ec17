import { PgClient } from "@effect/sql-pg"
import { couponRefusals, judgeStanding } from "@skorpe/core/domain/discount"
import type { Millis } from "@skorpe/core/domain/time"
import { Effect } from "effect"
import { refuse } from "../http/refuse.ts"
import { Settings } from "../settings/Settings.ts"
import { couponsAsker } from "./couponsAsker.ts"
import { discountOf } from "./discountOf.ts"
import { findCoupons, type FoundCoupon } from "./findCoupons.ts"

const codesOfCustomer = (customerId: string) =>
  PgClient.PgClient.use(
    (sql) => sql<{ readonly code: string }>`
      SELECT code FROM customer_discount WHERE customer_id = ${customerId} ORDER BY place`,
  )

const codesOfOrganisation = (organisationId: string) =>
  PgClient.PgClient.use(
    (sql) => sql<{ readonly code: string }>`
      SELECT discount AS code FROM organisation WHERE id = ${organisationId} AND discount IS NOT NULL`,
  )

/** The usable discounts of a customer, or of one of their organisations (SPEC §7.3). */
export const listDiscounts = Effect.fnUntraced(function* (customerId: string, organisationId: string | undefined) {
  const asker = yield* couponsAsker(customerId)
  if (organisationId !== undefined && !asker.organisations.includes(organisationId)) {
    return yield* refuse.notFound(3007)
  }
  const rows = yield* organisationId === undefined ? codesOfCustomer(customerId) : codesOfOrganisation(organisationId)
  const found = yield* findCoupons(
    rows.map(({ code }) => code),
    asker,
  )
  const now = (yield* Settings).now()
  return { items: found.flatMap((one) => stillGood(one, now)) }
})

const stillGood = (found: FoundCoupon, now: Millis) => {
  const standing = judgeStanding(found, now)
  const isGood = standing._tag === "Counts" || standing.code === couponRefusals.notYetValid
  return isGood && found.coupon !== null ? [discountOf(found.coupon, found.descriptions)] : []
}
