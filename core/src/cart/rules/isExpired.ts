/** How long a cart lives without being touched: 24 hours (SPEC §9). */
export const cartLifetime = 24 * 60 * 60 * 1000

/** Whether a stored cart is too old to be restored. One from the future is as good as new: the clock went back. */
export const isExpired = (timestamp: number, now: number): boolean => now - timestamp > cartLifetime
