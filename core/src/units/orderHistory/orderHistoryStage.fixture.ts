import type { Order } from "../../domain/order/model.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { placedOrder } from "../../shop/samples.fixture.ts"
import { kunde1 } from "../session/sessionStage.fixture.ts"

/** Orders of a customer, newest first: `o1` and older. */
export const ordersOf = (...numbers: readonly number[]): readonly Order[] =>
  numbers.map((number) => ({ ...placedOrder, orderId: `o${number}`, number }))

/** A logged-in customer on their own page; their orders are loading. */
export const atOwnPage = () => {
  const stage = openShop("/min-side", { loggedIn: true })
  stage.answer("LoadUser", kunde1)
  return stage
}

export type OwnPage = ReturnType<typeof atOwnPage>

/** A customer on their own page, with the newest two of three orders loaded. */
export const withOrders = (): OwnPage => {
  const stage = atOwnPage()
  stage.answer("LoadOrders", { total: 3, items: ordersOf(1, 2) })
  return stage
}
