import type { ChartState } from "../../kernel/chart.ts"
import type { Problem } from "../../domain/problem/model.ts"

/** Context of the code that is entered. */
export interface CouponContext {
  readonly code: string
  /** A picked deal replaces the cart's codes; a typed code joins them. */
  readonly replaces: boolean
  readonly problems: readonly Problem[]
  readonly failures: number
}

/** The state of a code before it is in the cart. */
export type CouponStep =
  | "typing"
  /** The server judges it; the text does not change meanwhile. */
  | "judging"
  /** It is wrong, whatever the cart. */
  | "refused"
  /** It does not fit this cart; it is judged again when the cart changes. */
  | "unfit"
  /** It is valid, but the cart is empty; it is judged again with the first goods. */
  | "waiting"
  /** The server did not answer; the code is judged again later. */
  | "unreached"

/** The code that is typed or picked, until it counts and enters the cart. */
export interface CouponView {
  readonly step: CouponStep
  readonly code: string
  /** Why it is refused. */
  readonly problems: readonly Problem[]
}

const stepOf = (value: string): CouponStep =>
  value === "again" || value === "rejudging" ? "judging" : (value as CouponStep)

export const viewCoupon = ({ value, context: { code, problems } }: ChartState<CouponContext>): CouponView => ({
  step: stepOf(value as string),
  code,
  problems,
})
