/** Compares two texts by code unit, the same on any machine: -1, 1, or 0 for equal ones. */
export const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
