import { readContactless } from "../../address/rules/readContactless.ts"
import type { Language } from "../../language/model.ts"
import type { Market } from "../../market/model.ts"
import type { Menu } from "../../menu/model.ts"
import type { Store } from "../../store/model.ts"
import type { Millis } from "../../time/model.ts"
import type { OrderPlaced } from "../events.ts"
import type { KitchenAddress, KitchenOrder } from "../kitchenOrder.ts"
import type { Tracking } from "../model.ts"
import type { Recipient } from "../recipient.ts"
import { amountToCollect } from "./amountToCollect.ts"
import { describeHotspot } from "./describeHotspot.ts"
import { describeKitchenLine } from "./describeKitchenLine.ts"
import { nextReport } from "./nextReport.ts"

/** A stored order. */
export interface OrderToDescribe {
  readonly contents: OrderPlaced
  readonly tracking: Tracking
  readonly startAt: Millis
  readonly recipient: Recipient
}

/** The kitchen of an order and its language; the store may no longer be listed. */
export interface KitchenPlace {
  readonly market: Pick<Market, "contactlessMarker">
  readonly store: Pick<Store, "hotspots"> | null
  readonly menu: Menu
  readonly language: Language
}

/** An order with all data that cook and courier need (DECISIONS §18). */
export const describeForKitchen = (
  { contents, tracking, startAt, recipient }: OrderToDescribe,
  { market, store, menu, language }: KitchenPlace,
): KitchenOrder => {
  const { orderId, number, storeId, deliveryMethod, at, advanceOrderTime, paymentType, total } = contents
  const { firstName, lastName, phone, message } = recipient
  const { sequence, status, steps, estimatedAt, reason } = tracking
  return {
    orderId,
    sequence,
    number,
    storeId,
    deliveryMethod,
    firstName,
    lastName,
    phone,
    message,
    address: deliveryMethod === "delivery" ? addressOf(recipient, market) : null,
    hotspot: deliveryMethod === "hotspot" ? describeHotspot(recipient, store, language) : null,
    placedAt: at,
    startAt,
    advanceOrderTime,
    estimatedAt,
    status,
    step: steps.at(-1)?.step ?? null,
    next: nextReport(tracking),
    reason,
    lines: contents.lines.map((line) => describeKitchenLine(menu, line, language)),
    paymentType,
    total,
    toCollect: amountToCollect(contents, tracking),
    ...(tracking.paymentWithdrawn === undefined ? {} : { paymentWithdrawn: tracking.paymentWithdrawn }),
  }
}

const addressOf = ({ address }: Recipient, market: KitchenPlace["market"]): KitchenAddress | null =>
  address && { ...address, ...readContactless(address.deliveryDescription, market) }
