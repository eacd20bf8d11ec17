import { useMemo } from "react"
import { type BuilderView, kitchenOf, viewPizza } from "@skorpe/core/builder"
import { useShop, useTime, useView } from "../../app/shopContext.ts"

/** The pizza in the making as the shown store's menu has it now; `null` when there is nothing to build. */
export const useBuilder = (): BuilderView | null => {
  const { market } = useShop()
  const hand = useView("builder")
  const store = useView("store")
  const cart = useView("cart")
  const now = useTime()
  return useMemo(() => {
    const kitchen = kitchenOf(market, store, cart, now)
    return hand._tag === "Nothing" || kitchen === null ? null : viewPizza(hand.pizza, kitchen)
  }, [market, hand, store, cart, now])
}
