import type { Refusal } from "../../../api/refusal.ts"
import type { Problem } from "../../../domain/problem/model.ts"
import { isCouponRefusal } from "../../../domain/validation/rules/isCouponRefusal.ts"

/** What a refused price request requires of the shop (SPEC §8.2). */
export interface RefusalReading {
  /** The coupon error in the server's words; `null` when there is none. */
  readonly couponError: string | null
  /** The store does not sell every item. */
  readonly isUnavailable: boolean
  /** The coupon is not valid for this method. */
  readonly isWrongMethod: boolean
  readonly isTechnical: boolean
}

/** Reads a refusal. Only status 400 concerns the cart's contents; any other yields an empty reading. */
export const readRefusal = ({ status, problems }: Refusal): RefusalReading => {
  const told = status === 400 ? problems : []
  const has = (wanted: number) => told.some(({ code }) => code === wanted)
  return {
    couponError: spell(told.filter(({ code }) => isCouponRefusal(code))),
    isUnavailable: has(1002),
    isWrongMethod: has(3136),
    isTechnical: has(3099),
  }
}

const spell = (problems: readonly Problem[]): string | null =>
  problems.length === 0 ? null : [...new Set(problems.map(({ code, message }) => `${code} - ${message}`))].join(", ")
