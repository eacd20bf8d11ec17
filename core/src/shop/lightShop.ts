import { makeFold } from "../kernel/fold.ts"
import { type Coming, lateUnit } from "../kernel/lateUnit.ts"
import type { WakingUnits } from "../waking/index.ts"
import {
  builderAsleep,
  checkoutAsleep,
  defaultStoreAsleep,
  finderAsleep,
  loginAsleep,
  offersAsleep,
  timingAsleep,
  trackingAsleep,
  unsubscribeAsleep,
  upsellsAsleep,
} from "./asleep.ts"
import { dialogAsleep, notificationAsleep, overlayAsleep, searchAsleep } from "./asleepInFront.ts"
import { cartAsleep, lastOrderAsleep, loyaltyAsleep, validationAsleep } from "./asleepOrdering.ts"
import { sessionAsleep } from "./asleepSession.ts"
import type { ShopCommand } from "./commands.ts"
import type { ShopEvent } from "./events.ts"
import { overhearCall } from "./overhearCall.ts"
import type { ShopFold, ShopViews, ShopWorld } from "./shop.ts"
import type { ShopStart } from "./start.ts"
import { unitsWith } from "./units.ts"

/** A shop that begins without the code of units that sleep. */
export interface LightShop {
  /** Folds as the whole shop does, byte for byte; throws `NotHere` until the code of a unit that wakes is here. */
  readonly fold: ShopFold
  /** Looks at a world that this shop began, or at any once the code is here. */
  readonly see: (world: ShopWorld) => ShopViews
}

/** Makes it; `waking` is the code that it begins without. */
export const makeLightShop = (waking: Coming<WakingUnits>): LightShop => {
  const coming = <Name extends keyof WakingUnits>(name: Name): Coming<WakingUnits[Name]> => ({
    now: () => waking.now()?.[name],
    come: waking.come,
  })
  const units = unitsWith({
    builder: lateUnit(builderAsleep, coming("builder")),
    cart: lateUnit(cartAsleep, coming("cart")),
    checkout: lateUnit(checkoutAsleep, coming("checkout")),
    defaultStore: lateUnit(defaultStoreAsleep, coming("defaultStore")),
    dialog: lateUnit(dialogAsleep, coming("dialog")),
    finder: lateUnit(finderAsleep, coming("finder")),
    lastOrder: lateUnit(lastOrderAsleep, coming("lastOrder")),
    login: lateUnit(loginAsleep, coming("login")),
    loyalty: lateUnit(loyaltyAsleep, coming("loyalty")),
    notification: lateUnit(notificationAsleep, coming("notification")),
    offers: lateUnit(offersAsleep, coming("offers")),
    overlay: lateUnit(overlayAsleep, coming("overlay")),
    search: lateUnit(searchAsleep, coming("search")),
    session: lateUnit(sessionAsleep, coming("session")),
    timing: lateUnit(timingAsleep, coming("timing")),
    tracking: lateUnit(trackingAsleep, coming("tracking")),
    unsubscribe: lateUnit(unsubscribeAsleep, coming("unsubscribe")),
    upsells: lateUnit(upsellsAsleep, coming("upsells")),
    validation: lateUnit(validationAsleep, coming("validation")),
  })
  const fold: ShopFold = makeFold<ShopStart, ShopEvent, ShopCommand>(Object.values(units), overhearCall)
  return { fold, see: (world) => fold.see(world) as unknown as ShopViews }
}
