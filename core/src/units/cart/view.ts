import type { GivenDiscount } from "../../domain/discount/chosen.ts"
import type { SizeName } from "../../domain/market/model.ts"
import type { Minor } from "../../domain/money/model.ts"
import { add, times, zero } from "../../domain/money/rules/kroner.ts"
import type { OrderLine } from "../../domain/order/model.ts"
import type { LargeOrder } from "../../domain/timing/model.ts"
import type { CartState, RemovedLine } from "./changing.ts"
import { canUndoLapse } from "./lapsing.ts"
import type { LeftOut } from "../../domain/cart/again.ts"
import type { CartItem, Shipping } from "../../domain/cart/model.ts"
import { orderLineOf } from "../../domain/cart/rules/orderLineOf.ts"

/** A cart line with its price. */
export interface LineView extends CartItem {
  readonly linePrice: Minor
}

/** The view of the cart. `totalPrice` is the sum computed here, before the server confirms it. */
export interface CartView extends LargeOrder {
  readonly cartId: string
  readonly storeId: string
  readonly storeName: string
  readonly storeSlug: string
  readonly inStorePurchase: boolean
  readonly lines: readonly LineView[]
  /** The line removed last and its former index; `RemovalUndone` restores it. */
  readonly removed: RemovedLine | null
  /** Codes that have just left the cart because they no longer fit; `LapseUndone` brings them back if it can. */
  readonly lapsed: { readonly codes: readonly string[]; readonly canUndo: boolean } | null
  /** What changed the whole cart, and the store where it was before; `MoveUndone` restores it. */
  readonly movedFrom: { readonly storeName: string; readonly by: "move" | "reorder" } | null
  /** What was left out of an earlier order, and why; `LeftOutDismissed` clears it. */
  readonly leftOut: readonly LeftOut[]
  /** Codes of an earlier order that the server has not judged yet. */
  readonly broughtCodes: readonly string[]
  /** An earlier order waits for its store's menu and stock, which are being loaded. */
  readonly isReordering: boolean
  readonly totalCount: number
  readonly totalPrice: Minor
  /** Includes delivery, as far as its price is known. */
  readonly expectedTotal: Minor
  readonly shipping: Shipping
  readonly manualDeals: readonly string[]
  readonly userDiscount: GivenDiscount | null
  readonly organisationDiscount: GivenDiscount | null
  readonly useLoyalty: boolean
  readonly loyaltyAgreed: boolean
  readonly defaultPizzaSize: SizeName
  readonly activeOrderId: string | null
  /** The lines as sent to the server for pricing. */
  readonly orderLines: readonly OrderLine[]
}

interface Shown {
  readonly line: LineView
  readonly asked: OrderLine
}

// Most events change one of many lines; the others keep their identity.
const shown = new WeakMap<CartItem, Shown>()

const show = (item: CartItem): Shown => {
  const known = shown.get(item)
  if (known) return known
  const made = { line: { ...item, linePrice: times(item.price, item.quantity) }, asked: orderLineOf(item) }
  shown.set(item, made)
  return made
}

export const viewCart = (state: CartState): CartView => {
  const { broughtCodes, cart, large, lapsed, leftOut, loyaltyAgreed, movedFrom, removed, reorder } = state
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
    lapsed: lapsed && { codes: lapsed.codes, canUndo: canUndoLapse(state) },
    movedFrom: movedFrom && { storeName: movedFrom.cart.storeName, by: movedFrom.by },
    leftOut,
    broughtCodes,
    isReordering: reorder?.isComing === true,
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
