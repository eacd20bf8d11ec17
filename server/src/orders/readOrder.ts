import { customerOf } from "@skorpe/core/account"
import { CurrentCaller, NotFound } from "@skorpe/core/api"
import {
  foldTracking,
  mayReadOrder,
  type Order,
  type OrderOwners,
  type OrderPlaced,
  type PaymentAwaited,
  readContents,
  type Tracking,
} from "@skorpe/core/order"
import { Effect, Schema } from "effect"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { findMembership } from "../organisations/findMembership.ts"
import { findOrder, readEvents } from "./queries.ts"
import { isSecret } from "../secrets.ts"

/** 404 in the caller's language. */
export const nobodysOrder = Effect.flatMap(currentLanguage, (language) =>
  Effect.fail(new NotFound({ errors: problems(language, [3010]) })),
)

/** The row of an order, for who holds its token or may read it by their session; anybody else hears the same 404 as for an order that is none. */
export const ownOrder = Effect.fnUntraced(function* (orderId: string, token: string | undefined) {
  const row = yield* findOrder(orderId)
  if (row === undefined) return yield* nobodysOrder
  if (isSecret(token, row.tokenHash) || (yield* isReaders(row))) return row
  return yield* nobodysOrder
})

const isReaders = Effect.fnUntraced(function* (row: OrderOwners) {
  const customerId = customerOf(yield* CurrentCaller)
  if (customerId === null) return false
  const { organisationId } = row
  const membership = organisationId === null ? undefined : yield* findMembership(organisationId, customerId)
  return mayReadOrder(row, { customerId, role: membership?.isActive === true ? membership.role : null })
})

/** An order that does not exist. @public */
export class OrderUnknown extends Schema.TaggedError<OrderUnknown>()("OrderUnknown", { orderId: Schema.String }) {}

/** What an order is, and how it stands. */
export const readTracking = Effect.fnUntraced(function* (orderId: string) {
  const events = yield* readEvents(orderId)
  const tracking = foldTracking(events)
  const contents = readContents(events)
  if (tracking === null || contents === null) return yield* new OrderUnknown({ orderId })
  return { contents, tracking }
})

/** An order as whoever may read it reads it. */
export const readOrder = Effect.fnUntraced(function* (orderId: string, token: string | undefined) {
  const row = yield* ownOrder(orderId, token)
  const { contents, tracking } = yield* readTracking(orderId)
  return describeOrder(row, contents, tracking)
})

/** An order in the words of the contract. */
export const describeOrder = (
  { storeName, language }: Pick<Order, "storeName" | "language">,
  contents: OrderPlaced | PaymentAwaited,
  tracking: Tracking,
): Order => {
  const { orderId, number, storeId, at: placedAt, paymentType, lines } = contents
  const { adjustmentAmount, pantAmount, surchargeAmount, taxAmount, total } = contents
  return {
    orderId,
    number,
    storeId,
    storeName,
    placedAt,
    paymentType,
    lines,
    language,
    ...(adjustmentAmount === undefined ? {} : { adjustmentAmount }),
    pantAmount,
    surchargeAmount,
    taxAmount,
    total,
    tracking,
  }
}
