import type { ChartState } from "../../kernel/chart.ts"
import type { Minor } from "../../domain/money/model.ts"
import { zero } from "../../domain/money/rules/kroner.ts"
import type { PriceRequest, ValidatedPrice } from "../../domain/price/model.ts"
import type { Problem } from "../../domain/problem/model.ts"
import { type PriceChange, priceChange } from "../../domain/validation/rules/priceChange.ts"
import { missingToMinimum, type SaidMinimum } from "./rules/minimumFor.ts"
import type { RefusalReading } from "./rules/readRefusal.ts"

/** Context of the validation. */
export interface ValidationContext {
  /** Delivery minimum of the market, used until the store or the server gives one. */
  readonly marketMinimum: Minor
  /** The price request for the cart as last changed. */
  readonly request: PriceRequest | null
  /** The confirmed price for `request`, or `null`. */
  readonly price: ValidatedPrice | null
  /** The price confirmed for this cart before the server reported a change. */
  readonly before: ValidatedPrice | null
  readonly problems: readonly Problem[]
  /** The last refusal, read; its coupon error stays until the next answer (SPEC §8.2). */
  readonly reading: RefusalReading | null
  /** The codes that the last price or verdict accepted: when goods no longer fit them, they lapse. */
  readonly counted: readonly string[]
  readonly minimum: Minor
  readonly said: SaidMinimum | null
  /** Whether the cart has moved to another store and its price is unanswered since. */
  readonly hasMoved: boolean
  readonly failures: number
  /** Whether the technical error was shown; shown again only after a retry or a good answer. */
  readonly hasAlerted: boolean
}

/** How certain the total is (DECISIONS §7). */
export type Certainty =
  | { readonly _tag: "Empty" }
  | { readonly _tag: "Pending" }
  | { readonly _tag: "Confirmed"; readonly price: ValidatedPrice }
  /** The server refuses this cart. */
  | { readonly _tag: "Refused"; readonly problems: readonly Problem[] }
  /** The server did not answer: ordering is blocked, the request is retried automatically. */
  | { readonly _tag: "Unconfirmed" }

/** The view of the validation. */
export type ValidationView = Certainty & {
  /** The coupon error as "code - message"; stays until the next answer (SPEC §8.2). */
  readonly couponError: string | null
  /** Set when the confirmed price differs from the one shown before. */
  readonly change: PriceChange | null
  /** The minimum value of goods for the current method, and the amount missing to it. */
  readonly minimum: Minor
  readonly left: Minor
}

const certaintyOf = ({ value, context }: ChartState<ValidationContext>): Certainty => {
  if (value === "empty") return { _tag: "Empty" }
  if (value === "refused") return { _tag: "Refused", problems: context.problems }
  if (value === "unconfirmed") return { _tag: "Unconfirmed" }
  return context.price ? { _tag: "Confirmed", price: context.price } : { _tag: "Pending" }
}

export const viewValidation = (state: ChartState<ValidationContext>): ValidationView => {
  const { before, minimum, price, reading, request } = state.context
  return {
    ...certaintyOf(state),
    couponError: reading?.couponError ?? null,
    change: request && price && priceChange(request, before, price),
    minimum,
    left: request ? missingToMinimum(minimum, price?.orderAmount ?? request.totalAmount) : zero,
  }
}
