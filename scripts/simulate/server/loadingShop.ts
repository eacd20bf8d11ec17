import { makeLazyShop } from "@skorpe/core/shop"
import type { LazyCode } from "@skorpe/core/kernel"
import { orderingUnits } from "@skorpe/core/shop/lazy"
import { accountUnits } from "@skorpe/core/shop/lazyAccount"
import type { VirtualTime } from "./virtualTime.ts"

/** Code that is there so many milliseconds after it is first wanted. */
const codeAfter = <Part>(time: VirtualTime, millis: number, part: Part): LazyCode<Part> => {
  let loaded: Part | undefined
  let loading: Promise<void> | undefined
  return {
    loaded: () => loaded,
    load: () =>
      (loading ??= new Promise((resolve) => {
        time.after(millis, () => {
          loaded = part
          resolve()
        })
      })),
  }
}

/** The shop as a page starts it: without the code of its lazy units, which comes over the network. */
export const loadingShop = (time: VirtualTime, millis: number) =>
  makeLazyShop({
    ordering: codeAfter(time, millis, orderingUnits),
    account: codeAfter(time, millis * 2, accountUnits),
  })
