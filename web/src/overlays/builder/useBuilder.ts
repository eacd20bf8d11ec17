import { useMemo, useState } from "react"
import { type BuilderView, kitchenOf, viewPizza } from "@skorpe/core/builder"
import { useShop, useTime, useView } from "../../app/shopContext.ts"
import { keeping } from "../../kit/keepEqual.ts"

/**
 * The pizza in the making as the shown store's menu has it now; `null` when there is nothing to build. Whatever in it is
 * as it was is the same object as before.
 */
export const useBuilder = (): BuilderView | null => {
  const { market } = useShop()
  const hand = useView("builder")
  const store = useView("store")
  const cart = useView("cart")
  const now = useTime()
  const [keep] = useState(() => keeping<BuilderView | null>())
  return useMemo(() => {
    const kitchen = kitchenOf(market, store, cart, now)
    return keep(hand._tag === "Nothing" || kitchen === null ? null : viewPizza(hand.pizza, kitchen))
  }, [market, hand, store, cart, now, keep])
}
