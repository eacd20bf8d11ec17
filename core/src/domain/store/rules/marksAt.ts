import type { Millis } from "../../time/model.ts"
import type { StoreMarks } from "../marks.ts"

const noDelays = { pickup: 0, delivery: 0 } as const

/** The marks in force at a moment: without delays that have ended, and without an end if the delays were withdrawn. */
export const marksAt = ({ delaysUntil, ...marks }: StoreMarks, now: Millis): StoreMarks => {
  if (delaysUntil === undefined) return marks
  const { pickup, delivery } = marks.delays
  if (now >= delaysUntil || (pickup === 0 && delivery === 0)) return { ...marks, delays: noDelays }
  return { ...marks, delaysUntil }
}
