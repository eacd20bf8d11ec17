import { Kroner } from "@skorpe/core/domain/money"
import { LineToPrice, priceLine } from "@skorpe/core/domain/pizza"
import { Schema } from "effect"
import { answering } from "./answering.ts"

const Answer = Schema.Struct({ unitPrice: Kroner, extras: Kroner, linePrice: Kroner })

/** A line's price, the price of one piece's extras, and its unit price (DECISIONS §4). */
export const priceLineRule = answering(LineToPrice, Answer, (asked, market) => priceLine(asked, market.halfAndHalf))
