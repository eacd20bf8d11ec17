import type { SharedShop } from "./sharedShop.ts"

interface StoreOrder {
  readonly orderId: string
  readonly lastName: string
  readonly paymentType: string
  readonly total: number
  /** What the customer pays at the hand-over. */
  readonly toCollect: number
}

const ask = async ({ url, staffKey }: SharedShop, path: string): Promise<unknown> => {
  const answer = await fetch(`${url}/api/kitchen/${path}`, { headers: { "staff-key": staffKey } })
  if (!answer.ok) throw new Error(`staff were not answered about ${path}: ${answer.status}`)
  return answer.json()
}

/** What the store has of a customer, whom staff know by their last name; an unpaid order has not reached it. */
export const ordersOf = async (shop: SharedShop, lastName: string): Promise<readonly StoreOrder[]> => {
  const { items } = (await ask(shop, "orders?status=open&limit=200")) as { readonly items: readonly StoreOrder[] }
  return items.filter((order) => order.lastName === lastName)
}

/** Money of an order that staff must look at, such as a second payment of it. */
export const mattersOf = async (shop: SharedShop, orderId: string): Promise<readonly unknown[]> => {
  const matters = (await ask(shop, "money")) as readonly { readonly orderId: string | null }[]
  return matters.filter((matter) => matter.orderId === orderId)
}
