import type { FocusEvent } from "react"

/** Pixels kept free beside it, for the focus ring. */
const ring = 8

/**
 * Scrolls the focused element fully into view in its horizontal strip: browsers leave a partly visible element where it
 * is (WCAG 2.2, 2.4.11). A press with a finger does not scroll, or it would be released over another element.
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
