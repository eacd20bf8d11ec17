import type { Market } from "@skorpe/core/domain/market"
import { isProductSoldOut, isVariationSoldOut } from "@skorpe/core/domain/menu"
import { openingAt, type StoreStatus, type StoreWithMenu } from "@skorpe/core/domain/store"
import type { Millis } from "@skorpe/core/domain/time"

/** A store's status at a moment: whether it is open, when that changes, and what is sold out. */
export const statusOf = (market: Market, { store, menu }: StoreWithMenu, now: Millis): StoreStatus => {
  const { open, changesAt } = openingAt(store.openingHours, store.schedule, market.timeZone, now)
  const gone = menu.products.flatMap(({ variations }) => variations.filter((one) => isVariationSoldOut(one, now)))
  return {
    open,
    changesAt,
    waitMinutes: store.waitMinutes,
    soldOutProducts: menu.products.filter((one) => isProductSoldOut(one, now)).map((one) => one.productCode),
    soldOutVariations: gone.map(({ code }) => code),
    soldOutUntil: Object.fromEntries(gone.map(({ code, soldOutUntil }) => [code, Number(soldOutUntil)])),
    serverTime: now,
  }
}
