import type { Minor } from "../../money/model.ts"
import { refusals } from "../../price/refusals.ts"
import type { Problem } from "../../problem/model.ts"
import type { LargeOrder } from "../../timing/model.ts"
import { blockLargeOrder } from "../../timing/rules/blockLargeOrder.ts"
import { isCouponRefusal } from "./readRefusal.ts"

/** What a page says of a cart beside its price: how much is left to the minimum, what so many pizzas need. */
export type SaidBeside = "minimum" | "large"

const codeOf: Readonly<Record<SaidBeside, number>> = { minimum: refusals.belowMinimum, large: refusals.tooLarge }

/** The reasons against a cart that nothing else says: each is told once, those of codes where the codes are (SPEC §8.2). */
export const unsaidProblems = (problems: readonly Problem[], beside: readonly SaidBeside[]): readonly Problem[] =>
  problems.filter(({ code }) => !isCouponRefusal(code) && !beside.some((said) => codeOf[said] === code))

/** Whether there are too many pizzas for the time; the server speaks of the time, whatever so many need (SPEC §8.3). */
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

/** Whether the same cart may be taken when it is asked about once more; else only another cart helps, and is asked about by itself. */
export const mayPass = (problems: readonly Problem[]): boolean =>
  problems.every(({ code }) => !ofTheCart.has(code) && !isCouponRefusal(code))

/** What stands beside the price of a cart: the minimum while something is left to it, and what so many pizzas need. */
export const saidBeside = (large: LargeOrder, left: Minor): readonly SaidBeside[] => [
  ...(left > 0 ? (["minimum"] as const) : []),
  ...(blockLargeOrder(large) === null ? [] : (["large"] as const)),
]
