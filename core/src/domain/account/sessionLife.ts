import { millisecondsInDay, millisecondsInMinute } from "date-fns/constants"

/**
 * Session lifetimes in ms (SPEC §9): `holds` is counted from the last renewal; from `renewsAfter` it can be renewed
 * again.
 */
export const sessionLife = { holds: millisecondsInDay, renewsAfter: 30 * millisecondsInMinute } as const

/**
 * The moment until which a session renewed at `renewedAt` needs no renewal. A client stores it as `expiresAt`, so it
 * refreshes long before the session ends (SPEC §4.1, decision 14).
 */
export const freshUntil = (renewedAt: number): number => renewedAt + sessionLife.renewsAfter

/** True when a session last renewed at `renewedAt` has ended at `now`. */
export const isSessionOver = (renewedAt: number, now: number): boolean => now >= renewedAt + sessionLife.holds
