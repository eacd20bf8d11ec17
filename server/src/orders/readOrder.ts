import { customerOf } from "@skorpe/core/domain/account"
import { CurrentCaller, NotFound } from "@skorpe/core/api"
import {
  destinationOf,
  foldTracking,
  isOrderer,
  mayReadOrder,
  type Order,
  type OrderEvent,
  type OrderPlaced,
  type PaymentAwaited,
  readContents,
  type Tracking,
} from "@skorpe/core/domain/order"
import { Effect, Schema } from "effect"
import { Catalogue } from "../catalogue/Catalogue.ts"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { findOrder, readEvents } from "./queries.ts"
import { isSecret } from "../secrets/secrets.ts"
import { Settings } from "../settings/Settings.ts"
import { readBillingNote, readRecipient } from "./storedRecipient.ts"

/** 404 in the caller's language. */
export const orderNotFound = Effect.flatMap(currentLanguage, (language) =>
  Effect.fail(new NotFound({ errors: problems(language, [3010]) })),
)

/**
 * An order with its events, for a caller with its token or with a session that may read it, and whether the caller
 * ordered it: whoever has the token is assumed to have. Any other caller gets the 404 of an unknown order.
 */
export const ownOrder = Effect.fnUntraced(function* (orderId: string, token: string | undefined) {
  const customerId = customerOf(yield* CurrentCaller)
  const row = yield* findOrder(orderId, customerId)
  if (row === undefined) return yield* orderNotFound
  if (isSecret(token, row.tokenHash)) return { ...row, isOrderer: true }
  if (customerId === null) return yield* orderNotFound
  const reader = { customerId, role: row.readerRole }
  if (!mayReadOrder(row, reader)) return yield* orderNotFound
  return { ...row, isOrderer: isOrderer(row, reader) }
})

/** An order that does not exist. @public */
export class OrderUnknown extends Schema.TaggedError<OrderUnknown>()("OrderUnknown", { orderId: Schema.String }) {}

/** An order's contents and its tracking. */
export const readTracking = Effect.fnUntraced(function* (orderId: string) {
  return yield* foldOrder(orderId, yield* readEvents(orderId))
})

/** The contents and the tracking by an order's events, oldest first. */
export const foldOrder = Effect.fnUntraced(function* (orderId: string, events: readonly OrderEvent[]) {
  const tracking = foldTracking(events)
  const contents = readContents(events)
  if (tracking === null || contents === null) return yield* new OrderUnknown({ orderId })
  return { contents, tracking }
})

/** An order, for a caller who may read it; its address and its message only for whoever ordered it. */
export const readOrder = Effect.fnUntraced(function* (orderId: string, token: string | undefined) {
  const row = yield* ownOrder(orderId, token)
  const { contents, tracking } = yield* foldOrder(orderId, row.events)
  const billingNote = row.organisationId === null ? "" : readBillingNote(row.recipient)
  const order = describeOrder({ ...row, billingNote }, contents, tracking)
  if (!row.isOrderer) return order
  const { market } = yield* Settings
  const store = (yield* Catalogue).find(contents.storeId)?.store ?? null
  const place = { market, store, language: yield* currentLanguage }
  const recipient = readRecipient(row.recipient)
  const destination = destinationOf(contents.deliveryMethod, recipient, place)
  return {
    ...order,
    ...(destination === null ? {} : { destination }),
    ...(recipient.message === "" ? {} : { message: recipient.message }),
  }
})

/** An order in the contract's shape. */
export const describeOrder = (
  { storeName, language, billingNote }: Pick<Order, "storeName" | "language"> & { readonly billingNote: string },
  contents: OrderPlaced | PaymentAwaited,
  tracking: Tracking,
): Order => {
  const { orderId, number, storeId, at: placedAt, advanceOrderTime, paymentType, lines } = contents
  const { adjustmentAmount, pantAmount, surchargeAmount, taxAmount, taxes, total, coupons, hotspotId } = contents
  return {
    orderId,
    number,
    storeId,
    storeName,
    placedAt,
    ...(advanceOrderTime === null ? {} : { advanceOrderTime }),
    paymentType,
    lines,
    language,
    ...(adjustmentAmount === undefined ? {} : { adjustmentAmount }),
    pantAmount,
    surchargeAmount,
    taxAmount,
    ...(taxes === undefined ? {} : { taxes }),
    total,
    ...(billingNote === "" ? {} : { billingNote }),
    ...(coupons === undefined ? {} : { coupons }),
    ...(hotspotId === undefined ? {} : { hotspotId }),
    tracking,
  }
}
