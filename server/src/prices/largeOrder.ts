import type { Market } from "@skorpe/core/market"
import { type Menu, variationByCode } from "@skorpe/core/menu"
import type { OrderLine } from "@skorpe/core/order"
import type { Millis } from "@skorpe/core/time"
import { countPizzas, judgeLargeOrder } from "@skorpe/core/timing"

/** What so many pizzas need, wanted at a moment or, with `null`, now (DECISIONS §6). */
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
