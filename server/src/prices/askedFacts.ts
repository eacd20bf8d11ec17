import { PgClient } from "@effect/sql-pg"
import { type Caller, customerOf } from "@skorpe/core/domain/account"
import { Effect, Schema } from "effect"
import { findCoupons } from "../discounts/findCoupons.ts"
import { userKeys } from "../discounts/userKeys.ts"
import { type AskedFacts, nobody } from "./facts.ts"

/** The caller, and the facts besides the cart that the price depends on. */
export interface FactsAsked {
  readonly caller: Caller
  readonly coupons: readonly string[]
  readonly organisationId: string | null
  /** The order's phone number, E.164, if its device has proven it; a guest's uses of codes are counted by it. */
  readonly phone: string | null
}

const stranger: AskedFacts = { _tag: "Refused", codes: [3007] }

const decodeRows = Schema.decodeUnknownEffect(
  Schema.Array(
    Schema.Struct({
      phone: Schema.String,
      points: Schema.Int,
      acceptedTerms: Schema.Boolean,
      isMember: Schema.Boolean,
    }),
  ),
)

const findCustomer = Effect.fnUntraced(function* (customerId: string | null, organisationId: string | null) {
  if (customerId === null) return undefined
  const sql = yield* PgClient.PgClient
  const [row] = yield* decodeRows(
    yield* sql`SELECT phone, points, accepted_terms_at IS NOT NULL AS "acceptedTerms",
        EXISTS (SELECT 1 FROM membership
          WHERE organisation_id = ${organisationId} AND customer_id = customer.id AND is_active) AS "isMember"
      FROM customer WHERE id = ${customerId}`,
  )
  return row
})

const gather = Effect.fnUntraced(function* ({ caller, coupons, organisationId, phone }: FactsAsked) {
  const customerId = customerOf(caller)
  const byOrganisation = organisationId !== null
  const customer = yield* findCustomer(customerId, organisationId)
  if (byOrganisation && customer?.isMember !== true) return stranger
  const facts: AskedFacts = { ...nobody, loyalty: customer ?? null, byOrganisation }
  if (coupons.length === 0) return facts
  const phones = [phone, customer?.phone].filter((one) => typeof one === "string")
  const asked = yield* findCoupons(coupons, {
    customerId,
    organisations: byOrganisation ? [organisationId] : [],
    users: yield* userKeys({ customerId, phones }),
  })
  return { ...facts, coupons: asked } satisfies AskedFacts
})

/**
 * Gathers the facts that a price and an order depend on: the customer's points, their membership in the organisation,
 * and the coupons behind the codes. One query for a customer, one for codes, none for a guest without codes.
 */
export const askedFacts = (asked: FactsAsked) =>
  asked.caller._tag === "Guest" && asked.organisationId === null && asked.coupons.length === 0
    ? nothingToGather
    : gather(asked)

const nothingToGather = Effect.succeed<AskedFacts>(nobody)
