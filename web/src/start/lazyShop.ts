import { makeLazyShop, type ShopWorld } from "@skorpe/core/shop"
import { lazyPart } from "../kit/lazyPart.ts"
import type { PageCode } from "./orderingCode.ts"

/** Delay in ms before a failed load is retried. */
const pause = 5600

const ordering = lazyPart(() => import("./orderingCode.ts"))
const account = lazyPart(() => import("@skorpe/core/shop/lazyAccount"))

const loadUntilThere = (part: { readonly load: () => Promise<unknown> }): Promise<void> =>
  part.load().then(
    () => undefined,
    () => new Promise((resume) => setTimeout(() => resume(loadUntilThere(part)), pause)),
  )

/** What the page itself needs for an order; `undefined` until the units that serve one are loaded. */
export const orderingCode = (): PageCode | undefined => ordering.now()?.pageCode

/** Calls back once that code is loaded, before any input that waits for it. */
export const onceOrdering = (begin: (code: PageCode) => void): void => {
  const tell = (): void => {
    const code = orderingCode()
    if (code === undefined) return
    stop()
    begin(code)
  }
  const stop = ordering.subscribe(tell)
  tell()
}

/** Resolves when the code of the lazy units that serve an order is loaded; retries until then. */
export const loadOrdering = (): Promise<void> => loadUntilThere(ordering)

/** Resolves when the code of all lazy units is loaded; retries until then. */
export const loadLazyUnits = (): Promise<unknown> => Promise.all([loadOrdering(), loadUntilThere(account)])

/** The shop that the page runs, with its lazy units: it starts without the code that a menu does not need. */
export const { fold, see: seeShop } = makeLazyShop({
  ordering: { loaded: () => ordering.now()?.orderingUnits, load: loadOrdering },
  account: { loaded: () => account.now()?.accountUnits, load: () => loadUntilThere(account) },
})

/** The digest of a world; `undefined` until its code is loaded. */
export const digest = (world: ShopWorld): string | undefined => ordering.now()?.digestWorld(world)
