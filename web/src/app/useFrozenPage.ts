import { useLayoutEffect, useRef } from "react"
import { useView } from "./shopContext.ts"

/** A page that was frozen on its way to what the keyboard had come to, or has got a bar since, would hide it. */
const showFocused = (): void => {
  const at = document.activeElement
  if (at?.matches(":focus-visible") === true) at.scrollIntoView({ block: "nearest", behavior: "instant" })
}

/** While something lies over the page it does not scroll, and afterwards it stands where it stood (SPEC §2.3). */
export const useFrozenPage = (): void => {
  const { isScrollLocked } = useView("overlay")
  const { path } = useView("route")
  const shown = useRef(path)
  useLayoutEffect(() => {
    shown.current = path
  }, [path])
  useLayoutEffect(() => {
    if (!isScrollLocked) return
    const root = document.documentElement
    const top = scrollY
    const frozen = shown.current
    root.dataset["frozen"] = ""
    return () => {
      delete root.dataset["frozen"]
      // Another page begins where it begins.
      if (shown.current !== frozen) return
      if (scrollY !== top) scrollTo({ top, behavior: "instant" })
      requestAnimationFrame(showFocused)
    }
  }, [isScrollLocked])
}
