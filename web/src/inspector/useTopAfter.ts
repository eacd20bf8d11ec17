import { type RefObject, useLayoutEffect, useRef } from "react"

/** A ref to a part that is scrolled to its top after this value has changed; if it is hidden then, once it is shown. */
export const useTopAfter = (value: number): RefObject<HTMLElement | null> => {
  const part = useRef<HTMLElement>(null)
  const seen = useRef(value)
  useLayoutEffect(() => {
    if (seen.current === value || part.current === null || part.current.clientHeight === 0) return
    part.current.scrollTop = 0
    seen.current = value
  })
  return part
}
