import type { Problem } from "../../problem/model.ts"

/** A refused call: its HTTP status and the codes of its answer. */
interface RefusedCall {
  readonly status: number
  readonly problems: readonly Pick<Problem, "code">[]
}

/**
 * True when a refusal is worth an error report. A step of a payment whose order is already paid (409, 3036) only came
 * after the provider's notification, which is a race that both may win.
 */
export const isFault = ({ status, problems }: RefusedCall): boolean =>
  status !== 409 || problems.length === 0 || problems.some(({ code }) => code !== 3036)
