import type { FocusEvent } from "react"

/** Pixels that stay free beside it, for the ring. */
const ring = 8

/**
 * Brings what the keyboard has come to whole into its row (a list, a group) that scrolls sideways: browsers leave what
 * is seen in part where it is (WCAG 2.2, 2.4.11). A finger's press moves nothing, or it would be let go over something else.
 */
export const showInStrip = ({ currentTarget: control }: FocusEvent<HTMLElement>): void => {
  const strip = control.closest("ul, fieldset")
  if (strip === null || !control.matches(":focus-visible")) return
  const [place, seen] = [control.getBoundingClientRect(), strip.getBoundingClientRect()]
  const right = place.right + ring - Math.min(seen.right, document.documentElement.clientWidth)
  const left = seen.left + ring - place.left
  if (right > 0) strip.scrollBy({ left: right, behavior: "instant" })
  else if (left > 0) strip.scrollBy({ left: -left, behavior: "instant" })
}
