import { type RefObject, useLayoutEffect, useRef } from "react"
import { useRenderAtOnce } from "./useRenderAtOnce.ts"

/** Reports early input once: what was typed or chosen in a field before hydration, or what the browser restored. */
export const useTypedBefore = (
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  shown: string,
  tell: (value: string) => void,
): void => {
  const first = useRef({ shown, tell })
  const renderAtOnce = useRenderAtOnce()
  useLayoutEffect(() => {
    const { shown, tell } = first.current
    const { value = shown } = field.current ?? {}
    if (value === "" || value === shown) return
    tell(value)
    renderAtOnce()
  }, [field, renderAtOnce])
}
