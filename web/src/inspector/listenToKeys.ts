import type { Dispatch } from "react"
import { flushSync } from "react-dom"
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

/** What a key does once, however long it is held: an edit folds the whole log, and playing would flicker. */
const presses: Readonly<Record<string, InspectorEvent>> = {
  " ": { type: "PlayPressed" },
  f: { type: "EnlargePressed" },
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

/** Whether the target needs all keys itself: it is a field or a select. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches("input:not([type=file], [type=radio], [type=checkbox], [type=range]), textarea, select")

/**
 * Whether the target needs this key itself, but no letters: the slider and choices move by some keys, and choices and
 * buttons are pressed by the space bar. The buttons that step and play leave the space bar to playing; Enter presses
 * them.
 */
const needsKey = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof HTMLElement)) return false
  if (target.matches("[type=range]")) return key.startsWith("Arrow") || key === "Home" || key === "End"
  if (target.matches("[type=radio], [type=checkbox]")) return key === " " || key.startsWith("Arrow")
  return key === " " && target.matches("button, summary, a, label") && target.closest("[data-space='plays']") === null
}

/**
 * Steps, plays, searches and edits by keys, wherever the focus is except in fields; returns a function that stops
 * listening.
 */
export const listenToKeys = (send: Dispatch<InspectorEvent>): (() => void) => {
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || needsKey(event.target, event.key))
      return
    const step = steps[event.key]
    const pressed = event.shiftKey ? moves[event.key] : presses[event.key]
    if (pressed && event.repeat) return event.preventDefault()
    if (pressed) send(pressed)
    else if (step) send({ type: "Stepped", to: step })
    else if (event.key === "Escape") return send({ type: "EnlargeEnded" })
    else if (event.key === "/") {
      // An enlarged shop hides the field.
      flushSync(() => send({ type: "EnlargeEnded" }))
      document.querySelector<HTMLElement>("#inspector-search")?.focus()
    } else return
    event.preventDefault()
  }
  document.addEventListener("keydown", press)
  return () => document.removeEventListener("keydown", press)
}
