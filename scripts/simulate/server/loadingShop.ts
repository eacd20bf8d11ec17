import { makeLazyShop } from "@skorpe/core/shop"
import type { LazyCode } from "@skorpe/core/kernel"
import { orderingUnits } from "@skorpe/core/shop/lazy"
import { accountUnits } from "@skorpe/core/shop/lazyAccount"
import type { VirtualTime } from "./virtualTime.ts"

/** Code that is loaded so many milliseconds after it is first requested, or from the start. */
const codeAfter = <Part>(time: VirtualTime, millis: number | null, part: Part): LazyCode<Part> => {
  let loaded: Part | undefined = millis === null ? part : undefined
  let loading = loaded && Promise.resolve()
  return {
    loaded: () => loaded,
    load: () =>
      (loading ??= new Promise((resolve) => {
        time.after(millis ?? 0, () => {
          loaded = part
          resolve()
        })
      })),
  }
}

/**
 * The shop as a page starts it: without the code of its lazy units, which comes over the network. A page that goes on
 * with the world of another waits for the code first (`null`).
 */
export const loadingShop = (time: VirtualTime, millis: number | null) => {
  const ordering = codeAfter(time, millis, orderingUnits)
  const account = codeAfter(time, millis === null ? null : millis * 2, accountUnits)
  return { ...makeLazyShop({ ordering, account }), loadOrdering: ordering.load }
}
