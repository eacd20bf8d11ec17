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
    const field = document.activeElement
    const release = () => change("free")
    const frame = requestAnimationFrame(() => change("said"))
    field?.addEventListener("blur", release)
    return () => {
      cancelAnimationFrame(frame)
      field?.removeEventListener("blur", release)
    }
  }, [isHeld])
  return hold ?? "free"
}
