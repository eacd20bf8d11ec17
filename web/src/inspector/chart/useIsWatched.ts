import { type RefObject, useEffect, useRef } from "react"

/** Whether the element covered the middle of the window when the window was last drawn: then it is what is looked at. */
export const useIsWatched = (element: RefObject<Element | null>): RefObject<boolean> => {
  const isWatched = useRef(false)
  useEffect(() => {
    if (element.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => (isWatched.current = entries.at(-1)?.isIntersecting === true),
      // A line across the middle.
      { rootMargin: "-50% 0px" },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isWatched
}
