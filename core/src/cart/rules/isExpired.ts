/** How long a cart lives without being touched: 24 hours (SPEC §9). */
export const cartLifetime = 24 * 60 * 60 * 1000

/** Whether a stored cart is too old to be restored, or from so far ahead that its time cannot be right. */
export const isExpired = (timestamp: number, now: number): boolean => Math.abs(now - timestamp) > cartLifetime
