import type { Dispatch } from "react"
import type { ForkEvent } from "./fork/editing.ts"
import type { InspectorEvent, Step } from "./inspector.ts"

const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: "back",
  ArrowUp: "back",
  ArrowRight: "on",
  ArrowDown: "on",
  Home: "first",
  End: "last",
  "[": "screenBack",
  "]": "screenOn",
  p: "foundBack",
  n: "foundOn",
}

const edits: Readonly<Record<string, ForkEvent>> = {
  Delete: { type: "LeaveOutPressed" },
  e: { type: "EditorOpened", does: "Replaced" },
  i: { type: "EditorOpened", does: "Inserted" },
  u: { type: "UndoPressed" },
  o: { type: "OtherSidePressed" },
  d: { type: "FirstDifferencePressed" },
}

const moves: Readonly<Record<string, ForkEvent>> = {
  ArrowUp: { type: "MovePressed", by: -1 },
  ArrowDown: { type: "MovePressed", by: 1 },
}

/** Whether the target needs the keys itself; a button needs only the space bar and Enter. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches("input:not([type=file], [type=radio], [type=checkbox]), textarea, select")

/** Whether the target is a choice, which needs the arrows and the space bar itself, but no letters. */
const isChoosing = (target: EventTarget | null, key: string): boolean =>
  target instanceof HTMLElement &&
  target.matches("[type=radio], [type=checkbox]") &&
  (key === " " || key.startsWith("Arrow"))

/**
 * Steps, plays, searches and edits by keys, wherever the focus is except in fields; returns a function that stops
 * listening.
 */
export const listenToKeys = (send: Dispatch<InspectorEvent>): (() => void) => {
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isChoosing(event.target, event.key))
      return
    const step = steps[event.key]
    const edit = event.shiftKey ? moves[event.key] : edits[event.key]
    const isOnButton = event.target instanceof HTMLElement && event.target.matches("button, summary, a, label")
    // An edit folds the whole log, so key repeat is ignored.
    if (edit && event.repeat) return event.preventDefault()
    if (edit) send(edit)
    else if (step) send({ type: "Stepped", to: step })
    else if (event.key === " " && !isOnButton) send({ type: "PlayPressed" })
    else if (event.key === "/") document.querySelector<HTMLElement>("#inspector-search")?.focus()
    else return
    event.preventDefault()
  }
  document.addEventListener("keydown", press)
  return () => document.removeEventListener("keydown", press)
}
