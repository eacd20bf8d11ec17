/** Minimum age in years for buying beer, in both markets (DECISIONS §10). */
export const minimumAge = 18
