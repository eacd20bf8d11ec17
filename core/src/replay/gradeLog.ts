import type { Grade, Unreadable } from "./model.ts"
import { readLog } from "./readLog.ts"
import { type EventHistory, shopHistory } from "./upcasts.ts"

/** What would become of a log: taken as it is, brought up to today, or refused, and because of which events. */
export type GradedLog = Grade | ({ readonly _tag: "Impossible" } & Omit<Unreadable, "_tag">)

/** Grades a log before anything of it is folded. */
export const gradeLog = (text: string, history: EventHistory = shopHistory): GradedLog => {
  const read = readLog(text, history)
  return read._tag === "Read" ? read.grade : { ...read, _tag: "Impossible" }
}
