const couponCodes: ReadonlySet<number> = new Set([3133, 3134, 3135, 3035, 3136, 3137, 3138, 4025, 4046])

/** True if a refusal is about a coupon; it is shown beside the codes, not for the whole cart (SPEC §8.2). */
export const isCouponRefusal = (code: number): boolean => couponCodes.has(code)
