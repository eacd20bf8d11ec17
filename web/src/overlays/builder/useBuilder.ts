import { useMemo, useState } from "react"
import { type BuilderView, kitchenOf, viewPizza } from "@skorpe/core/units/builder"
import { type Hand, isToppedOtherwise } from "@skorpe/core/domain/builder"
import type { CartView } from "@skorpe/core/units/cart"
import type { Market } from "@skorpe/core/domain/market"
import type { StoreView } from "@skorpe/core/units/store"
import { useShop, useTime, useView } from "../../shop/shopContext.ts"
import { makeKeepEqual } from "../../kit/keepEqual.ts"
import { useAfterPaint } from "../../kit/useAfterPaint.ts"

/** The input of a builder's view. */
interface Given {
  readonly market: Market
  readonly hand: Hand
  readonly store: StoreView
  readonly cart: CartView
  readonly now: number
}

/** The builder's views; `null` if there is no pizza to build. */
export interface Built {
  /** For the frame that responds to a press. It skips changes of toppings, whose checkboxes change by themselves. */
  readonly view: BuilderView | null
  /** The view after the next paint, for content that is expensive to render. */
  readonly later: BuilderView | null
}

const isOnlyTopped = (one: Given, other: Given): boolean =>
  one.store === other.store &&
  one.cart === other.cart &&
  one.now === other.now &&
  isToppedOtherwise(one.hand, other.hand)

/** Computes views, once per input; parts that equal the previous view's keep their identity. */
const viewing = (): ((given: Given) => BuilderView | null) => {
  const made = new WeakMap<Given, BuilderView | null>()
  const keep = makeKeepEqual<BuilderView | null>()
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

/** The pizza in hand on the shown store's menu: now, and one paint later for expensive content. */
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
