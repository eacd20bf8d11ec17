import type { Market } from "@skorpe/core/domain/market"
import { type Menu, variationByCode } from "@skorpe/core/domain/menu"
import type { OrderLine } from "@skorpe/core/domain/order"
import type { Millis } from "@skorpe/core/domain/time"
import { countPizzas, judgeLargeOrder } from "@skorpe/core/domain/timing"

/** Checks the number of pizzas against the lead time of large orders; `requested` is `null` for now (DECISIONS §6). */
export const largeOrder = (
  market: Market,
  menu: Menu,
  goods: readonly OrderLine[],
  requested: Millis | null,
  now: Millis,
) => judgeLargeOrder(market, countPizzas(goods.map((line) => kindOf(menu, line))), requested, now)

const kindOf = (menu: Menu, { codes, quantity }: OrderLine) => {
  const isPizza = codes.some((code) => variationByCode(menu, code)?.product.kind === "PIZZA")
  return { type: isPizza ? ("pizza" as const) : ("others" as const), quantity }
}
