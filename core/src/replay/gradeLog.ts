import { readKitchenLog } from "./kitchenLog.ts"
import type { Grade, Unreadable } from "./model.ts"
import { readLog } from "./readLog.ts"
import { type EventHistory, shopHistory } from "./upcasts.ts"

/** The grade of a log: accepted as it is, upcast, or refused because of these event types. */
export type GradedLog = Grade | ({ readonly _tag: "Impossible" } & Omit<Unreadable, "_tag">)

const graded = (read: { readonly _tag: "Read"; readonly grade: Grade } | Unreadable): GradedLog =>
  read._tag === "Read" ? read.grade : { ...read, _tag: "Impossible" }

/** Grades a log without folding any of it. */
export const gradeLog = (text: string, history: EventHistory = shopHistory): GradedLog => graded(readLog(text, history))

/** Grades a kitchen's log; its events have no older versions yet, so none is upcast. */
export const gradeKitchenLog = (text: string): GradedLog => graded(readKitchenLog(text))
