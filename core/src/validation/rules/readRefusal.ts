import type { Refusal } from "../../api/refusal.ts"
import type { Problem } from "../../problem/model.ts"

/** What a refusal of a cart's price asks of the shop (SPEC §8.2). */
export interface RefusalReading {
  /** What is wrong with the coupons, in the server's words; `null` when nothing is. */
  readonly couponError: string | null
  /** Not everything is sold in this store. */
  readonly isUnavailable: boolean
  /** The coupon is not for this way of handing over. */
  readonly isWrongMethod: boolean
  readonly isTechnical: boolean
}

const couponCodes: ReadonlySet<number> = new Set([3133, 3134, 3135, 3035, 3136, 3137, 3138, 4025, 4046])

/** Whether a refusal is about a coupon: said where the codes are, not of the cart as a whole (SPEC §8.2). */
export const isCouponRefusal = (code: number): boolean => couponCodes.has(code)

/** Reads a refusal: only one of status 400 is about what is in the cart; any other says nothing of that kind. */
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
