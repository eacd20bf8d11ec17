import { useEffect, useState } from "react"
import { isTyping } from "./typing.ts"

/** Whether what opens over the page may take the focus. */
export type TypingHold =
  /** It may. */
  | "free"
  /** Somebody is typing, and it must not; a live region for its name is there, and still empty. */
  | "held"
  /** It must not, and its name is said meanwhile: a screen reader hears only what comes into a live region. */
  | "said"

/**
 * Whether what `wants` the focus may take it: while somebody types in a field outside of its own `place`, not before they
 * leave that field.
 */
export const useTypingHold = (wants: boolean, place: string): TypingHold => {
  const [hold, change] = useState<TypingHold | null>(null)
  if (wants && hold === null) change(isTyping(place) ? "held" : "free")
  if (!wants && hold !== null) change(null)
  const isHeld = hold === "held" || hold === "said"
  useEffect(() => {
    if (!isHeld) return
    // Asked anew each time: the field may have lost the focus, or be gone, before this listens.
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
