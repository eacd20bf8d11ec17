import { add, times } from "../money/rules/kroner.ts"
import type { Minor } from "../money/model.ts"
import type { DeliveryMethod, OrderLine } from "../order/model.ts"
import { partIngredients } from "../pizza/rules/partIngredients.ts"
import type { CartItem, StoredCart } from "./model.ts"

/** A cart line with what it costs. */
export interface LineView extends CartItem {
  readonly linePrice: Minor
}

/** What may be seen of the cart. `totalPrice` is our own sum of the goods, before the server has confirmed it. */
export interface CartView {
  readonly cartId: string
  readonly storeId: string
  readonly storeName: string
  readonly storeSlug: string
  readonly lines: readonly LineView[]
  readonly totalCount: number
  readonly totalPrice: Minor
  readonly method: DeliveryMethod
  readonly activeOrderId: string | null
  /** The lines as the server is asked about them. */
  readonly orderLines: readonly OrderLine[]
}

export const viewCart = (cart: StoredCart): CartView => {
  const lines = cart.items.map((item) => ({ ...item, linePrice: times(item.price, item.quantity) }))
  return {
    cartId: cart.cartId,
    storeId: cart.storeId,
    storeName: cart.storeName,
    storeSlug: cart.storeSlug,
    lines,
    totalCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPrice: add(...lines.map(({ linePrice }) => linePrice)),
    method: cart.method,
    activeOrderId: cart.activeOrderId,
    orderLines: cart.items.map(orderLineOf),
  }
}

const orderLineOf = (item: CartItem): OrderLine => {
  const second = item.secondPizzaHalf
  return {
    codes: second ? [item.variationCode, second.variationCode] : [item.variationCode],
    quantity: item.quantity,
    unitPrice: item.price,
    ingredients: partIngredients(item.modifications.changes, second?.modifications.changes),
  }
}
