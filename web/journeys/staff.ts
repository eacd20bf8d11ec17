import { KitchenOrder, type KitchenReport } from "@skorpe/core/domain/order"
import { PostedMessage } from "@skorpe/core/domain/operator"
import { StockMark } from "@skorpe/core/domain/store"
import { TelemetrySum } from "@skorpe/core/domain/telemetry"
import { Schema } from "effect"
import { staffKey } from "./runningShop.ts"

const headers = { "staff-key": staffKey, "content-type": "application/json", "accept-language": "nb" }

const ask = async (url: string, init: RequestInit = {}): Promise<unknown> => {
  const answer = await fetch(url, { headers, ...init })
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

const Listed = Schema.Struct({ items: Schema.Tuple([KitchenOrder]) })

/** An open order as the kitchen of this shop reads it. */
export const readInKitchen = async (shop: string, orderId: string): Promise<KitchenOrder> => {
  const listed = await ask(`${shop}/api/kitchen/orders?order=${orderId}`)
  return Schema.decodeUnknownSync(Listed)(listed).items[0]
}

/** Reports a step of an order, as its kitchen. */
export const report = async (shop: string, orderId: string, said: KitchenReport): Promise<void> => {
  await ask(`${shop}/api/kitchen/orders/${orderId}/report`, { method: "POST", body: JSON.stringify(said) })
}

/** Marks something of a store as sold out, or with `until: null` as back in stock, as its kitchen. */
export const markStock = async (shop: string, storeId: string, mark: StockMark): Promise<void> => {
  const body = JSON.stringify(Schema.encodeSync(StockMark)(mark))
  await ask(`${shop}/api/kitchen/stores/${storeId}/stock`, { method: "POST", body })
}

/** The newest text message to a number, as the server's operator reads it. */
export const readNewestText = async (shop: string, phone: string): Promise<string> => {
  const messages = Schema.decodeUnknownSync(Schema.Array(PostedMessage))(await ask(`${shop}/api/operator/outbox`))
  return messages.findLast(({ kind, to }) => kind === "sms" && to === phone)?.text ?? ""
}

interface StoreOrder {
  readonly orderId: string
  readonly lastName: string
  readonly paymentType: string
  readonly total: number
  /** What the customer pays at the hand-over. */
  readonly toCollect: number
}

/** A customer's orders at the store, found by last name; an unpaid order has not reached it. */
export const ordersOf = async (shop: string, lastName: string): Promise<readonly StoreOrder[]> => {
  const { items } = (await ask(`${shop}/api/kitchen/orders?status=open&limit=200`)) as {
    readonly items: readonly StoreOrder[]
  }
  return items.filter((order) => order.lastName === lastName)
}

/** Money of an order that staff must look at, such as a second payment of it. */
export const mattersOf = async (shop: string, orderId: string): Promise<readonly unknown[]> => {
  const matters = (await ask(`${shop}/api/kitchen/money`)) as readonly { readonly orderId: string | null }[]
  return matters.filter((matter) => matter.orderId === orderId)
}

/** Approves a company that registered itself, as staff: what it may order on account, in kroner. */
export const approveOrganisation = async (
  shop: string,
  number: string,
  limits: { readonly perOrder: number; readonly perMonth: number },
): Promise<void> => {
  await ask(`${shop}/api/kitchen/organisations/${number}/approve`, { method: "POST", body: JSON.stringify(limits) })
}

/** What has been counted of customers who allow it, as its operator reads it: `page_view Product`. */
export const counted = async (shop: string): Promise<readonly string[]> => {
  const sums = Schema.decodeUnknownSync(Schema.Array(TelemetrySum))(await ask(`${shop}/api/operator/telemetry?days=1`))
  return sums.filter(({ kind }) => kind === "Counted").map(({ name, of }) => `${name} ${of}`.trim())
}
