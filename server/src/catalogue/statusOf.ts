import type { Market } from "@skorpe/core/domain/market"
import { isProductSoldOut, isVariationSoldOut } from "@skorpe/core/domain/menu"
import { openingAt, type StoreStatus, type StoreWithMenu } from "@skorpe/core/domain/store"
import type { Millis } from "@skorpe/core/domain/time"

/** A store's status at a moment: whether it is open, when that changes, and what is sold out. */
export const statusOf = (market: Market, { store, menu }: StoreWithMenu, now: Millis): StoreStatus => {
  const { open, changesAt } = openingAt(store.openingHours, store.schedule, market.timeZone, now)
  return {
    open,
    changesAt,
    waitMinutes: store.waitMinutes,
    soldOutProducts: menu.products.filter((one) => isProductSoldOut(one, now)).map((one) => one.productCode),
    soldOutVariations: menu.products.flatMap(({ variations }) =>
      variations.filter((one) => isVariationSoldOut(one, now)).map(({ code }) => code),
    ),
    serverTime: now,
  }
}
