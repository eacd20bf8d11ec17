import type { Minor } from "../../money/model.ts"
import type { AskedRefund } from "../matters.ts"

/**
 * Which refund of its kind a wish is after those that staff knew of when they opened the form: failed ones count, as
 * their keys are used. Whoever asks again without having heard of an answer knows of the same ones, and asks for the same.
 */
export const nthRefund = (amount: Minor | null, known: readonly AskedRefund[]): number =>
  1 + (amount === null ? known : known.filter((one) => one.amount === amount)).length
