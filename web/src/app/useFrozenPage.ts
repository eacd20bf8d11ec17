import { useLayoutEffect, useRef } from "react"
import { freezePage } from "../kit/freezePage.ts"
import { useView } from "../shop/shopContext.ts"

/** Scrolls to the focused element: freezing the page may have interrupted the browser's own scroll to it. */
const showFocused = (): void => {
  const at = document.activeElement
  if (at?.matches(":focus-visible") === true) at.scrollIntoView({ block: "nearest", behavior: "instant" })
}

/** Freezes the page's scroll while a modal is open, and restores its position afterwards (SPEC §2.3). */
export const useFrozenPage = (): void => {
  const { isScrollLocked } = useView("overlay")
  const { path } = useView("route")
  const shown = useRef(path)
  useLayoutEffect(() => {
    shown.current = path
  }, [path])
  useLayoutEffect(() => {
    if (!isScrollLocked) return
    const top = scrollY
    const frozen = shown.current
    const release = freezePage()
    return () => {
      release()
      // A new page starts at its own position.
      if (shown.current !== frozen) return
      if (scrollY !== top) scrollTo({ top, behavior: "instant" })
      requestAnimationFrame(showFocused)
    }
  }, [isScrollLocked])
}
