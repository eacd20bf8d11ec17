import type { Minor } from "../../money/model.ts"
import type { AskedRefund } from "../matters.ts"

/**
 * Which refund of its kind a wish is after those that staff knew of when they opened the form. Failed ones count only
 * before one that has not failed, whose key may be any of theirs; the last ones are asked for anew with their own key,
 * so that a form opened before they failed still asks for the same refund. Whoever asks again without having heard of
 * an answer knows of the same ones, and asks for the same.
 */
export const nthRefund = (amount: Minor | null, known: readonly AskedRefund[]): number => {
  const same = amount === null ? known : known.filter((one) => one.amount === amount)
  return same.findLastIndex((one) => !one.hasFailed) + 2
}
