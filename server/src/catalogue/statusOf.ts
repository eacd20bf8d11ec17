import type { Market } from "@skorpe/core/market"
import { openingAt, type StoreStatus, type StoreWithMenu } from "@skorpe/core/store"
import type { Millis } from "@skorpe/core/time"

/** How a store stands at a moment: open or not until when, and what is sold out. */
export const statusOf = (market: Market, { store, menu }: StoreWithMenu, now: Millis): StoreStatus => {
  const { open, changesAt } = openingAt(store.openingHours, store.schedule, market.timeZone, now)
  const isOut = ({ soldOutUntil }: { readonly soldOutUntil: Millis | null }) =>
    soldOutUntil !== null && soldOutUntil > now
  return {
    open,
    changesAt,
    waitMinutes: store.waitMinutes,
    soldOutProducts: menu.products.filter(({ variations }) => variations.every(isOut)).map((one) => one.productCode),
    soldOutVariations: menu.products.flatMap(({ variations }) => variations.filter(isOut).map(({ code }) => code)),
    serverTime: now,
  }
}
