import { useMemo, useState } from "react"
import { type BuilderView, type Hand, isToppedOtherwise, kitchenOf, viewPizza } from "@skorpe/core/builder"
import type { CartView } from "@skorpe/core/cart"
import type { Market } from "@skorpe/core/market"
import type { StoreView } from "@skorpe/core/store"
import { useShop, useTime, useView } from "../../app/shopContext.ts"
import { keeping } from "../../kit/keepEqual.ts"
import { useAfterPaint } from "../../kit/useAfterPaint.ts"

/** All that a view of the builder is made of. */
interface Given {
  readonly market: Market
  readonly hand: Hand
  readonly store: StoreView
  readonly cart: CartView
  readonly now: number
}

/** The pizza in the making, or `null` where there is nothing to build. */
export interface Built {
  /** What answers a press in the same frame; what a topping changes is not among it, as its box ticks itself. */
  readonly view: BuilderView | null
  /** The same once the answer to the last press has been painted: whatever is dear to draw. */
  readonly later: BuilderView | null
}

const isOnlyTopped = (one: Given, other: Given): boolean =>
  one.store === other.store &&
  one.cart === other.cart &&
  one.now === other.now &&
  isToppedOtherwise(one.hand, other.hand)

/** Makes views, each once; whatever in one is as it was in the one before is the same object. */
const viewing = (): ((given: Given) => BuilderView | null) => {
  const made = new WeakMap<Given, BuilderView | null>()
  const keep = keeping<BuilderView | null>()
  const make = ({ market, hand, store, cart, now }: Given): BuilderView | null => {
    const kitchen = kitchenOf(market, store, cart, now)
    return keep(hand._tag === "Nothing" || kitchen === null ? null : viewPizza(hand.pizza, kitchen))
  }
  return (given) => {
    const known = made.get(given)
    if (known !== undefined) return known
    const view = make(given)
    made.set(given, view)
    return view
  }
}

/** The pizza in the making as the shown store's menu has it now, and as it is drawn a moment later. */
export const useBuilder = (): Built => {
  const { market } = useShop()
  const hand = useView("builder")
  const store = useView("store")
  const cart = useView("cart")
  const now = useTime()
  const given = useMemo(() => ({ market, hand, store, cart, now }), [market, hand, store, cart, now])
  const painted = useAfterPaint(given)
  const [viewOf] = useState(viewing)
  return { view: viewOf(isOnlyTopped(painted, given) ? painted : given), later: viewOf(painted) }
}
