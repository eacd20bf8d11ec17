import { PgClient } from "@effect/sql-pg"
import { type AddressChange, type AddressDraft, AddressDraft as DraftShape } from "@skorpe/core/domain/account"
import { SavedAddress } from "@skorpe/core/domain/address"
import { Effect, Schema } from "effect"
import { refuse } from "../http/refuse.ts"
import { once } from "../idempotency/once.ts"
import { newId } from "../secrets/secrets.ts"
import { sessionOver } from "./callers.ts"

/** The maximum number of addresses per customer. */
const mostAddresses = 20

const decodeRows = Schema.decodeUnknownEffect(Schema.Array(SavedAddress))
const encodeDraft = Schema.encodeEffect(DraftShape)

/** A customer's addresses, oldest first. The default is the one last chosen as such, or the only one. */
export const listAddresses = Effect.fnUntraced(function* (customerId: string) {
  const sql = yield* PgClient.PgClient
  const rows = yield* sql<{ readonly address: unknown }>`
    SELECT address || jsonb_build_object('id', id) ||
      CASE WHEN chosen = max(chosen) OVER () OR count(*) OVER () = 1 THEN '{"isDefault": true}'::jsonb ELSE '{}'::jsonb END AS address
    FROM customer_address WHERE customer_id = ${customerId} ORDER BY place`
  return yield* decodeRows(rows.map(({ address }) => address))
})

const keep = Effect.fnUntraced(function* (customerId: string, draft: AddressDraft) {
  const sql = yield* PgClient.PgClient
  const id = newId()
  // One at a time per customer, so that two parallel calls cannot both add the last allowed address.
  const there = yield* sql`SELECT 1 FROM customer WHERE id = ${customerId} FOR UPDATE`
  if (there.length === 0) return yield* sessionOver
  const kept = yield* sql`
    INSERT INTO customer_address (id, customer_id, address)
    SELECT ${id}, ${customerId}, ${sql.json(yield* encodeDraft(draft))}
    WHERE (SELECT count(*) FROM customer_address WHERE customer_id = ${customerId}) < ${mostAddresses}
    RETURNING id`
  return kept.length === 0 ? yield* refuse.badRequest(3020) : id
})

/**
 * Stores an address, once per idempotency key. Only the id is stored with the key, so that the address itself is in one
 * place, where it can be deleted.
 */
export const addAddress = (customerId: string, key: string, draft: AddressDraft) =>
  once({ scope: `user/address ${customerId}`, key, body: draft, answer: Schema.String }, keep(customerId, draft)).pipe(
    Effect.map((id): SavedAddress => ({ ...draft, id })),
  )

type Change = Exclude<AddressChange, { readonly deleted: true }>

/** Replaces an address, or makes it the default. */
const alter = Effect.fnUntraced(function* (customerId: string, id: string, change: Change) {
  const sql = yield* PgClient.PgClient
  return "isDefault" in change
    ? yield* sql`UPDATE customer_address SET chosen = nextval('customer_address_choice')
        WHERE id = ${id} AND customer_id = ${customerId} RETURNING id`
    : yield* sql`UPDATE customer_address SET address = ${sql.json(yield* encodeDraft(change))}
        WHERE id = ${id} AND customer_id = ${customerId} RETURNING id`
})

/** Replaces or removes a customer's address, or makes it their default; 3019 when they have none with this id. */
export const changeAddress = Effect.fnUntraced(function* (customerId: string, id: string, change: AddressChange) {
  const sql = yield* PgClient.PgClient
  if ("deleted" in change) {
    const gone = yield* sql`DELETE FROM customer_address WHERE id = ${id} AND customer_id = ${customerId} RETURNING id`
    return gone.length === 0 ? yield* refuse.notFound(3019) : change
  }
  const rows = yield* alter(customerId, id, change)
  const saved = rows.length === 0 ? undefined : (yield* listAddresses(customerId)).find((one) => one.id === id)
  return saved ?? (yield* refuse.notFound(3019))
})
