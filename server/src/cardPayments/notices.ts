import { PgClient } from "@effect/sql-pg"
import type { MoneyMatter } from "@skorpe/core/domain/payment"
import { Effect } from "effect"
import { Settings } from "../settings/Settings.ts"

/** Money that staff must check. */
export interface Notice {
  readonly kind: MoneyMatter
  /** The notice's subject; each kind is listed once per subject. */
  readonly about: string
  readonly orderId: string | null
  readonly charge: string | null
  /** Minor units. */
  readonly amount: number | null
  readonly currency: string | null
}

/** Adds a notice to the list for staff, in the caller's transaction, and logs it. */
export const noticeMoney = Effect.fnUntraced(function* (notice: Notice) {
  const { kind, about, orderId, charge, amount, currency } = notice
  const sql = yield* PgClient.PgClient
  const at = new Date((yield* Settings).now())
  yield* Effect.logWarning(`Staff must check a payment: ${kind} (charge ${charge}, order ${orderId})`)
  yield* sql`INSERT INTO money_notice (name, kind, order_id, charge, amount, currency, at)
    VALUES (${`${kind} ${about}`}, ${kind}, ${orderId}, ${charge}, ${amount}, ${currency}, ${at})
    ON CONFLICT (name) DO NOTHING`
})
