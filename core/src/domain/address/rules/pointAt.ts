/** How a key moves the highlight among suggestions. */
export type Pointing = "next" | "previous" | "first" | "last" | "none"

/** The highlighted suggestion after a key; wraps around. `null` is none. */
export const pointAt = (from: number | null, to: Pointing, count: number): number | null => {
  if (to === "none" || count === 0) return null
  if (to === "first") return 0
  if (to === "last") return count - 1
  if (to === "next") return from === null ? 0 : (from + 1) % count
  return from === null ? count - 1 : (from + count - 1) % count
}
