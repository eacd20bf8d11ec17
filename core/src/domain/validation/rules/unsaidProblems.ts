import type { Minor } from "../../money/model.ts"
import { refusals } from "../../price/refusals.ts"
import type { Problem } from "../../problem/model.ts"
import type { LargeOrder } from "../../timing/model.ts"
import { blockLargeOrder } from "../../timing/rules/blockLargeOrder.ts"
import { isCouponRefusal } from "./isCouponRefusal.ts"

/**
 * Notes beside a cart's price: the amount missing to the minimum, the rules for large orders, a membership that has
 * ended.
 */
export type SaidBeside = "minimum" | "large" | "membership"

const codeOf: Readonly<Record<SaidBeside, number>> = {
  minimum: refusals.belowMinimum,
  large: refusals.tooLarge,
  membership: 3007,
}

/** The problems of a cart not shown elsewhere: each is shown once, those of codes beside the codes (SPEC §8.2). */
export const unsaidProblems = (problems: readonly Problem[], beside: readonly SaidBeside[]): readonly Problem[] =>
  problems.filter((problem) => !isOfCodes(problem) && !beside.some((said) => codeOf[said] === problem.code))

/** True when a problem is about codes: one of SPEC §8.2, or one that names codes. */
export const isOfCodes = ({ code, coupons }: Problem): boolean => coupons !== undefined || isCouponRefusal(code)

/**
 * True for too many pizzas at that time; the server's text is about the time only (SPEC §8.3).
 */
export const isTooLarge = ({ code }: Problem): boolean => code === refusals.tooLarge

const ofTheCart: ReadonlySet<number> = new Set([
  refusals.outsideArea,
  refusals.tooLarge,
  refusals.organisationDelivery,
  refusals.belowMinimum,
  refusals.hotspotMissing,
  refusals.hotspotInvalid,
  refusals.invalidDiscount,
  refusals.deliveryNotAvailable,
  refusals.invalidProduct,
])

/** True when a retry of the same cart may succeed; otherwise only a changed cart helps, which is priced anyway. */
export const mayPass = (problems: readonly Problem[]): boolean =>
  problems.every((problem) => !ofTheCart.has(problem.code) && !isOfCodes(problem))

/** The notes beside a cart's price: the minimum while below it, and the rules for large orders. */
export const saidBeside = (large: LargeOrder, left: Minor): readonly SaidBeside[] => [
  ...(left > 0 ? (["minimum"] as const) : []),
  ...(blockLargeOrder(large) === null ? [] : (["large"] as const)),
]
