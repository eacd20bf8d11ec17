import { type RefObject, startTransition, useLayoutEffect, useState } from "react"
import { inTurn } from "../../kit/inTurn.ts"
import { useDrawnByServer } from "../../kit/hydration.ts"

/**
 * Whether to render a part of a long page: at once if `isImmediate` or rendered by the server, else when the viewport
 * comes near, at the latest in idle time, so that screen readers and the browser's search find the whole page.
 */
export const useDeferredRender = (container: RefObject<HTMLElement | null>, isImmediate: boolean): boolean => {
  const isDrawnByServer = useDrawnByServer()
  const [isRendered, setIsRendered] = useState(isImmediate || isDrawnByServer)
  useLayoutEffect(() => {
    if (isRendered) return undefined
    const element = container.current
    const onVisibility = (event: Event): void => {
      if (event instanceof ContentVisibilityAutoStateChangeEvent && !event.skipped) setIsRendered(true)
    }
    element?.addEventListener("contentvisibilityautostatechange", onVisibility)
    const cancel = inTurn(() => startTransition(() => setIsRendered(true)))
    return () => {
      element?.removeEventListener("contentvisibilityautostatechange", onVisibility)
      cancel()
    }
  }, [container, isRendered])
  return isRendered
}
