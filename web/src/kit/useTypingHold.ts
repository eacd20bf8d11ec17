import { useEffect, useState } from "react"
import { isTyping } from "./typing.ts"

/** Whether an overlay that opens may take the focus. */
export type TypingHold =
  /** It may take the focus. */
  | "free"
  /** It must not, because somebody is typing; the live region for its name is rendered, and still empty. */
  | "held"
  /** It must not, and its name is in the live region: screen readers announce only text that is added to one. */
  | "said"

/**
 * Whether an overlay that `wants` the focus may take it: while somebody types in a field outside the overlay (`place`,
 * a CSS selector), only once they leave that field.
 */
export const useTypingHold = (wants: boolean, place: string): TypingHold => {
  const [hold, change] = useState<TypingHold | null>(null)
  if (wants && hold === null) change(isTyping(place) ? "held" : "free")
  if (!wants && hold !== null) change(null)
  const isHeld = hold === "held" || hold === "said"
  useEffect(() => {
    if (!isHeld) return
    // Also checked at once: the field may have lost the focus, or been removed, before the listeners were added.
    const look = () => {
      if (!isTyping(place)) change("free")
    }
    const frame = requestAnimationFrame(() => change((now) => (now === "held" ? "said" : now)))
    for (const what of ["focusin", "focusout"]) document.addEventListener(what, look)
    look()
    return () => {
      cancelAnimationFrame(frame)
      for (const what of ["focusin", "focusout"]) document.removeEventListener(what, look)
    }
  }, [isHeld, place])
  return hold ?? "free"
}
