import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { accountPhone } from "./accountPhone.ts"
import type { CouponsAsker } from "./findCoupons.ts"
import { userKeys } from "./userKeys.ts"

/** The asker outside an order: a guest, or a customer with every organisation of which they are an active member. */
export const couponsAsker = Effect.fnUntraced(function* (customerId: string | null) {
  const sql = yield* PgClient.PgClient
  const phone = yield* accountPhone(customerId)
  const memberships =
    customerId === null
      ? []
      : yield* sql<{ readonly id: string }>`
          SELECT organisation_id AS id FROM membership WHERE customer_id = ${customerId} AND is_active`
  const asker: CouponsAsker = {
    customerId,
    organisations: memberships.map(({ id }) => id),
    users: yield* userKeys({ customerId, phones: phone === null ? [] : [phone] }),
  }
  return asker
})
