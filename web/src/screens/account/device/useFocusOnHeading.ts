import { useEffect, useRef } from "react"

/** Puts the focus on a heading when the row or button below it that had the focus is gone. */
export const useFocusOnHeading = (heading: string, isIdle: boolean, rows: number): void => {
  const before = useRef(rows)
  useEffect(() => {
    if (isIdle && rows < before.current && document.activeElement === document.body)
      document.getElementById(heading)?.focus()
    before.current = rows
  }, [heading, isIdle, rows])
}
