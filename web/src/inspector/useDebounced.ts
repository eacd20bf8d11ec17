import { useLayoutEffect, useRef, useState } from "react"

/** The debounce time in ms. */
const rest = 100

/**
 * A debounced value, for content that is slow to render: a first change is followed at once, quick changes once they
 * stop.
 */
export const useDebounced = <Value>(value: Value): Value => {
  const [rested, settle] = useState(value)
  const changed = useRef(Number.NEGATIVE_INFINITY)
  useLayoutEffect(() => {
    const now = performance.now()
    const isQuick = now - changed.current < rest
    changed.current = now
    if (!isQuick) return settle(value)
    const waiting = setTimeout(() => settle(value), rest)
    return () => clearTimeout(waiting)
  }, [value])
  return rested
}
