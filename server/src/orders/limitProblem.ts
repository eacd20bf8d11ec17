import type { Language } from "@skorpe/core/domain/language"
import { type StoreLimit, waysOn } from "@skorpe/core/domain/order"
import { limitText, type Problem } from "@skorpe/core/domain/problem"
import { Effect } from "effect"
import { CardPayments } from "../cardPayments/CardPayments.ts"

/**
 * The refusal of an order beyond a limit (3016), with its own text and what the customer can do instead (DECISIONS
 * §21).
 */
export const limitProblem = Effect.fnUntraced(function* (limit: StoreLimit, language: Language) {
  const ways = waysOn(limit, (yield* CardPayments).isOffered)
  const problem: Problem = { code: 3016, message: limitText(limit, ways, language), ways }
  return [problem] as const
})
