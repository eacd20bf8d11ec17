import { NotFound } from "@skorpe/core/api"
import { foldTracking, type Order } from "@skorpe/core/order"
import { Effect, Schema } from "effect"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { findOrder, readEvents } from "./queries.ts"
import { isSecret } from "../secrets.ts"

/** 404 in the caller's language. */
export const nobodysOrder = Effect.flatMap(currentLanguage, (language) =>
  Effect.fail(new NotFound({ errors: problems(language, [3010]) })),
)

/** The row of an order, for who holds its token; anybody else hears the same 404 as for an order that is none. */
export const ownOrder = Effect.fnUntraced(function* (orderId: string, token: string | undefined) {
  const row = yield* findOrder(orderId)
  if (row === undefined || !isSecret(token, row.tokenHash)) return yield* nobodysOrder
  return row
})

/** An order that was never placed. @public */
export class OrderUnknown extends Schema.TaggedError<OrderUnknown>()("OrderUnknown", { orderId: Schema.String }) {}

/** How the kitchen stands with an order, and how it was placed. */
export const readTracking = Effect.fnUntraced(function* (orderId: string) {
  const events = yield* readEvents(orderId)
  const tracking = foldTracking(events)
  const [placed] = events
  if (tracking === null || placed?._tag !== "OrderPlaced") return yield* new OrderUnknown({ orderId })
  return { placed, tracking }
})

/** An order as its owner may read it. */
export const readOrder = Effect.fnUntraced(function* (orderId: string, token: string | undefined) {
  const { storeName, language } = yield* ownOrder(orderId, token)
  const { placed, tracking } = yield* readTracking(orderId)
  const { number, storeId, at: placedAt, paymentType, lines, pantAmount, surchargeAmount, taxAmount, total } = placed
  const amounts = { pantAmount, surchargeAmount, taxAmount, total }
  const order: Order = {
    orderId,
    number,
    storeId,
    storeName,
    placedAt,
    paymentType,
    lines,
    language,
    ...amounts,
    tracking,
  }
  return order
})
