import { makeLightShop, type ShopWorld } from "@skorpe/core/shop"
import { later } from "../kit/later.ts"

/** Asked for again so many milliseconds after it did not come. */
const pause = 5600

const waking = later(() => import("@skorpe/core/waking"))

/** Resolves when everything that sleeps may wake; asks until then. */
export const wakeUp = (): Promise<void> =>
  waking.load().then(
    () => undefined,
    () => new Promise((resume) => setTimeout(() => resume(wakeUp()), pause)),
  )

/** The shop that the page runs: it begins without the code that a menu does not need. */
export const { fold, see: seeShop } = makeLightShop({
  now: () => waking.now()?.wakingUnits,
  come: wakeUp,
})

/** The digest of a world, once the code that takes it is here. */
export const digest = (world: ShopWorld): string | undefined => waking.now()?.digestWorld(world)
