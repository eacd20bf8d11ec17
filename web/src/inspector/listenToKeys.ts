import type { Dispatch } from "react"
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

/** Elements that need the keys themselves; a button needs only the space bar and Enter. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input:not([type=file]), textarea, select")

/** Steps, plays and searches by keys, wherever the focus is except in fields; returns how to stop. */
export const listenToKeys = (send: Dispatch<InspectorEvent>): (() => void) => {
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const step = steps[event.key]
    const isOnButton = event.target instanceof HTMLElement && event.target.matches("button, summary, a, label")
    if (step) send({ type: "Stepped", to: step })
    else if (event.key === " " && !isOnButton) send({ type: "PlayPressed" })
    else if (event.key === "/") document.querySelector<HTMLElement>("#inspector-search")?.focus()
    else return
    event.preventDefault()
  }
  document.addEventListener("keydown", press)
  return () => document.removeEventListener("keydown", press)
}
