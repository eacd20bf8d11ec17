import { PgClient } from "@effect/sql-pg"
import { OwnData } from "@skorpe/core/domain/account"
import { Effect, Schema } from "effect"
import { HttpEffect, HttpServerResponse } from "effect/http"
import { listAddresses } from "./addresses.ts"
import { sessionOver } from "./callers.ts"
import { readFavourites } from "./favourites.ts"
import { listSessions } from "./ownSessions.ts"
import { listPasskeys } from "./passkeys.ts"
import { listPoints } from "./pointsEntries.ts"
import { readProfile } from "./profile.ts"

interface Asking {
  readonly customerId: string
  readonly sessionId: string
}

/** The part of the data for which no other query exists: it is read from the rows of the customer and their orders. */
const decodeRest = Schema.decodeUnknownEffect(
  Schema.toType(
    Schema.Struct({
      customerSince: OwnData.fields.customerSince,
      acceptedTermsAt: OwnData.fields.acceptedTermsAt,
      discounts: OwnData.fields.discounts,
      telemetryIdentity: OwnData.fields.telemetryIdentity,
      orders: OwnData.fields.orders,
    }),
  ),
)

const readRest = Effect.fnUntraced(function* (customerId: string) {
  const sql = yield* PgClient.PgClient
  const [row] = yield* sql<{ readonly since: Date; readonly accepted: Date | null }>`
    SELECT created_at AS since, accepted_terms_at AS accepted,
      ARRAY(SELECT code FROM customer_discount WHERE customer_id = customer.id ORDER BY place) AS discounts,
      (SELECT identity FROM telemetry_identity WHERE customer_id = customer.id) AS "telemetryIdentity"
    FROM customer WHERE id = ${customerId}`
  if (row === undefined) return yield* sessionOver
  const orders = yield* sql<{ readonly placedAt: Date }>`
    SELECT id AS "orderId", number, placed_at AS "placedAt", store_name AS "storeName", status, request AS sent
    FROM orders WHERE customer_id = ${customerId} ORDER BY placed_at DESC, id`
  const { since, accepted, ...others } = row
  return yield* decodeRest({
    ...others,
    customerSince: since.getTime(),
    acceptedTermsAt: accepted?.getTime() ?? null,
    orders: orders.map((order) => ({ ...order, placedAt: order.placedAt.getTime() })),
  })
})

const asFile = HttpEffect.appendPreResponseHandler((_request, response) =>
  Effect.succeed(HttpServerResponse.setHeader(response, "content-disposition", 'attachment; filename="skorpe.json"')),
)

/** All data that the shop stores about a customer, as a file to save. */
export const exportOwnData = Effect.fnUntraced(function* (asking: Asking) {
  const { customerId } = asking
  const parts = yield* Effect.all({
    profile: readProfile(customerId),
    addresses: listAddresses(customerId),
    favourites: readFavourites(customerId, customerId),
    points: listPoints(customerId, null),
    sessions: listSessions(asking),
    passkeys: listPasskeys(customerId),
    rest: readRest(customerId),
  })
  yield* asFile
  const { rest, ...others } = parts
  const data: OwnData = { ...others, ...rest }
  return data
})
