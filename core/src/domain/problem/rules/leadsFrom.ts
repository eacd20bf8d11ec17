import type { ProblemCode } from "../codes.ts"
import type { Problem } from "../model.ts"

/** Where a refused order can be resolved: on a page of the site, or by a call to the store. */
export type Lead = "address" | "method" | "cart" | "ownAccount" | "noMember" | "call"

/** The codes of SPEC §8.3 by where they lead. `here` is corrected in the form itself, or by sending it again. */
const codesOf: Readonly<Record<Exclude<Lead, "call"> | "here", readonly ProblemCode[]>> = {
  address: [3019, 3022, 3027],
  method: [3017, 3066, 4027],
  cart: [3018, 3045, 3109, 3116, 4025, 4029, 4030, 4031],
  ownAccount: [3088, 3090],
  // The organisation has removed the customer meanwhile, so another cart would not help.
  noMember: [3007],
  here: [1004, 1005, 1006, 1009, 1011, 1031, 3023, 3037, 3046, 3145, 3146],
}

const leads = new Map<number, Lead | "here">(
  Object.entries(codesOf).flatMap(([lead, codes]) =>
    codes.map((code) => [code, lead as keyof typeof codesOf] as const),
  ),
)

/**
 * The ways on from a refused order (SPEC §8.3), each once; any other code leads to a call. A problem that names a code
 * of the cart is left out, because the code can be removed, and so is a limit with a way on of its own; paying online is
 * one only where it is offered.
 */
export const leadsFrom = (problems: readonly Problem[], paysOnline: boolean): readonly Lead[] => {
  const isLed = ({ coupons, ways = [] }: Problem) =>
    coupons !== undefined || ways.some((way) => way === "proveNumber" || paysOnline)
  const found = problems.filter((problem) => !isLed(problem)).map(({ code }) => leads.get(code) ?? "call")
  return [...new Set(found)].filter((lead) => lead !== "here")
}
