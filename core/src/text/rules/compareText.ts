/** Which of two texts comes first by its signs alone, the same on any machine: -1, 1, or 0 for equal ones. */
export const compareText = (one: string, other: string): -1 | 0 | 1 => {
  if (one === other) return 0
  return one < other ? -1 : 1
}
