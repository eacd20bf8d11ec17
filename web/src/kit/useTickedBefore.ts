import { type RefObject, useLayoutEffect, useRef } from "react"

/**
 * Tells once what was ticked in a group of radio buttons, by their name, before the page that a server drew was alive, or
 * was put back by the browser.
 */
export const useTickedBefore = (
  group: RefObject<HTMLElement | null>,
  tell: (ticked: Readonly<Record<string, string>>) => void,
): void => {
  const first = useRef(tell)
  useLayoutEffect(() => {
    const ticked = [...(group.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? [])]
    // The attribute still says what was drawn.
    if (ticked.every(({ defaultChecked }) => defaultChecked)) return
    first.current(Object.fromEntries(ticked.map(({ name, value }) => [name, value])))
  }, [group])
}
