import { startTransition, useEffect, useState } from "react"

/**
 * A value that follows once what was pressed has been painted: for what is so dear to draw that the answer to a press
 * must not stand in one frame with it. A value that is replaced before that is never drawn.
 */
export const useAfterPaint = <Value>(value: Value): Value => {
  const [shown, show] = useState(value)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => show(value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return shown
}
