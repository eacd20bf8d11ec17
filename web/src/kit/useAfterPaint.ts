import { startTransition, useEffect, useState } from "react"

/**
 * A value that follows one paint later, for content too expensive to render in the frame that responds to a press. A
 * value that is replaced before that is never rendered.
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
