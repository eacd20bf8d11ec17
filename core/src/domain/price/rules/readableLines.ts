import type { Market } from "../../market/model.ts"
import type { Menu } from "../../menu/model.ts"
import type { OrderLine } from "../../order/model.ts"
import type { Millis } from "../../time/model.ts"
import { dayAt } from "../../time/rules/dayAt.ts"
import { type DescribedLine, describeLine } from "./describeLine.ts"
import { readLine } from "./readLine.ts"

/**
 * The lines of a cart that a store sells at a time, described and priced. The others are left out: a code is judged by
 * what can be ordered.
 */
export const readableLines = (
  market: Market,
  menu: Menu,
  products: readonly OrderLine[],
  at: Millis,
): readonly DescribedLine[] =>
  products.flatMap((asked) => {
    const reading = readLine(menu, asked, at)
    if (reading._tag === "Refused") return []
    return [describeLine(market, asked, reading.sold, reading.line, dayAt(market.timeZone, at))]
  })
