import type { Millis } from "../../time/model.ts"
import type { StoreMarks } from "../marks.ts"

const noDelays = { pickup: 0, delivery: 0 } as const

/** The marks as they hold at a moment: without delays that have ended. */
export const marksAt = ({ delaysUntil, ...marks }: StoreMarks, now: Millis): StoreMarks => {
  if (delaysUntil === undefined) return marks
  return now < delaysUntil ? { ...marks, delaysUntil } : { ...marks, delays: noDelays }
}
