import { type RefObject, useLayoutEffect, useRef } from "react"

/** Tells once what was typed or chosen in a field of a drawn page before the page was alive, or was put back by the browser. */
export const useTypedBefore = (
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  shown: string,
  tell: (value: string) => void,
): void => {
  const first = useRef({ shown, tell })
  useLayoutEffect(() => {
    const { shown, tell } = first.current
    const { value = shown } = field.current ?? {}
    if (value !== "" && value !== shown) tell(value)
  }, [field])
}
