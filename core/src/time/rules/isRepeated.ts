import type { Millis } from "../model.ts"
import { readOffset } from "./readOffset.ts"

const dayLength = 86_400_000

/** Whether the clocks of a zone have shown this wall time before, because they were set back (DECISIONS §5). */
export const isRepeated = (timeZone: string, at: Millis): boolean => {
  const offset = readOffset(timeZone, at)
  const offsetBefore = readOffset(timeZone, at - dayLength)
  if (offsetBefore <= offset) return false
  return readOffset(timeZone, at + offset - offsetBefore) === offsetBefore
}
