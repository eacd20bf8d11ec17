const couponCodes: ReadonlySet<number> = new Set([3133, 3134, 3135, 3035, 3136, 3137, 3138, 4025, 4046])

/** True when a refusal is about a coupon: shown beside the codes, not for the whole cart (SPEC §8.2). */
export const isCouponRefusal = (code: number): boolean => couponCodes.has(code)
