import type { GivenDiscount } from "../discount/chosen.ts"
import type { SizeName } from "../market/model.ts"
import type { Minor } from "../money/model.ts"
import { add, times, zero } from "../money/rules/kroner.ts"
import type { OrderLine } from "../order/model.ts"
import type { LargeOrder } from "../timing/model.ts"
import type { CartState, RemovedLine } from "./changing.ts"
import type { CartItem, Shipping } from "./model.ts"
import { orderLineOf } from "./rules/orderLineOf.ts"

/** A cart line with what it costs. */
export interface LineView extends CartItem {
  readonly linePrice: Minor
}

/** What may be seen of the cart. `totalPrice` is our own sum of the goods, before the server has confirmed it. */
export interface CartView extends LargeOrder {
  readonly cartId: string
  readonly storeId: string
  readonly storeName: string
  readonly storeSlug: string
  readonly inStorePurchase: boolean
  readonly lines: readonly LineView[]
  /** The line that was taken out last, and where it stood: `RemovalUndone` brings it back. */
  readonly removed: RemovedLine | null
  readonly totalCount: number
  readonly totalPrice: Minor
  /** With the way to the customer, as far as the shop knows what that costs. */
  readonly expectedTotal: Minor
  readonly shipping: Shipping
  readonly manualDeals: readonly string[]
  readonly userDiscount: GivenDiscount | null
  readonly organisationDiscount: GivenDiscount | null
  readonly useLoyalty: boolean
  readonly loyaltyAgreed: boolean
  readonly defaultPizzaSize: SizeName
  readonly activeOrderId: string | null
  /** The lines as the server is asked about them. */
  readonly orderLines: readonly OrderLine[]
}

interface Shown {
  readonly line: LineView
  readonly asked: OrderLine
}

// Most events change one line of many: the others are shown as they were.
const shown = new WeakMap<CartItem, Shown>()

const show = (item: CartItem): Shown => {
  const known = shown.get(item)
  if (known) return known
  const made = { line: { ...item, linePrice: times(item.price, item.quantity) }, asked: orderLineOf(item) }
  shown.set(item, made)
  return made
}

export const viewCart = ({ cart, large, loyaltyAgreed, removed }: CartState): CartView => {
  const lines: LineView[] = []
  const orderLines: OrderLine[] = []
  let totalCount = 0
  let totalPrice = zero
  for (const item of cart.items) {
    const { line, asked } = show(item)
    lines.push(line)
    orderLines.push(asked)
    totalCount += line.quantity
    totalPrice = add(totalPrice, line.linePrice)
  }
  return {
    cartId: cart.cartId,
    storeId: cart.storeId,
    storeName: cart.storeName,
    storeSlug: cart.storeSlug,
    inStorePurchase: cart.inStorePurchase,
    lines,
    removed,
    totalCount,
    totalPrice,
    expectedTotal: add(totalPrice, cart.shipping.price),
    shipping: cart.shipping,
    manualDeals: cart.manualDeals,
    userDiscount: cart.userDiscount,
    organisationDiscount: cart.organisationDiscount,
    useLoyalty: cart.useLoyalty,
    loyaltyAgreed,
    defaultPizzaSize: cart.defaultPizzaSize,
    activeOrderId: cart.activeOrderId,
    orderLines,
    needsNextDayOrder: large.needsNextDayOrder,
    needsManualOrder: large.needsManualOrder,
    needsRestrictionMessage: large.needsRestrictionMessage,
  }
}
