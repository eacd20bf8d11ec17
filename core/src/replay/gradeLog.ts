import type { Grade, Unreadable } from "./model.ts"
import { readLog } from "./readLog.ts"
import { type EventHistory, shopHistory } from "./upcasts.ts"

/** The grade of a log: accepted as it is, upcast, or refused because of these event types. */
export type GradedLog = Grade | ({ readonly _tag: "Impossible" } & Omit<Unreadable, "_tag">)

/** Grades a log without folding any of it. */
export const gradeLog = (text: string, history: EventHistory = shopHistory): GradedLog => {
  const read = readLog(text, history)
  return read._tag === "Read" ? read.grade : { ...read, _tag: "Impossible" }
}
