import { useLayoutEffect, useRef, useState } from "react"

/** How long a value has to stay, in ms, until it counts as rested. */
const rest = 100

/** A value that follows the given one at once, but after quick changes only when it rests: what it is for is slow to draw. */
export const useRested = <Value>(value: Value): Value => {
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
