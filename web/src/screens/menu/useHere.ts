import { type RefObject, startTransition, useLayoutEffect, useState } from "react"
import { inTurn } from "../../kit/inTurn.ts"
import { useBorn } from "../../kit/useBorn.ts"

/**
 * Whether a piece of a long page is drawn already: at once where that is asked for or the server has drawn it, else when
 * the window comes near, and sooner or later in a quiet moment, so that all of the page can be read out and searched.
 */
export const useHere = (place: RefObject<HTMLElement | null>, isAtOnce: boolean): boolean => {
  const isBorn = useBorn()
  const [isHere, come] = useState(isAtOnce || isBorn)
  useLayoutEffect(() => {
    if (isHere) return undefined
    const element = place.current
    const look = (event: Event): void => {
      if (event instanceof ContentVisibilityAutoStateChangeEvent && !event.skipped) come(true)
    }
    element?.addEventListener("contentvisibilityautostatechange", look)
    const leaveOut = inTurn(() => startTransition(() => come(true)))
    return () => {
      element?.removeEventListener("contentvisibilityautostatechange", look)
      leaveOut()
    }
  }, [place, isHere])
  return isHere
}
