const minute = 60_000

/** How long a session lives, in milliseconds (SPEC §9): it ends so long after its last renewal, and can be renewed again once so old. */
export const sessionLife = { holds: 24 * 60 * minute, renewsAfter: 30 * minute } as const

/**
 * Until when a session renewed at `renewedAt` needs no renewal: the `expiresAt` that a client stores, so that it asks for
 * a refresh in time, long before the session itself is over (SPEC §4.1, decision 14).
 */
export const freshUntil = (renewedAt: number): number => renewedAt + sessionLife.renewsAfter

/** Whether a session that was last renewed at `renewedAt` has ended at `now`. */
export const isSessionOver = (renewedAt: number, now: number): boolean => now >= renewedAt + sessionLife.holds
