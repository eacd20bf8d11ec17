import type { ChartState } from "../kernel/chart.ts"
import type { Minor } from "../money/model.ts"
import { zero } from "../money/rules/kroner.ts"
import type { PriceRequest, ValidatedPrice } from "../price/model.ts"
import type { Problem } from "../problem/model.ts"
import { type PriceChange, priceChange } from "./rules/priceChange.ts"
import { leftTo, type SaidMinimum } from "./rules/minimumFor.ts"
import type { RefusalReading } from "./rules/readRefusal.ts"

/** What the validation remembers of the last question. */
export interface ValidationContext {
  /** Delivery minimum of the market, until store or server say otherwise. */
  readonly marketMinimum: Minor
  /** What the server is asked: always the cart as it was last told of. */
  readonly request: PriceRequest | null
  /** Belongs to `request`, or is `null`. */
  readonly price: ValidatedPrice | null
  /** What was confirmed for this very cart, before the server said that it is no longer so. */
  readonly before: ValidatedPrice | null
  readonly problems: readonly Problem[]
  /** Of the last refusal; its coupon error stays until the next answer (SPEC §8.2). */
  readonly reading: RefusalReading | null
  readonly minimum: Minor
  readonly said: SaidMinimum | null
  /** The items were moved to another store and nothing was answered since. */
  readonly hasMoved: boolean
  readonly failures: number
  /** The customer has been told that it is a technical error; not again before something else happens. */
  readonly hasAlerted: boolean
}

/** How sure the total is (DECISIONS §7). */
export type Certainty =
  | { readonly _tag: "Empty" }
  | { readonly _tag: "Pending" }
  | { readonly _tag: "Confirmed"; readonly price: ValidatedPrice }
  /** The server has said that this cart cannot be ordered as it is. */
  | { readonly _tag: "Refused"; readonly problems: readonly Problem[] }
  /** Nobody answered: the cart is kept, ordering waits, it is tried again by itself. */
  | { readonly _tag: "Unconfirmed" }

/** What may be seen of the validation. */
export type ValidationView = Certainty & {
  /** What is wrong with the coupons, as "code - message"; stays until the next answer (SPEC §8.2). */
  readonly couponError: string | null
  /** What is confirmed at another price than was shown before. */
  readonly change: PriceChange | null
  /** The least that the goods must come to for this way of handing over, and what is left to that. */
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
    left: request ? leftTo(minimum, price?.orderAmount ?? request.totalAmount) : zero,
  }
}
