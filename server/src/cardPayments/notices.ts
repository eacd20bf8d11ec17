import { PgClient } from "@effect/sql-pg"
import type { MoneyMatter } from "@skorpe/core/domain/payment"
import { Effect } from "effect"
import { Settings } from "../settings/Settings.ts"

/** Money that staff must look at. */
export interface Notice {
  readonly kind: MoneyMatter
  /** Its subject: each matter of a subject is listed once. */
  readonly about: string
  readonly orderId: string | null
  readonly charge: string | null
  /** Minor units. */
  readonly amount: number | null
  readonly currency: string | null
}

/** Puts a matter on the list of staff, in the caller's transaction, and into the log. */
export const noticeMoney = Effect.fnUntraced(function* (notice: Notice) {
  const { kind, about, orderId, charge, amount, currency } = notice
  const sql = yield* PgClient.PgClient
  const at = new Date((yield* Settings).now())
  yield* Effect.logWarning(`Staff must check a payment: ${kind} (charge ${charge}, order ${orderId})`)
  yield* sql`INSERT INTO money_notice (name, kind, order_id, charge, amount, currency, at)
    VALUES (${`${kind} ${about}`}, ${kind}, ${orderId}, ${charge}, ${amount}, ${currency}, ${at})
    ON CONFLICT (name) DO NOTHING`
})
