import { type RefObject, useLayoutEffect, useRef } from "react"
import { useRenderAtOnce } from "./useRenderAtOnce.ts"

/**
 * Reports early input once: the radio button that was checked in a group, by its name, before the page was hydrated, or
 * that the browser restored.
 */
export const useTickedBefore = (
  group: RefObject<HTMLElement | null>,
  tell: (ticked: Readonly<Record<string, string>>) => void,
): void => {
  const first = useRef(tell)
  const renderAtOnce = useRenderAtOnce()
  useLayoutEffect(() => {
    const ticked = [...(group.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? [])]
    // The attribute still has the rendered state.
    if (ticked.every(({ defaultChecked }) => defaultChecked)) return
    first.current(Object.fromEntries(ticked.map(({ name, value }) => [name, value])))
    renderAtOnce()
  }, [group, renderAtOnce])
}
